# Was das Terminal um jedes Spiel herum sagt
ui-refused = Nicht erlaubt: { $words } [Regel { $rule }]
ui-misread = „{ $text }“ ist hier keine Aktion. Schreibe zum Beispiel: { $examples }.
ui-ambiguous = { $count } Möglichkeiten passen zu „{ $text }“: Tippe weiter oder wähle mit den Pfeiltasten.
ui-no-choice = Keine Möglichkeit passt zu „{ $text }“. Enter nennt die Regel dazu, Escape beginnt neu.
ui-no-undo-over = Nichts kann zurückgenommen werden: Das Spiel ist zu Ende.
ui-no-undo-nothing = Es gibt nichts zurückzunehmen: Du hast noch nichts entschieden.
ui-no-undo-others = Nichts kann zurückgenommen werden: Jemand anders hat seitdem entschieden.
ui-no-undo-asked = Nichts kann zurückgenommen werden: Jetzt ist jemand anders gefragt, oder etwas ist in der Luft.
ui-no-undo-learned = Nichts kann zurückgenommen werden: Deine letzte Entscheidung zog Karten oder zeigte Verdecktes.
ui-undone = Zurückgenommen.

ui-turn-of = { $name } entscheidet.
ui-thinking = { $name } ist am Zug … (Leertaste: schneller, p: Schritt für Schritt)
ui-you = du
ui-due = ◂
ui-choices-here = Möglichkeiten auf { $spot }
ui-choices-count = { $title } ({ $count })
ui-board = Brett
ui-log = Verlauf
ui-type = Tippe zum Filtern oder schreibe einen Zug; ↑↓ und Enter wählen; ? Regeln
ui-watch = Du schaust zu. ? Regeln, q beendet
ui-language = Ab jetzt auf Deutsch.
ui-bot-failed = Der Rechner von { $name } ist ausgefallen ({ $reason }); ein einfacherer Bot zog an seiner Stelle.
ui-in-the-air = In der Luft …
ui-nature-failed = Der Wurf ließ sich nicht ganz berechnen ({ $reason }); es wurde ein einfacherer daraus.

ui-key-rules = Regeln
ui-key-undo = Undo
ui-key-board = Brett
ui-key-log = Log
ui-key-language = English
ui-key-quit = Ende
ui-key-zoom = Zoom
ui-key-keys = Tasten
ui-key-back = Zurück
ui-key-search = Suchen

ui-small = Dieses Terminal hat { $width } Spalten und { $height } Zeilen. Das Spiel braucht { $columns } mal { $lines }: Vergrößere das Fenster oder spiele mit --plain.

ui-handover-title = Wechsel
ui-handover = { $name } ist am Zug. Alle anderen schauen bitte weg.
ui-handover-ready = { $name }, drücke Enter, wenn du am Gerät bist.
ui-handover-undo = { $name } kann die letzte Entscheidung noch zurücknehmen: u.

ui-quit-ask = Das Spiel verlassen? Es geht später weiter, wo es steht; der Befehl dafür wird beim Verlassen genannt.
ui-quit-saved = Gesichert ist es hier (c kopiert den Pfad):
ui-path-copied = Der Pfad ist kopiert.
ui-quit-yes = Verlassen (j)
ui-quit-no = Bleiben (n)
ui-saved = Das Spiel ist in { $path } gesichert. Weiter mit:
    { $command } play --resume { $file }
ui-recorded = Die Aufzeichnung des Spiels ist in { $path }. Noch einmal ansehen mit:
    { $command } replay { $file }

ui-end-title = Das Spiel ist zu Ende
ui-end-won = { $name } gewinnt.
ui-end-shared = { $names } gewinnen gemeinsam.
ui-end-nobody = Niemand gewinnt.
ui-end-row = { $place }. { $name }: { $score }
ui-end-record = Die Aufzeichnung (c kopiert den Pfad):
ui-end-rematch = Revanche (r)
ui-end-board = Brett (b)
ui-end-replay = Ansehen (w)
ui-end-analyse = Auswerten (a)
ui-end-quit = Ende (q)
ui-end-again = Enter zeigt das Ergebnis, r spielt eine Revanche, q beendet.

