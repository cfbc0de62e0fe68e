# Die Wörter der Seite selbst. Spiele bringen ihre eigenen mit.
seat-poppy = Mohn
seat-lake = See
seat-straw = Stroh
seat-plum = Pflaume
seat-pine = Kiefer
seat-bone = Knochen

theme-auto = Farben: wie das Gerät
theme-light = Farben: hell
theme-dark = Farben: dunkel
language = Sprache

home-line = Monsterspiele an einem Tisch. Ohne Konto, ohne Installation: Link schicken und spielen.
home-games = Spiele
home-play = Jetzt spielen
home-play-small = Spielen
home-play-bots = Jetzt spielen: { $game } gegen Bots
home-friends = Mit Freunden
home-friends-game = { $game } mit Freunden spielen
home-join = Mit Link beitreten
home-join-label = Link einfügen oder Namen des Tisches tippen
home-join-go = Beitreten
home-join-bad = Das ist kein Link zu einem Tisch.
home-join-why = Der Link eines Platzes sieht aus wie „…/t/k3Vd#…“; lass ihn dir noch einmal schicken oder scanne den Code.
home-none = Hier sind keine Spiele installiert.
home-about = Einstellungen, Über und Dank
players = { $min ->
    [0] { $max } Personen
   *[other] { $min }–{ $max } Personen
  }
minutes = { $n } min

lobby-seat = Platz { $n }
lobby-level = Stärke des Bots auf Platz { $n }
lobby-options = Wie spielt ihr?
lobby-clock = Uhr
clock-none = Ohne Uhr
clock-move = { $seconds } s pro Zug
clock-game = { $minutes } min pro Partie
clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
lobby-copy = Kopieren
lobby-copied = Kopiert

table-seats = Spieler
table-to-win = Zum Sieg:
table-you = du
table-on-turn = am Zug
table-away = abwesend
table-bot = Bot
table-log = Verlauf
table-rules = Regeln
table-chart = Punkte im Verlauf
table-scores = Punkte aller über { $turns } Züge
table-undo = Zurück
table-close = Schließen
table-cancel = Abbrechen
table-hand = Deine Hand
table-steps = Schritte des Zugs
table-done = erledigt
table-cards = { $n ->
    [one] eine Handkarte
   *[other] { $n } Handkarten
  }
table-deck = Stapel { $n }
table-discard = Ablage { $n }
table-title-turn = Du bist am Zug
rules-search = Regeln durchsuchen
rules-found = { $n ->
    [0] Nichts gefunden
    [one] Eine Regel gefunden
   *[other] { $n } Regeln gefunden
  }

replay-move = Zug { $n } von { $all }
replay-slider = Zug
replay-first = Erster Zug
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-last = Letzter Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Gesehen von
replay-eyes-all = Zuschauern
replay-share = Link zu diesem Zug kopieren

about-title = Über Bestiary
about-what = Monsterspiele an einem Tisch: im Browser, im Terminal, mit Freunden und mit Bots. Allein der Server entscheidet; jeder Platz sieht, was seine Spielerin wissen darf, und sonst nichts.
about-fair = Ehrlicher Zufall
about-fair-text = Vor dem ersten Zufall versprechen der Server und die Browser aller, die spielen, je eine Zahl durch ihren Fingerabdruck; aus allen zusammen entsteht der Schlüssel. Ist die Partie vorbei, prüft dieser Browser, dass seine eigene Zahl im Schlüssel steckt und dass jeder Würfel und jede Karte aus ihm folgt.
about-credits = Mitwirkende
about-icons = Symbole: Lorc, Delapouite und andere, game-icons.net, unter CC BY 3.0; auf die genutzten Pfade gekürzt.
about-fonts = Schriften: Grenze Gotisch von Omnibus-Type und Bricolage Grotesque von Mathieu Triay, unter der SIL Open Font License 1.1.
about-drawings = Alle anderen Zeichnungen sind für Bestiary gemacht.
missing-title = Hier wohnt nichts
missing-text = Keine Seite hat die Adresse { $path }.
missing-game = Kein Spiel hier heißt { $game }.
missing-home = Zu allen Spielen
error-loading = Diese Seite ließ sich nicht laden.
error-again = Noch einmal

bot-random = sorglos
bot-hatchling = Schlüpfling
bot-whelp = Welpe
bot-greedy = gerissen
bot-brute = Rohling
bot-ogre = Oger
bot-titan = Titan
error-server = Der Server antwortet nicht.
error-server-why = Prüfe, ob er noch läuft, und versuche es noch einmal. Verloren ist nichts.

