title = Monstrous
summary = Götter werfen ihre Monster auf die Städte der Ungläubigen: Die Karten fliegen, kippen, rutschen und stoßen wirklich, und getroffen ist, was man von oben sieht.

monster-0 = Gorgo
monster-1 = Sirene
monster-2 = Phönix
monster-3 = Harpyie
monster-4 = Drache
monster-5 = Mantikor
monster-6 = Zyklop
monster-7 = Höllenhund
monster-8 = Pegasus
monster-9 = Hydra
monster-10 = Riese
monster-11 = Greif
location-0 = Naxos
location-1 = Athen
location-2 = Korinth
location-3 = Sparta
location-4 = Troja
location-5 = Theben
location-6 = Unterwelt (Ort)
location-7 = Olympia
location-8 = Argos
location-9 = Delphi
location-10 = Berg Olymp
god-0 = Grün
god-1 = Blau
god-2 = Lila
god-3 = Orange
god-4 = Weiß
side-0 = Sonderseite
side-1 = Grundseite
place-0 = oben links
place-1 = oben rechts
place-2 = in der Mitte
place-3 = unten links
place-4 = unten rechts
stand-0 = Südrand
stand-1 = Ostrand
stand-2 = Nordrand
stand-3 = Westrand
technique-0 = sanft
technique-1 = flach
technique-2 = in hohem Bogen
technique-3 = hart
technique-4 = taumelnd
step-2 = Fallen
step-3 = Monster
step-4 = Kraft des Ortes
step-5 = Glaube des Ortes
towards-0 = genau auf
towards-1 = rechts von
towards-2 = oberhalb von
towards-3 = links von
towards-4 = unterhalb von
kept-0 = die Orte
kept-1 = die Karten von Grün
kept-2 = die Karten von Blau
kept-3 = die Karten von Lila
kept-4 = die Karten von Orange
kept-5 = die Karten von Weiß

option-scenario = Orte
option-scenario-first_game = des ersten Spiels; im Krieg ausgelost, von Spiel zu Spiel schwieriger
option-scenario-drawn = ausgelost
option-scenario-basic_1 = Einfach 1: Olympia zwischen Troja, Korinth, Argos, Athen
option-scenario-basic_2 = Einfach 2: Olympia zwischen Troja, Korinth, Sparta, Athen
option-scenario-basic_3 = Einfach 3: Naxos zwischen Sparta, Korinth, Argos, Athen
option-scenario-medium_1 = Mittel 1: Unterwelt zwischen Naxos, Korinth, Sparta, Argos
option-scenario-medium_2 = Mittel 2: Unterwelt zwischen Troja, Athen, Sparta, Theben
option-scenario-medium_3 = Mittel 3: Delphi zwischen Naxos, Korinth, Theben, Athen
option-scenario-medium_4 = Mittel 4: Delphi zwischen Troja, Korinth, Sparta, Athen
option-scenario-medium_5 = Mittel 5: Berg Olymp zwischen Naxos, Korinth, Argos, Theben
option-scenario-medium_6 = Mittel 6: Berg Olymp zwischen Troja, Theben, Sparta, Korinth
option-scenario-long_1 = Lang 1: Naxos zwischen Delphi, Korinth, Theben, Unterwelt
option-scenario-long_2 = Lang 2: Argos zwischen Unterwelt, Theben, Athen, Sparta
option-scenario-long_3 = Lang 3: Berg Olymp zwischen Argos, Korinth, Unterwelt, Theben
option-players = Spieler
option-players-alone = jeder für sich (2 bis 5)
option-players-teams = Zweierteams, die gemeinsam werfen (4, 6, 8 oder 10)
option-deck = Stapel
option-deck-removed = ohne so viele Monster, wie Götter mitspielen
option-deck-epic = Episch: alle zwölf Monster
option-wars = Zahl der Spiele
option-wars-one = eins
option-wars-three = ein Krieg aus drei
option-wars-five = ein Krieg aus fünf
option-young = Junge Götter
option-young-none = keine
option-young-all = alle
option-skill = Geschick der Werfenden
option-skill-normal = normal
option-skill-expert = Könner: eine ruhigere Hand
option-skill-novice = Neuling: eine zittrigere Hand
option-sunset = Sonnenuntergang
option-sunset-24 = nach 24 Zügen jedes Gottes
option-youngest = Jüngster Gott
option-youngest-drawn = ausgelost
option-powers = Kräfte
option-powers-standard = wie mitgeliefert

# Was gefragt ist