ui-rules-title = Regeln und Entscheidungen
ui-rules-search = In den Regeln suchen (Wörter oder Nummer einer Regel)
ui-rules-glossary = Karten
ui-rules-none = Nichts in den Regeln passt zu „{ $text }“.

ui-pick-title = Bestiary
ui-pick-game = Spiel
ui-pick-players = Wie viele spielen
ui-pick-language = Sprache
ui-pick-seat = Platz { $number }
ui-pick-person = Mensch
ui-pick-bot = Bot: { $bot }
ui-pick-hint = Tab und Umschalt+Tab gehen weiter, Enter öffnet und wählt.
ui-pick-start = Los
ui-pick-quit = Ende

ui-ask-game = Welches Spiel? { $games }
ui-ask-players = Wie viele Spieler: { $counts }? (Enter: { $default })
ui-ask-players-again = „{ $answer }“ ist keine Spielerzahl dieses Spiels: Schreibe eine von { $counts }.
ui-ask-seat = Platz { $number }: „you“, ein Name mit großem Anfang oder ein Bot ({ $bots })? (Enter: { $default })
ui-ask-option = { $title }: { $values }? (Enter: { $default })

ui-plain-help = Antworte mit einer Nummer oder einem Zug in Worten. Andere Befehle: list (alle Möglichkeiten), list ART, what NUMMER (was eine Möglichkeit bewirkt), board (Brett), hint (die besten Züge), say (die Stellung in Sätzen), log (Verlauf), log all, undo (zurück), ? (Regeln), ? WORT (darin suchen), language en oder de, help, quit (Ende).
ui-plain-folded = { $first } bis { $last }: { $title }, { $count } Möglichkeiten von „{ $from }“ bis „{ $to }“; schreibe eine, oder: list { $kind }
ui-plain-prompt = { $name }, deine Entscheidung: 
ui-plain-players = Spieler: { $players }.
ui-plain-player = { $name } mit { $score }
ui-plain-no-number = Es gibt keine Möglichkeit { $number }; es gibt 1 bis { $count }.
ui-plain-no-list = Die Art „{ $kind }“ gibt es jetzt nicht; es gibt: { $kinds }.
ui-plain-end-of-input = Die Eingabe ist zu Ende.
ui-practice-help = Übung: Nichts zählt. Wähle eine Karte und ihre Seite, dann ziele beim Namen (auf naxos, neben korinth westlich von norden sanft), mit Spalte, Zeile und Art oder mit acht Zahlen (aim x y z azimuth elevation speed spin attitude). Weitere Befehle: list (alle Möglichkeiten), what NUMMER oder what auf naxos (die Chancen), help, back (andere Karte), gather (Tisch abräumen), say (der Tisch in Sätzen), quit.
ui-practice-prompt = Dein Wurf: 
ui-practice-offer = Ist das dein erstes Spiel? Wirf vorher zehnmal, nichts zählt: bestiary play { $game } --practice
ui-plain-handover = { $name }, drücke Enter, wenn du allein am Gerät bist: 

ui-replay-step = Zug { $step } von { $count }
ui-replay-start = Vor dem ersten Zug
ui-replay-move = { $number }. { $name }: { $move }
ui-replay-nature = { $number }. Ergebnis
ui-replay-eyes = Gesehen von { $name }
ui-replay-spectator = einem Zuschauer
ui-replay-fair = Der Schlüssel passt zur Festlegung, und jede Ziehung folgt aus ihm.
ui-replay-unkeyed = Diese Aufzeichnung hat keinen Schlüssel: Ihre Ziehungen sind nicht prüfbar.
ui-replay-unfair = Der Schlüssel passt nicht: Diese Ziehungen kommen nicht von dem festgelegten Schlüssel.
ui-replay-executed = Noch einmal ausgeführt nach Fassung { $version } der Regeln: gleiche Ereignisse, gleiches Ergebnis.
ui-replay-other = Diese Aufzeichnung folgt Fassung { $version } der Regeln, installiert ist { $installed }: Sie wird aus ihren Ereignissen gezeigt, nicht ausgeführt.
ui-replay-other-content = Diese Aufzeichnung wurde mit anderen Karten oder Plättchen gespielt: Sie wird aus ihren Ereignissen gezeigt, nicht ausgeführt.
ui-replay-unknown-event = (etwas, wofür diese Fassung keine Worte hat)
ui-replay-running = Die Aufzeichnung endet, bevor das Spiel zu Ende war.
ui-replay-keys = ←→ Schritt  ↑↓ um zehn  Pos1/Ende  e Augen  q Ende
ui-replay-no-board = Kein Brett: Diese Aufzeichnung wird aus ihren Ereignissen gezeigt.

