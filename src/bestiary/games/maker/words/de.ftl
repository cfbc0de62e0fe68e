title = Die Monstermacher
summary = Gräber plündern, keinem Assistenten trauen, um Organe feilschen: Nähe ein Monster zusammen und erwecke es vor den anderen zum Leben.

part-0 = linker Arm
part-1 = rechter Arm
part-2 = linkes Bein
part-3 = rechtes Bein
part-4 = Kopf
part-5 = Gehirn
part-hidden = Körperteil
code-0 = LA
code-1 = RA
code-2 = LB
code-3 = RB
code-4 = Ko
code-5 = Ge
code-hidden = ??
grave-0 = 1
grave-1 = 2
grave-2 = 3
grave-3 = 4
grave-4 = 5
where-0 = Oben in Grab 1 liegt jetzt
where-1 = Oben in Grab 2 liegt jetzt
where-2 = Oben in Grab 3 liegt jetzt
where-3 = Oben in Grab 4 liegt jetzt
where-4 = Oben in Grab 5 liegt jetzt
where-hidden = Auf dem Tisch liegt
origin-0 = aus dem Lager des Operateurs
origin-1 = aus dem eigenen Lager
how-1 = verdeckt
how-2 = dem Verkäufer gezeigt
wish-0 = einen linken Arm
wish-1 = einen rechten Arm
wish-2 = ein linkes Bein
wish-3 = ein rechtes Bein
wish-4 = einen Kopf
wish-5 = ein Gehirn
wish-6 = Wissen
wish-7 = nichts Bestimmtes

option-round_limit = Höchstens Runden
option-round_limit-hundred = hundert
option-round_limit-fifty = fünfzig
option-refill = Leere Gräber
option-refill-when_emptied = nur aufgefüllt, wenn sie leer werden
option-refill-whenever_possible = aufgefüllt, sobald der Galgenhaufen Teile hat

# Was gefragt wird

prompt-over = Das Spiel ist zu Ende.
prompt-action-1 = Erste Aktion: Gräber, Galgenhaufen oder ein Lager plündern, das Studium vorbereiten oder auslassen.
prompt-action-2 = Zweite Aktion: studieren, operieren, das Monster erwecken oder auslassen.
prompt-action-3 = Dritte Aktion: ein Organ verkaufen, Grabraubkarten zurücknehmen oder den Zug beenden.
prompt-joining = Ein Grabraub: Kommst du mit? Das kostet einen Schritt Wissen.
prompt-sealing = Wähle geheim ein Grab. Wählt es niemand sonst, gehört dir das oberste Teil.
prompt-assisting = Du assistierst. Verlangt wird: { $kind ->
    [0] linker Arm
    [1] rechter Arm
    [2] linkes Bein
    [3] rechtes Bein
    [4] Kopf
   *[5] Gehirn
}. Reiche irgendein Teil, das angenäht werden kann, aus einem der beiden Lager.
prompt-taking = Du hast ein eigenes Teil gereicht ({ $part ->
    [0] linker Arm
    [1] rechter Arm
    [2] linkes Bein
    [3] rechtes Bein
    [4] Kopf
   *[5] Gehirn
}). Nimm dafür das verlangte: { $kind ->
    [0] linker Arm
    [1] rechter Arm
    [2] linkes Bein
    [3] rechtes Bein
    [4] Kopf
   *[5] Gehirn
}.
prompt-wishing = Du verkaufst: { $part ->
    [0] linker Arm
    [1] rechter Arm
    [2] linkes Bein
    [3] rechtes Bein
    [4] Kopf
   *[5] Gehirn
}. Sag, was du dafür gern hättest; es bindet niemanden.
prompt-offering = { $start ->
    [0] Zu verkaufen: { $part ->
        [0] linker Arm
        [1] rechter Arm
        [2] linkes Bein
        [3] rechtes Bein
        [4] Kopf
       *[5] Gehirn
    }. Stell ein Angebot zusammen oder passe.
   *[other] Dein Angebot ({ $part ->
        [0] linker Arm
        [1] rechter Arm
        [2] linkes Bein
        [3] rechtes Bein
        [4] Kopf
       *[5] Gehirn
    }): Leg mehr dazu oder schließ es mit Wissenspunkten ab.
}
prompt-selling = Dein Verkauf ({ $part ->
    [0] linker Arm
    [1] rechter Arm
    [2] linkes Bein
    [3] rechtes Bein
    [4] Kopf
   *[5] Gehirn
}): Nimm ein Angebot an, stell deine eine Gegenforderung oder beende den Verkauf.
prompt-demanding = { $start ->
    [0] Was forderst du
   *[other] Was forderst du noch
} ({ $part ->
    [0] linker Arm
    [1] rechter Arm
    [2] linkes Bein
    [3] rechtes Bein
    [4] Kopf
   *[5] Gehirn
})? Nenne Teile, dann schließ mit Wissenspunkten ab.
prompt-answering = Der Verkäufer fordert das Markierte und { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
} Wissen ({ $part ->
    [0] linker Arm
    [1] rechter Arm
    [2] linkes Bein
    [3] rechtes Bein
    [4] Kopf
   *[5] Gehirn
}): Bist du einverstanden?