table-find = { $n } von { $all } Möglichkeiten. Suche eine:
table-board = Das Brett
table-side = Was geschieht
table-ask = Deine Entscheidung
table-options = Möglichkeiten
table-panels = Neben dem Brett
table-chat = Gespräch
table-settings = Einstellungen
table-connecting = Der Tisch wird gesucht …
table-waits = { $name } entscheidet.
table-all-decide = Andere entscheiden.
table-spectator = Jemand, der zusieht
table-lost = Die Verbindung ist weg. Verloren ist nichts: Was du tust, wird gesendet, sobald sie wieder da ist.
table-lost-now = Jetzt versuchen
table-stood-in = Ein Bot spielt für { $name }.
table-take-back = Selbst spielen
table-is-away = { $name } ist nicht da.
table-stand-in = Bot spielen lassen
board-lit = wählbar
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Sagen
settings-name = Dein Name
settings-sound = Töne
settings-notify = Melden, wenn ich an der Reihe bin
settings-still = Keine Bewegung
settings-plain = Schlichte Schrift statt Fraktur
settings-abandon = Dieses Spiel für alle beenden
settings-abandon-sure = Dann ist es vorbei, und niemand gewinnt.
refused = Das geht nicht.
refused-rule = Regel { $rule }
refused-error = Das hat nicht geklappt.
result-you = Du hast gewonnen!
result-wins = { $n ->
    [one] { $names } hat gewonnen!
   *[other] { $names } haben gewonnen!
  }
