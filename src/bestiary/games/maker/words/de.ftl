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

option-round_limit = Höchstzahl der Runden
option-round_limit-hundred = hundert
option-round_limit-fifty = fünfzig
option-round_limit-none = ohne Grenze
option-refill = Leere Gräber
option-refill-when_emptied = nur aufgefüllt, wenn sie leer werden
option-refill-whenever_possible = aufgefüllt, sobald der Galgenhaufen Teile hat

# Was gefragt wird

prompt-over = Das Spiel ist zu Ende.
prompt-wait-turn = Jemand anderes ist am Zug.
prompt-wait-joining = Ein Grabraub: Reihum sind die anderen gefragt, ob sie dabei sind.
prompt-wait-sealing = Ein Grabraub: Die Räuber treffen geheim ihre Wahl.
prompt-wait-operation = Eine Operation: Der Assistent ist gefragt.
prompt-wait-market = Ein Teil steht zum Verkauf: Jemand anderes ist gefragt.
prompt-action-1 = Erste Aktion: { $choices }.
prompt-action-2 = Zweite Aktion: { $choices }.
prompt-action-3 = Dritte Aktion: { $choices }.
prompt-joining = Ein Grabraub, der dich einen Schritt Wissen kostet{ $full ->
    [0] , und alle Gräber sind leer, also bekommt niemand ein Teil
   *[other] {""}
}: { $choices }.
prompt-sealing = Du bist beim Grabraub dabei: { $choices }. { $full ->
    [0] Alle sind leer: Es gibt kein Teil zu holen.
   *[other] Wer allein an einem Grab mit Teilen ist, bekommt das oberste und den Schritt Wissen zurück.
}
prompt-assisting = Du assistierst, und verlangt wird { $kind ->
    [0] ein linker Arm
    [1] ein rechter Arm
    [2] ein linkes Bein
    [3] ein rechtes Bein
    [4] ein Kopf
   *[5] ein Gehirn
}: { $choices }.
prompt-taking = Du hast { $part ->
    [0] einen linken Arm
    [1] einen rechten Arm
    [2] ein linkes Bein
    [3] ein rechtes Bein
    [4] einen Kopf
   *[5] ein Gehirn
} aus deinem Lager gereicht: { $choices }.
prompt-wishing = Du verkaufst { $part ->
    [0] einen linken Arm
    [1] einen rechten Arm
    [2] ein linkes Bein
    [3] ein rechtes Bein
    [4] einen Kopf
   *[5] ein Gehirn
}: { $choices }. Es bindet niemanden.
prompt-offering = { $part ->
    [0] Ein linker Arm
    [1] Ein rechter Arm
    [2] Ein linkes Bein
    [3] Ein rechtes Bein
    [4] Ein Kopf
   *[5] Ein Gehirn
} steht zum Verkauf{ $laid ->
    [0] {""}
    [one] , und ein Teil liegt in deinem Angebot
   *[other] , und { $laid } Teile liegen in deinem Angebot
}: { $choices }.
prompt-selling = Dein Verkauf, { $part ->
    [0] ein linker Arm
    [1] ein rechter Arm
    [2] ein linkes Bein
    [3] ein rechtes Bein
    [4] ein Kopf
   *[5] ein Gehirn
}: { $choices }.
prompt-demanding = Deine Gegenforderung für { $part ->
    [0] einen linken Arm
    [1] einen rechten Arm
    [2] ein linkes Bein
    [3] ein rechtes Bein
    [4] einen Kopf
   *[5] ein Gehirn
}{ $laid ->
    [0] {""}
    [one] , bisher mit einem Teil
   *[other] , bisher mit { $laid } Teilen
}: { $choices }.
prompt-answering = Der Verkäufer fordert das Markierte und { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
} Wissen für { $part ->
    [0] einen linken Arm
    [1] einen rechten Arm
    [2] ein linkes Bein
    [3] ein rechtes Bein
    [4] einen Kopf
   *[5] ein Gehirn
}: { $choices }.

