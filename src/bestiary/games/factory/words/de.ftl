title = Monster Factory
summary = Hier ein Bein, dort ein Hals, an wessen Monster auch immer. Das größte gewinnt, wenn es nur rechtzeitig fertig wird.

option-draft = Reihenfolge der ersten Wahl
option-draft-turn_order = wer beginnt, wählt zuerst
option-draft-reverse = wer zuletzt dran ist, wählt zuerst
option-tiles = Plättchensatz
option-tiles-standard = der mitgelieferte
option-tiles-own = ein eigener

# Plättchen, nach der kleinsten Zahl, die ihre Kanten ergeben; Kanten im Uhrzeigersinn

tile-1 = ein dünnes Ende
tile-2 = ein dickes Ende
tile-5 = eine dünne Kurve
tile-9 = eine Kurve von dünn nach dick
tile-6 = eine Kurve von dick nach dünn
tile-10 = eine dicke Kurve
tile-17 = eine dünne Gerade
tile-34 = eine dicke Gerade
tile-18 = eine Gerade von dünn nach dick
tile-21 = eine dünne Gabel
tile-37 = eine Gabel dünn-dünn-dick
tile-25 = eine Gabel dünn-dick-dünn
tile-41 = eine Gabel dünn-dick-dick
tile-22 = eine Gabel dick-dünn-dünn
tile-38 = eine Gabel dick-dünn-dick
tile-26 = eine Gabel dick-dick-dünn
tile-42 = eine dicke Gabel
tile-85 = ein dünnes Kreuz
tile-86 = ein Kreuz dünn-dünn-dünn-dick
tile-90 = ein Kreuz dünn-dünn-dick-dick
tile-102 = ein Kreuz dünn-dick-dünn-dick
tile-106 = ein Kreuz dünn-dick-dick-dick
tile-170 = ein dickes Kreuz
tile-257 = { tile-1 } mit Auge
tile-258 = { tile-2 } mit Auge
tile-261 = { tile-5 } mit Auge
tile-265 = { tile-9 } mit Auge
tile-262 = { tile-6 } mit Auge
tile-266 = { tile-10 } mit Auge
tile-273 = { tile-17 } mit Auge
tile-290 = { tile-34 } mit Auge
tile-274 = { tile-18 } mit Auge
tile-277 = { tile-21 } mit Auge
tile-293 = { tile-37 } mit Auge
tile-281 = { tile-25 } mit Auge
tile-297 = { tile-41 } mit Auge
tile-278 = { tile-22 } mit Auge
tile-294 = { tile-38 } mit Auge
tile-282 = { tile-26 } mit Auge
tile-298 = { tile-42 } mit Auge
tile-341 = { tile-85 } mit Auge
tile-342 = { tile-86 } mit Auge
tile-346 = { tile-90 } mit Auge
tile-358 = { tile-102 } mit Auge
tile-362 = { tile-106 } mit Auge
tile-426 = { tile-170 } mit Auge

edge-0 = leer
edge-1 = dünn
edge-2 = dick
side-0 = oben
side-1 = rechts
side-2 = unten
side-3 = links

# Wonach gefragt wird: ein Satz, und ein Ausdruck für jede Art von Wahl

prompt-over = Das Spiel ist zu Ende.
prompt-waiting = Spieler { $number } ist am Zug.
prompt-draft = Alle Plättchen liegen offen: { $choices }.
prompt-place = { $pool ->
    [0] Es ist das letzte Plättchen
    [one] Noch ein Plättchen liegt verdeckt
   *[other] Noch { $pool } Plättchen liegen verdeckt
}: { $choices }.
ask-start = das Plättchen wählen, mit dem dein erstes Monster beginnt
ask-place = das gezogene Plättchen an ein Monster anlegen, an deins oder ein fremdes

# Der Tisch als Text

text-pool = { $pool ->
    [0] Kein Plättchen liegt mehr verdeckt.
    [one] Ein Plättchen liegt verdeckt.
   *[other] { $pool } Plättchen liegen verdeckt.
}
text-face-up = { $pool } Plättchen liegen zum Anfangen offen.
text-out = { $out ->
    [one] Eins ist aus dem Spiel.
   *[other] { $out } sind aus dem Spiel.
}
text-named = { $name } ({ $tile })
text-drawn = Gezogen: { $tile }
text-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
text-start-head = Startplättchen:
text-over = { $count ->
    [one] Das Spiel ist zu Ende: { $winners } gewinnt.
   *[other] Das Spiel ist zu Ende: { $winners } gewinnen gemeinsam.
}
text-monster = { $name }  { $seat }: { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}, { $open } offen
text-minion = { $name }  { $seat }, Gehilfe: { $eyes ->
    [0] kein Plättchen mit Auge
    [one] ein Plättchen mit Auge
   *[other] { $eyes } Plättchen mit Auge
}, { $open } offen
text-dead = { $dead ->
    [one] eine Stelle ×, auf die nichts passt
   *[other] { $dead } Stellen ×, auf die nichts passt
}
text-done = { $minion ->
    [0] erstes { $points }
   *[other] Gehilfe { $points }
}
text-legend = ● Leib  ◉ Auge  ■ ▣ Anfang  ─ dünn  ═ dick  ○ passt  · offen  × nichts passt

