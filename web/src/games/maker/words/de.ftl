# Wörter des Tisches selbst; Regeln, Teile und Verlauf kommen mit dem Spiel.
board-laboratory = Gräber, Galgenhaufen und Labore. Tab geht von Karte zu Karte, Enter wählt.
board-card = { $part } Nummer { $card }
board-value = Wert { $value }
board-unknown = Wert dir unbekannt
board-told = auch bekannt: { $names }
board-goods = zu verkaufen
board-wanted = gefordert
board-grave = Grab { $grave }: { $count ->
    [0] leer
    [one] eine Karte, { $part }
   *[other] { $count } Karten, oben: { $part }
}
board-heap = Galgenhaufen
board-slab = Monster von { $name }: { $parts }
board-player = { $name }: Studierwürfel { $die }, { $stock ->
    [one] ein Teil
   *[other] { $stock } Teile
} im Lager, { $robbable ->
    [0] bewacht
   *[other] kann bestohlen werden
}
board-stones = Offene Grabraubkarten: { $stones }
board-open = kann bestohlen werden
board-guarded = bewacht
board-why = Jetzt nicht, und warum
step-name-1 = 1.: plündern oder vorbereiten
step-name-2 = 2.: studieren, operieren, erwecken
step-name-3 = 3.: verkaufen oder zurücknehmen
seat-die = Studierwürfel { $die }, niedrig ist gut
seat-sewn = { $n } von 6 Teilen angenäht
roll-needs = du brauchst eine { $need }: { $percent } %{ $modifier ->
    [0] {""}
   *[other] {""}, mit { $sign } auf den Wurf
}
roll-impossible = kein Wurf reicht: 0 %
roll-hopeless = Das kann nicht gelingen. Es senkt nur deinen Würfel.
offer-card = { $action }: { $part } #{ $card }
offer-operate = Von { $name } verlangen: { $part }
offer-grave = Grab { $grave }
offer-player = { $action }: { $name }
offer-wish = Ich hätte gern { $wish }
offer-points = { $points ->
    [0] Keine Punkte
    [one] Ein Punkt
   *[other] { $points } Punkte
}
about-steal = Dein Studierwürfel geht um eins hinauf. Die Vorderseite siehst du, wenn es dir gehört.
about-heap = Dein Studierwürfel geht auf 6.
about-hand = Der Operateur muss versuchen, es anzunähen.
about-take = Die Vorderseite siehst du, wenn es dir gehört.
about-sell = Die anderen machen im Uhrzeigersinn Angebote. Niemand sieht die Vorderseite.
about-show = Der Verkäufer wird die Vorderseite ansehen.
about-add = Der Verkäufer sieht nur die Rückseite.
about-want = Es gehört zu deiner einen Gegenforderung.
about-accept = Das Geschäft gilt sofort.
about-demand = Deine eine Gegenforderung in diesem Verkauf.
