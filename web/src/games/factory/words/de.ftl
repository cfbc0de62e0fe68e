# Wörter des Tischs selbst; Regeln und Verlauf kommen mit dem Spiel.
board-factory = Die Monster. Pfeiltasten gehen von Stelle zu Stelle, N zur nächsten passenden, Q und W drehen das Plättchen, Enter wählt, Plus und Minus zoomen, 0 zeigt alles.
board-start = { $tile }, noch { $left }
board-open = Offene Stelle { $spot } von { $owner }: { $needs }
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
album-open = Fertige Monster als Bilder
album-title = Fertige Monster
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
tile-named = { $name } ({ $tile })

draft-advised = Ein guter Anfang
draft-why-4 = Kann am größten werden, doch am Ende muss jedes Glied geschlossen sein.
draft-why-3 = Hat Platz zum Wachsen und ist eher geschlossen.
draft-why-2 = Ist bald fertig: Kleines zählt, Unfertiges nicht.
board-key-fits = passt, wie es liegt
board-key-turned = passt gedreht
brief-placed = Es kommt an das Monster von { $owner }.
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
    Du legst an: { $tile }. Damit ist es fertig: { $points ->
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
hint-close = Such die Pfote: Da schließt du eine offene Kante an deinem Monster.
hint-grow = Such die Pfote: Da wächst dein Monster.
hint-away = Das hilft dir nicht. Leg es an ein fremdes Monster, wo die Pfote ist.
hint-only = Es passt dort, wo die Pfote ist.

# Was ein Bild von einem fertigen Monster sagt
monster-name = Der { $adjective } { $noun }
monster-facts =
    { $tiles } Plättchen, { $eyes ->
        [0] keins mit Auge
        [one] eins mit Auge
       *[other] { $eyes } mit Auge
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

# Das Tutorial
learn-draft-title = Ein Plättchen für den Anfang
learn-draft-text = Du bist Mohn. Alle bauen Monster aus Plättchen, und das größte gewinnt, wenn es fertig wird. Am Anfang liegen alle Plättchen offen: Jeder wählt eins. Viele Glieder geben ein großes Monster, aber jedes Glied muss auch enden.
learn-draft-after = Vier Glieder, eines dünn und grün, drei dick und violett. Alle anderen Plättchen werden jetzt verdeckt und gemischt.
learn-join-title = Dünn an dünn, dick an dick
learn-join-text = In deinem Zug ziehst du ein Plättchen und musst es an irgendein Monster anlegen, deines oder ein fremdes. Was sich berührt, muss gleich sein: dünn an dünn, dick an dick, leer an leer. Du hast ein dünnes Ende gezogen. Es schließt ein Glied, und was früh geschlossen ist, bleibt klein: Gib es Stroh!
learn-join-after = Stroh hat mit dir dasselbe gemacht. Jeder darf an jedes Monster anlegen.
learn-rival-title = Ein kleines Monster für Stroh
learn-rival-text = Stroh hat noch eine offene Kante. Schließt du sie, so ist das erste Monster von Stroh fertig: ein Punkt für jedes Plättchen, und mehr als sechs werden es nie. Von da an darf Stroh nicht mehr an dein erstes Monster anlegen.
learn-rival-after = Sechs Punkte für Stroh, mehr nicht. Wessen Monster fertig ist, der zieht sofort ein Plättchen und beginnt einen Gehilfen: Das ist Stroh, obwohl du das letzte Plättchen gelegt hast.
learn-grow-title = Wachsen
learn-grow-text = Noch sind viele Plättchen da, dein Monster darf wachsen. Du hast ein Kreuz gezogen: Es schließt eine Kante und öffnet drei.
learn-grow-after = Bleibt am Ende eine Kante offen, ist das ganze Monster nichts wert. Ein rotes Kreuz markiert Stellen, auf die kein Plättchen mehr passt.
learn-finish-title = Rechtzeitig fertig werden
learn-finish-text = Zwei Kanten deines Monsters sind offen, und ein Drittel der Plättchen ist fort. Zeit, es zu schließen. Ein Plättchen lässt sich drehen: mit den Knöpfen, den Tasten Q und W, dem Mausrad oder indem du es herumziehst.
learn-finish-after = Fertig: elf Plättchen, elf Punkte! Es ist lebendig geworden, und du kannst sein Bild speichern. Von jetzt an darfst du nicht mehr an fremde erste Monster anlegen, nur noch an Gehilfen.
learn-minion-title = Bei Gehilfen zählen Plättchen mit Auge
learn-minion-text = Auch dein Gehilfe bringt Punkte, wenn er fertig wird: einen für jedes seiner Plättchen mit Auge. Eines hat er von See. Lass ihn noch etwas wachsen.
learn-minion-after = Jetzt zwei Plättchen mit Auge: zwei Punkte, sobald der Gehilfe geschlossen ist.
learn-win-title = Die letzten Plättchen
learn-win-text = Stroh hat 11 Punkte, so viele wie du. Fünf Plättchen sind übrig, und der Gehilfe von Stroh hat vier Plättchen mit Auge und eine offene Kante. Sorge zuerst dafür, dass er offen bleibt.
learn-win-after = Dann hast du ein dünnes Ende gezogen, und es passte nur auf eine Stelle: Es hat deinen Gehilfen von selbst geschlossen. Das bringt drei Punkte, und du gewinnst 14 zu 11. Der große Gehilfe von Stroh wurde nie fertig.
learn-do-start = Nimm das Kreuz mit einem dünnen und drei dicken Gliedern und bestätige.
learn-do-anyone = Leg das dünne Ende an das Monster von Stroh: Wähle die helle Stelle, dann bestätige.
learn-do-again = Noch ein dünnes Ende. Auch das bekommt Stroh.
learn-do-early = Schließ das Monster von Stroh mit dem dicken Ende.
learn-do-grow = Leg das Kreuz unten an dein Monster.
learn-do-close = Jetzt ein dickes Ende mit Auge: Schließ das Glied auf der rechten Seite.
learn-do-turn = Wähle die helle Stelle und dreh die Kurve, bis sie von dort nach oben geht, dann bestätige.
learn-do-finish = Ein dickes Ende mit Auge. Schließ dein Monster!
learn-do-longer = Leg die dünne Gerade oben an deinen Gehilfen.
learn-do-eye = Eine Kurve mit Auge: Leg sie oben an.
learn-do-away = Leg die Gabel an den Gehilfen von Stroh: Sie öffnet zwei Kanten für eine.
