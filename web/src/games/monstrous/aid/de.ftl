# Das Spiel auf einem Blatt
turn-1 = Wirf ein Monster aus der Hand. (R-1)
turn-2 = Fallen, die getroffen sind, wirken für die, denen sie gehören.
turn-3 = Monster: die Kraft der Seite, die jetzt oben liegt.
turn-4 = Ort: die Kraft eines Ortes, den du triffst.
turn-5 = Glaube: der Glaube eines Ortes, den du triffst.
turn-6 = Zusatzwürfe, wenn du welche erhalten hast. Dann zieh eine Karte.
know-1 = Wähl die Karte, die Seite, die oben liegen soll, den Tischrand und die Art des Wurfs. Kein Wurf ist genau. (R-2)
know-2 = Die eben geworfene Karte trifft eine andere, wenn man von oben eine Kante der oberen über der unteren sieht. (R-4)
know-3 = Eine Karte, die neben dem Tisch liegen bleibt, kommt in die Unterwelt ihres Gottes.
know-4 = Hat ein Gott am Ende seines Zuges weder Hand noch Stapel, haben alle anderen noch einen letzten Zug.
score-1 = Glaube, weniger 1 für jede Karte auf der Hand, im Stapel und in der Unterwelt.
score-2 = Wer allein die meisten Monster auf Troja hat, erhält 3.
score-3 = Gleichstand: die meisten Monster auf Orten, dann die wenigsten in der Unterwelt.
