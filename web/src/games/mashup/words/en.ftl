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
draft-take = Take it
purge = Take it away
with-mutation = { $frame ->
    [striking] Attack with { $card }
   *[other] { $card }
}
strike-plain = Attack with { $dice } dice
group-eat = Eat
group-spend = Spend
about-sleep = Gains { $n } Health, for now even above { $most }. { $alone ->
    [1] Nobody can attack it there.
   *[0] Others here may attack it, then Units shoot.
}
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

# The tutorial

learn-draft-title = A monster of your own
learn-draft-text = You are Poppy, and the monster is yours: Size 2, 7 Health. Two Mutations are offered to you. Both players choose in secret, then both are shown.
learn-draft-after = Lake's monster breathes frost. All monsters begin nowhere in particular, which is no Location.
learn-locations-title = Locations
learn-locations-text = You play Locations in front of you before and after your Monster Moves. The shield is what it withstands, the star the Infamy for whoever flattens it, below lies its food. Anybody may attack it, but you not in this turn.
learn-locations-after = Every card can be answered with Action cards, so both of you were asked. At a real table you say at which moments you want to be asked, and the table passes for you at all others.
learn-raid-title = A raid
learn-raid-text = Lake has a Suburb, guarded by Infantry: two white dice, which hit on 4 to 6. A Monster Move is a move and one action. Go there, attack the Location, and put your hits on it. The sheet says beforehand what you face.
learn-raid-after = The Suburb is Rubble. Its card is yours as Infamy, and your monster has eaten two Meeple, worth 2 Food each. With 12 Infamy at the end of a turn you win.
learn-grow-title = Growing
learn-grow-text = You have 4 Food and enough Health: your monster's figures, left of your hand, say that growing takes 4 of both; on the yardstick beside it stands how much of it you have. The Food is spent, the Health stays.
learn-grow-after = Size 3: more dice, a bigger bite, more Health. Size 8 at the end of a turn wins, too.
learn-answer-title = An answer
learn-answer-text = Lake's monster has come to your Stadium and announces an attack. You hold an Air Strike: four black dice, which hit on 3 to 6. An answer happens before what it answers.
learn-answer-after = Lake could have fled, and stayed. The Stadium stands. What lies on top of the pending things always happens first, and answers can be answered.
learn-do-mutation = Choose the lit card in your hand, read what it does, and take it.
learn-do-play = Choose the lit card in your hand, read it, and play it.
learn-do-pass = Nothing to answer here: pass.
learn-do-place = Choose the lit Location, read what you will face, and go.
learn-do-attack-location = Attack the Location.
learn-do-strike = Roll your dice: attack.
learn-do-building = Put the hit on the lit Location.
learn-do-food = Take the Meeple.
learn-do-stop = One Monster Move is enough for today: take no more.
learn-do-grow = Grow!
learn-do-monster = Choose Lake's monster, read what the dice may do, and play the card there.
learn-win-title = Twelve Infamy
learn-win-text = Many turns later you are short of twelve Infamy by what the Zoo is worth. You have gained Acid Spit: a Breath Attack that may be added to an Attack, once until your next turn, and counts double on Locations.
learn-win-after = Twelve Infamy at the end of the turn, and nobody took it from you: you have won. Next time the others will answer.
learn-do-breath = Attack with Acid Spit as well.
learn-do-done = Enough: go on.
