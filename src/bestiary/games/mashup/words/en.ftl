title = Macro Monster Mashup
summary = Giant monsters stomp, munch and grow: flatten cities for Infamy or outgrow them all, while everyone sends tanks and air strikes after you.

# Cards

card-0 = Family Farm
card-1 = Cattle Ranch
card-2 = Grain Silo
card-3 = Roadside Diner
card-4 = Camping Ground
card-5 = Toxic Waste Dump
card-6 = Fishing Village
card-7 = Suburb
card-8 = Supermarket
card-9 = Train Station
card-10 = Office Block
card-11 = Police Station
card-12 = Shopping Mall
card-13 = Hospital
card-14 = Zoo
card-15 = Slaughterhouse
card-16 = Container Harbor
card-17 = Oil Rig
card-18 = Army Barracks
card-19 = Military Airfield
card-20 = Genetics Lab
card-21 = Nuclear Power Plant
card-22 = Skyscraper
card-23 = Airport
card-24 = Stadium
card-25 = City Hall
card-26 = TV Tower
card-27 = Great Dam
card-28 = Royal Palace
card-29 = Sky Needle
card-30 = Downtown
card-31 = Infantry Platoon
card-32 = Police
card-33 = Battle Tank
card-34 = Rocket Artillery
card-35 = Hellicopters
card-36 = Flame Tank
card-37 = Cryo Cannon
card-38 = Giant Robot
card-39 = Bunkers
card-40 = Minefield
card-41 = News Crew
card-42 = Food Convoy
card-43 = Livestock Herd
card-44 = Tour Bus
card-45 = Mutagen Barrels
card-46 = Anti-Mutagen Bomb
card-47 = Blaze
card-48 = Freeze Ray
card-49 = New Orders
card-50 = Nuclear Strike
card-51 = Shrink Ray
card-52 = Air Strike
card-53 = Napalm
card-54 = Tranquilizer
card-55 = Evacuation
card-56 = Reinforcements
card-57 = Feeding Frenzy
card-58 = Adrenaline
card-59 = Second Wind
card-60 = Growth Spurt
card-61 = Cover-Up
card-62 = Headline News
card-63 = Terrifying Roar
card-64 = Fire Breath
card-65 = Frost Breath
card-66 = Atomic Breath
card-67 = Acid Spit
card-68 = Cold-Resistant
card-69 = Fireproof
card-70 = Radiation Feeder
card-71 = Bulletproof Hide
card-72 = Bone Plates
card-73 = Regeneration
card-74 = Second Stomach
card-75 = Wide Jaws
card-76 = Razor Claws
card-77 = Wings
card-78 = Keen Instinct
card-hidden = a card
mutation-0 = { card-64 }
mutation-1 = { card-65 }
mutation-2 = { card-66 }
mutation-3 = { card-67 }
mutation-4 = { card-68 }
mutation-5 = { card-69 }
mutation-6 = { card-70 }
mutation-7 = { card-71 }
mutation-8 = { card-72 }
mutation-9 = { card-73 }
mutation-10 = { card-74 }
mutation-11 = { card-75 }
mutation-12 = { card-76 }
mutation-13 = { card-77 }
mutation-14 = { card-78 }
mutation-hidden = a Mutation

