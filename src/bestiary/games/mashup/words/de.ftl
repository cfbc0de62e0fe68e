title = Macro Monster Mashup
summary = Riesenmonster stampfen, mampfen und wachsen: Mach Städte platt und verbreite Schrecken oder werde größer als alle, während dir jeder Panzer und Luftangriffe schickt.

# Karten

card-family-farm = Bauernhof
card-cattle-ranch = Rinderranch
card-grain-silo = Getreidesilo
card-roadside-diner = Raststätte
card-camping-ground = Campingplatz
card-toxic-waste-dump = Giftmülldeponie
card-fishing-village = Fischerdorf
card-suburb = Vorstadt
card-supermarket = Supermarkt
card-train-station = Bahnhof
card-office-block = Bürohaus
card-police-station = Polizeiwache
card-shopping-mall = Einkaufszentrum
card-hospital = Krankenhaus
card-zoo = Zoo
card-slaughterhouse = Schlachthof
card-container-harbor = Containerhafen
card-oil-rig = Bohrinsel
card-army-barracks = Kaserne
card-military-airfield = Militärflugplatz
card-genetics-lab = Genlabor
card-nuclear-power-plant = Kernkraftwerk
card-skyscraper = Wolkenkratzer
card-airport = Flughafen
card-stadium = Stadion
card-city-hall = Rathaus
card-tv-tower = Fernsehturm
card-great-dam = Großer Staudamm
card-royal-palace = Königspalast
card-sky-needle = Himmelsnadel
card-downtown = Innenstadt
card-infantry-platoon = Infanteriezug
card-police = Polizei
card-battle-tank = Kampfpanzer
card-rocket-artillery = Raketenartillerie
card-hellicopters = Höllikopter
card-flame-tank = Flammenpanzer
card-cryo-cannon = Kryokanone
card-giant-robot = Riesenroboter
card-bunkers = Bunker
card-minefield = Minenfeld
card-news-crew = Kamerateam
card-food-convoy = Lebensmittelkonvoi
card-livestock-herd = Viehherde
card-tour-bus = Reisebus
card-mutagen-barrels = Mutagenfässer
card-anti-mutagen-bomb = Antimutagenbombe
card-blaze = Feuersbrunst
card-freeze-ray = Froststrahl
card-new-orders = Neue Befehle
card-nuclear-strike = Atomschlag
card-shrink-ray = Schrumpfstrahl
card-air-strike = Luftangriff
card-napalm = Napalm
card-tranquilizer = Betäubungspfeil
card-evacuation = Evakuierung
card-reinforcements = Verstärkung
card-feeding-frenzy = Fressrausch
card-adrenaline = Adrenalin
card-second-wind = Zweite Luft
card-growth-spurt = Wachstumsschub
card-cover-up = Vertuschung
card-headline-news = Schlagzeile
card-terrifying-roar = Markerschütterndes Gebrüll
card-fire-breath = Feueratem
card-frost-breath = Frostatem
card-atomic-breath = Atomatem
card-acid-spit = Säurespucke
card-cold-resistant = Kälteresistent
card-fireproof = Feuerfest
card-radiation-feeder = Strahlenfresser
card-bulletproof-hide = Kugelsichere Haut
card-bone-plates = Knochenplatten
card-regeneration = Regeneration
card-second-stomach = Zweiter Magen
card-wide-jaws = Breites Maul
card-razor-claws = Messerklauen
card-wings = Flügel
card-keen-instinct = Scharfer Instinkt
card-hidden = eine Karte
mutation-hidden = eine Mutation