# Für jede Art von Wahl eine Wendung

ask-steal = aus einem unbewachten Lager stehlen
ask-heap = ein Teil vom Galgenhaufen nehmen
ask-rob = die Gräber plündern
ask-prepare = das Studium vorbereiten
ask-study = studieren
ask-operate = mit einem Assistenten operieren
ask-revive = dein Monster erwecken
ask-sell = ein Teil verkaufen
ask-recover = deine Grabraubkarten zurücknehmen
ask-skip = diese Aktion auslassen
ask-skip_end = deinen Zug beenden
ask-join = mitkommen
ask-stay-out = zu Hause bleiben
ask-grave = geheim ein Grab wählen
ask-hand = irgendein annähbares Teil aus einem der beiden Lager reichen
ask-take = dafür { $kind ->
    [0] einen linken Arm
    [1] einen rechten Arm
    [2] ein linkes Bein
    [3] ein rechtes Bein
    [4] einen Kopf
   *[5] ein Gehirn
} nehmen
ask-wish = sagen, was du dafür gern hättest
ask-show = ein Teil dazulegen, das der Verkäufer ansehen darf
ask-add = ein Teil verdeckt dazulegen
ask-want = ein Teil nennen
ask-points_offer = { $laid ->
    [0] allein { $most ->
        [one] einen Wissenspunkt
       *[other] bis zu { $most } Wissenspunkte
    } bieten
   *[other] dein Angebot { $most ->
        [0] ohne Wissenspunkte
        [one] mit bis zu einem Wissenspunkt
       *[other] mit bis zu { $most } Wissenspunkten
    } abschließen
}
ask-points_demand = { $laid ->
    [0] allein { $most ->
        [one] einen Wissenspunkt
       *[other] bis zu { $most } Wissenspunkte
    } fordern
   *[other] deine Forderung { $most ->
        [0] ohne Wissenspunkte
        [one] mit bis zu einem Wissenspunkt
       *[other] mit bis zu { $most } Wissenspunkten
    } abschließen
}
ask-pass = kein Angebot machen
ask-accept = ein Angebot annehmen
ask-demand = deine eine Gegenforderung stellen
ask-end-sale = den Verkauf beenden
ask-agree = zustimmen
ask-refuse = ablehnen

# Der Tisch als Text

