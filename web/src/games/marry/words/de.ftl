# Wörter des Bretts selbst; Regeln, Karten und Verlauf kommen mit dem Spiel.
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
card-text-0 = Er läuft zum Ziel und zerstampft, was schwach genug ist.
card-text-1 = Baue bis zu zwei Häuser auf leere Felder.
card-text-2 = Haus wird Gutshof, Gutshof wird Turm.
step-name-1 = Punkte
step-name-2 = Karte
step-name-3 = Freie Häuser
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
seat-boons = Gaben
preview-building = { $owner }: { $building } auf { $spot }
stomp-title = Stampfen mit { $strength }
stomp-target = Ziel: { $target }.
stomp-falls = { $n ->
    [one] Ein Gebäude fällt: { $list }. Du ziehst dafür eine Karte.
   *[other] { $n } Gebäude fallen: { $list }. Du ziehst dafür { $n } Karten.
}
stomp-nothing = Nichts fällt.
stomp-stops = Zu stark für ihn ist { $blocker }. Er bleibt auf { $at } stehen.
swap-label = Drei { $card } als { $becomes }
swap-text = Drei Karten { $card } verlassen deine Hand und zählen als eine Karte { $becomes }, die gleich genutzt wird.
swap-verb = Auslegen
move-title = Den Fachan versetzen
move-text = Er geht nach { $spot }. Nichts fällt.
move-verb = Versetzen
grow-text = Auf { $spot }: { $from } wird { $to }.
done-building = Ein Haus genügt
done-houses = Weiter zu den Karten
done-turn = { $played ->
    [0] Zug beenden, drei ziehen
   *[other] Zug beenden
}
