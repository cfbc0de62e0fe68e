# Das Spiel auf einem Blatt
turn-1 = Wirf ein Monster aus der Hand. (R-1)
turn-2 = Fallen, die getroffen sind, wirken für die, denen sie gehören.
turn-3 = Monster: die Kraft der Seite, die jetzt oben liegt.
turn-4 = Ort: die Kraft eines Ortes, den du triffst.
turn-5 = Glaube: der Glaube eines Ortes, den du triffst.
turn-6 = Zusätzliche Würfe, wenn du welche bekommen hast. Dann zieh eine Karte.
know-1 = Wähl die Karte, die Seite nach oben, die Tischkante und die Art des Wurfs. Kein Wurf ist genau. (R-2)
know-2 = Die eben geworfene Karte trifft, was unter oder über ihrem Rand liegt, von oben gesehen. (R-4)
know-3 = Eine Karte, die neben dem Tisch liegen bleibt, kommt in die Unterwelt.
know-4 = Hat jemand weder Hand noch Stapel, kommen alle anderen noch einmal dran.
score-1 = Glaube, weniger eins für jede Karte in Hand, Stapel und Unterwelt.
score-2 = Wer allein die meisten Monster auf Troja hat, bekommt 3.
score-3 = Gleichstand: die meisten Monster auf Orten, dann die wenigsten in der Unterwelt.