text-graves = Gräber
text-heap = Haufen
text-nothing = leer
text-grave = { $number }: { $count ->
    [0] leer
   *[other] { $count } { $top }
}
text-head-study = Würfel
text-head-stones = Karten
text-head-points = Punkte
text-robbable = unbewacht
text-below = Tiefer
text-below-grave = { $number }: { $cards }
text-round = Runde { $round }{ $rounds ->
    [0] {""}
   *[other] { " " }von { $rounds }
}. { $over ->
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
text-joining = { $letter } ist gefragt, ob er mitkommt.
text-choosing = Noch verdeckt: die Wahl von { $players }.
text-plain-choice = { $letter } hat nur noch Grab { $grave }.
text-chose = Du hast Grab { $grave } gewählt.
text-sale = Zu verkaufen: { $card } von Spieler { $letter }; gewünscht: { $wish }.
text-offer = { $letter }: { $what }
text-offer-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
text-shown = { $card } (gezeigt)
text-demand = Gefordert von { $letter }: { $what }.
text-demanded-once = Die eine Gegenforderung wurde abgelehnt.
text-operation = Spieler { $assistant } assistiert; verlangt: { $part }.
text-key = Ziffer: kennst du; ?: kennst du nicht; *: eigenes Teil, das andere kennen.
text-over-revived = Spieler { $letter } hat ein Monster zum Leben erweckt.
text-over-limit = Alle Runden sind vorbei; kein Monster lebt.

# Dasselbe in Sätzen

spoken-grave = Grab { $number }, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten von oben
}{ $count ->
    [0] .
   *[other] : { $parts }.
}
spoken-heap = Galgenhaufen, { $count ->
    [0] leer
    [one] ein Teil
   *[other] { $count } Teile von unten
}{ $count ->
    [0] .
   *[other] : { $parts }.
}
spoken-seat = Spieler { $letter }{ $you ->
    [0] {""}
   *[other] , du
}: Studierwürfel { $die }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $stock ->
    [0] kein Teil
    [one] ein Teil
   *[other] { $stock } Teile
} im Lager, { $robbable ->
    [0] bewacht
   *[other] unbewacht
}.
spoken-stones = Offene Grabraubkarten von Spieler { $letter }: { $stones }.
spoken-warehouse = Lager von Spieler { $letter }: { $parts }.
spoken-monster = Monster von Spieler { $letter }: { $parts }.
spoken-part = { $part } Nummer { $card }{ $value ->
    [-1] {""}
   *[other] { " " }im Wert { $value }
}
spoken-part-seen = bekannt: { $players }
spoken-part-wanted = gefordert
spoken-nothing = nichts
spoken-odds = { $what ->
    [-1] Um das Monster zu erwecken
    [0] Um einen linken Arm anzunähen
    [1] Um einen rechten Arm anzunähen
    [2] Um ein linkes Bein anzunähen
    [3] Um ein rechtes Bein anzunähen
    [4] Um einen Kopf anzunähen
   *[5] Um ein Gehirn anzunähen
}, braucht Spieler { $letter } eine { $need }{ $faces ->
    [0] , die kein Wurf zeigt
   *[other] {""}
}: { $percent } %{ $modifier ->
    [0] {""}
   *[other] , mit { $sign } auf den Wurf
}.
spoken-turn = { $over ->
    [1] Das Spiel ist zu Ende. Den letzten Zug hatte Spieler { $letter },
   *[0] Am Zug: Spieler { $letter },
} Aktion { $phase }{ $prepared ->
    [1] , Studium vorbereitet
   *[0] {""}
}. Begonnen hat Spieler { $first }.
spoken-round = Runde { $round }{ $rounds ->
    [0] , ohne Grenze
   *[other] { " " }von { $rounds }
}.
spoken-asked = Zu entscheiden hat jetzt: { $players }.
spoken-robs = Spieler { $letter } ist beim Grabraub dabei.
spoken-chose = { $you ->
    [1] Du hast Grab { $grave } gewählt.
   *[0] Spieler { $letter } hat nur noch die Karte für Grab { $grave }.
}
spoken-offer = Spieler { $letter } bietet neben den Teilen { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
} Wissen.
spoken-wish = Gewünscht: { $wish }.
spoken-winners = Gewonnen hat: { $players }.
spoken-frame-joining = Ein Grabraub: Spieler { $letter } ist gefragt, ob er mitkommt.
spoken-frame-sealing = Ein Grabraub: Die Räuber wählen geheim ihre Gräber.
spoken-frame-assisting = Eine Operation: Spieler { $letter } assistiert, verlangt wird: { $part }.
spoken-frame-taking = Eine Operation: Spieler { $letter } hat Nummer { $card } gereicht und nimmt dafür: { $part }.
spoken-frame-wishing = Ein Verkauf beginnt: Nummer { $card } wird angeboten.
spoken-frame-offering = Ein Verkauf: Spieler { $letter } darf für Nummer { $card } bieten.
spoken-frame-selling = Ein Verkauf: Der Verkäufer prüft die Angebote für Nummer { $card }; die Gegenforderung ist { $demanded ->
    [0] noch offen
   *[other] verbraucht
}.
spoken-frame-demanding = Ein Verkauf: Der Verkäufer stellt eine Gegenforderung an Spieler { $letter } für Nummer { $card } zusammen.
spoken-frame-answering = Ein Verkauf: Spieler { $letter } soll die geforderten Teile und { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
} für Nummer { $card } geben.
spoken-option = { $option }: { $value }.

