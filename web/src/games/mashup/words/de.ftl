# Wörter des Spielbretts selbst; Karten, Regeln und Verlauf kommen mit dem Spiel.
board-city = Die Stadt: eine Straße für jeden. Tab geht von Platz zu Platz, Enter wählt.
street-of = Straße von { $name }
street-empty = Hier ist noch kein Ort
rail-size = Größe
rail-health = Gesundh.
rail-infamy = Schrecken
plate-turn = am Zug
plate-you = du
plate-cards = { $n ->
    [one] eine Handkarte
   *[other] { $n } Handkarten
}
plate-size = Größe { $n }
plate-health = Gesundheit { $n } von { $of }
plate-stomach = { $n }/{ $of }
plate-empty = Magen leer
plate-lost = { $n ->
    [one] verliert einen Monsterzug
   *[other] verliert { $n } Monsterzüge
}
monster-of = Monster von { $name }
monster-tag = { $name }: { $n } Gesundheit
unit-follows = folgt { $name }
lot-of = von { $name }
lot-hits = noch { $left } von { $hits } Treffern
lot-attacked = wird angegriffen
lot-tag-attack = { $name } greift hier an
lot-tag-goal = { $name } bricht hierher auf
face-hits = { $n } Treffer
face-infamy = { $n } Schrecken
face-dice = { $n } { $colour } Würfel
face-abundance = Ähnliche Karten: { $n } von 5
face-usefulness = Später nützlich: { $n } von 5
step-name-wake = Heilen
step-name-move-1 = Zug 1
step-name-move-2 = Zug 2
step-name-grow = Wachsen
step-name-cards = Karten
play-here = Hier spielen
go-to = Ziel: { $place }
go = Los
draft-take = Diese Mutation nehmen
purge = Wegnehmen
with-mutation = { $frame ->
    [striking] Angreifen mit { $card }
   *[other] { $card }
}
strike-plain = Angreifen mit { $dice } Würfeln
group-eat = Fressen
group-spend = Ausgeben
about-sleep = Bekommt { $n } Gesundheit, vorerst auch über { $most } hinaus. Andere hier dürfen es angreifen, dann schießen Einheiten.
stack-order = Was oben liegt, geschieht zuerst.
stack-yours = Du: { $card }
odds-faces = { $name } steht gegenüber
odds-sum = { $hits } Treffer zu erwarten; { $name } hat { $health } Gesundheit.
odds-now = wird gestoppt
odds-pass = wenn du passt
odds-card = mit deiner Karte
dice-shot = Einheiten schießen auf { $name }
dice-strikes = { $name } greift { $other } an
dice-assaults = { $name } greift an
dice-plain = Würfel
dice-hits = { $n ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $n } Treffer
}
dice-skip = Würfel überspringen
dice-close = Würfel weglegen
corner-decks = Stapel { $deck }, Mutat. { $genes }, Ablage { $discard }
chart-size = Größe
chart-dice = Würfel
chart-eat = frisst
chart-stomach = Magen
chart-health = Gesundh.
chart-grow = wächst
chart-of = { $n } von { $of }
chart-wins = Sieg
gallery-open = Alle Karten
gallery-title = Alle Karten
gallery-close = Schließen
gallery-search = Suchen
gallery-deck = Art
gallery-tag = Merkmal
gallery-all = alle
gallery-discarded = nur abgelegte
gallery-hand = nur meine Hand
gallery-found = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
gallery-copies = { $n ->
    [one] einmal
   *[other] { $n } Exemplare
}{ $gone ->
    [0] {""}
   *[other] , { $gone } abgelegt
}
gallery-chart = Die Monstertafel
gallery-ours = Die Kartenliste des gedruckten Spiels ist nicht öffentlich. Dreizehn Karten nennt seine Regel; alle anderen und die meisten Zahlen sind unsere.
