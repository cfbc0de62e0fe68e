# Wörter des Bretts selbst; Regeln, Karten und Verlauf kommen mit dem Spiel.
board-valley = Das Tal. Pfeiltasten gehen von Feld zu Feld, die Eingabetaste wählt.
board-hex = Feld { $spot }, Wert { $value }
board-hex-building =
    { $height ->
        [1] { $owner }: Haus
        [2] { $owner }: Gutshof
       *[3] { $owner }: Turm
    }
board-hex-empty = leer
board-hex-fachan = hier steht der Fachan
board-hex-lit = wählbar
board-hex-chosen = gewählt
board-hex-way = auf dem Weg
board-hex-falls = wird fallen