# Der Tisch als Text

text-graves = Gräber
text-heap = Haufen
text-nothing = leer
text-grave = { $number }: { $count ->
    [0] leer
   *[other] { $count } { $top }
}
text-head-study = Würfel
text-head-stones = Steine
text-head-points = Punkte
text-robbable = offen
text-round = Runde { $round } von { $rounds }. { $over ->
    [1] Das Spiel ist zu Ende.
   *[0] Spieler { $letter }, Aktion { $phase }{ $prepared ->
        [1] , Studium vorbereitet
       *[0] {""}
    }.
}
text-odds = Mit einer { $die } auf dem Studierwürfel: { $rolls }.
text-roll = { $what } { $faces ->
    [0] unmöglich
   *[other] braucht eine { $need }{ $modifier ->
        [0] {""}
       *[other] { " " }mit { $sign }
    }
}: { $percent } %
text-revive = Erweckung
text-robbery = Grabraub: { $players }.
text-chose = Du hast Grab { $grave } gewählt.
text-sale = Zu verkaufen: { $card } von Spieler { $letter }; gewünscht: { $wish }.
text-offer = { $letter }: { $what }
text-offer-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
text-shown = { $card } (gezeigt)
text-demand = Gefordert von { $letter }: { $what }.
text-operation = Spieler { $assistant } assistiert; verlangt: { $part }.
text-key = Ziffer: kennst du; ?: kennst du nicht; *: eigenes Teil, das andere kennen.
text-over-revived = Spieler { $letter } hat ein Monster zum Leben erweckt.
text-over-limit = Alle Runden sind vorbei; kein Monster lebt.

# Dasselbe in Sätzen

spoken-grave = Grab { $number }: { $count ->
    [0] leer.
    [one] eine Karte, { $top }.
   *[other] { $count } Karten, oben: { $top }.
}
spoken-heap = Galgenhaufen von unten: { $parts }.
spoken-seat = Spieler { $letter }{ $you ->
    [0] {""}
   *[other] , du
}: Studierwürfel { $die }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $robbable ->
    [0] Lager bewacht
   *[other] Lager kann bestohlen werden
}.
spoken-stones = Offene Grabraubkarten von Spieler { $letter }: { $stones }.
spoken-warehouse = Lager von Spieler { $letter }: { $parts }.
spoken-monster = Monster von Spieler { $letter }: { $parts }.
spoken-part = { $part } Nummer { $card }{ $value ->
    [-1] {""}
   *[other] { " " }im Wert { $value }
}{ $known ->
    [0] {""}
   *[other] { " " }(andere kennen es)
}
spoken-sewn = { $part } { $value }
spoken-nothing = nichts
spoken-odds = { $what ->
    [-1] Um das Monster zu erwecken
    [0] Um einen linken Arm anzunähen
    [1] Um einen rechten Arm anzunähen
    [2] Um ein linkes Bein anzunähen
    [3] Um ein rechtes Bein anzunähen
    [4] Um einen Kopf anzunähen
   *[5] Um ein Gehirn einzusetzen
}, { $faces ->
    [0] kann Spieler { $letter } nicht genug würfeln: 0 %.
   *[other] braucht Spieler { $letter } eine { $need }: { $percent } %{ $modifier ->
        [0] {""}
       *[other] {""}, mit { $sign } auf den Wurf
    }.
}
spoken-option = { $option }: { $value }.

term-points = Punkte
term-parts = angenähte Teile
term-useful = brauchbare Teile im Lager
term-worth = deren Wert
term-knowledge = Wissen
term-stock = Teile im Lager
term-exposed = ungeschützte Teile
term-stones = spielbare Grabraubkarten
term-prey = Aussicht auf ein Grab
term-surgery = Aussicht auf eine Operation
term-revival = Aussicht auf eine Erweckung
term-won = Sieg

action-steal = aus einem Lager stehlen
action-heap = vom Galgenhaufen stehlen
action-hand = reichen
action-take = dafür nehmen
action-sell = verkaufen
action-show = anbieten und dem Verkäufer zeigen
action-add = verdeckt anbieten
action-want = fordern
action-operate = operieren
action-wish = wünschen
action-points = Wissenspunkte
action-accept = Angebot annehmen
action-demand = Gegenforderung
action-grave = Grab
action-rob = Gräber plündern
action-join = mitkommen
action-stay-out = zu Hause bleiben
action-prepare = Studium vorbereiten
action-study = studieren
action-revive = erwecken
action-recover = Grabraubkarten zurücknehmen
action-pass = kein Angebot
action-end-sale = Verkauf beenden
action-agree = einverstanden
action-refuse = ablehnen
action-skip = auslassen

# Was geschah