# Was Karten tun: a, b und c sind die Zahlen ihrer Wirkungen, der Reihe nach
dice-a = { $a ->
    [one] einen { $colour }n Würfel
   *[other] { $a } { $colour } Würfel
}
breath-a = { $a ->
    [one] ein { $colour }r Würfel
   *[other] { $a } { $colour } Würfel
}
dice-b = { $b ->
    [one] einen { $colour }n Würfel
   *[other] { $b } { $colour } Würfel
}
does-toxic-waste-dump = Beim Fressen darfst du hier eine Mutation bekommen; das zerstört diesen Ort. Ein Treffer ist dafür nicht nötig.
does-police-station = Jede Polizei-Einheit hier wirft { $a ->
    [one] einen { $colour }n Würfel
   *[other] { $a } { $colour } Würfel
} mehr.
does-hospital = Nachdem du es zerstört hast: Beim Fressen darfst du { $a } heilen.
does-oil-rig = Wenn sie zerstört wird: Wirf { dice-a } gegen jedes Monster hier, jeweils für sich.
does-genetics-lab = Nachdem du es zerstört hast: Beim Fressen darfst du { $a } Mutationen ziehen, eine bekommen, die dir fehlt, und den Rest zurückmischen.
does-nuclear-power-plant = Nachdem du es zerstört hast: Beim Fressen darfst du eine Mutation bekommen und dann { $b } Gesundheit verlieren.
does-tv-tower = Nachdem du ihn zerstört hast: Beim Fressen darfst du { $a ->
    [one] eine Karte
   *[other] { $a } Karten
} ziehen.
does-great-dam = Wird er zerstört, so auch alles auf ihm, nachdem der Schrecken vergeben ist.
does-infantry-platoon = Stell { $a } Infanterie auf den Ort und leg diese Karte ab. Gefallene Infanterie ist 1 Futter wert.
does-hellicopters = Wähle ein Monster hier: Sie folgen ihm überallhin, auch ins Nirgendwo, wo es sie angreifen darf und sie auf es schießen. Schrecken nur, wenn ein Atemangriff sie zerstört.
does-bunkers = Der Ort hat { $a } Haltbarkeit mehr.
does-minefield = Wenn hier das nächste Mal ein Monster Aktion I oder II ansagt, wirf { dice-a } gegen es und leg diese Karte ab. Die Ansage, auf die sie antwortet, zählt nicht.
does-news-crew = Wenn ein Monster den Ort zerstört, bekommt dessen Spieler diese Karte als Schrecken.
does-food-convoy = Kann gefressen werden, solange der Ort steht. Wird leer abgelegt.
does-livestock-herd = Kann gefressen werden, solange der Ort steht. Wird leer abgelegt.
does-tour-bus = Kann gefressen werden, solange der Ort steht. Wird leer abgelegt.
does-mutagen-barrels = Beim Fressen hier: Du bekommst eine Mutation, dann wird diese Karte abgelegt.
does-anti-mutagen-bomb = Das Monster verliert eine Mutation deiner Wahl, endgültig.
does-blaze = Jedes Monster dort verliert { $a } Gesundheit. Nach diesem Monsterzug (oder dem nächsten) verlieren alle, die dann noch dort sind, { $b } Gesundheit, und der Ort wird zerstört.
does-freeze-ray = Das Monster verliert einen Monsterzug. Wirf { dice-b } gegen es.
does-new-orders = Schick beliebige Einheiten von dort, auch Infanterie, an einen anderen Ort, auf den sie gespielt werden könnten.
does-nuclear-strike = Wirf { dice-a } gegen das Monster. Für seinen Ort und jede Einheit dort zählt jeder Würfel von 3 bis 6 als Treffer. Fällt der Ort, gilt das Monster als sein Zerstörer.
does-shrink-ray = Das Monster verliert sofort { $a } Größe.
does-air-strike = Wirf { dice-a } gegen das Monster.
does-napalm = Wirf { dice-a } gegen jedes Monster dort, jeweils für sich.
does-tranquilizer = Das Monster verliert einen Monsterzug.
does-evacuation = Alle Meeple auf dem Ort und seinen Objekten kommen zurück in den Vorrat.
does-reinforcements = Stell { $a } Infanterie auf den Ort.
does-feeding-frenzy = Friss in diesem Monsterzug bis zu { $a ->
    [one] eine Marke
   *[other] { $a } Marken
} mehr.
does-adrenaline = Dieser Angriff bekommt { $a ->
    [one] einen schwarzen Würfel
   *[other] { $a } schwarze Würfel
} mehr.
does-second-wind = Heile { $a } und nimm einen verlorenen Monsterzug zurück.
does-growth-spurt = Um in diesem Zug zu wachsen, brauchst du { $a } Futter weniger. Die nötige Gesundheit bleibt.
does-cover-up = Der Spieler legt die Schreckenskarte ab, die er zuletzt bekam, wenn sie höchstens { $a } wert ist.
does-headline-news = Du bekommst diese Karte als Schrecken.
does-terrifying-roar = Die Einheiten an dem Platz, an dem dein Monster gerade ist, schießen in diesem Monsterzug nicht, auch wenn es weiterzieht.
does-fire-breath = Atemangriff: { breath-a }.
does-frost-breath = Atemangriff: { breath-a }.
does-atomic-breath = Atemangriff: { breath-a }.
does-acid-spit = Atemangriff: { breath-a }; auf einem Ort zählt jeder Treffer { $b }.
does-cold-resistant = Dich treffen { $colour } Würfel erst ab { $a }; ihre Sechsen kosten dich keinen Monsterzug.
does-fireproof = Dich treffen { $colour } Würfel erst ab { $a }.
does-radiation-feeder = Dich treffen { $colour } Würfel erst ab { $a }; zwei oder mehr ihrer Sechsen bringen dir wie immer eine Mutation, kosten dich aber keinen Monsterzug.
does-bulletproof-hide = Dich treffen { $colour } Würfel erst ab { $a }.
does-bone-plates = Dich treffen { $colour } Würfel erst ab { $a }.
does-regeneration = Du bekommst zu Beginn deines Zuges { $a } Gesundheit statt 1, auch bei 0.
does-second-stomach = In deinen Magen passen { $a } Marken mehr.
does-wide-jaws = Friss in einem Monsterzug { $a ->
    [one] eine Marke
   *[other] { $a } Marken
} mehr.
does-razor-claws = Greif mit { $a ->
    [one] einem schwarzen Würfel
   *[other] { $a } schwarzen Würfeln
} mehr an.
does-wings = Du darfst dich am Anfang und am Ende eines Monsterzuges bewegen.
does-keen-instinct = Behalte am Ende deines Zuges { $a } Karten mehr.