# What cards do: a, b and c are the numbers of their effects, in order
dice-a = { $a ->
    [one] one { $colour } die
   *[other] { $a } { $colour } dice
}
dice-b = { $b ->
    [one] one { $colour } die
   *[other] { $b } { $colour } dice
}
does-5 = While Eating here you may gain a Mutation; doing so destroys this Location. It needs no hit for that.
does-11 = Each Police Unit here rolls { $a ->
    [one] one more { $colour } die
   *[other] { $a } more { $colour } dice
}.
does-13 = After you destroyed it: while Eating you may Heal { $a }.
does-17 = When destroyed: roll { dice-a } against each monster here, separately.
does-20 = After you destroyed it: while Eating you may draw { $a } Mutations, gain one you do not have and shuffle the rest back.
does-21 = After you destroyed it: while Eating you may gain a Mutation, then lose { $b } Health.
does-26 = After you destroyed it: while Eating you may draw { $a ->
    [one] a card
   *[other] { $a } cards
}.
does-27 = When destroyed, everything on it is destroyed too, after Infamy was awarded.
does-31 = Put { $a } Infantry on the Location and discard this card. Fallen Infantry is worth 1 Food.
does-35 = Choose a monster here: they follow it everywhere, even to nowhere in particular, where it may attack them and they shoot at it. Infamy only for destroying them with a Breath Attack.
does-39 = The Location has { $a ->
    [one] one more Hit
   *[other] { $a } more Hits
}.
does-40 = When a monster next announces Action I or II here, roll { dice-a } against it and discard this card. The announcement it answers does not count.
does-41 = When a monster destroys the Location, its player gains this card as Infamy.
does-42 = Can be eaten while the Location stands. Discarded when empty.
does-43 = Can be eaten while the Location stands. Discarded when empty.
does-44 = Can be eaten while the Location stands. Discarded when empty.
does-45 = While Eating here: gain a Mutation, then discard this card.
does-46 = The monster loses a Mutation of your choice for good.
does-47 = Each monster there loses { $a } Health. After this Monster Move (or the next) those still there lose { $b }, and the Location is destroyed.
does-48 = The monster loses a Monster Move. Roll { dice-b } against it.
does-49 = Move any of the Units there, Infantry too, to another Location on which they could be played.
does-50 = Roll { dice-a } against the monster. Its Location and each Unit there take every die from 3 to 6 as a hit. If the Location falls, the monster gets the credit.
does-51 = The monster loses { $a } Size at once.
does-52 = Roll { dice-a } against the monster.
does-53 = Roll { dice-a } against each monster there, separately.
does-54 = The monster loses a Monster Move.
does-55 = All Meeple on the Location and its Items go back to the pool.
does-56 = Put { $a } Infantry on the Location.
does-57 = Eat up to { $a ->
    [one] one more token
   *[other] { $a } more tokens
} in this Monster Move.
does-58 = Add { $a ->
    [one] one black die
   *[other] { $a } black dice
} to this Attack.
does-59 = Heal { $a } and take back one lost Monster Move.
does-60 = To Grow in this turn you need { $a } less Food. The Health needed stays.
does-61 = The player discards the Infamy card gained last, if it is worth { $a } or less.
does-62 = Gain this card as Infamy.
does-63 = The Units at the place where your monster is when this happens do not shoot in this Monster Move, even if it moves on.
does-64 = Breath Attack: { dice-a }.
does-65 = Breath Attack: { dice-a }.
does-66 = Breath Attack: { dice-a }.
does-67 = Breath Attack: { dice-a }; on a Location each hit counts { $b }.
does-68 = You are hit by { $colour } dice only on { $a } or more; their sixes cost you no Monster Move.
does-69 = You are hit by { $colour } dice only on { $a } or more.
does-70 = You are hit by { $colour } dice only on { $a } or more; two or more of their sixes give you a Mutation, as always, but cost you no Monster Move.
does-71 = You are hit by { $colour } dice only on { $a } or more.
does-72 = You are hit by { $colour } dice only on { $a } or more.
does-73 = Gain { $a } Health at the beginning of your turn instead of 1, even at 0.
does-74 = Your stomach holds { $a } more tokens.
does-75 = Eat { $a ->
    [one] one token
   *[other] { $a } tokens
} more in a Monster Move.
does-76 = Attack with { $a ->
    [one] one more black die
   *[other] { $a } more black dice
}.
does-77 = You may move both at the beginning and at the end of a Monster Move.
does-78 = Keep { $a } more cards at the end of your turn.

# What is on a card

