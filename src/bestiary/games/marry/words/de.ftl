title = Marry the Monster
summary = Ein einsamer Fachan stapft durchs Tal. Locke ihn über die Häuser der anderen und baue als Erster drei Türme.

card-0 = Stampfen
card-1 = Bauen
card-2 = Verstärken
card-hidden = eine Karte
building-1 = Haus
building-2 = Gutshof
building-3 = Turm
boon-15 = zweimal Stampfen im Zug, aber nur noch zwei Gratishäuser
boon-30 = ein fremdes Ziel im Zug, aber nur noch ein Gratishaus
boon-45 = die Macht, mit drei Türmen zu gewinnen
boon-60 = ein Gratisturm
boon-75 = ein zweiter Gratisturm
step-1 = Punkte bekommen
step-2 = eine Karte ziehen
step-3 = Gratishäuser setzen
step-4 = Fachan bewegen und Karten spielen
step-5 = Karten für Zerstampftes ziehen
step-hidden = Karte Bauen
direction-0 = Osten
direction-1 = Nordosten
direction-2 = Nordwesten
direction-3 = Westen
direction-4 = Südwesten
direction-5 = Südosten

option-free_tower = Gratisturm ab 60 Punkten
option-free_tower-every_turn = in jedem Zug
option-free_tower-once_when_reached = einmal, beim Erreichen

# Was gefragt ist: ein Satz, und ein Ausdruck für jede Art von Wahl

prompt-over = Das Spiel ist zu Ende.
prompt-waiting = Spieler { $number } ist am Zug.
prompt-free-houses = Du kannst { $choices }.
prompt-cards = Du kannst { $choices }.
prompt-end = Du kannst nur noch { $choices }.
prompt-building = Deine Karte Bauen: { $choices }.
prompt-fortifying = Der Drilling gilt als eine Karte Verstärken: { $choices }.
prompt-stomping = { $sets ->
    [one] Ein Drilling liegt als Stampfen aus
   *[other] { $sets } Drillinge liegen als Stampfen aus
}: { $choices }.
ask-house = { $houses ->
    [one] dein letztes Gratishaus setzen
   *[other] Gratishäuser setzen (noch { $houses })
}
ask-house_first = ihr erstes Haus setzen
ask-house_second = ihr zweites Haus setzen
ask-tower = { $towers ->
    [one] ein Haus oder einen Gutshof zu deinem Gratisturm machen
   *[other] Häuser oder Gutshöfe zu Gratistürmen machen (noch { $towers })
}
ask-fortify = ein Verstärken spielen
ask-fortify_set = ein Haus oder einen Gutshof zum Verstärken wählen
ask-build = ein Bauen spielen
ask-move = den Fachan bewegen
ask-stomp = den Fachan locken ({ $stomps ->
    [one] einmal
   *[other] bis zu { $stomps }-mal
})
ask-stomp_set = Ziel und Stärke wählen
ask-swap = einen Drilling als andere Karte auslegen
ask-swap_more = noch einen Drilling auslegen
ask-done = deinen Zug beenden
ask-done_idle = deinen Zug beenden und drei Karten ziehen
ask-done_step = mit den Karten weitermachen
ask-done_card = es bei einem Haus lassen

# Was eine Wahl bewirkt

choice-house = Setze ein Haus auf { $space }; es bringt { $value ->
    [one] einen Punkt
   *[other] { $value } Punkte
} je Zug.
choice-tower = { $height ->
    [1] Mache dein Haus auf { $space } zum Turm.
   *[other] Mache deinen Gutshof auf { $space } zum Turm.
}
choice-fortify = { $height ->
    [1] Mache dein Haus auf { $space } zum Gutshof.
   *[other] Mache deinen Gutshof auf { $space } zum Turm.
}
choice-build = Spiele eine Karte Bauen: zwei Häuser auf leere Felder.
choice-move = Bewege den Fachan nach { $direction } auf { $space }.
choice-swap = Lege drei Karten { $card } als eine Karte { $becomes } aus.
choice-done = { $frame ->
    [building] Lass es bei einem Haus.
   *[none] { $step ->
        [3] Weiter mit Schritt 4.
       *[other] { $played ->
            [0] Beende deinen Zug und ziehe drei Karten.
           *[other] Beende deinen Zug.
        }
    }
}
choice-stomp = Locke den Fachan mit Stärke { $strength } zum Ziel { $target }.
choice-building = { $owner }: { $building } auf { $space }
choice-falls = { $count ->
    [0] Nichts fällt.
    [one] Ein Gebäude fällt: { $buildings }.
   *[other] { $count } Gebäude fallen: { $buildings }.
}
choice-reaches = Er endet auf { $space }.
choice-stops = Er bleibt auf { $space } stehen, vor etwas zu Starkem ({ $blocker }).
choice-stays = Er bleibt auf { $space }: Was neben ihm steht, ist zu stark ({ $blocker }). Die Karten sind vertan.

