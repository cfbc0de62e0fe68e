# Worte der Tischplatte selbst; Regeln, Monster und Verlauf kommen mit dem Spiel.
board-table = Der Tisch von oben. Tab führt über die Karten, die gewählt werden können.
board-aiming = Der Tisch von oben. Pfeiltasten bewegen das Ziel, mit Umschalt in kleinen Schritten; Q und E gehen um den Tisch; Eingabe wirft.
board-faith = { $n } Glaube
board-unique = von { $name }, eigene Seite oben
board-common = von { $name }, gemeinsame Seite oben
board-under = unter { $names }
board-thrown = eben geworfen
board-hit = getroffen
board-where-middle = in der Mitte
board-where-north = im Norden
board-where-south = im Süden
board-where-west = im Westen
board-where-east = im Osten
board-where-northwest = im Nordwesten
board-where-northeast = im Nordosten
board-where-southwest = im Südwesten
board-where-southeast = im Südosten
seat-hand = { $n ->
    [one] eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
seat-deck = { $n } im Stapel
seat-underworld = { $n } in der Unterwelt
side-unique = Eigene Seite oben
side-common = Gemeinsame Seite oben
step-name-1 = Wurf
step-name-2 = Fallen
step-name-3 = Monsterkraft
step-name-4 = Ortskraft
step-name-5 = Glaube
step-name-6 = Zusatzwürfe
step-name-7 = Ziehen
aim-title = Zielen: { $name }
aim-at = Ziel
aim-more = Feineinstellung
aim-manner = Art des Wurfs
aim-walk-left = Nach links gehen
aim-walk-right = Nach rechts gehen
aim-direction = Richtung
aim-strength = Kraft
aim-throw = Werfen
odds-title = Was dieser Wurf wohl trifft
odds-nothing = trifft nichts
odds-off = vom Tisch
odds-flips = dreht sich um
odds-wait = Der Wurf wird abgewogen …
technique-soft = Sanft
technique-flat = Flach
technique-lob = Bogen
technique-hard = Hart
technique-tumbling = Taumelnd
offer-monster = { $monster } von { $god }
plate-red = Falle
plate-bronze = Monster
plate-iron = Gemeinsam
condition-when-hit = Wird getroffen
condition-hit-monsters = Trifft Monster
condition-hit-location = Trifft einen Ort
condition-miss-location = Trifft keinen Ort
effect-petrify = was traf, kommt in seine Unterwelt
effect-gain = { $n } Glaube
effect-rebirth = zurück auf seinen Stapel
effect-gain-each = { $n } Glaube für jedes
effect-take = nimm { $n } Glaube vom Gott eines davon
effect-discard = alle kommen in ihre Unterwelt
effect-return = alle kommen zurück auf die Hand ihrer Götter
effect-throw-one = nimm eines auf und wirf es
effect-extra-throw = { $n ->
    [one] ein Wurf
   *[other] { $n } Würfe
} dazu
effect-draw = ziehe { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
effect-double-faith = sein Glaube zählt doppelt
effect-come-back = nimm es zurück auf die Hand
effect-none = keine Kraft
effect-take-here = nimm { $n } Glaube von einem anderen Gott mit einem Monster hier
effect-gain-or-draw = { $n } Glaube, oder ziehe eine Karte
effect-discard-any = schicke ein anderes Monster in seine Unterwelt
effect-most-at-end = am Ende bekommt, wer allein die meisten Monster hier hat, { $n } Glaube
effect-gain-here = 1 Glaube für jedes andere Monster hier, höchstens { $n }
effect-take-leader = nimm { $n } Glaube von dem Gott, der am meisten hat
effect-to-deck = lege ein anderes Monster auf seinen Stapel
effect-raise = nimm ein Monster aus deiner Unterwelt auf die Hand
effect-foresee = sieh die obersten { $n } Karten deines Stapels an und ziehe eine
effect-others-gain = jeder andere Gott bekommt { $n } Glaube