result-nobody = Niemand hat gewonnen.
result-abandoned = Das Spiel wurde vorzeitig beendet.
result-rematch = Noch einmal
result-replay = Spiel ansehen
hand-over = { $name } ist dran
hand-over-why = Gib den Bildschirm weiter. Nur wer dran ist, sollte jetzt hinsehen.
hand-over-go = Ich bin { $name }
gone-token = Dieser Link ist nicht vollständig
gone-token-why = Der Link eines Platzes hat einen Teil hinter dem „#“. Lass ihn dir noch einmal geben oder lies seinen Code ein.
gone-bad-token = Dieser Link öffnet hier keinen Platz
gone-bad-token-why = Vielleicht ging ein Teil verloren. Lass ihn dir noch einmal geben oder lies seinen Code ein.
gone-unknown-table = Diesen Tisch gibt es nicht
gone-unknown-table-why = Er wurde vielleicht abgeräumt, oder der Link führt zu einem anderen Server.
gone-protocol = Diese Seite ist älter als ihr Server
gone-protocol-why = Lade die Seite neu; dein Spiel bleibt erhalten.
gone-other-rules = Dieses Spiel folgt anderen Regeln
gone-other-rules-why = Es wurde unter einer früheren Fassung begonnen und kann angesehen, aber nicht weitergespielt werden.
error-undo = Jetzt kann nichts zurückgenommen werden.
error-too-fast = Das war zu schnell. Warte einen Augenblick.
error-storage = Der Server konnte es nicht aufschreiben, darum wurde es nicht getan. Versuche es noch einmal.
error-still-here = Die Person dieses Platzes ist da.
error-over = Das Spiel ist vorbei.
error-not-over = Das Spiel ist noch nicht vorbei.
error-stood-in = Ein Bot spielt diesen Platz.
error-out-of-time = Die Zeit dieses Platzes ist abgelaufen: Ein Bot spielt ihn zu Ende.
error-nature = Der Wurf ließ sich nicht ganz berechnen: Es wurde ein einfacherer daraus.
lobby-here-seat = An diesem Bildschirm
replay-shared = Link kopiert
fair-own = In diesem Browser geprüft: Deine eigene Zahl steckt im Schlüssel, der Schlüssel ist aus den Zahlen gemacht, die vor dem ersten Ziehen versprochen wurden, und alle { $n } Werte des Zufalls folgen aus ihm.
fair-seen = In diesem Browser geprüft: Der Schlüssel passt zu dem, was bei deiner Ankunft versprochen war, und alle { $n } Werte des Zufalls folgen aus ihm. Eine Zahl von dir steckt nicht darin.
fair-unseen = Alle { $n } Werte des Zufalls folgen aus dem Schlüssel. Was vor dem ersten Ziehen versprochen wurde, hat dieser Browser nicht gesehen.
fair-imported = Dieses Spiel kam von anderswo: Seine { $n } Werte des Zufalls folgen aus seinem Schlüssel, doch wer es aufschrieb, kann den Schlüssel gewählt haben.
fair-old = Dieses Spiel ist im ersten Format aufgeschrieben: Sein Zufall ist hier nicht prüfbar.
fair-untold = Dieses Spiel nennt keinen Schlüssel: Sein Zufall ist hier nicht prüfbar.
fair-promise = Der Server versprach vor dem ersten Ziehen eine andere Zahl, als er nun zeigt.
fair-mine = Deine eigene Zahl steckt nicht im Schlüssel.
fair-key = Der Schlüssel ist nicht aus den Zahlen gemacht, die versprochen wurden.
fair-value = Wert { $n } des Zufalls folgt nicht aus dem Schlüssel.
replay-old = Dieses Spiel folgte früheren Regeln: Der Verlauf erzählt es, das Brett kann es nicht zeigen.
replay-none = Dieses Spiel gibt es nicht
replay-none-why = Es läuft vielleicht noch, oder es wurde gelöscht.
replay-loading = Das Buch wird aufgeschlagen …
home-learn = Lernen
home-practice = Üben
learn-lesson = Lektion { $n } von { $all }: { $title }
learn-next = Nächste Lektion
learn-home = Zu den Spielen
learn-not-now = Nicht in dieser Lektion.
learn-scene-done = Gut gemacht. Weiter geht es, sobald du willst.
learn-over = Das war das ganze Spiel. Jetzt spiel es selbst!
table-hint = Tipp
hint-title = Die besten Züge
hint-chance = { $chance } Gewinnchance
hint-thinking = Die besten Züge werden gesucht …
error-no-hints = Tipps gibt es nur an Tischen, die sie vor dem Spiel vereinbart haben.
error-not-due = Du hast gerade nichts zu entscheiden.
error-hint = Diesmal fand sich kein Tipp. Nichts ist verloren: Spiel weiter oder frag noch einmal.
lobby-hints = Tipps
lobby-hints-off = Ohne Tipps
lobby-hints-on = Alle wollen Tipps
analysis = Analyse
analysis-what = Ein starker Bot sieht sich das ganze Spiel noch einmal an: die Chancen aller nach jedem Zug, was er gespielt hätte, und woraus man lernen kann. Es dauert etwa eine Minute und läuft im Hintergrund weiter.
analysis-start = Dieses Spiel untersuchen
analysis-stop = Anhalten
analysis-waiting = Andere Spiele sind zuerst an der Reihe …
analysis-running = { $done } von { $all } Zügen angesehen …
analysis-stopped = Angehalten nach { $done } von { $all } Zügen.
analysis-chart = Gewinnchancen aller über { $moves } Züge
analysis-swing = { $name } { $before } → { $after }
analysis-turning = Wendepunkte
analysis-no-turning = Kein einzelner Zug hat viel verändert.
analysis-point = Zug { $n }: { $changes }
analysis-move = Zug { $n }, { $name }
analysis-same = Genauso hätte { $level } gespielt.
analysis-instead = Stattdessen hätte { $level } gespielt:
analysis-cost = Das hat { $lost } verschenkt.
analysis-no-cost = Dass es etwas verschenkt hat, lässt sich nicht zeigen.
analysis-mistakes = Lerne aus den Fehlern von
analysis-agreed = In { $agreed } von { $all } Entscheidungen hätte { $level } dasselbe gespielt.
analysis-none = Nichts wurde verschenkt.
analysis-mistake = Zug { $n }, { $played }: { $lost } verschenkt.
analysis-try = Noch einmal versuchen
analysis-fair = Die Chancen sind aus allem berechnet, verdeckte Karten eingeschlossen. Was zu spielen gewesen wäre, ist aus dem berechnet, was der Spieler wissen konnte: Niemandem werden Karten vorgehalten, die er nicht sehen konnte. Ein Zug hat höchstens verschenkt, was diese Chancen gefallen sind; Unterschiede unter { $doubt } können Fehler der Suche sein. Auch { $level } kann sich irren.
try-title = Noch einmal: { $n } von { $all }
try-text = Hier hast du { $played } gespielt ({ $chance } Gewinnchance). Gibt es etwas Besseres?
try-best = Genau: Auch { $level } spielt das.
try-good = Gut: { $chance } Gewinnchance, fast so gut wie das Beste.
try-unsure = { $chance } Gewinnchance (± { $doubt }): { $level } hat sich das zu selten angesehen, um es schlechter zu nennen.
try-worse = Damit verschenkst du { $lost }: { $chance } Gewinnchance.
try-answer = Das spielt { $level }: { $better }, { $chance } Gewinnchance.
try-why = Sofort: { $why }.
try-done = Noch einmal versucht.
try-next = Nächste Stellung
try-once-more = Noch einmal
try-back = Zurück zum Spiel