# Der Plan als Text

text-round = Runde { $round }, Schritt { $step }: { $name }. Stapel { $deck }.
text-over = { $winner ->
    [0] Das Spiel ist nach { $round ->
        [one] einer Runde
       *[other] { $round } Runden
    } zu Ende; niemand hat gewonnen.
   *[other] Das Spiel ist in Runde { $round } zu Ende: { $seat } hat gewonnen.
}
text-pile = Ablage ({ $count }), neueste zuletzt: { $cards }
text-pile-empty = Die Ablage ist leer.
text-free = Noch { $houses ->
    [one] ein Gratishaus
   *[other] { $houses } Gratishäuser
} und { $towers ->
    [0] kein Gratisturm
    [one] ein Gratisturm
   *[other] { $towers } Gratistürme
}.
text-moved = { $moved ->
    [0] Fachan noch nicht bewegt
   *[other] Fachan schon bewegt
}, { $stomps ->
    [0] kein Stampfen mehr
    [one] noch einmal Stampfen
   *[other] noch { $stomps }-mal Stampfen
}{ $foreign ->
    [none] {""}
    [open] , fremdes Ziel frei
   *[other] , fremdes Ziel verbraucht
}; { $played ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $played } Karten
} gespielt.
text-first = { $seat } hat begonnen.
text-head-points = Punkte
text-head-income = je Zug
text-head-towers = Türme
text-head-supply = Vorrat
text-head-cards = Karten
text-corner = zerstampft: { $buildings }

# Dasselbe in Sätzen

spoken-seat = { $you ->
    [0] { $seat }
   *[other] { $seat }, du
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $income } mehr im nächsten Zug, { $towers ->
    [0] kein Turm
    [one] ein Turm
   *[other] { $towers } Türme
}, { $supply ->
    [one] ein Stein
   *[other] { $supply } Steine
} im Vorrat, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand.
spoken-hand = Deine Hand: { $stomp } Stampfen, { $build } Bauen, { $fortify } Verstärken.
spoken-buildings = { $building ->
    [house] Häuser
    [manor] Gutshöfe
   *[tower] Türme
} von { $seat }: { $spaces }.
spoken-space = { $space } mit Wert { $value }
spoken-turn = { $over ->
    [0] { $seat } ist am Zug.
   *[other] { $seat } hatte den letzten Zug.
}
spoken-frame = { $frame ->
    [building] Eine Karte Bauen wird gespielt: Häuser noch zu setzen { $left }, gesetzt { $placed }.
    [fortifying] Ein Drilling liegt als Verstärken aus.
    [stomping] { $left ->
        [one] Ein Drilling liegt als Stampfen aus.
       *[other] { $left } Drillinge liegen als Stampfen aus.
    }
   *[none] Keine Karte ist angefangen.
}
spoken-corner = Zerstampfte Gebäude von { $seat }: { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
}, { $manors ->
    [one] ein Gutshof
   *[other] { $manors } Gutshöfe
}, { $towers ->
    [one] ein Turm
   *[other] { $towers } Türme
}.
spoken-fachan = Der Fachan steht auf { $space }, Wert { $value }.
spoken-empty = Leere Felder im Wert { $value }: { $spaces }.
spoken-option = { $option }: { $value }.

term-points = Punkte
term-income = Punkte je Zug
term-towers = Türme
term-manors = Gutshöfe
term-houses = Häuser
term-cards = Karten

action-house = Haus
action-tower = Gratisturm
action-fortify = Verstärken
action-build = Bauen
action-move = Fachan bewegen
action-stomp = Stampfen
action-swap = Drilling
action-done = fertig

# Was geschah