ui-verify-kept = gehalten
ui-verify-broken = GEBROCHEN
ui-verify-unchecked = nicht geprüft
ui-verify-key-fits = Der Schlüssel ist aus den Zahlen gemacht, deren Prüfsummen vor der ersten Ziehung genannt wurden.
ui-verify-key-unfit = Der Schlüssel ist nicht aus den Zahlen gemacht, deren Prüfsummen die Aufzeichnung enthält.
ui-verify-key-untold = Die Aufzeichnung nennt keinen Schlüssel oder keine Prüfsumme von vor der ersten Ziehung.
ui-verify-numbers-in = { $at ->
    [one] Die Zahl eines Spielers steckt im Schlüssel.
   *[other] Die Zahlen von { $at } Spielern stecken im Schlüssel.
  }
ui-verify-numbers-out = Die Zahlen der Spieler passen nicht zu ihren Prüfsummen oder ergeben nicht diesen Schlüssel.
ui-verify-numbers-none = Kein Spieler gab eine Zahl zum Schlüssel: Wer den Tisch betrieb, konnte vorher Schlüssel probieren.
ui-verify-values-follow = { $at ->
    [one] Der eine Wert des Zufalls folgt aus Schlüssel, Platz und Grenze.
   *[other] Alle { $at } Werte des Zufalls folgen aus Schlüssel, Platz und Grenze.
  }
ui-verify-values-wrong = Wert { $at } folgt nicht aus Schlüssel, Platz und Grenze.
ui-verify-values-unbounded = Das erste Format hält keine Grenzen fest: Seine Werte allein sind hier nicht prüfbar.
ui-verify-values-untold = Ohne Schlüssel lässt sich kein Wert noch einmal ziehen.
ui-verify-rules-followed = Alle { $at } Züge wurden noch einmal ausgeführt: dieselben Ziehungen, Ereignisse und dasselbe Ergebnis.
ui-verify-rules-against = Noch einmal ausgeführt, folgt die Aufzeichnung nicht den Regeln oder ergibt etwas anderes.
ui-verify-rules-otherwise = Noch einmal mit diesem Schlüssel ausgeführt, ziehen die Regeln anders.
ui-verify-rules-version = Die Aufzeichnung folgt einer anderen Fassung der Regeln oder Karten als installiert: nicht ausgeführt.
ui-verify-throws-same = { $at ->
    [one] Der eine Wurf wurde noch einmal gerechnet und landete gleich.
   *[other] Alle { $at } Würfe wurden noch einmal gerechnet und landeten gleich.
  }
ui-verify-throws-otherwise = Der Wurf von Zug { $at } landet anders, wenn er noch einmal gerechnet wird.
ui-verify-throws-quick = Der Wurf von Zug { $at } landete auf die schnelle Art, wie ein Tisch es tut, wenn die Physik versagt.
ui-verify-throws-elsewhere = Würfe nicht geprüft: Gerechnet hat sie { $there }, hier ist { $here }.
ui-verify-throws-unplayable = Würfe nicht geprüft: Die Aufzeichnung lässt sich nicht ausführen.
ui-verify-throws-untold = Würfe nicht geprüft: Die Aufzeichnung nennt keinen Schlüssel.

