title = Macro Monster Mashup
summary = Giant monsters stomp, munch and grow: flatten cities for Infamy or outgrow them all, while everyone sends tanks and air strikes after you.

# Cards

card-family-farm = Family Farm
card-cattle-ranch = Cattle Ranch
card-grain-silo = Grain Silo
card-roadside-diner = Roadside Diner
card-camping-ground = Camping Ground
card-toxic-waste-dump = Toxic Waste Dump
card-fishing-village = Fishing Village
card-suburb = Suburb
card-supermarket = Supermarket
card-train-station = Train Station
card-office-block = Office Block
card-police-station = Police Station
card-shopping-mall = Shopping Mall
card-hospital = Hospital
card-zoo = Zoo
card-slaughterhouse = Slaughterhouse
card-container-harbor = Container Harbor
card-oil-rig = Oil Rig
card-army-barracks = Army Barracks
card-military-airfield = Military Airfield
card-genetics-lab = Genetics Lab
card-nuclear-power-plant = Nuclear Power Plant
card-skyscraper = Skyscraper
card-airport = Airport
card-stadium = Stadium
card-city-hall = City Hall
card-tv-tower = TV Tower
card-great-dam = Great Dam
card-royal-palace = Royal Palace
card-sky-needle = Sky Needle
card-downtown = Downtown
card-infantry-platoon = Infantry Platoon
card-police = Police
card-battle-tank = Battle Tank
card-rocket-artillery = Rocket Artillery
card-hellicopters = Hellicopters
card-flame-tank = Flame Tank
card-cryo-cannon = Cryo Cannon
card-giant-robot = Giant Robot
card-bunkers = Bunkers
card-minefield = Minefield
card-news-crew = News Crew
card-food-convoy = Food Convoy
card-livestock-herd = Livestock Herd
card-tour-bus = Tour Bus
card-mutagen-barrels = Mutagen Barrels
card-anti-mutagen-bomb = Anti-Mutagen Bomb
card-blaze = Blaze
card-freeze-ray = Freeze Ray
card-new-orders = New Orders
card-nuclear-strike = Nuclear Strike
card-shrink-ray = Shrink Ray
card-air-strike = Air Strike
card-napalm = Napalm
card-tranquilizer = Tranquilizer
card-evacuation = Evacuation
card-reinforcements = Reinforcements
card-feeding-frenzy = Feeding Frenzy
card-adrenaline = Adrenaline
card-second-wind = Second Wind
card-growth-spurt = Growth Spurt
card-cover-up = Cover-Up
card-headline-news = Headline News
card-terrifying-roar = Terrifying Roar
card-fire-breath = Fire Breath
card-frost-breath = Frost Breath
card-atomic-breath = Atomic Breath
card-acid-spit = Acid Spit
card-cold-resistant = Cold-Resistant
card-fireproof = Fireproof
card-radiation-feeder = Radiation Feeder
card-bulletproof-hide = Bulletproof Hide
card-bone-plates = Bone Plates
card-regeneration = Regeneration
card-second-stomach = Second Stomach
card-wide-jaws = Wide Jaws
card-razor-claws = Razor Claws
card-wings = Wings
card-keen-instinct = Keen Instinct
card-hidden = a card
mutation-hidden = a Mutation

