# What every game says
rule-over = The game is over.
rule-not-asked = It is not your decision now.
rule-unknown-action = There is no such action in this game.
nobody = nobody
seat-name = Player { $number }