# Was auf einer Karte steht

deck-0 = Ort
deck-1 = Objekt
deck-2 = Aktionskarte
deck-3 = Mutation
tag-0 = Land
tag-1 = Stadt
tag-2 = Küste
tag-3 = Industrie
tag-4 = Militär
tag-5 = Forschung
tag-6 = Wahrzeichen
tag-7 = Einheit
tag-8 = Zusatz
tag-9 = Falle
tag-10 = Vorrat
tag-11 = Infanterie
tag-12 = Polizei
tag-13 = Fahrzeug
tag-14 = Fluggerät
tag-15 = Roboter
tag-16 = Befestigung
tag-17 = Medien
tag-18 = Futter
tag-19 = Mutagen
tag-20 = Atem
tag-21 = Widerstand
tag-22 = Körper
on-0 = Auf einen beliebigen Ort.
on-1 = Auf einen Ort, der noch mindestens 1 Haltbarkeit hat.
on-2 = Auf einen eigenen Ort, auch seine Trümmer.
on-3 = Auf einen Ort mit einem Monster.
on-tags = Nur auf: { $tags }.
at-0 = Ziel: ein Monster.
at-1 = Ziel: ein Monster mit einer Mutation.
at-2 = Ziel: ein Monster ab Größe 2.
at-3 = Ziel: ein Ort mit einem Monster, auch Trümmer.
at-4 = Ziel: ein Ort mit Einheiten, auch Trümmer.
at-5 = Ziel: ein stehender Ort mit Meeple auf ihm oder seinen Objekten; keine Trümmer.
at-6 = Ziel: ein beliebiger Ort, auch Trümmer.
at-7 = Ziel: dein eigenes Monster.
at-8 = Ziel: ein Spieler, dessen zuletzt bekommene Schreckenskarte höchstens { $a } wert ist.
at-9 = Ziel: du selbst.
when-0 = Jederzeit.
when-1 = Wenn dein Monster frisst.
when-2 = Vor einem Angriffswurf deines Monsters, auch außerhalb deines Zuges; nicht bei Atem allein.
when-3 = In deinem Zug vor oder nach einem Monsterzug, oder wenn du wächst.
when-4 = In einem Zug, in dem dein Monster einen Ort zerstört hat.
when-5 = Bevor in einem Monsterzug Einheiten schießen.
face-hits = Haltbarkeit { $n }
face-infamy = { $n } Schrecken
face-dice = { $n ->
    [one] 1 { $colour }r Würfel
   *[other] { $n } { $colour } Würfel
}
face-bans = Objekte dieser Art darf man hier nicht spielen: { $tags }.
face-infantry = Kommt mit { $n } Infanterie.
food-0 = Nahrung
food-1 = Fleisch
food-2 = Meeple
food-3 = Infanterie
food-hidden = eine Marke
colour-0 = weiße
colour-1 = schwarze
colour-2 = rote
colour-3 = grüne
colour-4 = blaue
action-1 = Einheiten angreifen
action-2 = den Ort angreifen
action-3 = ein Monster angreifen
action-4 = Atemangriff
action-5 = Schlafen
window-1 = vor einem Monsterzug
window-2 = vor der Bewegung
window-3 = nach der Bewegung
window-4 = die angesagte Aktion
window-5 = vor einem Schritt
window-6 = das Wachsen
window-7 = das Ende des Zuges
window-8 = das Ende des Stapels
window-9 = eine Karte
place-nowhere = irgendwo im Nirgendwo
place = { $name } ({ $number })