prompt-over = Das Spiel ist aus.
prompt-flight = Die Karten sind in der Luft.
prompt-waits = Jetzt entscheidet { $god ->
    [0] Grün
    [1] Blau
    [2] Lila
    [3] Orange
   *[4] Weiß
}.
prompt-throw = Dein Wurf: { $choices }.{ $extra ->
    [0] {""}
    [one] { " " }Ein weiterer Wurf ist gespart.
   *[other] { " " }{ $extra } weitere Würfe sind gespart.
}
prompt-side = Die Karte wird geworfen: { $choices }.
prompt-column = Zielen: { $choices }.
prompt-row = Zielen: { $choices }.
prompt-manner = Zielen: { $choices }.
prompt-lock = Dein Team wirft gemeinsam: { $choices }.
prompt-young = Deine Karte hat nichts getroffen: { $choices }.
prompt-missed = Deine Karte hat den Tisch verfehlt: { $choices }.
prompt-order = In diesem Schritt wirken beide Karten deines Teams: { $choices }.
prompt-victim = Dein Monster trifft Monster mehrerer Götter: { $choices }.
prompt-pick = Dein Zyklop trifft mehrere Monster: { $choices }.
prompt-power = Du triffst mehrere Orte: { $choices }.
prompt-faith = Du triffst mehrere Orte: { $choices }.
prompt-robbed = Die Kraft des Ortes: { $choices }.
prompt-gain = Die Kraft des Ortes: { $choices }.
prompt-discard = Die Kraft des Ortes: { $choices }.
prompt-bury = Die Kraft des Ortes: { $choices }.
prompt-raise = Die Kraft des Ortes: { $choices }.
prompt-foresee = Die Karten sind aufgedeckt: { $choices }.
prompt-top = Zwei Karten kommen zurück: { $choices }.
prompt-drawer = Dein Team zieht: { $choices }.
prompt-seer = Die Kraft des Ortes: { $choices }.
prompt-thrower = Dein Team hat einen Zusatzwurf: { $choices }.
prompt-location = Du hast das vorige Spiel gewonnen: { $choices }.
prompt-out = Du hast das vorige Spiel gewonnen: { $choices }.
prompt-in = Es verlässt den Stapel: { $choices }.
prompt-trap = Mehrere deiner Fallen wurden getroffen: { $choices }.

ask-throw = ein Monster aus deiner Hand wählen und die Seite, die oben liegen soll
ask-throw_side = die Seite { $monster ->
    [0] der Gorgo
    [1] der Sirene
    [2] des Phönix
    [3] der Harpyie
    [4] des Drachen
    [5] des Mantikors
    [6] des Zyklopen
    [7] des Höllenhunds
    [8] des Pegasus
    [9] der Hydra
    [10] des Riesen
   *[11] des Greifs
} wählen, die oben liegen soll
ask-column = die Spalte deines Ziels wählen
ask-row = die Zeile deines Ziels wählen
ask-manner = den Tischrand wählen, an dem du stehst, und die Art des Wurfs
ask-lock = mit deinem Wurf zufrieden sein
ask-change = ihn neu planen, { $changes ->
    [one] noch einmal
   *[other] noch bis zu { $changes } Mal
}
ask-rethrow = 1 Glauben zahlen und sie noch einmal werfen
ask-keep = sie liegen lassen
ask-keep_off = sie der Unterwelt überlassen
ask-member_order = das Mitglied nennen, dessen Karte zuerst wirkt
ask-member_drawer = das Mitglied nennen, das die Karte nimmt
ask-member_seer = das Mitglied nennen, dessen Stapel aufgedeckt wird
ask-member_thrower = das Mitglied nennen, das ihn macht
ask-god_victim = den Gott wählen, dem es { $amount } Glauben nimmt
ask-god_robbed = den Gott wählen, dem du { $amount } Glauben nimmst
ask-card_pick = das getroffene Monster wählen, das er wirft
ask-card_discard = das Monster wählen, das in seine Unterwelt kommt
ask-card_bury = das Monster wählen, das oben auf seinen Stapel kommt
ask-card_raise = das Monster deiner Unterwelt wählen, das auf deine Hand kommt
ask-card_foresee = diejenige wählen, die du ziehst
ask-card_top = diejenige wählen, die oben liegt
ask-card_out = das Monster wählen, das den Stapel von { $god ->
    [0] Grün
    [1] Blau
    [2] Lila
    [3] Orange
   *[4] Weiß
} verlassen soll
ask-card_in = das Monster der Unterwelt wählen, das dafür kommt
ask-card_trap = diejenige wählen, die als nächste wirkt
ask-place_power = den Ort wählen, dessen Kraft du nutzt
ask-place_faith = den Ort wählen, dessen Glauben du erhältst
ask-gain = { $amount } Glauben erhalten
ask-draw = { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
} ziehen
ask-swap = einen der Orte gegen einen tauschen, der nicht ausliegt
ask-done = alle lassen, wie sie sind
ask-done_deck = diesen Stapel lassen, wie er ist

