# Wörter des Bretts selbst; Regeln und Verlauf kommen mit dem Spiel.
board-factory = Die Monster. Pfeiltasten gehen von Platz zu Platz, N zum nächsten passenden, Q und W drehen das Plättchen, Enter wählt, Plus und Minus zoomen, 0 zeigt alles.
board-start = { $tile }, noch { $left }
board-open = Offener Platz { $spot } von { $owner }: { $needs }
board-dead = kein übriges Plättchen passt
board-laid = { $spot }, { $owner }: { $tile }
board-lit = hier passt das Plättchen
board-open-count =
    { $n ->
        [one] 1 offene Kante
       *[other] { $n } offene Kanten
    }
board-dead-count =
    { $n ->
        [one] 1 nicht mehr zu schließen!
       *[other] { $n } nicht mehr zu schließen!
    }
board-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
album-open = Vollendete Monster als Bilder
album-title = Vollendete Monster
album-save = { $name } als { $form } speichern
album-failed = Das Bild ließ sich hier nicht machen. Versuch die andere Form.
album-close = Schließen
board-turn = Plättchen nach rechts drehen (W)
board-turn-back = Plättchen nach links drehen (Q)
board-bigger = Größer
board-smaller = Kleiner
board-fit = Alles zeigen
board-drawn = Gezogen: { $tile }
board-pool =
    { $pool ->
        [0] Kein Plättchen ist übrig.
        [one] 1 Plättchen ist übrig.
       *[other] { $pool } Plättchen sind übrig.
    }
tile-named = { $name }, { $tile }

draft-many = Mit drei oder vier Gliedern
draft-few = Mit einem oder zwei
draft-taken = Womit die anderen beginnen
draft-took = { $owner }: { $tile }

start-text = Aus diesem Plättchen wächst dein erstes Monster.
start-verb = Damit beginnen
place-verb = Hier anlegen
place-turn =
    { $turn ->
        [0] wie gezogen
        [1] ein Viertel rechts
        [2] auf dem Kopf
       *[other] ein Viertel links
    }
place-title =
    { $own ->
        [1] { $minion ->
            [0] An dein Monster anlegen
           *[other] An deinen Gehilfen anlegen
        }
       *[other] { $minion ->
            [0] An das Monster von { $owner } anlegen
           *[other] An den Gehilfen von { $owner } anlegen
        }
    }
place-text =
    Du legst an: { $tile }. { $open ->
        [one] Dann ist eine Kante offen.
       *[other] Dann sind { $open } Kanten offen.
    }
place-completes =
    Du legst an: { $tile }. Das vollendet es: { $points ->
        [0] keine Punkte.
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
place-gives = Die Punkte bekommt { $owner }.
seat-tiles =
    { $n ->
        [one] 1 Plättchen im Bau
       *[other] { $n } Plättchen im Bau
    }
seat-open =
    { $n ->
        [one] 1 offene Kante
       *[other] { $n } offene Kanten
    }{ $dead ->
        [0] {""}
       *[other] , und eine Stelle, auf die nichts passt
    }

# Kleine Monster: ein Tipp sagt wo und warum
hint-finish = Such die Pfote: Da wird dein Monster fertig!
hint-close = Such die Pfote: Da schließt sich dein Monster.
hint-grow = Such die Pfote: Da wächst dein Monster.
hint-away = Das hilft dir nicht. Leg es an ein fremdes Monster, wo die Pfote ist.
hint-only = Es passt dort, wo die Pfote ist.

# Was ein Bild von einem vollendeten Monster sagt
monster-name = Der { $adjective } { $noun }
monster-facts =
    { $tiles } Plättchen, { $eyes ->
        [0] keines mit Auge
        [one] eines mit Auge
       *[other] { $eyes } mit Augen
    }, kein loses Ende
monster-owner = gebaut in der Fabrik von { $owner }
monster-adjective-0 = langhalsige
monster-adjective-1 = vielzehige
monster-adjective-2 = schlaflose
monster-adjective-3 = kichernde
monster-adjective-4 = grünliche
monster-adjective-5 = mondsüchtige
monster-adjective-6 = halbkluge
monster-adjective-7 = gut vernähte
monster-adjective-8 = kitzlige
monster-adjective-9 = hungrige
monster-adjective-10 = krummbeinige
monster-adjective-11 = zweimal geflickte
monster-noun-0 = Lampendocht
monster-noun-1 = Kesselrüssel
monster-noun-2 = Wackelfuß
monster-noun-3 = Schlinger
monster-noun-4 = Nudelhund
monster-noun-5 = Zahnradfresser
monster-noun-6 = Sockenschleicher
monster-noun-7 = Tentaklaus
monster-noun-8 = Grummler
monster-noun-9 = Schiefzahn
monster-noun-10 = Bettlaurer
monster-noun-11 = Reißverschlussrachen
