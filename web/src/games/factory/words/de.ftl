# Wörter des Plans selbst; Regeln und Protokoll kommen mit dem Spiel.
board-factory = Die Monster. Pfeiltasten gehen von Stelle zu Stelle, T dreht das Plättchen, Enter wählt.
board-start = { $tile }, noch { $left }
board-open = Offene Stelle { $spot } von { $owner }: { $needs }
board-dead = kein übriges Plättchen passt
board-laid = { $spot }, { $owner }: { $tile }
board-lit = hier passt das Plättchen
board-monster =
    { $minion ->
        [0] { $owner }
       *[other] { $owner }, Gehilfe { $minion }
    }
board-open-count =
    { $n ->
        [one] 1 offene Kante
       *[other] { $n } offene Kanten
    }
board-points =
    { $n ->
        [one] fertig, 1 Punkt
       *[other] fertig, { $n } Punkte
    }
board-save = Dieses Monster als Bild speichern
board-turn = Plättchen drehen
board-bigger = Größer
board-smaller = Kleiner
board-fit = Alles zeigen
board-drawn = Gezogen: { $tile }

start-text = Aus diesem Plättchen wächst dein erstes Monster.
place-turn = um { $degrees }° gedreht
place-title =
    { $minion ->
        [0] An das erste Monster von { $owner } anlegen
       *[other] An den Gehilfen von { $owner } anlegen
    }
place-text = Du legst { $tile } an. Dreh es noch, oder bestätige.
place-completes = Damit ist das Monster fertig.
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