deck-0 = Location
deck-1 = Item
deck-2 = Action card
deck-3 = Mutation
tag-0 = Rural
tag-1 = Urban
tag-2 = Coastal
tag-3 = Industrial
tag-4 = Military
tag-5 = Science
tag-6 = Landmark
tag-7 = Unit
tag-8 = Attachment
tag-9 = Trap
tag-10 = Consumable
tag-11 = Infantry
tag-12 = Police
tag-13 = Vehicle
tag-14 = Aircraft
tag-15 = Robot
tag-16 = Fortification
tag-17 = Media
tag-18 = Food
tag-19 = Mutagen
tag-20 = Breath
tag-21 = Resistance
tag-22 = Body
on-0 = On any Location.
on-1 = On a Location with at least 1 Hit left.
on-2 = On your own Location, its Rubble included.
on-3 = On a Location with a monster.
on-tags = Only on: { $tags }.
at-0 = Target: a monster.
at-1 = Target: a monster with a Mutation.
at-2 = Target: a monster of Size 2 or more.
at-3 = Target: a Location with a monster, Rubble included.
at-4 = Target: a Location with Units, Rubble included.
at-5 = Target: a Location that stands, with Meeple on it or its Items; not Rubble.
at-6 = Target: any Location, Rubble included.
at-7 = Target: your own monster.
at-8 = Target: a player whose Infamy card gained last is worth { $a } or less.
at-9 = Target: yourself.
when-0 = At any time.
when-1 = When your monster Eats.
when-2 = Before an Attack roll of your monster, also out of turn; not with a Breath alone.
when-3 = In your turn before or after a Monster Move, or when you Grow.
when-4 = In a turn in which your monster destroyed a Location.
when-5 = Before Units shoot in a Monster Move.
face-hits = { $n ->
    [one] 1 Hit
   *[other] { $n } Hits
}
face-infamy = { $n } Infamy
face-dice = { $n ->
    [one] 1 { $colour } die
   *[other] { $n } { $colour } dice
}
does-bans = Items of these kinds can't be played here: { $tags }.
does-infantry = Comes with { $n } Infantry.
food-0 = Foodstuff
food-1 = Meat
food-2 = Meeple
food-3 = Infantry
food-hidden = a token
colour-0 = white
colour-1 = black
colour-2 = red
colour-3 = green
colour-4 = blue
action-1 = Attack Units
action-2 = Attack the Location
action-3 = Attack a monster
action-4 = Breath Attack
action-5 = Sleep
window-1 = before a Monster Move
window-2 = before the move
window-3 = after the move
window-4 = the announced action
window-5 = before a step
window-6 = growing
window-7 = the end of the turn
window-8 = the end of the deck
window-9 = a card
place-nowhere = nowhere in particular
place = { $name } ({ $number })

option-cards = Cards
option-cards-standard = the shipped set
option-chart = Monster chart
option-chart-standard = the shipped chart

# What is asked

prompt-over = The game is over.
prompt-waiting = Others are deciding.
prompt-draft = In secret: { $choices }. The other goes back.
prompt-turn = Before the next Monster Move: { $choices }.
prompt-rest = After the last Monster Move of this turn: { $choices }.
prompt-opening = Before your Monster Move: { $choices }.
prompt-closed = After your last Monster Move: { $choices }.
prompt-move = A monster sets out: { $choices }.
prompt-after = The monster is there: { $choices }.
prompt-announce = An action is announced, the last chance for Items: { $choices }.
prompt-step = Before the next step: { $choices }.
prompt-grow = A monster is about to become bigger: { $choices }.
prompt-late = The turn is about to end: { $choices }.
prompt-last = The deck is used up, these are the last answers of the game: { $choices }.
prompt-card = A card was played: { $choices }.
prompt-place = The card needs a target: { $choices }.
prompt-monster = The card needs a target: { $choices }.
prompt-healing = Before you go on: { $choices }.
prompt-moving = Your Monster Move: { $choices }.
prompt-closing = The end of your Monster Move: { $choices }.
prompt-declaring = Your monster has moved: { $choices }.
prompt-unit = Against Units: { $choices }.
prompt-rival = Against a monster: { $choices }.
prompt-breath = With breath alone: { $choices }.
prompt-coming = A monster has come to your Location: { $choices }.
prompt-fleeing = Your monster was answered; flight ends this Monster Move: { $choices }.
prompt-striking = The dice: { $choices }.
prompt-hitting = { $left ->
    [one] One hit
   *[other] { $left } hits
} to hand out: { $choices }.
prompt-eating = { $left ->
    [0] Your monster has had its share: { $choices }.
    [one] Room for one more token: { $choices }.
   *[other] Room for { $left } more tokens: { $choices }.
}
prompt-spitting = Your stomach is too full: { $choices }.
prompt-purging = A Mutation goes: { $choices }.
prompt-splicing = In the laboratory: { $choices }.
prompt-redrawing = Your monster has that Mutation already: { $choices }.
prompt-sending = Units change their place: { $choices }.
prompt-goal = Units change their place: { $choices }.
prompt-following = The Units are there: { $choices }.
prompt-offering = Health and Food suffice: { $choices }.
prompt-paying = { $left } more Food for it: { $choices }.
prompt-swapping = Your cards: { $choices }.
prompt-shedding = { $left ->
    [one] One card too many
   *[other] { $left } cards too many
} in your hand: { $choices }.

# A phrase for each kind of choice, as it stands in a list

