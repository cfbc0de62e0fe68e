# Wörter des Tisches selbst; Regeln, Teile und Verlauf kommen mit dem Spiel.
board-card = { $part } Nummer { $card }
board-value = Wert { $value }
board-unknown = Wert dir unbekannt
board-told = auch bekannt: { $names }
board-goods = zu verkaufen
board-wanted = gefordert
board-grave = Grab { $grave }: { $count ->
    [0] leer
    [one] eine Karte, { $part }
   *[other] { $count } Karten, oben: { $part }
}
board-heap = Galgenhaufen
board-slab = Monster von { $name }: { $parts }
board-player = { $name }: Studierwürfel { $die }, { $stock ->
    [one] ein Teil
   *[other] { $stock } Teile
} im Lager, { $robbable ->
    [0] bewacht
   *[other] kann bestohlen werden
}
board-stones = Offene Grabraubkarten: { $stones }
board-open = kann bestohlen werden
board-guarded = bewacht
step-name-1 = 1.: plündern oder vorbereiten
step-name-2 = 2.: studieren, operieren, erwecken
step-name-3 = 3.: verkaufen oder zurücknehmen
seat-die = Studierwürfel { $die }, niedrig ist gut
seat-sewn = { $n } von 6 Teilen angenäht
roll-impossible = kein Wurf reicht: 0 %
roll-hopeless = Das kann nicht gelingen. Es senkt nur deinen Würfel.
offer-card = { $action }: { $part } #{ $card }
offer-operate = Von { $name } verlangen: { $part }
offer-grave = Grab { $grave }
offer-player = { $action }: { $name }
offer-wish = Ich hätte gern { $wish }
offer-points = { $points ->
    [0] Keine Punkte
    [one] Ein Punkt
   *[other] { $points } Punkte
}
about-steal = Dein Studierwürfel geht um eins hinauf. Die Vorderseite siehst du, wenn es dir gehört.
about-heap = Dein Studierwürfel geht auf 6.
about-hand = Der Operateur muss versuchen, es anzunähen.
about-take = Die Vorderseite siehst du, wenn es dir gehört.
about-sell = Die anderen machen im Uhrzeigersinn Angebote. Niemand sieht die Vorderseite.
about-show = Der Verkäufer wird die Vorderseite ansehen.
about-add = Der Verkäufer sieht nur die Rückseite.
about-want = Es gehört zu deiner einen Gegenforderung.
about-accept = Das Geschäft gilt sofort.
about-demand = Deine eine Gegenforderung in diesem Verkauf.
board-laboratory = Gräber, Galgenhaufen und Labore. Pfeiltasten gehen von Karte zu Karte, N zur nächsten wählbaren, Enter wählt.
board-stone-open = deine Grabraubkarte dafür liegt offen
board-count = { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
board-heap-price = dein Würfel geht auf 6
board-no-parts = keine Teile
board-chose = Du hast Grab { $grave } gewählt. Zurücknehmen geht, bis alle gewählt haben.
role-assistant = assistiert
role-operator = operiert
role-robber = plündert
role-seller = verkauft
role-reviver = Es lebt!
roll-needs = du brauchst eine { $need }: { $percent } %{ $modifier ->
    [0] {""}
   *[other] {""} ({ $sign } eingerechnet)
}
roll-title = Der Wurf
roll-of = Annähen: { $part }
roll-of-revival = Das Monster zum Leben erwecken
roll-your-die = dein Studierwürfel
roll-his-die = Studierwürfel des Operateurs
roll-helps = hilft: { $part }
roll-missing = { $n ->
    [one] ein Arm oder Bein fehlt
   *[other] { $n } Arme und Beine fehlen
}
roll-genius = das Gehirn mit 7 ist schwer zu wecken
roll-least = so viel ist mindestens zu würfeln
roll-faces = { $faces } von 6 Seiten reichen
roll-sew-good = Angenäht, für immer; der Würfel { $die ->
    [6] bleibt auf 6
   *[other] geht von { $die } auf { $up }
}.
roll-sew-bad = Das Teil endet auf dem Galgenhaufen; der Würfel { $die ->
    [1] bleibt auf 1
   *[other] geht von { $die } auf { $down }
}.
roll-revive-good = Es lebt, 3 Punkte mehr, und das Spiel ist aus.
roll-revive-bad = Das Gehirn verschmort und endet auf dem Galgenhaufen; der Würfel { $die ->
    [1] bleibt auf 1
   *[other] geht von { $die } auf { $down }
}.
roll-others = Der Assistent darf etwas anderes reichen, mit anderen Aussichten:
throw-against = { $modifier ->
    [0] {""}
   *[other] { $sign }{" "}
}gegen { $die }
menu-title = Was du jetzt tun kannst, und warum das andere nicht
menu-action-1 = 1. Aktion
menu-action-2 = 2. Aktion
menu-action-3 = 3. Aktion
menu-past = vorbei
menu-name-rob = Gräber plündern:
menu-name-heap = Galgenhaufen:
menu-name-steal = Stehlen:
menu-name-prepare = Vorbereiten:
menu-name-study = Studieren:
menu-name-operate = Operieren:
menu-name-revive = Erwecken:
menu-name-sell = Verkaufen:
menu-name-recover = Karten zurück:
menu-rob-not = alle deine Grabraubkarten liegen offen
menu-heap-not = dort hängt nichts
menu-steal = von { $names }, { $die ->
    [6] dein Würfel bleibt auf 6
   *[other] Würfel { $die } auf { $up }
}
menu-prepare = Studieren zählt in diesem Zug doppelt
menu-study = { $die ->
    [1] dein Würfel steht auf 1, nichts zu gewinnen
   *[other] Würfel { $die } auf { $down }
}
menu-operate = ein passendes Teil liegt in deinem Lager
menu-operate-not = kein Teil deines Lagers passt an dein Monster
menu-revive = dein Monster hat Kopf und Gehirn
menu-revive-not = braucht Kopf und Gehirn
menu-sell-not = dein Lager ist leer
menu-recover = { $open } liegen offen, mehr als { $die }
moment-action-1 = Deine erste Aktion: wähle eines, oder lass sie aus.
moment-action-2 = Deine zweite Aktion: wähle eines, oder lass sie aus.
moment-action-3 = Deine dritte Aktion: wähle eines, oder beende deinen Zug.
moment-turn = { $name } ist am Zug. Dein eigener Zug, wie er jetzt stünde:
moment-joining = { $name } plündert die Gräber: Erst sagen alle, wer mitkommt.
moment-sealing = Ein Grabraub: nichts anderes, bis alle Räuber gewählt haben.
moment-assisting = { $name } operiert: nichts anderes, bis der Assistent etwas gereicht hat.
moment-taking = { $name } operiert: nichts anderes, bis der Assistent ein Teil dafür genommen hat.
moment-wishing = { $name } verkauft: nichts anderes, bis der Verkauf vorbei ist.
moment-offering = { $name } verkauft: nichts anderes, bis der Verkauf vorbei ist.
moment-selling = { $name } verkauft: nichts anderes, bis der Verkauf vorbei ist.
moment-demanding = { $name } verkauft: nichts anderes, bis der Verkauf vorbei ist.
moment-answering = { $name } verkauft: nichts anderes, bis der Verkauf vorbei ist.
market-title = Der offene Markt
market-sells = { $name } verkauft: { $part }.
market-wish = Gewünscht: { $wish }.
market-offer = Mach { $name } ein Angebot. Es bindet dich, bis der Verkauf vorbei ist.
market-demand = Deine eine Gegenforderung an { $name }:
market-demanded = Gefordert von { $name }:
market-way-0 = behalten
market-way-1 = verdeckt
market-way-2 = zeigen
market-demand-0 = lassen
market-demand-1 = fordern
market-laid-1 = verdeckt
market-laid-2 = gezeigt
market-shown = gezeigt
market-no-parts = keine Teile im Lager
market-points = Wissenspunkte
market-means = höchstens { $most }: der Würfel von { $name } zeigt { $die }
market-fewer = ein Punkt weniger
market-more = ein Punkt mehr
market-empty = Nichts ist kein Angebot: ein Teil oder ein Punkt muss dabei sein.
market-public = Alle sehen Rückseiten und Punkte; gezeigte Vorderseiten sieht nur der Verkäufer.
market-demand-public = Alle werden sehen, was du forderst.
market-close = Angebot machen
market-close-demand = Fordern
market-passed = kein Angebot
market-thinks = überlegt
market-waits = kommt noch
market-accept = Annehmen
market-demand-button = Gegenforderung
roll-needs-his = eine { $need } ist nötig: { $percent } %{ $modifier ->
    [0] {""}
   *[other] {""} ({ $sign } eingerechnet)
}
menu-rob = { $die ->
    [6] dein Würfel bleibt auf 6; allein an einem Grab: 5
   *[other] Würfel { $die } auf { $up }; allein am Grab: zurück
}
menu-heap = eine Karte nach der Rückseite, Würfel auf 6
menu-steal-not = alle Lager sind bewacht
menu-sell = ein Teil, nach der Rückseite
menu-odds = { $part }: { $faces ->
    [0] unmöglich
   *[other] ab { $need }, { $percent } %
}
menu-recover-not = { $open ->
    [0] keine liegt offen
   *[other] { $open } offen, { $die ->
        [5] bei einer 5 unmöglich
        [6] bei einer 6 unmöglich
       *[other] mehr als { $die } nötig
    }
}
menu-more = Alle Aktionen
menu-less = Weniger
offer-skip = Diese Aktion auslassen
offer-end = Zug beenden