# Der Tisch als Text

text-nothing = nichts
text-game = Spiel { $number } von { $games }.
text-turn = { $step ->
    [0] Das nächste Spiel wird aufgebaut.
   *[other] { $god } am Zug, Wurfschritt { $step }{ $extra ->
        [0] {""}
        [one] , ein Wurf gespart
       *[other] , { $extra } Würfe gespart
    }.
}
text-final = Letzte Züge: { $god } hat keine Karten mehr.
text-location = { $number } { $location } ({ $faith })
text-owned = { $monster } von { $letter }
text-monster = { $mark } { $card }, { $side } oben, bei { $x }, { $y } mm; trifft { $hits }
text-god = { $letter } { $god }: { $faith } Glauben{ $games ->
    [1] {""}
   *[other] , { $total } zuvor
}, { $underworld } in der Unterwelt; { $seats }
text-seat = { $letter } Hand { $hand }, Stapel { $deck } ({ $top })
text-hand = Deine Hand: { $monsters }

# Dasselbe in Sätzen

spoken-turn = { $step ->
    [0] Das nächste Spiel wird aufgebaut; { $god } beginnt
   *[other] { $god } am Zug, Wurfschritt { $step }
}{ $teams ->
    [0] {""}
   *[other] , in Teams
}. { $extra ->
    [0] {""}
    [one] Ein Wurf ist gespart.{ " " }
   *[other] { $extra } Würfe sind gespart.{ " " }
}{ $throws ->
    [0] Geworfen wurde noch nicht.
    [one] Bisher gab es einen Wurf.
   *[other] Bisher gab es { $throws } Würfe.
}
spoken-active = Jetzt wirkt: { $card }.
spoken-aiming = { $aiming ->
    [0] Wurf { $number } wird geplant.
   *[other] Mit Wurf { $number } wird gezielt, nach dem Gitter oder frei.
}
spoken-turned-up = Aufgedeckt: { $cards }.
spoken-scenario = Die Orte sind { $locations }.
spoken-location = { $location }, { $place }, Spalte { $column }, Zeile { $row }, { $faith } Glauben. Getroffen von: { $monsters }.
spoken-covers = Darunter liegt: { $cards }.
spoken-face-down = Die Karte liegt verkehrt herum.
spoken-monster = { $card }, { $side } oben, { $away } Millimeter { $towards } { $location }, Spalte { $column }, Zeile { $row }; sichtbar über: { $over }, unter: { $under }.
spoken-hidden = Verdeckt dazwischen: { $cards }.
spoken-marks = { $thrown ->
    [0] {""}
   *[other] Gerade geworfen.
}{ $hit ->
    [0] {""}
   *[other] { $thrown ->
        [0] {""}
       *[other] { " " }
    }Getroffen.
}
spoken-throw = Wurf { $number }: Spieler { $letter } wirft { $card }, { $side } oben; { $landed ->
    [0] die Karte ruht noch nicht
   *[other] die Karte ruht
}.
spoken-both = { $one } und { $other }
spoken-target = Gezielt auf { $places } Millimeter von der Mitte.
spoken-manner = Vom { $stand } aus, { $technique }.
spoken-god = { $letter }, { $god }: { $faith } Glauben. { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} gemacht.{ $total ->
    [0] {""}
   *[other] { " " }Punkte aus beendeten Spielen: { $total }.
}{ $wins ->
    [0] {""}
   *[other] { " " }Gewonnene Spiele: { $wins }.
} In der Unterwelt: { $underworld }.
spoken-seat = Spieler { $letter }{ $you ->
    [0] {""}
   *[other] , du
}, für { $god }{ $young ->
    [0] {""}
   *[other] , ein junger Gott
}{ $again ->
    [0] {""}
   *[other] , der noch einmal werfen darf
}. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Hand: { $hand }. Stapel: { $deck ->
    [0] leer
    [one] eine Karte
   *[other] { $deck } Karten
}, von oben bekannt: { $top }.

term-faith = Glaube
term-hand = Karten auf der Hand
term-deck = Karten im Stapel
term-underworld = Karten in der Unterwelt
term-extra = gesparte Würfe
term-prospect = Glaube, den der Wurf verspricht