ask-play = play a card
ask-play_step = play a card for this step
ask-before = play an Action card before it moves
ask-wait = wait until it is there
ask-pass = pass
ask-place = go to a Location
ask-place_target = choose a Location for the card
ask-place_goal = choose the Location that Units go to
ask-nowhere = go to nowhere in particular
ask-monster_target = choose a monster for the card
ask-monster_rival = choose whom to attack
ask-monster_follow = choose the monster that they follow
ask-unit_hit = put it on a Unit
ask-unit_first = choose the Unit to go for first
ask-unit_eat = eat from an Item or use it
ask-unit_send = send a Unit
ask-figure_hit = put it on Infantry
ask-figure_first = go for Infantry first
ask-figure_send = send Infantry
ask-building = put it on the Location
ask-breath-hit = call a Breath hit first
ask-mutation_draft = take one of the two Mutations
ask-mutation_purge = choose the Mutation that the monster loses
ask-mutation_splice = choose the Mutation that you gain
ask-mutation_breath = choose a Breath Attack
ask-mutation_strike = add a Breath Attack
ask-food_heal = spend a token, which Heals 2 for each Food
ask-food_eat = eat a token
ask-food_spit = give a token back
ask-food_pay = pay with a token
ask-use = use what the Location offers
ask-attack-units = attack Units (I)
ask-attack-location = attack the Location (II)
ask-attack-monster = attack a monster (III)
ask-breathe = use a Breath Attack alone (IV)
ask-sleep = sleep (V)
ask-done_heal = keep the tokens
ask-done_stay = stay where it is
ask-done_meal = end the meal
ask-done_send = send no more
ask-done_grow = keep its Size
ask-done_swap = keep your cards
ask-done_redraw = leave it at that
ask-grow = let your monster Grow
ask-stop = take no more Monster Moves
ask-idle = do nothing
ask-flee = flee to nowhere in particular
ask-stay_there = stand firm
ask-stay_home = keep your monster where it is
ask-come = send your monster there
ask-strike = roll the dice of the Attack
ask-hold = hold back
ask-discard_swap = put down two cards for a new one
ask-discard_second = put down the second card
ask-discard_shed = discard one
ask-again = draw another one

# The table as text

text-monster = Size { $size }, Health { $health }/{ $most }, Infamy { $infamy }, { $dice } dice, hand { $cards }
text-stomach = stomach (of { $size }): { $tokens }
text-lost = { $quarters ->
    [one] one Monster Move lost
   *[other] { $quarters } Monster Moves lost
}
text-used = { $card } (used)
text-here = here: { $monsters }
text-rubble = Rubble
text-infantry = { $count } Infantry
text-fire = (on fire)
text-turn = Turn of { $letter }: { $stage }; { $moves ->
    [0] no Monster Move left
    [one] one Monster Move left
   *[other] { $moves } Monster Moves left
}; { $deck } cards in the deck.
text-pending = { $number }. { $what }
text-announced = { $letter }: { $what } ({ $target })
text-moves = sets out
text-hand = Your hand: { $cards }.
text-locked = Not to be played in this turn: { $cards }.
text-dice = { $count } { $colour }
text-no-dice = no Units
text-facing = { $place }: { $dice }{ $shot ->
    [0] .
   *[other] {" "}dice, { $expected } hits expected against { $health } Health: { $down } % { $health ->
        [0] to make it shrink
       *[other] to stop it
    }.
} { $rubble ->
    [1] Nothing left to destroy.
   *[other] Its { $attack } dice destroy the Location ({ $left } left) with { $fall } %.
}
text-shot = { $dice } dice against { $letter }: { $expected } hits expected, { $health } Health, { $down } % { $health ->
    [0] to make it shrink
   *[other] to bring it to 0
}.
describe-what = { $action }: { $what }
stage-draft = choosing Mutations
stage-wake = waking up
stage-moves = Monster Moves
stage-grow = healing and growing
stage-cards = cards
spoken-monster = Monster { $letter }{ $you ->
    [0] {""}
   *[other] , yours
}: Size { $size }, Health { $health } of { $most }, Infamy { $infamy }, { $cards } cards in hand, at { $place }. Stomach: { $tokens }. Mutations: { $mutations }.
spoken-body = It attacks with { $dice } dice and eats { $meal } tokens in a Monster Move, its stomach holds { $stomach }; what is in it is worth { $food } Food, growing takes { $grow }. Meeple eaten lately: { $meeple }. Infamy cards: { $cards }. Lowest dice that hit it: { $least }.
spoken-lost = It has lost the Monster Move under way.
spoken-ruined = It was { $card }.
spoken-new = It was played in this turn.
spoken-item = { $item } at { $place }: { $left } Hits left, { $dice } dice, tokens: { $tokens }, follows: { $follows }.
spoken-piles = Main Deck { $deck }, Mutations { $genes }, discarded: { $discard }.
spoken-offer = Offered to you: { $cards }.
spoken-turn = Turn { $number }, of { $letter }: { $stage }; Monster Moves left: { $moves }.
spoken-action = Announced: { $action }.
spoken-chosen = Attacked first: { $unit }.
spoken-rival = Against monster { $letter }.
spoken-playing = You are aiming { $card }.
spoken-hits = Hits to hand out: { $n }.
spoken-bites = Tokens that may still be eaten: { $n }.
spoken-site = { $place } of { $letter }: { $left } of { $hits } Hits left, tokens: { $tokens }, on it: { $items }{ $fires ->
    [0] .
   *[other] , fires: { $fires }.
}