option-cards = Karten
option-cards-standard = der mitgelieferte Satz
option-chart = Monstertafel
option-chart-standard = die mitgelieferte Tafel

# Was gefragt wird

prompt-over = Das Spiel ist zu Ende.
prompt-waiting = Andere entscheiden.
prompt-draft = Im Geheimen: { $choices }. Die andere geht zurück.
prompt-turn = Vor dem nächsten Monsterzug: { $choices }.
prompt-rest = Nach dem letzten Monsterzug dieses Zuges: { $choices }.
prompt-opening = Vor deinem Monsterzug: { $choices }.
prompt-closed = Nach deinem letzten Monsterzug: { $choices }.
prompt-move = Ein Monster bricht auf: { $choices }.
prompt-after = Das Monster ist da: { $choices }.
prompt-announce = Eine Aktion ist angesagt, letzte Gelegenheit für Objekte: { $choices }.
prompt-step = Vor dem nächsten Schritt: { $choices }.
prompt-grow = Ein Monster wird gleich größer: { $choices }.
prompt-late = Der Zug geht zu Ende: { $choices }.
prompt-last = Der Stapel ist leer, dies sind die letzten Antworten der Partie: { $choices }.
prompt-card = Eine Karte wurde gespielt: { $choices }.
prompt-place = Die Karte braucht ein Ziel: { $choices }.
prompt-monster = Die Karte braucht ein Ziel: { $choices }.
prompt-healing = Bevor es weitergeht: { $choices }.
prompt-moving = Dein Monsterzug: { $choices }.
prompt-closing = Das Ende deines Monsterzuges: { $choices }.
prompt-declaring = Dein Monster hat sich bewegt: { $choices }.
prompt-unit = Gegen Einheiten: { $choices }.
prompt-rival = Gegen ein Monster: { $choices }.
prompt-breath = Mit Atem allein: { $choices }.
prompt-coming = Ein Monster ist an deinen Ort gekommen: { $choices }.
prompt-fleeing = Auf dein Monster wurde geantwortet; Flucht beendet diesen Monsterzug: { $choices }.
prompt-striking = Die Würfel: { $choices }.
prompt-hitting = { $left ->
    [one] Ein Treffer ist
   *[other] { $left } Treffer sind
} zu verteilen: { $choices }.
prompt-eating = { $left ->
    [0] Dein Monster hatte seinen Teil: { $choices }.
    [one] Platz für noch eine Marke: { $choices }.
   *[other] Platz für noch { $left } Marken: { $choices }.
}
prompt-spitting = Dein Magen ist zu voll: { $choices }.
prompt-purging = Eine Mutation geht: { $choices }.
prompt-splicing = Im Labor: { $choices }.
prompt-redrawing = Diese Mutation hat dein Monster schon: { $choices }.
prompt-sending = Einheiten ziehen um: { $choices }.
prompt-goal = Einheiten ziehen um: { $choices }.
prompt-following = Die Einheiten sind da: { $choices }.
prompt-offering = Gesundheit und Futter reichen: { $choices }.
prompt-paying = Es fehlen noch { $left } Futter: { $choices }.
prompt-swapping = Deine Karten: { $choices }.
prompt-shedding = { $left ->
    [one] Eine Karte
   *[other] { $left } Karten
} zu viel auf der Hand: { $choices }.

# Ein Satzteil für jede Art von Wahl, wie er in einer Aufzählung steht

