# What every game says
rule-over = The game is over.
rule-not-asked = It is not your decision now.
rule-unknown-action = There is no such action in this game.
nobody = nobody
seat-name = Player { $number }

# Standing orders, in games in which seats may answer out of turn
orders-title = I am asked
orders-always = always
orders-some = at { $n } of { $all } kinds of moments
orders-until-turn = not until my turn
orders-why = At all other moments you pass, at once and without anyone seeing a difference.
orders-ask = Ask me when …
either = { $one } or { $other }
listed = { $one }, { $others }

# What bots go by in a game that says nothing more of it
term-score = points
term-won = victory

# Why somebody won: one part of the count puts a player before another
ending-by-part = What decided: { $part }, { $more } to { $less }. In all else { $second } { $level ->
    [1] would have been level at { $other }
   *[other] led { $other } to { $rest }
  }.
