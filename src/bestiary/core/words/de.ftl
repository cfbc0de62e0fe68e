# Was jedes Spiel sagt
rule-over = Das Spiel ist zu Ende.
rule-not-asked = Du bist jetzt nicht am Zug.
rule-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
nobody = niemand
seat-name = Spieler { $number }