ask-play = eine Karte spielen
ask-play_step = eine Karte für diesen Schritt spielen
ask-before = vor der Bewegung eine Aktionskarte spielen
ask-wait = warten, bis es da ist
ask-pass = passen
ask-place = an einen Ort gehen
ask-place_target = einen Ort für die Karte wählen
ask-place_goal = den Ort wählen, an den Einheiten ziehen
ask-nowhere = ins Nirgendwo gehen
ask-monster_target = ein Monster für die Karte wählen
ask-monster_rival = wählen, wen du angreifst
ask-monster_follow = das Monster wählen, dem sie folgen
ask-unit_hit = ihn auf eine Einheit legen
ask-unit_first = die Einheit wählen, auf die es zuerst losgeht
ask-unit_eat = von einem Objekt fressen oder es nutzen
ask-unit_send = eine Einheit schicken
ask-figure_hit = ihn auf Infanterie legen
ask-figure_first = zuerst auf Infanterie losgehen
ask-figure_send = Infanterie schicken
ask-building = ihn auf den Ort legen
ask-breath-hit = einen Atemtreffer vorziehen
ask-mutation_draft = eine der beiden Mutationen nehmen
ask-mutation_purge = die Mutation wählen, die das Monster verliert
ask-mutation_splice = die Mutation wählen, die du bekommst
ask-mutation_breath = einen Atemangriff wählen
ask-mutation_strike = einen Atemangriff dazunehmen
ask-food_heal = eine Marke ausgeben, die je Futter 2 heilt
ask-food_eat = eine Marke fressen
ask-food_spit = eine Marke zurückgeben
ask-food_pay = mit einer Marke bezahlen
ask-use = die Wirkung des Ortes nutzen
ask-attack-units = Einheiten angreifen (I)
ask-attack-location = den Ort angreifen (II)
ask-attack-monster = ein Monster angreifen (III)
ask-breathe = nur einen Atemangriff einsetzen (IV)
ask-sleep = schlafen (V)
ask-done_heal = die Marken behalten
ask-done_stay = bleiben, wo es ist
ask-done_meal = zu Ende fressen
ask-done_send = keine mehr schicken
ask-done_grow = seine Größe behalten
ask-done_swap = deine Karten behalten
ask-done_redraw = es dabei belassen
ask-grow = dein Monster wachsen lassen
ask-stop = keinen Monsterzug mehr machen
ask-idle = nichts tun
ask-flee = ins Nirgendwo fliehen
ask-stay_there = standhalten
ask-stay_home = dein Monster lassen, wo es ist
ask-come = dein Monster hinschicken
ask-strike = die Würfel des Angriffs werfen
ask-hold = dich zurückhalten
ask-discard_swap = zwei Karten gegen eine neue ablegen
ask-discard_second = die zweite Karte ablegen
ask-discard_shed = eine ablegen
ask-again = noch eine ziehen

# Der Tisch als Text