event-turn = Runde { $round }: { $seat } ist am Zug.
event-die = Der Studierwürfel von { $seat } zeigt { $die }.
event-robbery = { $seat } bricht zum Grabraub auf.
event-joined = { $seat } kommt mit.
event-stayed-out = { $seat } bleibt zu Hause.
event-chose = { $seat } hat Grab { $grave } gewählt.
event-fought = An Grab { $grave } streiten sich die Räuber um die Leiche und gehen leer aus.
event-empty = { $seat } gräbt in Grab { $grave } umsonst: Es ist leer.
event-took = { $seat } holt aus Grab { $grave }: { $part } (#{ $card }).
event-front = Du siehst die Vorderseite von #{ $card }: { $part }, Wert { $value }.
event-back = { $where }: { $part } (#{ $card }).
event-refilled = Vom Galgenhaufen in Grab { $grave }: { $part } (#{ $card }).
event-heap = { $seat } nimmt vom Galgenhaufen: { $part } (#{ $card }).
event-stole = { $seat } stiehlt von { $owner }: { $part } (#{ $card }).
event-prepared = { $seat } bereitet das Studium vor.
event-studied = { $seat } studiert.
event-operation = { $seat } operiert und verlangt von { $assistant }: { $part }.
event-handed = { $assistant } reicht { $origin }: { $part } (#{ $card }).
event-exchanged = { $assistant } nimmt dafür: { $part } (#{ $card }).
event-rolled = { $seat } würfelt eine { $roll }, { $modifier ->
    [0] unverändert
   *[other] verändert um { $modifier }
}, gegen { $die }.
event-sewn = { $seat } näht an: { $part } (#{ $card }), Wert { $value }.
event-failed = Misslungen: { $part } (#{ $card }) von { $seat } landet auf dem Galgenhaufen.
event-revived = Es lebt! { $seat } hat ein Monster zum Leben erweckt.
event-fried = Das Gehirn (#{ $card }) im Monster von { $seat } ist verschmort und landet auf dem Galgenhaufen.
event-for-sale = { $seat } bietet zum Verkauf: { $part } (#{ $card }).
event-wished = { $seat } hätte dafür gern { $wish }.
event-offered-card = { $seat } bietet: { $part } (#{ $card }), { $how }.
event-offered = { $seat } macht ein Angebot mit { $points ->
    [0] keinem Punkt
    [one] einem Punkt
   *[other] { $points } Punkten
} Wissen.
event-passed = { $seat } macht kein Angebot.
event-demanded-card = Gefordert von { $seat }: { $part } (#{ $card }).
event-demanded = { $seat } stellt { $buyer } eine Gegenforderung mit { $points ->
    [0] keinem Punkt
    [one] einem Punkt
   *[other] { $points } Punkten
} Wissen.
event-agreed = { $seat } ist sich mit { $other } einig.
event-refused = { $seat } lehnt ab.
event-sold = { $seat } verkauft #{ $card } an { $buyer } für { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
} Wissen und die vereinbarten Teile.
event-sale-ended = { $seat } beendet den Verkauf ohne Geschäft.
event-recovered = { $seat } nimmt { $cards ->
    [one] eine Grabraubkarte
   *[other] { $cards } Grabraubkarten
} zurück.
event-skipped = { $seat } lässt Aktion { $phase } aus.
event-time-up = Alle { $rounds } Runden sind vorbei.
event-counted = { $seat } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-won = { $seat } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.

# Warum nicht

rule-M3 = Du hast keine verdeckte Grabraubkarte, also kannst du kein Grab plündern.
rule-M8 = Dieses Lager ist bewacht: Es enthält weniger Teile, als der Studierwürfel seines Besitzers zeigt.
rule-M13 = Du kannst nur eine Art von Teil verlangen, die in deinem Lager liegt.
rule-M14 = Der Assistent ist ein anderer Spieler am Tisch.
rule-M18 = Nur ein Monster mit Kopf und Gehirn kann erweckt werden.
rule-M22 = Um Grabraubkarten zurückzunehmen, müssen mehr offen liegen, als dein Studierwürfel zeigt.
rule-M23 = Das erlaubt der Markt nicht: ein Angebot je Spieler, nicht leer, die Karten in der Folge ihrer Nummern; eine Gegenforderung je Verkauf.
rule-M42 = Diese Karte liegt nicht auf dem Galgenhaufen.
rule-M48 = Dieses Teil kann nicht angenäht werden: Sein Platz ist besetzt, oder dem Gehirn fehlt der Kopf.
rule-R-1 = Danach ist jetzt nicht gefragt.
rule-R-2 = Dort liegt es nicht.
rule-R-3 = Deine Grabraubkarte für dieses Grab liegt schon offen.
rule-R-4 = Dich selbst kannst du nicht bestehlen.
rule-R-5 = So viel Wissen hat der Käufer nicht zu geben.
rule-R-6 = Dafür nimmst du ein Teil der Art, die verlangt wurde.