analysis-how = Siegchancen nach der Suche von { $level } aus der ganzen Stellung, samt verdeckter Karten, nach { $moves } von { $count } Zügen.
analysis-curve = { $name }: { $curve } { $last } % am Ende
analysis-turning = Wendepunkte
analysis-no-turning = Kein Zug hat irgendwessen Chancen stark verändert.
analysis-point = { $move }   { $changes }
analysis-chance = { $name } { $before } → { $after } %
analysis-seat = { $name }: { $agreed } von { $count } Entscheidungen wie { $level }, insgesamt { $lost } % verschenkt
analysis-mistake = Zug { $number }: { $played } ({ $chance } %){ $why }; { $level } hätte { $better } gespielt ({ $better-chance } %){ $better-why }; { $lost } % verschenkt
analysis-why = { " " }[{ $changes }]
analysis-change = { $by } { $term }
analysis-other = { $name }: { $change }
analysis-try = Noch einmal ansehen: { $command } replay { $file } --to { $move }
analysis-stopped = Unterbrochen: Der Rest des Spiels wurde nicht untersucht.
analysis-fair = Was { $level } gespielt hätte, ist aus dem gesucht, was der Platz damals wusste.

ui-plain-orders = Du darfst auch außerhalb deines Zugs antworten und wirst nur bei Anlässen gefragt, auf die es ankommt. „orders“ sagt, welche das sind und wie du öfter oder seltener gefragt wirst.
ui-orders-count = { $count ->
    [one] (einmal gepasst)
   *[other] ({ $count }-mal gepasst)
}
ui-orders-passed = { $count ->
    [one] Nach deinen Anweisungen hast du einmal gepasst: { $moments }.
   *[other] Nach deinen Anweisungen hast du { $count }-mal gepasst: { $moments }.
}
ui-orders-asked = { $kind } (du wirst gefragt): { $what }
ui-orders-left = { $kind } (du passt): { $what }
ui-orders-change = So änderst du das: orders always (immer), orders never (nie), orders default (wie am Anfang), orders pass (erst wieder in meinem Zug), orders ART ART (nur bei diesen), orders +ART, orders -ART.
ui-orders-unknown = Die Anweisung „{ $word }“ gibt es nicht. Es gibt: { $known }.
ui-orders-none = In diesem Spiel wird niemand außerhalb seines Zugs gefragt: Es gibt nichts anzuweisen.
ui-orders-whose = Anweisungen gibt, wer gerade am Gerät entscheidet.
ui-orders-give = Enter OK
ui-orders-switch = Leertaste an und aus
ui-orders-always = a immer
ui-orders-until_turn = n erst in meinem Zug
ui-orders-default = d wie am Anfang
ui-orders-leave = Esc zurück

hint-move = { $place }. { $move }: { $chance } % Gewinnchance{ $why }
hint-thinking = Die besten Züge werden gesucht ...
hint-none = Jetzt ist nichts zu entscheiden.
hint-not-agreed = Mehrere Personen spielen: Tipps müssen vereinbart sein (bestiary play --hints).
hint-failed = Gerade gibt es keinen Tipp: { $reason }
ui-key-hint = Tipp

games-head = { $title }, { $players } Personen,
games-length = { $least } bis { $most } Minuten
games-bots = Die Bots, der schwächste zuerst (alle wissen nur, was ihr Platz weiß):
bot-random = nimmt irgendetwas Erlaubtes
bot-hatchling = ein Anfänger: spielt manchmal gut und übersieht manches
bot-whelp = spielt zum Spaß: weiß, was etwas bringt, und passt ab und zu nicht auf
bot-greedy = nimmt, was sofort am meisten bringt, ohne vorauszusehen
bot-brute = für die meisten ein ebenbürtiger Gegner: 500 Verläufe
bot-ogre = stark: 2500 Verläufe je Zug
bot-titan = der stärkste: 15000 Verläufe je Zug, lässt sich Zeit