text-monster = Größe { $size }, Gesundheit { $health }/{ $most }, Schrecken { $infamy }, { $dice } Würfel, Hand { $cards }
text-stomach = Magen (von { $size }): { $tokens }
text-lost = { $quarters ->
    [one] ein Monsterzug verloren
   *[other] { $quarters } Monsterzüge verloren
}
text-used = { $card } (benutzt)
text-here = hier: { $monsters }
text-rubble = Trümmer
text-infantry = { $count } Infanterie
text-fire = (brennt)
text-turn = Zug von { $letter }: { $stage }; { $moves ->
    [0] kein Monsterzug übrig
    [one] ein Monsterzug übrig
   *[other] { $moves } Monsterzüge übrig
}; { $deck ->
    [one] eine Karte
   *[other] { $deck } Karten
} im Stapel.
text-pending = { $number }. { $what }
text-target = Monster { $letter }
text-untargeted = { $letter }: { $what }
text-announced = { $letter }: { $what } ({ $target })
text-moves = bricht auf
text-hand = Deine Hand: { $cards }.
text-locked = In diesem Zug nicht zu spielen: { $cards }.
text-dice = { $count } { $colour }
text-no-dice = keine Einheiten
text-facing = { $place }: { $dice }{ $shot ->
    [0] .
   *[other] {" "}Würfel, { $expected } Treffer zu erwarten gegen { $health } Gesundheit: { $down } %, dass { $health ->
        [0] es schrumpft
       *[other] sie es stoppen
    }.
} { $rubble ->
    [1] Nichts mehr zu zerstören.
   *[other] Seine { $attack } Würfel zerstören den Ort (Haltbarkeit { $left }) mit { $fall } %.
}
text-shot = { $dice } Würfel gegen { $letter }: { $expected } Treffer zu erwarten, { $health } Gesundheit, { $down } %, dass es { $health ->
    [0] schrumpft
   *[other] auf 0 fällt
}.
describe-what = { $action }: { $what }
stage-draft = Wahl der Mutationen
stage-wake = Aufwachen
stage-moves = Monsterzüge
stage-grow = Heilen und Wachsen
stage-cards = Karten
spoken-nothing = nichts
spoken-monster = Monster { $letter }{ $you ->
    [0] {""}
   *[other] , deines
}: Größe { $size }, Gesundheit { $health } von { $most }, Schrecken { $infamy }, { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
}, Platz: { $place }. Magen: { $tokens }. Mutationen: { $mutations }.
spoken-body = Es greift mit { $dice } Würfeln an und frisst { $meal ->
    [one] eine Marke
   *[other] { $meal } Marken
} je Monsterzug, der Magen fasst { $stomach }; sein Inhalt ist { $food } Futter wert, Wachsen braucht { $grow }. Zuletzt gefressene Meeple: { $meeple }. Schreckenskarten: { $cards }. Niedrigste Würfel, die es treffen: { $least }.
spoken-lost = Es hat den laufenden Monsterzug verloren.
spoken-ruined = Vorher: { $card }.
spoken-new = In diesem Zug gespielt.
spoken-item = { $item }, Platz: { $place }: Haltbarkeit noch { $left }, { $dice } Würfel, Marken: { $tokens }, folgt: { $follows }.
spoken-piles = Hauptstapel { $deck }, Mutationen { $genes }, abgelegt: { $discard }.
spoken-offer = Dir angeboten: { $cards }.
spoken-turn = Zug { $number }, von { $letter }: { $stage }; Monsterzüge übrig: { $moves }.
spoken-action = Angesagt: { $action }.
spoken-chosen = Zuerst angegriffen: { $unit }.
spoken-rival = Gegen Monster { $letter }.
spoken-playing = Du wählst das Ziel von { $card }.
spoken-hits = Zu verteilende Treffer: { $n }.
spoken-bites = Marken, die noch gefressen werden dürfen: { $n }.
spoken-site = { $place } von { $letter }: Haltbarkeit { $left } von { $hits }, Marken: { $tokens }, darauf: { $items }{ $fires ->
    [0] .
   *[other] , Feuer: { $fires }.
}

# Aktionen

action-play = spielen
action-before = vor der Bewegung spielen
action-place = an diesen Ort
action-nowhere = ins Nirgendwo
action-monster = dieses Monster
action-unit = dieses Objekt
action-figure = die Infanterie
action-building = der Ort selbst
action-mutation = diese Mutation
action-food = diese Marke
action-use = den Ort nutzen
action-attack-units = Einheiten angreifen (I)
action-attack-location = den Ort angreifen (II)
action-attack-monster = ein Monster angreifen (III)
action-breathe = nur Atemangriff (IV)
action-sleep = schlafen (V)
action-pass = passen
action-wait = warten, bis es da ist
action-done = genug
action-grow = wachsen
action-stop = kein Monsterzug mehr
action-idle = nichts tun
action-flee = fliehen
action-stay = bleiben
action-come = hingehen
action-strike = angreifen
action-hold = sich zurückhalten
action-discard = ablegen
action-breath-hit = einen Atemtreffer nehmen
action-again = noch eine ziehen

# Was geschah

