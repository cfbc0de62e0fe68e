title = Marry the Monster
summary = A lonely fachan stomps through the valley. Lure him over your rivals' houses and build three towers first.

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
step-3 = building free houses
step-4 = moving and playing cards
step-hidden = the Build card

option-free_tower = Free tower from 60 points
option-free_tower-every_turn = in every turn
option-free_tower-once_when_reached = once, when reached

prompt-over = The game is over.
prompt-free-houses = { $towers ->
    [0] Place free houses: { $houses } left.
   *[other] Place free houses ({ $houses } left) and raise free towers ({ $towers } left).
}
prompt-cards = { $moved ->
    [0] Play cards, move the fachan, or end your turn.
   *[other] Play cards or end your turn.
}
prompt-building = { $left ->
    [one] Place the second house of this Build card, or stop.
   *[other] Place { $left } houses with this Build card.
}
prompt-fortifying = Choose the house or manor to strengthen.
prompt-stomping = Choose the target and strength; { $sets ->
    [one] one set lies
   *[other] { $sets } sets lie
} down as Stomp.

text-table = Round { $round }. Deck { $deck }, discard pile { $pile }.

term-points = points
term-income = points a turn
term-towers = towers
term-manors = manors
term-houses = houses
term-cards = cards
term-won = victory

action-house = house
action-tower = free tower
action-fortify = Fortify
action-build = Build
action-move = move the fachan
action-stomp = Stomp
action-swap = three of a kind
action-done = done

event-turn = { $seat } begins round { $round }.
event-scored = { $seat } scores { $gained } and has { $points } points.
event-boon = { $seat } gains a boon: { $boon }.
event-drew = { $seat } draws { $card }.
event-shuffled = The discard pile of { $cards } cards is shuffled into a new deck.
event-house = { $seat } builds a house on { $space }.
event-tower = { $seat } raises a free tower on { $space }.
event-card = { $seat } plays { $card }.
event-set = { $seat } plays three { $card } as one { $becomes }.
event-strengthened = { $seat } fortifies { $space }: it is a { $building } now.
event-moved = { $seat } moves the fachan from { $origin } to { $space }.
event-stomped = { $seat } lures the fachan to { $space } with strength { $strength }.
event-fell = { $owner }'s { $building } on { $space } is stomped.
event-stopped = The fachan stops on { $space }: the building on { $blocker } is too strong.
event-lured = The fachan reaches { $space }.
event-ended = { $seat } is done with { $step }.
event-returned = { $buildings ->
    [one] One stomped building returns to its owner.
   *[other] { $buildings } stomped buildings return to their owners.
}
event-won = { $seat } makes a mate for the fachan and wins with { $points } points and { $towers ->
    [one] one tower
   *[other] { $towers } towers
}.
event-cut = The game is cut short after { $rounds } rounds; nobody has won.

rule-A-2 = You have no free tower left in this step.
rule-A-6 = You have too few pieces in your supply for that.
rule-A-8 = A stomp takes at most three cards, and every set laid down for it counts.
rule-A-16 = You may target another player's building only with 30 points, and only once a turn.
rule-A-17 = The fachan walks in a straight line, on the board, and not into or past a building.
rule-A-19 = A Build card places at least one house.
rule-A-20 = You may only strengthen a building of your own.
rule-A-27 = Nothing can be built where the fachan stands.
rule-A-30 = A set is three cards of one kind from your hand.
rule-A-33 = The target must be a building in a straight line with the fachan.
rule-A-39 = Finish the card you are playing first.
rule-R-1 = That belongs to another step of the turn.
rule-R-2 = You have placed all your free houses of this turn.
rule-R-3 = A space holds only one building.
rule-R-4 = You do not hold the cards for that.
rule-R-5 = The fachan can't be lured again this turn.
rule-R-6 = The fachan has already been moved this turn.
rule-R-7 = All your pieces are on the board.
rule-R-8 = A tower can't grow any higher.
