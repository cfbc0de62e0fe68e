# Wörter des Plans selbst; Regeln, Karten und Verlauf kommen mit dem Spiel.
board-valley = Das Tal. Pfeiltasten gehen von Feld zu Feld, die Eingabetaste wählt.
board-hex = Feld { $spot }, Wert { $value }
board-hex-building =
    { $height ->
        [1] { $owner }: Haus
        [2] { $owner }: Gutshof
       *[3] { $owner }: Turm
    }
board-hex-empty = leer
board-hex-fachan = hier steht der Fachan
board-hex-lit = wählbar
board-hex-chosen = gewählt
board-hex-way = auf dem Weg
board-hex-falls = wird fallen

# Was der Tisch sagt, bevor etwas geschieht
card-text-0 = Er rennt zum Ziel und zerstampft, was schwach genug ist.
card-text-1 = Setze bis zu zwei Häuser auf leere Felder.
card-text-2 = Haus wird Gutshof, Gutshof wird Turm.
step-name-1 = Punkte
step-name-2 = Karte
step-name-3 = Gratishäuser
step-name-4 = Fachan und Karten
step-name-5 = Beute
seat-towers = { $n } von 3 Türmen
seat-income = { $n ->
    [one] ein Punkt je Zug
   *[other] { $n } Punkte je Zug
}
seat-supply = { $n ->
    [one] ein Stein übrig
   *[other] { $n } Steine übrig
}
seat-boons = Gunst
turn-stomps = { $n ->
    [0] Der Fachan kann in diesem Zug nicht noch einmal gelockt werden.
    [one] Der Fachan kann noch einmal gelockt werden.
   *[other] Der Fachan kann noch { $n }-mal gelockt werden.
}
turn-foreign = { $used ->
    [0] Ein Ziel darf ein fremdes Gebäude sein.
   *[other] Das fremde Ziel dieses Zuges ist verbraucht.
}
preview-building = { $building } auf { $spot } ({ $owner })
preview-own = dein { $building } auf { $spot }
stomp-title = Stampfen mit { $strength }
stomp-target = Ziel: { $target }.
stomp-falls = { $n ->
    [one] Ein Gebäude fällt: { $list }. Du ziehst dafür eine Karte.
   *[other] { $n } Gebäude fallen: { $list }. Du ziehst dafür { $n } Karten.
}
stomp-nothing = Nichts fällt.
stomp-stops = Zu stark für ihn: { $blocker }. Er bleibt auf { $at } stehen.
stomp-stays = Zu stark für ihn: { $blocker }. Er bleibt auf { $at }: Die Karten und dieses Stampfen sind vertan.
swap-label = Drei { $card } als { $becomes }
swap-text = Drei Karten { $card } verlassen deine Hand und zählen als eine Karte { $becomes }, die gleich genutzt wird.
swap-verb = Auslegen
move-title = Den Fachan bewegen
move-text = Er geht nach { $spot }. Nichts fällt.
move-verb = Bewegen
grow-text = Auf { $spot }: { $from } wird { $to }.
done-building = Ein Haus genügt
done-houses = Weiter zu den Karten
done-turn = { $played ->
    [0] Zug beenden, drei ziehen
   *[other] Zug beenden
}

# Die Einführung
learn-houses-title = Häuser und Punkte
learn-houses-text = Du bist Mohn, mit den roten Giebeldächern. Jeder Zug hat fünf Schritte. Zuerst gibt es Punkte: Jedes deiner Gebäude bringt den Wert seines Feldes, die Mitte also am meisten. Dann ziehst du eine Karte. Jetzt kommt Schritt 3: Gratishäuser.
learn-houses-after = Deine Häuser bringen zu Beginn jedes deiner Züge Punkte. Wer keine Karte spielt, zieht dafür drei.
learn-stomp-title = Das Stampfen
learn-stomp-text = Der Fachan rennt geradeaus zu einem deiner Gebäude und zerstampft auf dem Weg alles, was nicht stärker ist als die Karten Stampfen, die du spielst. Jedes gefallene Gebäude ist eine Karte für dich.
learn-stomp-after = Die Steine liegen im Wald, bis dein Zug endet, dann gehen sie an ihre Besitzer zurück. Auch deine eigenen Gebäude fallen, wenn sie im Weg stehen: Wähle die Linie gut.
learn-grow-title = Bauen und verstärken
learn-grow-text = Eine Karte Bauen bringt bis zu zwei weitere Häuser. Verstärken macht aus einem Haus einen Gutshof und aus einem Gutshof einen Turm: Er bringt nicht mehr, aber es braucht mehr Karten Stampfen, um ihn zu fällen.
learn-grow-after = Ein Turm in einer Linie mit dem Fachan ist eine Mauer. Was dahinter steht, ist sicher, bis jemand drei Karten Stampfen ausgibt.
learn-boon-title = Die Gunst des Zauberers
learn-boon-text = Mit 15 Punkten lässt der blaue Zauberer dich den Fachan zweimal im Zug locken, aber du setzt weniger Gratishäuser. Mit 30 Punkten darf ein Ziel je Zug ein fremdes Gebäude sein. Die Rauten bei deinen Punkten zählen, wie oft dir Gunst erwiesen wurde.
learn-boon-after = Eine Gunst geht nie verloren. Mit 60 und 75 Punkten schenkt dir der Zauberer sogar Gratistürme.
learn-win-title = Drei Türme
learn-win-text = Du gewinnst sofort mit 45 Punkten und drei Türmen auf dem Plan. Die Punkte hast du. Errichte, was noch fehlt!
learn-win-after = Du hast gewonnen: Der Fachan bekommt seine Gefährtin. Mit 90 Punkten gewinnt man auch ganz ohne Turm.
learn-do-house = Setze ein Haus auf das leuchtende Feld, { $spot }: Klicke es an, oder geh mit den Pfeiltasten hin und drücke die Eingabetaste.
learn-do-tower = Mach dein Gebäude auf dem leuchtenden Feld, { $spot }, zu einem Gratisturm.
learn-do-fortify = Wähle dein Gebäude auf dem leuchtenden Feld, { $spot }, und verstärke es.
learn-do-build = Spiele deine Karte Bauen: Klicke sie an.
learn-do-move = Bewege den Fachan auf das leuchtende Feld, { $spot }: Wähle es, dann bestätige.
learn-do-stomp = Locke den Fachan mit Stärke { $strength } auf das leuchtende Feld, { $spot }: Wähle es, lies, was geschehen wird, dann stampfe.
learn-do-swap = Lege drei Karten einer Sorte als eine andere aus: Klicke eine davon an.
learn-do-done = { $step ->
    [3] Das genügt. Weiter zu den Karten.
   *[other] Das ist vorerst alles. Beende deinen Zug.
}