action-throw = werfen
action-column = auf die Spalte zielen
action-row = auf die Zeile zielen
action-manner = sich hinstellen und werfen
action-card = das Monster wählen
action-place = den Ort wählen
action-god = den Gott wählen
action-member = das Teammitglied wählen
action-gain = Glauben erhalten
action-draw = eine Karte ziehen
action-rethrow = für 1 Glauben noch einmal werfen
action-keep = so liegen lassen
action-lock = zufrieden
action-change = meinen Wurf ändern
action-swap = den Ort tauschen
action-done = so lassen

# Was geschehen ist

event-game-began = { $games ->
    [1] Die Orte werden ausgelegt.
   *[other] Spiel { $number } von { $games } beginnt.
}
event-laid = { $location } liegt { $place }.
event-swapped = { $location } kommt an die Stelle von { $old }, { $place }.
event-removed = Vor dem Spiel kommt überall in die Unterwelt: { $monster }.
event-traded = Im Stapel von { $god }: { $monster } statt { $out }.
event-kept-all = { $seat } lässt { $what }, wie sie sind.
event-split = In den Stapel von { $seat } kommt: { $monster }.
event-young-faith = { $seat }, ein junger Gott, beginnt mit { $faith } Glauben.
event-drew = { $seat } zieht: { $monster }.
event-deck-top = { $depth ->
    [1] Oben auf dem Stapel von { $seat } liegt: { $monster }.
   *[other] Karte { $depth } im Stapel von { $seat } ist: { $monster }.
}
event-turn = Zug { $number } von { $god }.
event-threw = { $seat } wirft { $monster } von { $god }, { $side } oben.
event-column = { $seat } zielt auf Spalte { $column }.
event-row = { $seat } zielt auf Zeile { $row }.
event-manner = { $seat } wirft vom { $stand } aus, { $technique }.
event-aimed-from = { $seat } lässt los bei { $x }, { $y }, { $z } Mikrometern.
event-aimed-along = Richtung { $azimuth }, Steigung { $elevation } Mikroradiant; { $speed } mm/s, Drall { $spin } mrad/s.
event-aimed-tilt = Die Karte ist um { $attitude } Mikroradiant geneigt.
event-locked = { $seat } ist mit dem Wurf zufrieden.
event-changed = { $seat } ändert den Wurf.
event-landed = { $monster } von { $god } kommt zur Ruhe, { $side } oben.
event-missed-table = { $monster } von { $god } verfehlt den Tisch.
event-knocked-off = { $monster } von { $god } wird vom Tisch gestoßen, in die Unterwelt.
event-turned-over = { $monster } von { $god } wird umgedreht: { $side } oben.
event-put-back = { $location } ist vom Tisch gefallen und wird zurückgelegt.
event-turned-up = { $location } wird wieder aufgedeckt.
event-rethrown = { $seat } zahlt 1 Glauben und wirft { $monster } von { $god } noch einmal.
event-left-lying = { $seat } wirft { $monster } von { $god } nicht noch einmal.
event-step = { $step }: { $monster } von { $god }.
event-ordered = { $seat } lässt { $monster } von { $god } zuerst wirken.
event-hit = Getroffen: { $monster } von { $god }.
event-hit-place = Getroffen: { $location }.
event-hit-nothing = Nichts ist getroffen.
event-petrified = { $monster } von { $god } versteinert das Monster, das traf.
event-gained = { $god } erhält { $faith } Glauben durch { $monster }.
event-reborn = { $monster } von { $god } steigt aus der Asche.
event-took = { $god } nimmt { $victim } { $faith } Glauben.
event-discarded = { $monster } von { $god } kommt in die Unterwelt.
event-to-hand = { $monster } von { $god } kommt auf die Hand von { $seat }.
event-to-deck = { $monster } von { $god } kommt oben auf den Stapel von { $seat }.
event-extra = { $god } erhält { $throws ->
    [one] einen Wurf
   *[other] { $throws } Würfe
}.
event-doubled = Der Glaube, den { $god } mit diesem Wurf erhält, zählt doppelt.
event-picked = { $seat } hebt auf und wirft: { $monster } von { $god }.
event-power-used = { $seat } nutzt die Kraft von { $location }.
event-place-gained = { $god } erhält { $faith } Glauben durch die Kraft von { $location }.
event-faith-gained = { $god } erhält { $faith } Glauben von { $location }.
event-chose-card = { $seat } wählt eine Karte.
event-foresaw = { $seat } wählt aus den aufgedeckten Karten: { $monster }.
event-on-top = { $seat } legt oben auf: { $monster }.
event-member-chosen = { $seat } bestimmt { $member }.
event-lapsed = { $god } hat keine Karten zum Werfen: { $throws ->
    [one] ein Wurf verfällt
   *[other] { $throws } Würfe verfallen
}.
event-last-turns = { $god } hat keine Karten mehr: Alle anderen haben einen letzten Zug.
event-sunset = Die Sonne geht unter: Alle hatten { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}.
event-most-on-troy = { $god } hat die meisten Monster auf Troja und erhält { $faith } Glauben.
event-nobody-on-troy = Niemand hat allein die meisten Monster auf Troja.
event-counted = { $god }: { $faith } Glauben minus { $cards } für Karten, die nicht auf dem Tisch liegen, macht { $points }.
event-game-won = { $god } gewinnt Spiel { $number }.
event-game-tied = Niemand gewinnt Spiel { $number } allein.
event-won = { $seat } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
event-leaves = Den Stapel von { $god } soll verlassen: { $monster }.
event-scored = { $seat } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