# Actions

action-play = play
action-before = play before the move
action-place = to this place
action-nowhere = to nowhere in particular
action-monster = this monster
action-unit = this Item
action-figure = the Infantry
action-building = the Location itself
action-mutation = this Mutation
action-food = this token
action-use = use the Location
action-attack-units = attack Units (I)
action-attack-location = attack the Location (II)
action-attack-monster = attack a monster (III)
action-breathe = Breath Attack alone (IV)
action-sleep = sleep (V)
action-pass = pass
action-wait = wait until it is there
action-done = enough
action-grow = grow
action-stop = no more Monster Moves
action-idle = do nothing
action-flee = flee
action-stay = stay
action-come = go there
action-strike = attack
action-hold = hold back
action-discard = put down
action-breath-hit = take one of the Breath hits
action-again = draw another

# What happened

event-turn = { $seat } begins a turn.
event-first-die = { $seat } rolls a { $number } for the first turn.
event-offered = You may choose { $mutation } or { $other }.
event-gained = { $seat }'s monster gains { $mutation }.
event-drew = { $seat } draws a card.
event-drew-card = You draw { $card }.
event-healed = { $seat }'s monster gains { $amount } Health and has { $health }.
event-spent-food = { $seat } spends { $food }.
event-played = { $seat } plays { $card }.
event-played-at = { $seat } plays { $card } at { $place }.
event-played-on = { $seat } plays { $card } on { $other }.
event-fizzled = { $card } finds nothing to do and is discarded.
event-sets-out = { $seat }'s monster sets out for { $place }.
event-moved = { $seat }'s monster is at { $place }.
event-held-back = { $seat }'s monster can't go and stays.
event-came = { $seat }'s monster comes to { $place } as well.
event-fled = { $seat }'s monster flees to nowhere in particular.
event-idle = { $seat }'s monster does nothing.
event-stopped = { $seat } takes no further Monster Move.
event-announced = { $seat } announces: { $action }.
event-announced-on = { $seat } announces: { $action }, against { $other }.
event-aimed = { $seat } goes for { $card } first.
event-taken-back = { $seat } has to announce something else.
event-mine = { $seat }'s monster sets off { $card }.
event-strikes = { $seat }'s monster attacks { $other }.
event-assaults = { $seat }'s monster attacks { $place }.
event-breathes = { $seat }'s monster uses { $mutation }.
event-shot = The Units at { $place } shoot at { $seat }'s monster.
event-dice = { $faces } on { $colour } dice: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
event-lost-health = { $seat }'s monster loses { $amount } Health and has { $health }.
event-shrank = { $seat }'s monster shrinks to Size { $size }.
event-grew = { $seat }'s monster grows to Size { $size }.
event-lost-move = { $seat }'s monster loses this Monster Move.
event-chart-turned = { $seat }'s chart turns: { $quarters ->
    [one] one Monster Move is lost
   *[other] { $quarters } Monster Moves are lost
}.
event-chart-back = { $seat }'s chart turns back{ $quarters ->
    [0] {""} and is upright
    [one] ; one Monster Move is still lost
   *[other] ; { $quarters } Monster Moves are still lost
}.
event-hit-unit = { $card } at { $place } takes a hit.
event-hit-infantry = Infantry at { $place } takes a hit.
event-hit-location = { $place } takes a hit; { $left ->
    [one] one is left
   *[other] { $left } are left
}.
event-unit-destroyed = { $card } at { $place } is destroyed.
event-infantry-fell = { $count } Infantry at { $place } { $count ->
    [one] falls
   *[other] fall
}.
event-destroyed = { $place } is destroyed; the credit goes to { $seat }.
event-infamy = { $seat } gains { $points } Infamy by { $card }.
event-infamy-lost = { $seat } loses the Infamy of { $card }.
event-vanished = The rubble of { $place } is gone, with all that lay on it.
event-ate = { $seat }'s monster eats { $food }.
event-used = { $seat }'s monster uses { $card }.
event-known-mutation = { $seat } draws { $mutation }, which the monster has already.
event-lost-mutation = { $seat }'s monster loses { $mutation }.
event-sent = { $card } moves from { $place } to { $goal }.
event-sent-infantry = Infantry moves from { $place } to { $goal }.
event-follows = { $card } will follow { $seat }'s monster.
event-infantry = { $count } Infantry { $count ->
    [one] takes
   *[other] take
} position at { $place }.
event-evacuated = { $count } Meeple leave { $place }.
event-discarded = { $seat } puts down { $card }.
event-item-gone = { $card } at { $place } is discarded.
event-deck-out = The deck is used up: this is the last turn.
event-will-grow = { $seat }'s monster is about to Grow.
event-not-grown = { $seat }'s monster does not Grow after all.
event-closed = Nobody answers any more ({ $window }).
event-plans = { $seat } is about to announce: { $action }.
event-readies = { $seat } readies { $mutation }.
event-orders = Units are ordered from { $place } to { $goal }.
event-waits = Someone waits for the monster to arrive.
event-spat = { $seat }'s monster brings up { $food }.
event-fire = { $place } is on fire.
event-burned = The fire at { $place } has done its work.
event-counted = { $seat }: Size and Infamy make { $points }.
event-won = { $seat } wins with { $points }.
event-exchanges = { $seat } exchanges two cards for one.
event-slept = { $seat }'s monster sleeps and has { $health } Health.
event-drew-mutation = { $mutation } is drawn.
event-no-mutation = No Mutation is left for { $seat }'s monster.
event-winded = { $seat }'s monster gets its lost Monster Move back.