term-points = Punkte
term-parts = angenähte Teile
term-useful = brauchbare Teile im Lager
term-worth = deren Wert
term-knowledge = nutzbares Wissen
term-stock = Teile im Lager
term-exposed = unbewachte Teile
term-stones = spielbare Grabraubkarten
term-prey = Aussicht auf ein Grab
term-surgery = Aussicht auf eine Operation
term-revival = Aussicht auf eine Erweckung, die gewinnt

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
event-nothing-left = { $seat } hat nichts zu verkaufen und keine Grabraubkarten zurückzunehmen: Der Zug ist vorbei.
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
grounds-M22 = Offen: { $cards }. Dein Würfel: { $die }.
rule-M23 = Dieser Spieler hat kein Angebot gemacht, das du annehmen könntest.
rule-M42 = Diese Karte liegt nicht auf dem Galgenhaufen.
rule-M48 = Dieses Teil kann nicht angenäht werden: Sein Platz ist besetzt, oder dem Gehirn fehlt der Kopf.
rule-R-1 = Danach ist jetzt nicht gefragt.
rule-R-2 = Es liegt in keinem der Lager, in die der Assistent hier greifen darf.
rule-R-3 = Deine Grabraubkarte für dieses Grab liegt schon offen.
rule-R-4 = Dich selbst kannst du nicht bestehlen.
rule-R-5 = So viel Wissen hat der Käufer nicht zu geben.
rule-R-6 = Dafür nimmst du ein Teil der Art, die verlangt wurde.
rule-R-7 = Verkaufen und anbieten kannst du nur, was in deinem eigenen Lager liegt.
rule-R-8 = Fordern kannst du nur, was im Lager des Spielers liegt, von dem du forderst.
rule-R-9 = Dieses Grab gibt es in diesem Spiel nicht.
rule-R-10 = Es liegt in niemandes Lager, also kann man es niemandem stehlen.
rule-R-11 = Ein Angebot oder eine Forderung braucht ein Teil oder einen Punkt: Nichts ist kein Angebot.
rule-R-12 = Diese Karte gehört schon dazu.
rule-R-13 = Je Verkauf gibt es eine Gegenforderung, und sie ist schon gestellt.
rule-R-14 = Zu einem Geschäft gehört ein anderer Spieler am Tisch.
rule-R-15 = Du hast ein Angebot begonnen: Schließ es mit Wissenspunkten ab.
rule-R-16 = Dieser Spieler kann mit nichts bezahlen: kein Teil, und eine 6 auf dem Würfel.

# What wins, in a sentence
aid-goal = Wenn ein Monster zum Leben erwacht, gewinnt das wertvollste, auch wenn ein anderes lebt.

# Das Ende erzählt
ending-head = Kopf
ending-brain = Gehirn
ending-arms = Arme
ending-legs = Beine
ending-rotted = verfault
ending-lives = lebt
ending-title-lives = Es lebt!
ending-title-time = Die Nacht ist vorbei
ending-title-worth = Es lebt! Doch ein anderes ist mehr wert
ending-how-best = { $winners }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, { $n ->
    [one] das wertvollste Monster
   *[other] die wertvollsten Monster
  }
ending-how-other = { $winners }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }; es lebt das Monster von { $reviver }, und das ist { $less } wert
ending-why-lives = Die Punkte fürs Erwecken. Ohne sie hatte { $first } { $rest }, und das Monster von { $second } mit { $points } hätte gewonnen oder wäre gleichauf.
ending-why-level = { $first } und { $second } sind mit { $points } gleichauf, und dann gewinnt das Monster, das lebt.
ending-roll = Der entscheidende Wurf: gegen einen Studierwürfel von { $die } brauchte { $reviver } mindestens { $needed }, eine Chance von { $chance } %, und warf { $rolled }.
