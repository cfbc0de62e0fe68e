# Wörter des Bretts selbst; Regeln, Karten und Verlauf kommen mit dem Spiel.
marry-valley = Das Tal. Pfeiltasten gehen von Feld zu Feld, die Eingabetaste wählt.
marry-hex = Feld { $spot }, Wert { $value }
marry-hex-building =
    { $height ->
        [1] { $owner }: Haus
        [2] { $owner }: Gutshof
       *[3] { $owner }: Turm
    }
marry-hex-empty = leer
marry-hex-fachan = hier steht der Fachan
marry-hex-lit = wählbar
marry-hex-chosen = gewählt
marry-hex-way = auf dem Weg
marry-hex-falls = wird fallen
