# Das Spiel auf einem Blatt
turn-1 = Aufwachen: 1 Gesundheit, außer dein Monster ist bei 0. (R-1)
turn-2 = Heilen: Jedes Futter, das du ausgibst, heilt 2.
turn-3 = Zwei Monsterzüge oder weniger: eine Bewegung und eine Aktion. Orte werden davor, dazwischen und danach gespielt.
turn-4 = Noch einmal heilen. Wachsen, einmal, wenn Gesundheit und Futter beide die Zahl der Tafel erreichen. (R-8)
turn-5 = Tausch zwei Karten gegen eine neue. Leg Karten ab, bis du fünf hast, dann zieh eine.
know-1 = Aktionen: Einheiten, den Ort oder ein anderes Monster angreifen; Atem; schlafen.
know-2 = Schwarze Würfel nach der Tafel; was keine Haltbarkeit mehr hat, ist zerstört, dann wird gefressen.
know-3 = Bei 0 Gesundheit verliert ein Monster einen Monsterzug; verliert es dann noch mehr, schrumpft es.
know-4 = Wer einen Ort zerstört, nimmt seine Karte als Schrecken, und seine Marken sind Futter.
score-1 = Größe 8 oder 12 Schrecken am Ende irgendeines Zuges gewinnen; bis dahin können es dir die anderen nehmen.
score-2 = Ist der Stapel leer, entscheiden Größe und Schrecken zusammen.
