# Das Spiel auf einem Blatt
turn-1 = Punkte: Jedes deiner Gebäude bringt die Zahl seines Feldes. (R-1)
turn-2 = Eine Karte ziehen.
turn-3 = Gratishäuser: bis zu drei; ab 15 Punkten zwei, ab 30 eins. (R-2)
turn-4 = Fachan und Karten: Beweg ihn einmal geradeaus und spiel so viele Karten, wie du magst. Gar keine Karte: Zieh drei. (R-5, R-6)
turn-5 = Beute: eine Karte für jedes Gebäude, das in deinem Zug gefallen ist. Dann gehen die Steine an ihre Besitzer zurück.
know-1 = Stampfen: Er rennt geradeaus zu einem Gebäude von dir. Mit einer Karte fallen Häuser, mit zweien auch Gutshöfe, mit dreien auch Türme. Was stärker ist, hält ihn auf, und er bleibt davor stehen. (R-8)
know-2 = Bauen: bis zu zwei Häuser. Verstärken: ein Stein mehr auf ein eigenes Gebäude, bis zum Turm. (R-7)
know-3 = Drei gleiche Karten zählen zusammen als eine einer anderen Sorte.
know-4 = Gunst: Ab 15 Punkten kannst du ihn zweimal im Zug locken, ab 30 darf ein Ziel ein fremdes Gebäude sein, ab 60 gibt es einen Gratisturm, ab 75 zwei.
score-1 = Ein Gebäude bringt, was sein Feld zählt, gleich wie hoch es ist: 1 am Rand, 5 in der Mitte.
score-2 = 45 Punkte und drei Türme auf dem Plan gewinnen sofort; 90 Punkte gewinnen auch ohne.