# Warum nicht

rule-M22 = Geworfen wird von außerhalb des Tisches: Die Hand bleibt hinter einer Linie 20 cm außerhalb der Kante.
rule-R-1 = Danach ist jetzt nicht gefragt.
rule-R-2 = Dieses Monster ist nicht auf deiner Hand oder nicht das, das geworfen wird.
rule-R-3 = Dieses Monster ist nicht wählbar: Die Kraft wirkt nicht auf es.
rule-R-4 = Die Karte trifft diesen Ort nicht.
rule-R-5 = Die Kraft wirkt nicht auf diesen Gott.
rule-R-6 = Diese Karte ist nicht in dem Stapel, aus dem gewählt wird.
rule-R-8 = Dieser Ort liegt schon aus: Tausche gegen einen, der nicht ausliegt.
rule-R-9 = Ein freier Wurf hat acht Zahlen: x y z Richtung Steigung Tempo Drall Neigung.
rule-R-10 = Dort reicht die Hand nicht hin: 20 bis 40 cm außerhalb der Kante, 5 bis 60 cm über dem Tisch.
rule-R-11 = Diese Richtung, Steigung oder Neigung ist außerhalb des Erlaubten.
rule-R-12 = Dieses Tempo oder dieser Drall ist außerhalb des Erlaubten: 0,2 bis 6 m/s, höchstens 60 rad/s.

# Zielen mit Wörtern

sight-at = auf
sight-beside = neben
sight-from = von vom
sight-fill = der die das dem den rand in im hohem spalte zeile reihe
sight-side-0 = süden südrand südlich
sight-side-1 = osten ostrand östlich
sight-side-2 = norden nordrand nördlich
sight-side-3 = westen westrand westlich
sight-manner-0 = sanft
sight-manner-1 = flach
sight-manner-2 = bogen
sight-manner-3 = hart
sight-manner-4 = taumelnd
sight-target = { $name }, Spalte { $column }, Zeile { $row }, { $cards ->
    [0] nichts darauf
    [1] eine Karte darauf
    [2] zwei Karten darauf
    [3] drei Karten darauf
   *[other] { $cards } Karten darauf
}
sight-nothing = nichts
sight-off = neben dem Tisch
sight-over = kippt um
sight-share = { $name } { $share } %
sight-said = Spalte { $column }, Zeile { $row }, { $manner } vom { $side }: { $odds }.
sight-not-now = Gezielt wird, wenn eine Karte gewählt ist: Wirf zuerst eine, oder nimm Spalte oder Zeile zurück.
sight-no-cell = Es gibt die Spalten 1 bis { $columns } und die Zeilen 1 bis { $rows }.
sight-unknown = { $found ->
    [0] Auf dem Tisch liegt nichts, das „{ $name }“ heißt. Es gibt
   *[other] „{ $name }“ kann mehreres sein:
} { $known }.
# What wins, in a sentence
aid-goal = Der meiste Glaube; jede deiner Karten, die am Ende nicht auf dem Tisch liegt, kostet einen Punkt.

# Das Ende erzählt
ending-faith = Glaube
ending-left = Karten übrig
ending-games = Spiele gewonnen
ending-title = { $winners } { $n ->
    [one] wird verehrt
   *[other] werden verehrt
  }
ending-how = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }{ $games ->
    [one] {""}
   *[other] { " " }in { $games } Spielen
  }
ending-why-games = { $first } und { $second } sind nach allen Spielen mit { $points } gleichauf; mehr gewonnene Spiele zählen für { $first }.
ending-why-level = { $first } und { $second } sind mit { $points } gleichauf; für { $first } stehen mehr Monster auf Orten, oder weniger liegen in der Unterwelt.