# Für Kinder
home-little = Kleine Monster
home-little-help = Für Kinder: größere Teile, eine Pfote zeigt einen guten Platz, sanfte Bots.
settings-little = Kleine Monster: größere Teile und Tipps
table-stand-in-level = Stärke des Bots

# Keys, and where they lead
keys-title = Tasten
keys-hand = zu deiner Hand
keys-closer = die angewählte Karte in Lesegröße
keys-next = zum nächsten Feld, das du wählen kannst
keys-before = zum vorigen
keys-option = unter den Möglichkeiten wählen
keys-end = Schritt beenden oder weiter
keys-cancel = zurücklegen, schließen
keys-undo = zurücknehmen
keys-hint = um einen Tipp bitten
keys-log = Verlauf
keys-chat = Gespräch
keys-rules = Regeln
keys-keys = diese Liste
table-to-hand = Zu deiner Hand
table-to-board = Zum Spielbrett
settings-volume = Lautstärke
learn-play = Jetzt spielen

# Das Ende eines Spiels
end-why = Warum { $name }:
end-count = Die Wertung
end-player = Person
end-points = Punkte
end-course = Punkte im Verlauf
end-share = Teilen
end-table = Zum Tisch
end-show = Wie es ausging
end-moment = Der entscheidende Moment
end-moment-rise = Zug { $n }: Die Chancen von { $name } stiegen von { $before } auf { $after }.
end-moment-watch = Zug { $n } ansehen
end-moment-none = Kein einzelner Zug hat dieses Spiel entschieden.
end-moment-find = Den entscheidenden Moment finden

# Das Spiel auf einem Blatt
aid = Auf einem Blatt
aid-goal = Ziel
aid-turn = Dein Zug
aid-know = Gut zu wissen
aid-score = Punkte
aid-icons = Zeichen
aid-print = Drucken
keys-aid = das Spiel auf einem Blatt

# Ein Tisch vor der Partie
gather-whose = Tisch von { $name }
gather-who = Wer sitzt wo
gather-who-help = Tippe auf einen freien Stuhl. Dein Platz bleibt dir, auch wenn die Verbindung abreißt.
gather-invite = Hier kommen alle herein
gather-invite-help = Ein Link und ein Code für alle. Wer ihn öffnet, wählt Namen und Stuhl.
gather-link = Der Link für alle
gather-code = Der Code für alle
gather-spoken = Oder sagt den Namen des Tisches:
gather-you = du
gather-host = Gastgeber
gather-ready = bereit
gather-not-ready = noch nicht bereit
gather-away = weg
gather-more = Mehr zu { $name }
gather-muted = stumm
gather-mute = Stummschalten
gather-unmute = Wieder hören
gather-hand-on = Zum Gastgeber machen
gather-send-away = Bitten zu gehen
gather-bot = Bot, { $n } von { $of }
gather-free = ein freier Stuhl
gather-closed = ein geschlossener Stuhl
gather-free-it = Stuhl freigeben
gather-sit = Hier sitzen
gather-sit-chair = Hier sitzen: Stuhl { $n }
gather-seat-bot = Bot hinsetzen
gather-bot-chair = Bot hinsetzen: Stuhl { $n }
gather-open = Öffnen
gather-open-chair = Öffnen: Stuhl { $n }
gather-close = Stuhl schließen
gather-you-title = Du
gather-name = Dein Name
gather-beast = Dein Tier
gather-colour = Deine Farbe mit Muster und Form
gather-sit-ready = Hinsetzen, ich bin bereit
gather-no-chair = Kein Stuhl ist frei
gather-stand = Aufstehen und zusehen
gather-leave = Gehen
gather-own = Eigenes …
gather-own-text = eigener Text
gather-own-for = Eigener Text für { $option }
gather-file-for = Datei für { $option }
gather-host-chooses = Der Gastgeber wählt; du siehst, was er gewählt hat.
gather-open-to = Wer kommen darf
gather-locked = Niemand mehr: Tür abschließen
gather-trouble = Das ging nicht.
gather-somebody = Jemand
gather-looks-on = sieht zu
gather-knocks = klopft an
gather-admit = Hereinlassen
gather-knocking = Du hast angeklopft. Der Gastgeber lässt dich herein.
gather-quick = Gleich geht es los; Bots füllen auf.
gather-lacking = { $n ->
    [one] Es fehlt noch einer.
   *[other] Es fehlen noch { $n }.
  }
gather-waits = Noch nicht bereit: { $names }
gather-all-ready = Alle sind bereit.
gather-start = { $n ->
    [2] Mit zweien anfangen
    [3] Mit dreien anfangen
    [4] Mit vieren anfangen
    [5] Mit fünfen anfangen
    [6] Mit sechsen anfangen
   *[other] Mit { $n } anfangen
  }