event-turn = Runde { $round }: { $seat } ist am Zug.
event-scored = { $seat } bekommt { $gained } und hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-boon = { $seat } erhält eine Gunst: { $boon }.
event-drew = { $seat } zieht { $card }.
event-shuffled = Die Ablage wird zum neuen Stapel von { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} gemischt.
event-house = { $seat } setzt ein Haus auf { $space }.
event-tower = { $seat } errichtet einen Gratisturm auf { $space }.
event-card = { $seat } spielt { $card }.
event-set = { $seat } spielt drei Karten { $card } als eine Karte { $becomes }.
event-strengthened = { $seat } verstärkt { $space }: Dort steht jetzt ein { $building }.
event-moved = { $seat } bewegt den Fachan von { $origin } nach { $space }.
event-stomped = { $seat } lockt den Fachan mit Stärke { $strength } nach { $space }.
event-fell = { $building } von { $owner } auf { $space } wird zerstampft.
event-stopped = Der Fachan bleibt auf { $space } stehen: Das Gebäude auf { $blocker } ist zu stark für ihn.
event-lured = Der Fachan erreicht { $space }.
event-ended = { $seat } ist fertig: { $step }.
event-returned = { $buildings ->
    [one] Ein zerstampftes Gebäude geht an seinen Besitzer zurück.
   *[other] { $buildings } zerstampfte Gebäude gehen an ihre Besitzer zurück.
}
event-won = { $seat } schafft dem Fachan eine Gefährtin und gewinnt mit { $points } Punkten und { $towers ->
    [0] keinem Turm
    [one] einem Turm
   *[other] { $towers } Türmen
}.
event-cut = Das Spiel wird nach { $rounds } Runden abgebrochen; niemand hat gewonnen.

# Warum nicht

rule-A-2 = Du hast keinen Gratisturm mehr: Es gibt sie mit 60 und 75 Punkten, in Schritt 3.
rule-A-6 = Dafür brauchst du ein eigenes Haus oder einen eigenen Gutshof und genug Steine im Vorrat.
rule-A-8 = Ein Stampfen hat höchstens Stärke drei, und jeder ausgelegte Drilling zählt mit.
rule-A-16 = Ein fremdes Gebäude darfst du erst mit 30 Punkten als Ziel wählen, und nur einmal im Zug.
grounds-A-16 = Du hast { $points }.
rule-A-17 = Der Fachan geht geradeaus, auf dem Plan, und weder in ein Gebäude hinein noch daran vorbei.
rule-A-19 = Mit einer Karte Bauen setzt du mindestens ein Haus; dafür braucht es ein leeres Feld und einen Stein.
rule-A-20 = Du kannst nur eigene Gebäude verstärken.
rule-A-27 = Wo der Fachan steht, kann nichts gebaut werden.
rule-A-30 = Ein Drilling sind drei gleiche Karten aus deiner Hand.
rule-A-33 = Das Ziel muss ein Gebäude in gerader Linie zum Fachan sein.
rule-A-39 = Bringe zuerst die Karte zu Ende, die du gerade spielst.
rule-R-1 = Das gehört in einen anderen Schritt des Zuges.
rule-R-2 = Du hast in diesem Zug schon alle Gratishäuser gesetzt.
rule-R-3 = Auf einem Feld steht nur ein Gebäude.
rule-R-4 = Du hast keinen Stein mehr im Vorrat.
rule-R-5 = Der Fachan wurde in diesem Zug schon bewegt.
rule-R-6 = Dafür hast du nicht die Karten.
rule-R-7 = Höher als ein Turm geht es nicht.
rule-R-8 = Der Fachan kann in diesem Zug nicht noch einmal gelockt werden.

# What wins, in a sentence
aid-goal = 45 Punkte und drei Türme auf dem Plan oder 90 Punkte ganz ohne Turm.

# Das Ende erzählt
ending-space-1 = Felder mit 1
ending-space-2 = Felder mit 2
ending-space-3 = Felder mit 3
ending-space-5 = die Mitte, 5
ending-towers = Türme
ending-title = { $winner } heiratet das Monster
ending-title-nobody = Heute heiratet niemand
ending-how-towers = { $points } Punkte und { $towers } Türme, in Runde { $round }
ending-how-glory = { $points } Punkte, in Runde { $round }
ending-how-nobody = { $rounds } Runden haben nicht gereicht
ending-why-towers = { $second } hatte mit { $points } auch genug Punkte, aber { $towers ->
    [0] keinen Turm
    [one] nur einen Turm
   *[other] nur { $towers } Türme
  } von { $needs }, die man braucht.
ending-why-points = { $second } hatte auch { $towers } Türme, aber { $missing ->
    [one] es fehlte ein Punkt
   *[other] es fehlten { $missing } Punkte
  }.
ending-fallen = Am meisten zerstampft: { $whose }, { $n ->
    [one] ein Gebäude
   *[other] { $n } Gebäude
  }.
