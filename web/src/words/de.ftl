# Die Wörter der Seite selbst. Spiele bringen ihre eigenen mit.
seat-poppy = Mohn
seat-lake = See
seat-straw = Stroh
seat-plum = Pflaume
seat-pine = Kiefer
seat-bone = Bein

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
home-join-label = Link deines Platzes einfügen
home-join-go = Beitreten
home-join-bad = Das ist kein Link zu einem Tisch.
home-join-why = Der Link eines Platzes sieht aus wie „…/t/k3Vd#…“; lass ihn dir noch einmal schicken oder scanne den Code.
home-rejoin = Deine offenen Tische
home-none = Hier sind keine Spiele installiert.
home-about = Über Bestiary, Mitwirkende
players = { $min ->
    [0] { $max } Personen
   *[other] { $min }–{ $max } Personen
  }
minutes = { $n } min

lobby-title = { $game } mit Freunden
lobby-seats = Wer spielt?
lobby-seat = Platz { $n }
lobby-add = Platz dazu
lobby-remove = { $name } entfernen
lobby-person = Ein Mensch
lobby-you = Du
lobby-bot = Bot
lobby-name = Name auf Platz { $n }
lobby-who = Wer sitzt auf Platz { $n }
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
lobby-create = Tisch eröffnen
lobby-links = Ein Link pro Platz
lobby-links-help = Wer einen Link öffnet, nimmt diesen Platz ein. Derselbe Link gilt auch auf einem anderen Gerät.
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-copy-link = Link für { $name } kopieren
lobby-code = Code zum Scannen für { $name }
lobby-show-code = Code für { $name } zeigen
lobby-spectators = Zuschauer
lobby-here = da
lobby-awaited = noch nicht da
lobby-start = Los
lobby-back = Zurück

table-seats = Spieler
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
replay-share = Link zu diesem Zug kopieren

about-title = Über Bestiary
about-what = Monsterspiele an einem Tisch: im Browser, im Terminal, mit Freunden und mit Bots. Allein der Server entscheidet; jeder Platz sieht, was seine Spielerin wissen darf, und sonst nichts.
about-fair = Ehrlicher Zufall
about-fair-text = Vor dem ersten Zufall veröffentlicht ein Tisch den Fingerabdruck seines geheimen Schlüssels. Ist die Partie vorbei, wird der Schlüssel gezeigt, und alle können prüfen, dass kein Würfel und keine Karte nachträglich gewählt wurde.
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
bot-greedy = gerissen
bot-search = grimmig
open-table = { $game }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
  }
error-server = Der Server antwortet nicht.
error-server-why = Prüfe, ob er noch läuft, und versuche es noch einmal. Verloren ist nichts.
