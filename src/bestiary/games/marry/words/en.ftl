title = Marry the Monster
summary = A lonely fachan stomps through the valley. Lure him over your rivals' houses and be the first with three towers.

card-0 = Stomp
card-1 = Build
card-2 = Fortify
card-hidden = a card
building-1 = house
building-2 = manor
building-3 = tower
boon-15 = two stomps a turn, but only two free houses
boon-30 = one foreign target a turn, but only one free house
boon-45 = the power to win with three towers
boon-60 = a free tower
boon-75 = a second free tower
step-1 = gaining points
step-2 = drawing a card
step-3 = building free houses
step-4 = moving the fachan and playing cards
step-5 = drawing for stomped buildings
step-hidden = the Build card
direction-0 = east
direction-1 = north-east
direction-2 = north-west
direction-3 = west
direction-4 = south-west
direction-5 = south-east

option-free_tower = Free tower from 60 points
option-free_tower-every_turn = in every turn
option-free_tower-once_when_reached = once, when reached

# What is asked: a sentence, and a phrase for each kind of choice

prompt-over = The game is over.
prompt-waiting = Player { $number } is on turn.
prompt-free-houses = You may { $choices }.
prompt-cards = You may { $choices }.
prompt-end = All that is left is to { $choices }.
prompt-building = Your Build card: { $choices }.
prompt-fortifying = The set counts as a Fortify card: { $choices }.
prompt-stomping = { $sets ->
    [one] One set lies down as a Stomp card
   *[other] { $sets } sets lie down as Stomp cards
}: { $choices }.
ask-house = { $houses ->
    [one] place your last free house
   *[other] place free houses ({ $houses } left)
}
ask-house_first = place its first house
ask-house_second = place its second house
ask-tower = { $towers ->
    [one] turn a house or manor into your free tower
   *[other] turn houses or manors into free towers ({ $towers } left)
}
ask-fortify = play a Fortify
ask-fortify_set = choose the house or manor to strengthen
ask-build = play a Build
ask-move = move the fachan
ask-stomp = lure the fachan ({ $stomps ->
    [one] once
   *[other] up to { $stomps } times
})
ask-stomp_set = choose the target and the strength
ask-swap = lay three of a kind down as another card
ask-swap_more = lay down another set
ask-done = end your turn
ask-done_idle = end your turn and draw three cards
ask-done_step = go on to the cards
ask-done_card = leave it at one house

# What a choice will do

choice-house = Place a house on { $space }, worth { $value ->
    [one] one point
   *[other] { $value } points
} a turn.
choice-tower = Turn your { $height ->
    [1] house
   *[other] manor
} on { $space } into a tower.
choice-fortify = { $height ->
    [1] Turn your house on { $space } into a manor.
   *[other] Turn your manor on { $space } into a tower.
}
choice-build = Play a Build card: two houses on empty spaces.
choice-move = Move the fachan { $direction } to { $space }.
choice-swap = Lay three { $card } cards down as one { $becomes }.
choice-done = { $frame ->
    [building] Leave it at one house.
   *[none] { $step ->
        [3] Go on to step 4.
       *[other] { $played ->
            [0] End your turn and draw three cards.
           *[other] End your turn.
        }
    }
}
choice-stomp = Lure the fachan with strength { $strength } to { $target }.
choice-building = { $owner }: { $building } on { $space }
choice-falls = { $count ->
    [0] Nothing falls.
    [one] One building falls: { $buildings }.
   *[other] { $count } buildings fall: { $buildings }.
}
choice-reaches = He ends on { $space }.
choice-stops = He stops on { $space }, before something too strong ({ $blocker }).
choice-stays = He stays on { $space }: what stands beside him is too strong ({ $blocker }). The cards are spent for nothing.

# The board as text

text-round = Round { $round }, step { $step }: { $name }. Deck { $deck }.
text-over = { $winner ->
    [0] The game is over after { $round ->
        [one] one round
       *[other] { $round } rounds
    }; nobody has won.
   *[other] The game is over in round { $round }: { $seat } has won.
}
text-pile = Discard pile ({ $count }), newest last: { $cards }
text-pile-empty = The discard pile is empty.
text-free = { $houses ->
    [one] One free house
   *[other] { $houses } free houses
} and { $towers ->
    [0] no free tower
    [one] one free tower
   *[other] { $towers } free towers
} left.
text-moved = { $moved ->
    [0] Fachan not moved yet
   *[other] Fachan moved
}, { $stomps ->
    [0] no stomp
    [one] one stomp
   *[other] { $stomps } stomps
} left{ $foreign ->
    [none] {""}
    [open] , foreign target left
   *[other] , foreign target used
}; { $played ->
    [0] no card
    [one] one card
   *[other] { $played } cards
} played.
text-first = { $seat } went first.
text-head-points = points
text-head-income = a turn
text-head-towers = towers
text-head-supply = pieces
text-head-cards = cards
text-corner = stomped: { $buildings }

# The same in sentences

