# Wörter des Tisches selbst; Regeln, Teile und Verlauf kommen mit dem Spiel.
board-card = { $part } Nummer { $card }
board-value = Wert { $value }
board-unknown = Wert dir unbekannt
board-told = auch bekannt: { $names }
board-goods = zu verkaufen
board-wanted = gefordert
board-heap = Galgenhaufen
board-slab = Monster von { $name }: { $parts }
board-player = Studierwürfel { $die }, { $stock ->
    [one] ein Teil
   *[other] { $stock } Teile
} im Lager, { $robbable ->
    [0] bewacht
   *[other] unbewacht
}
board-stones = Offene Grabraubkarten: { $stones }
board-open = unbewacht
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
board-chose = Du hast Grab { $grave } gewählt.
board-only-grave = hat nur noch Grab { $grave }
board-top = oben: { $part }.
board-below = Darunter, soweit du es kennst, von oben:
role-assistant = assistiert
role-operator = operiert
role-robber = plündert
role-choosing = wählt ein Grab
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
roll-sew-bad = Das Teil landet auf dem Galgenhaufen; der Würfel { $die ->
    [1] bleibt auf 1
   *[other] geht von { $die } auf { $down }
}.
roll-revive-good = Es lebt, 3 Punkte mehr, und das Spiel ist aus.
roll-revive-bad = Das Gehirn verschmort und landet auf dem Galgenhaufen; der Würfel { $die ->
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
menu-name-recover = Karten zurücknehmen:
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
    [0] {""}
    [6] dein Würfel bleibt auf 6;{" "}
   *[other] Würfel { $die } auf { $up };{" "}
}{ $full ->
    [0] alle Gräber sind leer, niemand bekommt ein Teil
   *[other] allein an einem Grab mit Teilen: das oberste Teil und { $die ->
        [0] ein Schritt Wissen zurück
       *[other] wieder auf { $back }
    }
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
   *[other] { $open } offen, { $reach ->
        [0] bei einer { $die } unmöglich
       *[other] mehr als { $die } nötig
    }
}
menu-more = Alle Aktionen
menu-less = Weniger
rob-hopeless = Alle Gräber sind leer: Niemand bekommt ein Teil. Nur dein Würfel geht hinauf.
grave-hopeless = Dieses Grab ist leer: Du bekommst kein Teil, und dein Würfel bleibt oben.
about-empty-grave = Dort liegt nichts mehr.
offer-skip = Diese Aktion auslassen
offer-end = Zug beenden
learn-graves-title = Eine Nacht auf dem Friedhof
learn-graves-text = Du bist Mohn, Anatom, und brauchst Teile. Alle sehen, was in jedem Grab oben liegt, aber nicht, wie gut es ist. Du brichst auf, und das kostet einen Schritt Wissen: Dein Studierwürfel geht von 3 auf 4, und niedrig ist gut. Die beiden anderen kommen mit.
learn-graves-after = Niemand sonst hat dein Grab gewählt: Das Gehirn gehört dir, Wert 2, und dein Würfel steht wieder auf 3. Deine Grabraubkarte für Grab 3 liegt offen und ist verbraucht, bis du sie zurücknimmst.
learn-operate-title = Am Operationstisch
learn-operate-text = Zweite Aktion. Du kannst das linke Bein aus deinem Lager annähen. Dazu brauchst du einen Assistenten und einen Wurf, so hoch wie dein Studierwürfel. Es steht vorher da: Du brauchst eine 3, das sind 67 %.
learn-operate-after = Eine Sechs! Das Bein ist für immer dran und bringt 3 Punkte. Feiern kostet Wissen: Dein Würfel geht auf 4.
learn-sell-title = Der offene Markt
learn-sell-text = Dritte Aktion. Das Gehirn nützt dir noch nichts, es braucht einen Kopf. Biete es zum Verkauf: Die anderen sehen nur die Rückseite.
learn-sell-after = Du hast ein anderes Gehirn und drei Wissenspunkte bekommen: Der Würfel des Käufers ging von 3 auf 6, deiner von 4 auf 1. Besser als 1 geht es nicht.
learn-offer-title = Dein Angebot
learn-offer-text = Ein Arm wird verkauft, gewünscht ist ein Kopf. Ein Angebot gibt es schon. Mach deines: Zeig dein Gehirn und leg einen Punkt dazu. Nur der Verkäufer sieht, was du zeigst.
learn-offer-after = Das andere Angebot wurde angenommen. Was du gezeigt hast, ist jetzt bekannt, und die Seite merkt sich für dich, was du gesehen hast.
learn-steal-title = Unbewacht
learn-steal-text = Ein Lager mit mindestens so vielen Teilen, wie der Würfel seines Besitzers zeigt, ist unbewacht. Hier sind es drei Teile bei einer 3: Nimm den Kopf. Dann näh ihn an.
learn-steal-after = Der Kopf sitzt. Nur ein Monster mit Kopf kann ein Gehirn bekommen.
learn-clash-title = Zwei Diebe, ein Grab
learn-clash-text = Wieder werden die Gräber geplündert, und alle dürfen mit. Geh mit!
learn-clash-after = Jemand hat dasselbe Grab gewählt: Ihr streitet, keiner bekommt etwas, und dein Würfel bleibt oben. Wähle, was andere nicht wollen oder nicht können: Ihre offenen Grabraubkarten zeigen, wo sie schon waren.
learn-betrayal-title = Trau keinem Assistenten
learn-betrayal-text = Stiehl das rechte Bein und lass dir dabei helfen.
learn-betrayal-after = Du hast ein Bein verlangt, und gereicht wurde dir ein fremdes Gehirn im Tausch gegen dein Bein. Der Wurf misslang, und das Gehirn liegt auf dem Galgenhaufen. Aus Fehlern lernt man: Dein Würfel sank auf 4.
learn-assist-title = Du assistierst
learn-assist-text = Nun wird von dir ein rechter Arm verlangt. Du darfst jedes passende Teil reichen, aus dem fremden Lager oder deinem. Sei diesmal freundlich. Danach bist du am Zug: Bring deinen Würfel hinunter.
learn-assist-after = Vorbereitet zählt Studieren doppelt: von 4 auf 2. Ein niedriger Würfel hilft beim Würfeln, aber er lässt dein Lager unbewacht.
learn-brain-title = Endlich ein Gehirn
learn-brain-text = Ein Lager ist unbewacht. Stiehl das Gehirn und lass es annähen. Du brauchst eine 3.
learn-brain-after = Du hast ein schlechteres Gehirn bekommen und deines verloren: Wert 1 statt 3. Aber Gehirn ist Gehirn.
learn-revive-title = Es lebt!
learn-revive-text = Einige Runden später fehlt deinem Monster ein Bein. Dein Würfel zeigt 5, und das fehlende Bein kostet 1 vom Wurf: Du brauchst eine 6. Misslingt es, verschmort das Gehirn. Wag es!
learn-revive-after = Eine Sechs! Es lebt, das Spiel ist aus, und alle Monster werden gezählt: 10 Punkte für dich, 6 und 3 für die anderen.
learn-do-rob = Drück „Gräber plündern“.
learn-do-brain-grave = In Grab 3 liegt oben ein Gehirn. Wähle dieses Grab, geheim.
learn-do-operate = Wähle den beleuchteten Namen, um das linke Bein zu verlangen, sieh dir den Wurf an und bestätige.
learn-do-sell = Wähle das Gehirn in deinem Lager und bestätige.
learn-do-wish = Sag, dass du gern ein rechtes Bein hättest. Es bindet niemanden.
learn-do-accept = Nimm das Angebot an.
learn-do-show = Stell das Gehirn auf „zeigen“, leg einen Punkt dazu und mach das Angebot.
learn-do-points = Leg einen Punkt dazu und mach das Angebot.
learn-do-steal = Wähle den Kopf im unbewachten Lager und bestätige.
learn-do-head = Verlange den Kopf: Du brauchst eine 2.
learn-do-skip = Beende deinen Zug.
learn-do-join = Komm mit.
learn-do-other-grave = Wähle Grab 2.
learn-do-steal-leg = Wähle das rechte Bein im unbewachten Lager und bestätige.
learn-do-leg = Verlange das rechte Bein und bestätige.
learn-do-hand = Reich dem Operateur den rechten Arm aus seinem eigenen Lager.
learn-do-prepare = Bereite das Studium vor.
learn-do-study = Studiere: Dein Würfel geht zweimal hinunter.
learn-do-steal-brain = Wähle das Gehirn im unbewachten Lager und bestätige.
learn-do-brain = Verlange das Gehirn und bestätige.
learn-do-leave-out = Lass die erste Aktion aus.
learn-do-revive = Wähle dein Monster, sieh dir den Wurf an und bestätige.
plate-you = du
study-title = Studierwürfel
study-low = niedrig ist gut
study-best = am besten
study-worst = am schlechtesten
shelf-title = Lager
shelf-note = andere sehen Särge
market-here = { $name } verkauft. Es liegt auf dem Tresen, bis der Verkauf vorbei ist.
market-quiet = Gerade ist nichts zu verkaufen. Als dritte Aktion kommt ein Teil auf diesen Tresen.