event-turn = { $seat } beginnt einen Zug.
event-first-die = { $seat } würfelt eine { $number } um den ersten Zug.
event-offered = Du darfst wählen: { $mutation } oder { $other }.
event-gained = Das Monster von { $seat } bekommt { $mutation }.
event-drew = { $seat } zieht eine Karte.
event-drew-card = Du ziehst { $card }.
event-healed = Das Monster von { $seat } bekommt { $amount } Gesundheit und hat { $health }.
event-spent-food = { $seat } gibt { $food } aus.
event-played = { $seat } spielt { $card }.
event-played-at = { $seat } spielt { $card }; Ziel: { $place }.
event-played-on = { $seat } spielt { $card } gegen { $other }.
event-fizzled = { $card } findet nichts zu tun und wird abgelegt.
event-sets-out = Das Monster von { $seat } bricht auf; Ziel: { $place }.
event-moved = Das Monster von { $seat } ist da: { $place }.
event-held-back = Das Monster von { $seat } kann nicht gehen und bleibt.
event-came = Auch das Monster von { $seat } kommt: { $place }.
event-fled = Das Monster von { $seat } flieht ins Nirgendwo.
event-idle = Das Monster von { $seat } tut nichts.
event-stopped = { $seat } macht keinen Monsterzug mehr.
event-announced = { $seat } sagt an: { $action }.
event-announced-on = { $seat } sagt an: { $action }, gegen { $other }.
event-aimed = { $seat } geht zuerst auf { $card } los.
event-taken-back = { $seat } muss etwas anderes ansagen.
event-mine = Das Monster von { $seat } löst { $card } aus.
event-strikes = Das Monster von { $seat } greift { $other } an.
event-assaults = Das Monster von { $seat } greift an: { $place }.
event-breathes = Das Monster von { $seat } benutzt { $mutation }.
event-shot = Die Einheiten ({ $place }) schießen auf das Monster von { $seat }.
event-dice = { $faces } mit { $colour }n Würfeln: { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
event-lost-health = Das Monster von { $seat } verliert { $amount } Gesundheit und hat { $health }.
event-shrank = Das Monster von { $seat } schrumpft auf Größe { $size }.
event-grew = Das Monster von { $seat } wächst auf Größe { $size }.
event-lost-move = Das Monster von { $seat } verliert diesen Monsterzug.
event-chart-turned = Die Tafel von { $seat } dreht sich: { $quarters ->
    [one] Ein Monsterzug ist verloren
   *[other] { $quarters } Monsterzüge sind verloren
}.
event-chart-back = Die Tafel von { $seat } dreht sich zurück{ $quarters ->
    [0] {""} und steht aufrecht
    [one] ; ein Monsterzug ist noch verloren
   *[other] ; { $quarters } Monsterzüge sind noch verloren
}.
event-hit-unit = { $card } ({ $place }) bekommt einen Treffer.
event-hit-infantry = Infanterie ({ $place }) bekommt einen Treffer.
event-hit-location = { $place } bekommt einen Treffer; Haltbarkeit noch { $left }.
event-unit-destroyed = { $card } ({ $place }) ist zerstört.
event-infantry-fell = { $count } Infanterie { $count ->
    [one] fällt
   *[other] fallen
} ({ $place }).
event-destroyed = { $place } ist zerstört; als Zerstörer gilt { $seat }.
event-infamy = { $seat } bekommt { $points } Schrecken durch { $card }.
event-infamy-lost = { $seat } verliert den Schrecken von { $card }.
event-vanished = Die Trümmer ({ $place }) verschwinden mit allem, was darauf lag.
event-ate = Das Monster von { $seat } frisst { $food }.
event-used = Das Monster von { $seat } nutzt { $card }.
event-known-mutation = { $seat } zieht { $mutation }; das Monster hat sie schon.
event-lost-mutation = Das Monster von { $seat } verliert { $mutation }.
event-sent = { $card } zieht um: { $place } nach { $goal }.
event-sent-infantry = Infanterie zieht um: { $place } nach { $goal }.
event-follows = { $card } folgt dem Monster von { $seat }.
event-infantry = { $count } Infanterie { $count ->
    [one] bezieht
   *[other] beziehen
} Stellung: { $place }.
event-evacuated = { $count } Meeple verlassen den Ort: { $place }.
event-discarded = { $seat } legt { $card } ab.
event-item-gone = { $card } ({ $place }) wird abgelegt.
event-deck-out = Der Stapel ist leer: Dies ist der letzte Zug.
event-will-grow = Das Monster von { $seat } will wachsen.
event-not-grown = Das Monster von { $seat } wächst nun doch nicht.
event-closed = Niemand antwortet mehr ({ $window }).
event-plans = { $seat } will ansagen: { $action }.
event-readies = { $seat } macht { $mutation } bereit.
event-orders = Einheiten sollen umziehen: { $place } nach { $goal }.
event-waits = Jemand wartet, bis das Monster da ist.
event-spat = Das Monster von { $seat } würgt { $food } hervor.
event-fire = Es brennt: { $place }.
event-burned = Das Feuer hat sein Werk getan: { $place }.
event-counted = { $seat }: Größe und Schrecken ergeben { $points }.
event-won = { $seat } gewinnt mit { $points }.
event-exchanges = { $seat } tauscht zwei Karten gegen eine.
event-slept = Das Monster von { $seat } schläft und hat { $health } Gesundheit.
event-drew-mutation = { $mutation } wird gezogen.
event-no-mutation = Für das Monster von { $seat } ist keine Mutation mehr da.
event-winded = Das Monster von { $seat } bekommt seinen verlorenen Monsterzug zurück.

# Woraus eine Stellung besteht

term-size = Größe
term-fame = Schrecken
term-food = Futter im Magen
term-surplus = Futter über den Bedarf hinaus
term-health = Gesundheit
term-lost-moves = verlorene Monsterzüge
term-mutations = Mutationen
term-cards = Handkarten
term-locations = Orte im Spiel
term-prospect = Aussicht des Ortes
term-plan = was das Monster vorhat

# Wann man gefragt werden will

moment-turn = vor und nach Monsterzügen, am Ende eines Zuges
moment-move = ein Monster bewegt sich
moment-assault = ein Monster greift an, und es geht um 2 Schrecken oder mehr
moment-action = ein Monster schläft, wächst oder greift für weniger an
moment-duel = ein Monster greift ein anderes an
moment-roll = bevor gewürfelt wird, ein Monster frisst oder aufwacht
moment-card = eine Karte wird gespielt
moment-victory = jemand gewinnt, wenn nichts mehr geschieht, oder durch das Angesagte
moment-own-move = mein eigenes Monster bewegt sich
moment-own-action = ich habe angesagt, was mein Monster tut
moment-own-roll = bevor in meinem eigenen Monsterzug gewürfelt wird
moment-own-meal = bevor mein eigenes Monster frisst oder aufwacht

# Warum nicht

rule-B-2 = Diesen Ort hast du in diesem Zug gespielt; dein Monster darf erst in deinem nächsten hinein.
rule-B-3 = Diese Art Karte darf in diesem Moment nicht gespielt werden.
rule-B-8 = Im Nirgendwo geht das nicht.
rule-B-21 = Dein Monster hat diesen Monsterzug verloren: Es kann nur schlafen und sich nicht bewegen.
rule-B-24 = Hier ist keine Einheit, die man angreifen könnte.
rule-B-28 = Dieser Atemangriff ist bis zu deinem nächsten Zug verbraucht.
rule-B-35 = Ein Tausch braucht zwei Handkarten und eine Karte im Stapel; danach kann man keine mehr spielen.
rule-B-46 = Diesen Ort gibt es auf dem Tisch nicht.
rule-B-48 = Dein Monster ist schon dort; Bleiben ist keine Bewegung.
rule-B-53 = Darauf kann man die Karte nicht richten.
rule-B-55 = Ein Monsterzug hat eine Bewegung, am Anfang oder am Ende.
rule-B-62 = Das sind Trümmer: Dort gibt es kein solches Ziel und keinen Text, der es erlaubt.
rule-B-72 = Das kann dein Monster nicht fressen: Der Ort steht noch, die Infanterie kämpft, der Magen ist voll, oder es hat genug gefressen.
rule-B-74 = Dorthin kann kein Treffer gehen.
rule-B-85 = Diese Marke ist nicht im Magen oder wird nicht gebraucht.
rule-B-99 = Mit 0 Gesundheit kann ein Monster kein anderes angreifen.
rule-R-1 = Das ist jetzt nicht gefragt.
rule-R-2 = Diese Karte ist nicht auf deiner Hand oder wurde in diesem Zug eingetauscht.
rule-R-3 = Angreifen kannst du ein Monster am selben Platz, das höchstens 1 Größe kleiner ist als deines.
rule-R-4 = Diese Karte ist für einen anderen Moment; ihr Text sagt, wann.
rule-R-5 = Dieses Objekt darf auf diesen Ort nicht gespielt werden.
rule-R-6 = Nur wer am Zug ist, spielt Orte.
rule-R-7 = Diese Mutation wurde dir nicht angeboten.
rule-R-8 = Wachsen kostet die Gesundheit und das Futter, die auf der Tafel stehen, einmal je Zug.

# What wins, in a sentence
aid-goal = Größe 8 oder 12 Schrecken am Ende eines beliebigen Zuges.

# Das Ende erzählt
ending-size = Größe
ending-infamy = Schrecken
ending-title = { $winners } { $n ->
    [one] beherrscht die Stadt
   *[other] beherrschen die Stadt
  }
ending-how-shared = Größe und Schrecken zusammen { $points }, geteilt
ending-how-size = Größe { $size }, dazu { $infamy } Schrecken
ending-how-infamy = { $infamy } Schrecken bei Größe { $size }
ending-how-most = Größe { $size } und { $infamy } Schrecken, als die Karten ausgingen
ending-why-lacks = { $second } fehlten { $size } an Größe und { $infamy } Schrecken; eins von beiden hätte genügt.