# What cards do: a, b and c are the numbers of their effects, in order
dice-a = { $a ->
    [one] one { $colour } die
   *[other] { $a } { $colour } dice
}
breath-a = { $a ->
    [one] one { $colour } die
   *[other] { $a } { $colour } dice
}
dice-b = { $b ->
    [one] one { $colour } die
   *[other] { $b } { $colour } dice
}
does-toxic-waste-dump = While Eating here you may gain a Mutation; doing so destroys this Location. It needs no hit for that.
does-police-station = Each Police Unit here rolls { $a ->
    [one] one more { $colour } die
   *[other] { $a } more { $colour } dice
}.
does-hospital = After you destroyed it: while Eating you may Heal { $a }.
does-oil-rig = When destroyed: roll { dice-a } against each monster here, separately.
does-genetics-lab = After you destroyed it: while Eating you may draw { $a } Mutations, gain one you do not have and shuffle the rest back.
does-nuclear-power-plant = After you destroyed it: while Eating you may gain a Mutation, then lose { $b } Health.
does-tv-tower = After you destroyed it: while Eating you may draw { $a ->
    [one] a card
   *[other] { $a } cards
}.
does-great-dam = When destroyed, everything on it is destroyed too, after Infamy was awarded.
does-infantry-platoon = Put { $a } Infantry on the Location and discard this card. Fallen Infantry is worth 1 Food.
does-hellicopters = Choose a monster here: they follow it everywhere, even to nowhere in particular, where it may attack them and they shoot at it. Infamy only for destroying them with a Breath Attack.
does-bunkers = The Location has { $a ->
    [one] one more Hit
   *[other] { $a } more Hits
}.
does-minefield = When a monster next announces Action I or II here, roll { dice-a } against it and discard this card. The announcement it answers does not count.
does-news-crew = When a monster destroys the Location, its player gains this card as Infamy.
does-food-convoy = Can be eaten while the Location stands. Discarded when empty.
does-livestock-herd = Can be eaten while the Location stands. Discarded when empty.
does-tour-bus = Can be eaten while the Location stands. Discarded when empty.
does-mutagen-barrels = While Eating here: gain a Mutation, then discard this card.
does-anti-mutagen-bomb = The monster loses a Mutation of your choice for good.
does-blaze = Each monster there loses { $a } Health. After this Monster Move (or the next) those still there lose { $b }, and the Location is destroyed.
does-freeze-ray = The monster loses a Monster Move. Roll { dice-b } against it.
does-new-orders = Move any of the Units there, Infantry too, to another Location on which they could be played.
does-nuclear-strike = Roll { dice-a } against the monster. Its Location and each Unit there take every die from 3 to 6 as a hit. If the Location falls, the monster gets the credit.
does-shrink-ray = The monster loses { $a } Size at once.
does-air-strike = Roll { dice-a } against the monster.
does-napalm = Roll { dice-a } against each monster there, separately.
does-tranquilizer = The monster loses a Monster Move.
does-evacuation = All Meeple on the Location and its Items go back to the pool.
does-reinforcements = Put { $a } Infantry on the Location.
does-feeding-frenzy = Eat up to { $a ->
    [one] one more token
   *[other] { $a } more tokens
} in this Monster Move.
does-adrenaline = Add { $a ->
    [one] one black die
   *[other] { $a } black dice
} to this Attack.
does-second-wind = Heal { $a } and take back one lost Monster Move.
does-growth-spurt = To Grow in this turn you need { $a } less Food. The Health needed stays.
does-cover-up = The player discards the Infamy card gained last, if it is worth { $a } or less.
does-headline-news = Gain this card as Infamy.
does-terrifying-roar = The Units at the place where your monster is when this happens do not shoot in this Monster Move, even if it moves on.
does-fire-breath = Breath Attack: { breath-a }.
does-frost-breath = Breath Attack: { breath-a }.
does-atomic-breath = Breath Attack: { breath-a }.
does-acid-spit = Breath Attack: { breath-a }; on a Location each hit counts { $b }.
does-cold-resistant = You are hit by { $colour } dice only on { $a } or more; their sixes cost you no Monster Move.
does-fireproof = You are hit by { $colour } dice only on { $a } or more.
does-radiation-feeder = You are hit by { $colour } dice only on { $a } or more; two or more of their sixes give you a Mutation, as always, but cost you no Monster Move.
does-bulletproof-hide = You are hit by { $colour } dice only on { $a } or more.
does-bone-plates = You are hit by { $colour } dice only on { $a } or more.
does-regeneration = Gain { $a } Health at the beginning of your turn instead of 1, even at 0.
does-second-stomach = Your stomach holds { $a } more tokens.
does-wide-jaws = Eat { $a ->
    [one] one token
   *[other] { $a } tokens
} more in a Monster Move.
does-razor-claws = Attack with { $a ->
    [one] one more black die
   *[other] { $a } more black dice
}.
does-wings = You may move both at the beginning and at the end of a Monster Move.
does-keen-instinct = Keep { $a } more cards at the end of your turn.

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
face-bans = Items of these kinds can't be played here: { $tags }.
face-infantry = Comes with { $n } Infantry.
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
}; { $deck ->
    [one] one card
   *[other] { $deck } cards
} in the deck.
text-pending = { $number }. { $what }
text-target = monster { $letter }
text-untargeted = { $letter }: { $what }
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
spoken-nothing = nothing
spoken-monster = Monster { $letter }{ $you ->
    [0] {""}
   *[other] , yours
}: Size { $size }, Health { $health } of { $most }, Infamy { $infamy }, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand, at { $place }. Stomach: { $tokens }. Mutations: { $mutations }.
spoken-body = It attacks with { $dice } dice and eats { $meal ->
    [one] one token
   *[other] { $meal } tokens
} in a Monster Move, its stomach holds { $stomach }; what is in it is worth { $food } Food, growing takes { $grow }. Meeple eaten lately: { $meeple }. Infamy cards: { $cards }. Lowest dice that hit it: { $least }.
spoken-lost = It has lost the Monster Move under way.
spoken-ruined = It was { $card }.
spoken-new = It was played in this turn.
spoken-item = { $item } at { $place }: { $left ->
    [one] one Hit
   *[other] { $left } Hits
} left, { $dice ->
    [one] one die
   *[other] { $dice } dice
}, tokens: { $tokens }, follows: { $follows }.
spoken-piles = Main Deck { $deck }, Mutations { $genes }, discarded: { $discard }.
spoken-offer = Offered to you: { $cards }.
spoken-turn = Turn { $number }, of { $letter }: { $stage }; Monster Moves left: { $moves }.
spoken-action = Announced: { $action }.
spoken-chosen = Attacked first: { $unit }.
spoken-rival = Against monster { $letter }.
spoken-playing = You are choosing the target of { $card }.
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

# When one wants to be asked

moment-turn = before and after Monster Moves, at the end of a turn
moment-move = a monster moves
moment-assault = a monster attacks for 2 Infamy or more
moment-action = a monster sleeps, grows, or attacks for less than that
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

# The end told
ending-size = Size
ending-infamy = Infamy
ending-title = { $winners } { $n ->
    [one] rules the city
   *[other] rule the city
  }
ending-how-shared = Size and Infamy together { $points }, shared
ending-how-size = Size { $size }, with { $infamy } Infamy
ending-how-infamy = { $infamy } Infamy at Size { $size }
ending-how-most = Size { $size } and { $infamy } Infamy when the cards ran out
ending-why-lacks = { $second } lacked { $size } in Size and { $infamy } Infamy; one of them would have done.