ui-refused-more = (F1 oder ? auf leerer Zeile: die Regel)
ui-since = Seit deiner letzten Entscheidung:
ui-since-short = { $count ->
    [one] Seit deiner letzten Entscheidung: { $last }
   *[other] Seit deiner letzten Entscheidung (alles: F2): { $last }
}
ui-paused = Angehalten: Enter oder Leertaste zeigt den nächsten Schritt, p lässt es weiterlaufen.
ui-landed = Gelandet. Enter oder Leertaste: weiter.
ui-targets = Worauf du zielen kannst, und wie oft es von der besten Seite getroffen wird:
ui-target = { $text }: { $said }, { $chance } %
ui-sight = Ziele: Pfeile oder Maus, Tab nächstes Ziel, Bild↑↓ Art, Pos1 Ende Seite, Enter wirft; oder schreib: auf naxos, neben korinth westlich von norden sanft
ui-zoomed = Das Brett allein: ↑↓ und Bild↑↓ bewegen es, Alt+←→ auch zur Seite; F8 zurück.
ui-analysis-title = Auswertung   (Esc: Zurück, ↑↓)
ui-analysis-begins = { $level } sieht sich das Spiel an …
ui-analysis-move = Zug { $move } von { $count } …
ui-keys-title = Tasten und Zeichen
ui-keys-all = Tasten
    Tippen filtert die Möglichkeiten oder schreibt einen Zug; Enter spielt,
    Esc fängt neu an.
    ↑ ↓, Bild↑, Bild↓: eine Möglichkeit wählen; auf dem Brett ist sie markiert.
    ? oder F1: Regeln; nach einem abgelehnten Zug die Regel, die ihn verbietet.
    F2 oder l: Verlauf.  F3 oder u: zurücknehmen.  F4: English.
    F5: Brett und alles in Worten.  F6: Tipp.  F7: wann ich gefragt werde.
    F8: das Brett allein.  F9: diese Übersicht.
    Strg+Q oder F10: Ende.  Strg+C: sofort verlassen, gesichert ist alles.
    Alt oder Strg mit Pfeilen: das Brett bewegen.
    Umschalt+↑↓: die Zeilen darunter bewegen.
    Wo gezielt wird: Pfeile oder Maus bewegen das Kreuz, Tab geht zum nächsten
    Ziel, Bild↑↓ ändern die Art, Pos1 und Ende die Seite;
    Enter oder ein zweiter Klick wirft.
    Strg+T: heller oder dunkler Hintergrund.
    Wenn andere am Zug sind: Leertaste schneller, p Schritt für Schritt.
    Buchstaben gelten nur auf leerer Zeile, und nur wo kein Zug mit ihnen
    beginnt.
ui-signs = Zeichen um Plätze
    {"["}a1{"]"} hier kann man etwas tun   <a1> die gewählte Möglichkeit
    {"*"}a1 neu seit deiner letzten Entscheidung   ◂ wer am Zug ist
ui-pick-saved = Weiterspielen
ui-pick-new = nein, ein neues Spiel
ui-pick-kept = { $name }: { $players } ({ $moves } Züge)
legend-marry = Das Tal
    3▂ Haus von Spieler 3, 3▅ Gutshof, 3█ Turm   @ der Fachan
    +2 ein leeres Feld, das 2 Punkte je Zug bringt
legend-factory = Die Monster
    ● Leib   ◉ Auge   ■ ▣ Anfang   ─ dünn   ═ dick   ○ hier passt das Plättchen
    · offene Kante   × nichts passt   tK..: Kanten eines Plättchens von oben
    im Uhrzeigersinn, t dünn, K dick, . leer
    a, b, c: die Monster; a(2,-1) ist zwei Stellen rechts und eine über dem
    Anfang von a; 180: so gedreht
legend-maker = Der Tisch
    LA RA linker, rechter Arm   LB RB linkes, rechtes Bein   Ko Kopf   Ge Gehirn
    #8 Nummer der Karte   eine Ziffer dahinter: ihr Wert, ? unbekannt,
    {"*"} auch anderen bekannt   Karten ..3.: offene Grabraubkarten 1 bis 4
    unbewacht: aus dem Lager kann gestohlen werden
legend-mashup = Die Stadt
    a, b, c: die Monster   Ort (2) 6/9: Platz 2, Haltbarkeit noch 6 von 9
    {"["}4 Meeple{"]"} Marken
    hier: wer dort ist   Magen (von 4): was darin ist   > wer am Zug ist
legend-monstrous = Der Tisch von oben
    1 bis 5: die Orte   a, b, c: Monster der Götter, groß geschrieben mit der
    Sonderseite oben
    Zahlen am Rand: Spalten, jede über ihrer eigenen, und die erste der zwei
    Zeilen, die hier eine Textzeile sind
    ╋ hierhin zielst du   : hier enden solche Würfe
    ◆ in der Luft   • hier war es