# What a position is made of

term-size = Size
term-fame = Infamy
term-food = Food in the stomach
term-surplus = Food beyond what growing needs
term-health = Health
term-lost-moves = lost Monster Moves
term-mutations = Mutations
term-cards = cards in hand
term-locations = Locations in play
term-prospect = prospect of the place
term-plan = what the monster is about to do
term-won = victory

# When one wants to be asked

moment-turn = before and after Monster Moves, at the end of a turn
moment-move = a monster moves
moment-action = a monster sleeps, grows, or attacks for less than that
moment-assault = a monster attacks for 2 Infamy or more
moment-duel = a monster attacks another
moment-roll = before dice are rolled, a monster eats or wakes
moment-card = a card is played
moment-victory = somebody has won unless it is undone, or would by what is announced
moment-own-move = my own monster moves
moment-own-action = I have announced what my monster does
moment-own-roll = before dice are rolled in my own Monster Move
moment-own-meal = before my own monster eats or wakes

# Why not

rule-B-2 = You played that Location in this turn; your monster can't enter it before your next one.
rule-B-3 = That kind of card can't be played at this moment.
rule-B-8 = That does not work at nowhere in particular.
rule-B-21 = Your monster has lost this Monster Move: it can only sleep, and it can't move.
rule-B-24 = There is no Unit here to attack.
rule-B-28 = That Breath Attack is used up until your next turn.
rule-B-35 = An exchange takes two cards of your hand and one of the deck; afterwards no more can be played.
rule-B-46 = There is no such Location on the table.
rule-B-48 = Your monster is there already; staying is not a move.
rule-B-53 = The card can't be aimed at that.
rule-B-55 = A Monster Move has one move, at its beginning or at its end.
rule-B-62 = That is Rubble: nothing there to aim at, and no text that allows it.
rule-B-72 = Your monster can't eat that: the Location stands, the Infantry fights, the stomach is full, or it has eaten its share.
rule-B-74 = No hit can go there.
rule-B-85 = That token is not in the stomach, or is not needed.
rule-B-99 = At 0 Health a monster can't attack another one.
rule-R-1 = That is not what is asked now.
rule-R-2 = That card is not in your hand, or was drawn by an exchange in this turn.
rule-R-3 = You can attack a monster at the same place that is at most 1 Size smaller than yours.
rule-R-4 = That card is for another moment; its text says when.
rule-R-5 = That Item can't be played on that Location.
rule-R-6 = Only the player on turn plays Locations.
rule-R-7 = That Mutation was not offered to you.
rule-R-8 = Growing takes the Health and the Food that the chart says, once a turn.

# What wins, in a sentence
aid-goal = Size 8 or 12 Infamy at the end of any turn.
