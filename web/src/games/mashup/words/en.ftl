# Words of the board itself; cards, rules and log come with the game.
board-city = The city: a street for each player. Tab walks from place to place, Enter chooses.
street-of = Street of { $name }
street-empty = No Location here yet
rail-size = Size
rail-health = Health
rail-infamy = Infamy
plate-turn = on turn
plate-you = you
plate-cards = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
plate-size = Size { $n }
plate-health = Health { $n } of { $of }
plate-stomach = { $n }/{ $of }
plate-empty = stomach empty
plate-lost = { $n ->
    [one] loses a Monster Move
   *[other] loses { $n } Monster Moves
}
monster-of = Monster of { $name }
monster-tag = { $name }: { $n } Health
unit-follows = follows { $name }
lot-of = of { $name }
lot-hits = { $left } of { $hits } Hits left
lot-attacked = under attack
lot-tag-attack = { $name } attacks here
lot-tag-goal = { $name } sets out for here
face-hits = { $n } Hits
face-infamy = { $n } Infamy
face-dice = { $n } { $colour } dice
face-abundance = Similar cards: { $n } of 5
face-usefulness = Useful late: { $n } of 5
step-name-wake = Heal
step-name-move-1 = Move 1
step-name-move-2 = Move 2
step-name-grow = Grow
step-name-cards = Cards
play-here = Play it here
go-to = Go to { $place }
go = Go
draft-take = Take this Mutation
purge = Take it away
with-mutation = { $frame ->
    [striking] Attack with { $card }
   *[other] { $card }
}
strike-plain = Attack with { $dice } dice
group-eat = Eat
group-spend = Spend
about-sleep = Gains { $n } Health, for now even above { $most }. Others here may attack it, then Units shoot.
stack-order = What lies on top happens first.
stack-yours = You: { $card }
odds-faces = { $name } faces
odds-sum = { $hits } hits expected; { $name } has { $health } Health.
odds-now = is stopped
odds-pass = if you pass
odds-card = with your card
dice-shot = Units shoot at { $name }
dice-strikes = { $name } attacks { $other }
dice-assaults = { $name } attacks
dice-plain = Dice
dice-hits = { $n ->
    [0] no hit
    [one] one hit
   *[other] { $n } hits
}
dice-skip = Skip the dice
dice-close = Put the dice away
corner-decks = Deck { $deck }, Mutations { $genes }, discard { $discard }
chart-size = Size
chart-dice = dice
chart-eat = eat
chart-stomach = stomach
chart-health = Health
chart-grow = grow
chart-of = { $n } of { $of }
chart-wins = wins
gallery-open = All cards
gallery-title = All cards
gallery-close = Close
gallery-search = Search
gallery-deck = Kind
gallery-tag = Tag
gallery-all = all
gallery-discarded = only discarded ones
gallery-hand = only my hand
gallery-found = { $n ->
    [one] one card
   *[other] { $n } cards
}
gallery-copies = { $n ->
    [one] one copy
   *[other] { $n } copies
}{ $gone ->
    [0] {""}
   *[other] , { $gone } discarded
}
gallery-chart = The monster chart
gallery-ours = The printed game's card list is not public. Thirteen cards are named in its rules; all others, and most numbers, are ours.