spoken-seat = { $you ->
    [0] { $seat }
   *[other] { $seat }, you
}: { $points ->
    [one] one point
   *[other] { $points } points
}, { $income } more in the next turn, { $towers ->
    [0] no tower
    [one] one tower
   *[other] { $towers } towers
}, { $supply ->
    [one] one piece
   *[other] { $supply } pieces
} in supply, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand.
spoken-hand = Your hand: { $stomp } Stomp, { $build } Build, { $fortify } Fortify.
spoken-buildings = { $building ->
    [house] Houses
    [manor] Manors
   *[tower] Towers
} of { $seat }: { $spaces }.
spoken-space = { $space }, worth { $value }
spoken-turn = { $over ->
    [0] { $seat } is on turn.
   *[other] { $seat } had the last turn.
}
spoken-frame = { $frame ->
    [building] A Build card is being played: { $left } of its houses to come, { $placed } placed.
    [fortifying] A set lies down as a Fortify card.
    [stomping] { $left ->
        [one] One set lies down as a Stomp card.
       *[other] { $left } sets lie down as Stomp cards.
    }
   *[none] No card is half played.
}
spoken-corner = Stomped buildings of { $seat }: { $houses ->
    [one] one house
   *[other] { $houses } houses
}, { $manors ->
    [one] one manor
   *[other] { $manors } manors
}, { $towers ->
    [one] one tower
   *[other] { $towers } towers
}.
spoken-fachan = The fachan stands on { $space }, worth { $value }.
spoken-empty = Empty spaces worth { $value }: { $spaces }.
spoken-option = { $option }: { $value }.

term-points = points
term-income = points a turn
term-towers = towers
term-manors = manors
term-houses = houses
term-cards = cards

action-house = house
action-tower = free tower
action-fortify = Fortify
action-build = Build
action-move = move the fachan
action-stomp = Stomp
action-swap = three of a kind
action-done = done

# What happened

event-turn = Round { $round }: { $seat } begins a turn.
event-scored = { $seat } scores { $gained } and has { $points ->
    [one] one point
   *[other] { $points } points
}.
event-boon = { $seat } gains a boon: { $boon }.
event-drew = { $seat } draws { $card }.
event-shuffled = The discard pile is shuffled into a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-house = { $seat } builds a house on { $space }.
event-tower = { $seat } raises a free tower on { $space }.
event-card = { $seat } plays { $card }.
event-set = { $seat } plays three { $card } cards as one { $becomes }.
event-strengthened = { $seat } fortifies { $space }: it is a { $building } now.
event-moved = { $seat } moves the fachan from { $origin } to { $space }.
event-stomped = { $seat } lures the fachan to { $space } with strength { $strength }.
event-fell = { $owner }'s { $building } on { $space } is stomped.
event-stopped = The fachan stops on { $space }: the building on { $blocker } is too strong for him.
event-lured = The fachan reaches { $space }.
event-ended = { $seat } is done with { $step }.
event-returned = { $buildings ->
    [one] One stomped building returns to its owner.
   *[other] { $buildings } stomped buildings return to their owners.
}
event-won = { $seat } makes a mate for the fachan and wins with { $points } points and { $towers ->
    [0] no tower
    [one] one tower
   *[other] { $towers } towers
}.
event-cut = The game is cut short after { $rounds } rounds; nobody has won.

# Why not

rule-A-2 = You have no free tower left: they come with 60 and 75 points, in step 3.
rule-A-6 = That takes a house or manor of your own and enough pieces in your supply.
rule-A-8 = A stomp has a strength of at most three, and every set laid down for it counts.
rule-A-16 = You may target another player's building only with 30 points, and only once a turn.
grounds-A-16 = You have { $points }.
rule-A-17 = The fachan walks in a straight line, on the board, and neither into nor past a building.
rule-A-19 = A Build card places at least one house, which takes an empty space and a piece.
rule-A-20 = You can only strengthen a building of your own.
rule-A-27 = Nothing can be built where the fachan stands.
rule-A-30 = A set is three cards of one kind from your hand.
rule-A-33 = The target must be a building in a straight line with the fachan.
rule-A-39 = Finish the card you are playing first.
rule-R-1 = That belongs to another step of the turn.
rule-R-2 = You have placed all your free houses of this turn.
rule-R-3 = A space holds only one building.
rule-R-4 = You have no piece left in your supply.
rule-R-5 = The fachan has already been moved this turn.
rule-R-6 = You don't hold the cards for that.
rule-R-7 = A tower can't grow any higher.
rule-R-8 = The fachan can't be lured again this turn.

# What wins, in a sentence
aid-goal = 45 points and three towers on the board, or 90 points without any.

# The end told
ending-space-1 = spaces of 1
ending-space-2 = spaces of 2
ending-space-3 = spaces of 3
ending-space-5 = the middle, 5
ending-towers = towers
ending-title = { $winner } marries the monster
ending-title-nobody = Nobody marries today
ending-how-towers = { $points } points and { $towers } towers, in round { $round }
ending-how-glory = { $points } points, in round { $round }
ending-how-nobody = { $rounds } rounds were not enough
ending-why-towers = { $second } had { $points } points as well, but { $towers ->
    [0] no tower
    [one] only one tower
   *[other] only { $towers } towers
  } of the { $needs } one needs.
ending-why-points = { $second } had { $towers } towers too, but lacked { $missing ->
    [one] one point
   *[other] { $missing } points
  }.
ending-fallen = Most flattened: { $whose }, { $n ->
    [one] one building
   *[other] { $n } buildings
  }.