gather-host-starts = { $name } beginnt die Partie.
gone-gathering = Hier geht es nicht herein
gone-sent-away-why = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen.
gone-locked-why = Dieser Tisch ist abgeschlossen: Niemand kommt mehr herein.
beast-owl = Eule
beast-slug = Schnecke
beast-imp = Kobold
beast-bat = Fledermaus
beast-cat = Katze
beast-toad = Kröte
beast-moth = Motte
beast-hare = Hase
error-phrases = Hier sagt man nur fertige Sätze, bis der Gastgeber mehr erlaubt.
error-spectator = Wer zusieht, kann den Spielenden hier nicht schreiben.
error-not-idle = An diesem Platz wird noch nicht lange genug gewartet.

# Unter Fremden
home-strip = Tische und Partien
home-open = Offene Tische
home-watch = Zusehen
home-mine = Meine Partien
home-open-none = Gerade steht kein Tisch allen offen. Eröffne einen mit Freunden und zeige ihn hier, oder:
home-anyone = Wer spielt mit:
home-find = Mitspieler suchen
home-all = alle { $n }
home-all-of = { $what }: alle { $n }
home-fewer = weniger
home-sit = Hinsetzen
home-look-on = Zusehen
home-go-on = Weiter
home-look-back = Ansehen
home-your-turn = Du bist dran
home-players = { $n ->
    [one] eine Person
   *[other] zu { $n }
  }
home-goes-on = { $n ->
    [one] eine Person, andere entscheiden
   *[other] zu { $n }, andere entscheiden
  }
home-waits-start = wartet auf den Anfang
home-quick-waits = beginnt gleich
home-won = Du hast gewonnen
home-lost = { $n ->
    [0] Niemand hat gewonnen
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
  }
home-against = gegen { $level }
home-offline = Das lässt sich auch ohne Server lernen:
gather-listed = Fremde: diesen Tisch auf der Startseite zeigen
gather-talk = Fremde dürfen schreiben, was sie mögen, nicht nur fertige Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Schöner Zug!
phrase-ouch = Autsch!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-moment = Einen Augenblick, bitte.
phrase-back = Da bin ich wieder.
phrase-your-turn = Du bist am Zug.
phrase-well-played = Gut gespielt!
phrase-again = Noch eine Runde?
phrase-bye = Tschüss!
chat-phrases = Sag einen Satz
chat-watching = Wer zusieht, kann den Spielenden an diesem Tisch nicht schreiben.
chat-talk = Alle dürfen schreiben, was sie mögen
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-who = Wen du hörst
table-muted = { $seat }, stumm
idle-says = { $name } hat eine Weile nicht gespielt.
idle-bot = Ein Bot soll spielen
idle-said = { $said } von { $needed } möchten einen Bot.

# Was versprochen ist, und was aufbewahrt wird
promised = Zufall, wie versprochen
promised-text = Vor dem ersten Ziehen hat jeder hier eine Zahl durch ihren Fingerabdruck versprochen. Alle Zahlen zusammen ergeben den Schlüssel; der Server zeigt seine am Ende der Partie.
promised-server = Der Server
promised-out = Keine Zahl zur rechten Zeit, also nicht im Schlüssel: { $names }
gather-sealing = { $n ->
    [0] Der Schlüssel des Zufalls entsteht.
    [one] Der Schlüssel des Zufalls entsteht: Ein Browser gibt eine Zahl dazu.
   *[other] Der Schlüssel des Zufalls entsteht: { $n } Browser geben je eine Zahl dazu.
  }
fair-others = Die Zahlen der anderen sind nicht die, deren Fingerabdrücke dieser Browser sah, bevor er seine zeigte.
gather-too-long = Das ist zu lang, um es von hier zu senden: höchstens { $n } Zeichen, alle eigenen Texte zusammen.
settings-delete = Diese Partie endgültig löschen
settings-delete-sure = Ihr Verlauf, alle Namen und alles, was gesagt wurde, sind dann fort.
about-kept = Was über dich aufbewahrt wird
about-kept-text = Der Server bewahrt den Namen, den du eintippst, deine Züge und was du sagst mit der Partie auf, bis sie löscht, wer sie eröffnet hat (in ihren Einstellungen), oder wer den Server betreibt. Ein Konto gibt es nicht. Dieser Browser merkt sich deinen Namen, Einstellungen, Links zu deinen Plätzen und was dir versprochen wurde.
about-forget = Alles in diesem Browser vergessen
about-forgotten = Vergessen. Plätze laufender Partien erreichst du nur noch über Links, die du anderswo hast.
