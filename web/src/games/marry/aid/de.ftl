# Das Spiel auf einem Blatt
turn-1 = Punkte: Jedes deiner Gebäude bringt die Zahl seines Feldes. (R-1)
turn-2 = Eine Karte ziehen.
turn-3 = Gratishäuser: bis zu drei; ab 15 Punkten zwei, ab 30 eins. (R-2)
turn-4 = Fachan und Karten: Lock ihn einmal geradeaus und spiel so viele Karten, wie du magst. Gar keine Karte: Zieh drei. (R-5, R-6)
turn-5 = Beute: eine Karte für jedes Gebäude, das in deinem Zug gefallen ist. Die Teile gehen heim.
know-1 = Stampfen: Er rennt geradeaus zu einem Gebäude von dir. Eine Karte fällt Häuser, zwei auch Gutshöfe, drei auch Türme. Was stärker ist, hält ihn auf, und er bleibt davor stehen. (R-8)
know-2 = Bauen: zwei Häuser. Verstärken: ein Stockwerk mehr. (R-7)
know-3 = Drei gleiche Karten zählen als eine andere.
know-4 = Gunst: Ab 15 Punkten rennt er zweimal im Zug, ab 30 darf ein Ziel jemand anderem gehören, ab 60 ist ein Turm im Zug gratis, ab 75 sind es zwei.
score-1 = Nur Felder bringen Punkte, gleich was darauf steht: 1 am Rand, 5 in der Mitte.
score-2 = 45 Punkte und drei Türme auf dem Plan gewinnen sofort; 90 Punkte gewinnen auch ohne.