# Dasselbe in Sätzen

spoken-drawn = Gezogen ist { $tile }.
spoken-seat = { $you ->
    [0] { $seat }
   *[other] { $seat }, du
}: { $points ->
    [0] kein Punkt
    [one] ein Punkt
   *[other] { $points } Punkte
}.
spoken-monster = { $minion ->
    [0] Erstes Monster von { $seat }
   *[other] Gehilfe { $minion } von { $seat }
}: { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}, { $eyes ->
    [0] keins mit Auge
    [one] eins mit Auge
   *[other] { $eyes } mit Auge
}, { $open ->
    [one] eine offene Kante
   *[other] { $open } offene Kanten
}.
spoken-done = { $done ->
    [0] { $points ->
        [0] Es ist nicht fertig.
       *[other] Es ist nicht fertig und hat { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } gebracht.
    }
   *[other] { $points ->
        [0] Es ist fertig und hat keinen Punkt gebracht.
        [one] Es ist fertig und hat einen Punkt gebracht.
       *[other] Es ist fertig und hat { $points } Punkte gebracht.
    }
}
spoken-turn = { $over ->
    [0] { $seat } ist am Zug.
   *[other] { $seat } hatte den letzten Zug.
}
spoken-banned = Das erste Monster von { $seat } ist fertig: Bei anderen darf nur noch an Gehilfen angelegt werden.
spoken-face = { $tile }: noch { $pool }, aus dem Spiel { $out }.
spoken-open = Offen: { $space }, { $needs }.
spoken-dead = Offen: { $space }, { $needs }; kein übriges Plättchen passt dorthin.
spoken-edge = { $side } { $edge }
spoken-tile = Auf { $space }: { $tile }, { $edges }.
spoken-option = { $option }: { $value }.

term-points = Punkte
term-promise = Punkte, die das Monster im Bau verspricht
term-rivals-points = Punkte der anderen
term-rivals-promise = Punkte, die die Monster der anderen versprechen

action-start = Startplättchen
action-place = Plättchen anlegen

# Was eine Wahl bewirkt

does-start = Dein Monster beginnt mit: { $tile }; { $pool ->
    [one] ein solches Plättchen liegt hier.
   *[other] { $pool } solche Plättchen liegen hier.
}
does-place = { $minion ->
    [0] Am ersten Monster
   *[other] An Gehilfe { $minion }
} von { $seat }: { $edges }; { $open ->
    [0] damit ist es fertig.
    [one] eine Kante bleibt offen.
   *[other] { $open } Kanten bleiben offen.
}

# Was geschah

event-started = { $seat } beginnt mit: { $tile }.
event-turn = { $seat } ist am Zug.
event-drew = { $seat } zieht { $tile }.
event-unplayable = Passt nirgends und verlässt das Spiel: { $tile }, gezogen von { $seat }.
event-placed = { $seat } legt { $tile } an das Monster von { $owner } an, auf { $space }.
event-completed = { $minion ->
    [0] Das erste Monster von { $seat } ist fertig
   *[other] Gehilfe { $minion } von { $seat } ist fertig
}: { $gained ->
    [0] kein Punkt.
    [one] ein Punkt.
   *[other] { $gained } Punkte.
}
event-minion = { $seat } beginnt einen Gehilfen mit: { $tile }.
event-one-place = Es passt nur auf eine Stelle und kommt dorthin, ohne dass { $seat } gefragt wird.
event-pool-empty = Es liegt kein Plättchen mehr verdeckt.
event-all-complete = Alle ersten Monster sind fertig.
event-scored = { $seat } hat { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-won = { $seat } gewinnt mit { $points ->
    [0] keinem Punkt
    [one] einem Punkt
   *[other] { $points } Punkten
}.

# Warum nicht

rule-F1 = Erst wählt jeder ein Startplättchen aus denen, die offen liegen.
rule-F12 = Dieses Monster ist fertig: Daran kann nichts mehr angelegt werden.
rule-F21 = Dein eigenes erstes Monster ist fertig, also darfst du an kein fremdes erstes Monster mehr anlegen.
rule-F27 = Dieses Plättchen sieht schon mit weniger Drehung so aus: Nenne sie so.
rule-F28 = Das gezogene Plättchen muss an ein Monster angelegt werden.
rule-R-1 = Kanten, die sich berühren, müssen gleich sein: dünn an dünn, dick an dick, leer an leer.
rule-R-2 = Ein Plättchen muss an eine dünne oder dicke Kante eines Monsters anschließen; dorthin reicht keine.
rule-R-3 = Dort liegt schon ein Plättchen.

# What wins, in a sentence
aid-goal = Die meisten Punkte: einer für jedes Plättchen deines ersten Monsters und jedes Plättchen mit Auge an deinen Gehilfen, wenn sie fertig sind.

# Das Ende erzählt
ending-first = erstes Monster
ending-minions = Gehilfen
ending-finished = fertige Gehilfen
ending-title = { $winners } { $n ->
    [one] hat am besten gebaut
   *[other] haben am besten gebaut
  }
ending-how = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }{ $n ->
    [one] , { $minions ->
        [0] ohne fertigen Gehilfen
        [one] mit einem fertigen Gehilfen
       *[other] mit { $minions } fertigen Gehilfen
      }
   *[other] {""}
  }
