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
lot-hits = Haltbarkeit { $left } von { $hits }
lot-attacked = wird angegriffen
lot-tag-attack = { $name } greift hier an
lot-tag-goal = { $name } bricht hierher auf
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
draft-take = Nehmen
purge = Wegnehmen
with-mutation = { $frame ->
    [striking] Angreifen mit { $card }
   *[other] { $card }
}
strike-plain = Angreifen mit { $dice } Würfeln
group-eat = Fressen
group-spend = Ausgeben
about-sleep = Bekommt { $n } Gesundheit, vorerst auch über { $most } hinaus. { $alone ->
    [1] Dort kann es niemand angreifen.
   *[0] Andere hier dürfen es angreifen, dann schießen Einheiten.
}
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

# Die Einführung

learn-draft-title = Ein eigenes Monster
learn-draft-text = Du bist Mohn, und das Monster gehört dir: Größe 2, 7 Gesundheit. Zwei Mutationen werden dir angeboten. Beide wählen geheim, dann werden beide gezeigt.
learn-draft-after = Das Monster von See speit Frost. Alle Monster beginnen irgendwo im Nirgendwo; das ist kein Ort.
learn-locations-title = Orte
learn-locations-text = Orte legst du vor dir aus, vor und nach deinen Monsterzügen. Der Schild ist, was er aushält, der Stern der Schrecken für den, der ihn plattmacht, darunter liegt sein Futter. Angreifen darf ihn jeder, du selbst aber nicht in diesem Zug.
learn-locations-after = Auf jede Karte kann man mit Aktionskarten antworten, also wurdet ihr beide gefragt. An einem echten Tisch sagst du, in welchen Momenten du gefragt werden willst; sonst passt der Tisch für dich.
learn-raid-title = Ein Überfall
learn-raid-text = See hat eine Vorstadt, bewacht von Infanterie: zwei weiße Würfel, die mit 4 bis 6 treffen. Ein Monsterzug ist eine Bewegung und eine Aktion. Geh hin, greif den Ort an und leg deine Treffer darauf. Das Blatt sagt vorher, was dich erwartet.
learn-raid-after = Die Vorstadt liegt in Trümmern. Ihre Karte ist dein Schrecken, und dein Monster hat zwei Meeple gefressen, je 2 Futter wert. Mit 12 Schrecken am Ende eines Zuges gewinnst du.
learn-grow-title = Wachsen
learn-grow-text = Du hast 4 Futter und genug Gesundheit: Die Zahlen deines Monsters links von deiner Hand sagen, dass Wachsen von beidem 4 kostet; an der Messlatte neben ihm steht, wie viel du davon hast. Das Futter ist dann weg, die Gesundheit bleibt.
learn-grow-after = Größe 3: mehr Würfel, ein größerer Bissen, mehr Gesundheit. Auch Größe 8 am Ende eines Zuges gewinnt.
learn-answer-title = Eine Antwort
learn-answer-text = Das Monster von See ist an dein Stadion gekommen und sagt einen Angriff an. Du hast einen Luftangriff: vier schwarze Würfel, die mit 3 bis 6 treffen. Eine Antwort geschieht vor dem, worauf sie antwortet.
learn-answer-after = See hätte fliehen können und blieb. Das Stadion steht. Was oben liegt, geschieht immer zuerst, und auf Antworten kann man antworten.
learn-do-mutation = Wähle die leuchtende Karte deiner Hand, lies, was sie tut, und nimm sie.
learn-do-play = Wähle die leuchtende Karte deiner Hand, lies sie und spiel sie.
learn-do-pass = Hier gibt es nichts zu antworten: passe.
learn-do-place = Wähle den leuchtenden Ort, lies, was dich erwartet, und geh los.
learn-do-attack-location = Greif den Ort an.
learn-do-strike = Wirf deine Würfel: Greif an.
learn-do-building = Leg den Treffer auf den leuchtenden Ort.
learn-do-food = Nimm den Meeple.
learn-do-stop = Ein Monsterzug genügt für heute: keiner mehr.
learn-do-grow = Wachse!
learn-do-monster = Wähle das Monster von See, lies, was die Würfel tun können, und spiel die Karte dort.
learn-win-title = Zwölf Schrecken
learn-win-text = Viele Züge später fehlt dir zu zwölf Schrecken nur noch, was der Zoo wert ist. Du hast Säurespucke bekommen: ein Atemangriff, den man einmal bis zum nächsten eigenen Zug zu einem Angriff dazunehmen darf und der auf Orten doppelt zählt.
learn-win-after = Zwölf Schrecken am Ende des Zuges, und niemand hat sie dir genommen: Du hast gewonnen. Beim nächsten Mal werden die anderen antworten.
learn-do-breath = Greif auch mit Säurespucke an.
learn-do-done = Genug: weiter.
