title = Monstrous
summary = Gods throw their monsters at the cities of the faithless: cards really fly, flip, slide and knock, and what shows from above is hit.

monster-0 = Gorgon
monster-1 = Siren
monster-2 = Phoenix
monster-3 = Harpy
monster-4 = Dragon
monster-5 = Manticore
monster-6 = Cyclops
monster-7 = Hellhound
monster-8 = Pegasus
monster-9 = Hydra
monster-10 = Giant
monster-11 = Gryphon
location-0 = Naxos
location-1 = Athens
location-2 = Corinth
location-3 = Sparta
location-4 = Troy
location-5 = Thebes
location-6 = Underworld (location)
location-7 = Olympia
location-8 = Argos
location-9 = Delphi
location-10 = Mt Olympus
god-0 = Green
god-1 = Blue
god-2 = Purple
god-3 = Orange
god-4 = White
side-0 = unique side
side-1 = common side
place-0 = top left
place-1 = top right
place-2 = in the centre
place-3 = bottom left
place-4 = bottom right
stand-0 = the south side
stand-1 = the east side
stand-2 = the north side
stand-3 = the west side
technique-0 = softly
technique-1 = flat
technique-2 = in a high arc
technique-3 = hard
technique-4 = tumbling
step-2 = Traps
step-3 = Monsters
step-4 = Location power
step-5 = Location Faith
towards-0 = right on
towards-1 = to the right of
towards-2 = above
towards-3 = to the left of
towards-4 = below
kept-0 = the locations
kept-1 = the cards of Green
kept-2 = the cards of Blue
kept-3 = the cards of Purple
kept-4 = the cards of Orange
kept-5 = the cards of White

option-scenario = Locations
option-scenario-first_game = of the first game; in a war, drawn by rising complexity
option-scenario-drawn = drawn
option-scenario-basic_1 = Basic 1: Olympia between Troy, Corinth, Argos, Athens
option-scenario-basic_2 = Basic 2: Olympia between Troy, Corinth, Sparta, Athens
option-scenario-basic_3 = Basic 3: Naxos between Sparta, Corinth, Argos, Athens
option-scenario-medium_1 = Medium 1: Underworld between Naxos, Corinth, Sparta, Argos
option-scenario-medium_2 = Medium 2: Underworld between Troy, Athens, Sparta, Thebes
option-scenario-medium_3 = Medium 3: Delphi between Naxos, Corinth, Thebes, Athens
option-scenario-medium_4 = Medium 4: Delphi between Troy, Corinth, Sparta, Athens
option-scenario-medium_5 = Medium 5: Mt Olympus between Naxos, Corinth, Argos, Thebes
option-scenario-medium_6 = Medium 6: Mt Olympus between Troy, Thebes, Sparta, Corinth
option-scenario-long_1 = Long 1: Naxos between Delphi, Corinth, Thebes, Underworld
option-scenario-long_2 = Long 2: Argos between Underworld, Thebes, Athens, Sparta
option-scenario-long_3 = Long 3: Mt Olympus between Argos, Corinth, Underworld, Thebes
option-players = Players
option-players-alone = each for himself (2 to 5)
option-players-teams = teams of two who throw together (4, 6, 8 or 10)
option-deck = Decks
option-deck-removed = without as many monsters as there are gods
option-deck-epic = Epic: all twelve monsters
option-wars = Games
option-wars-one = one
option-wars-three = a war of three
option-wars-five = a war of five
option-young = Young gods
option-young-none = none
option-young-all = everyone
option-skill = Skill of the throwers
option-skill-normal = normal
option-skill-expert = expert: a steadier hand
option-skill-novice = novice: a shakier hand
option-sunset = Sunset
option-sunset-24 = after 24 turns of each god
option-youngest = Youngest god
option-youngest-drawn = drawn
option-powers = Powers
option-powers-standard = as shipped

# What is asked

prompt-over = The game is over.
prompt-flight = The cards are in the air.
prompt-waits = It is for { $god ->
    [0] Green
    [1] Blue
    [2] Purple
    [3] Orange
   *[4] White
} to decide.
prompt-throw = Your throw: { $choices }.{ $extra ->
    [0] {""}
    [one] { " " }One more throw is stored.
   *[other] { " " }{ $extra } more throws are stored.
}
prompt-side = It is thrown: { $choices }.
prompt-column = Take aim: { $choices }.
prompt-row = Take aim: { $choices }.
prompt-manner = Take aim: { $choices }.
prompt-lock = Your team throws together: { $choices }.
prompt-young = Your card hit nothing: { $choices }.
prompt-missed = Your card missed the table: { $choices }.
prompt-order = Both cards of your team do something in this step: { $choices }.
prompt-victim = Your monster hits monsters of several gods: { $choices }.
prompt-pick = Your Cyclops hits several monsters: { $choices }.
prompt-power = You hit several locations: { $choices }.
prompt-faith = You hit several locations: { $choices }.
prompt-robbed = The location's power: { $choices }.
prompt-gain = The location's power: { $choices }.
prompt-discard = The location's power: { $choices }.
prompt-bury = The location's power: { $choices }.
prompt-raise = The location's power: { $choices }.
prompt-foresee = The cards are turned up: { $choices }.
prompt-top = Two cards go back: { $choices }.
prompt-drawer = Your team draws: { $choices }.
prompt-seer = The location's power: { $choices }.
prompt-thrower = Your team has an extra throw: { $choices }.
prompt-location = You won the game before: { $choices }.
prompt-out = You won the game before: { $choices }.
prompt-in = It leaves the deck: { $choices }.
prompt-trap = Several of your traps were hit: { $choices }.

ask-throw = choose a monster of your hand and the side that is to be up
ask-throw_side = choose which side of the { $monster ->
    [0] Gorgon
    [1] Siren
    [2] Phoenix
    [3] Harpy
    [4] Dragon
    [5] Manticore
    [6] Cyclops
    [7] Hellhound
    [8] Pegasus
    [9] Hydra
    [10] Giant
   *[11] Gryphon
} is to be up
ask-column = choose the column of your target
ask-row = choose the row of your target
ask-manner = choose the edge of the table you stand at, and how you throw
ask-lock = be content with your throw
ask-change = plan it anew, { $changes ->
    [one] once more
   *[other] up to { $changes } times
}
ask-rethrow = pay 1 Faith and throw it again
ask-keep = leave it where it lies
ask-keep_off = leave it to its Underworld
ask-member_order = name the member whose card goes first
ask-member_drawer = name the member who takes the card
ask-member_seer = name the member whose deck is turned up
ask-member_thrower = name the member who makes it
ask-god_victim = choose the god from whom it takes { $amount } Faith
ask-god_robbed = choose the god from whom you take { $amount } Faith
ask-card_pick = choose the hit monster that it throws
ask-card_discard = choose the monster that goes to its Underworld
ask-card_bury = choose the monster that goes on top of its deck
ask-card_raise = choose the monster of your Underworld that comes to your hand
ask-card_foresee = choose the one that you draw
ask-card_top = choose the one that lies on top
ask-card_out = choose the monster that is to leave the deck of { $god ->
    [0] Green
    [1] Blue
    [2] Purple
    [3] Orange
   *[4] White
}
ask-card_in = choose the monster of the Underworld that comes for it
ask-card_trap = choose the one that works next
ask-place_power = choose the one whose power you use
ask-place_faith = choose the one whose Faith you gain
ask-gain = gain { $amount } Faith
ask-draw = draw { $amount ->
    [one] a card
   *[other] { $amount } cards
}
ask-swap = swap one of the locations for one from outside the scenario
ask-done = leave them all as they are
ask-done_deck = leave this deck as it is

# The table as text

text-nothing = nothing
text-game = Game { $number } of { $games }.
text-turn = { $step ->
    [0] The next game is being laid out.
   *[other] Turn of { $god }, Throw Step { $step }{ $extra ->
        [0] {""}
        [one] , one throw stored
       *[other] , { $extra } throws stored
    }.
}
text-final = Last turns: { $god } has no cards left.
text-location = { $number } { $location } ({ $faith })
text-owned = { $letter }'s { $monster }
text-monster = { $mark } { $card }, { $side } up, at { $x }, { $y } mm; hits { $hits }
text-god = { $letter } { $god }: { $faith } Faith{ $games ->
    [1] {""}
   *[other] , { $total } before
}, { $underworld } in the Underworld; { $seats }
text-seat = { $letter } hand { $hand }, deck { $deck } ({ $top })
text-hand = Your hand: { $monsters }

# The same in sentences

spoken-turn = { $step ->
    [0] The next game is being laid out; { $god } begins
   *[other] Turn of { $god }, Throw Step { $step }
}{ $teams ->
    [0] {""}
   *[other] , in teams
}. { $extra ->
    [0] {""}
    [one] One throw is stored.{ " " }
   *[other] { $extra } throws are stored.{ " " }
}{ $throws ->
    [0] Nothing has been thrown yet.
    [one] There was one throw so far.
   *[other] There were { $throws } throws so far.
}
spoken-active = Being resolved: { $card }.
spoken-aiming = { $aiming ->
    [0] Throw { $number } is planned.
   *[other] Throw { $number } is being aimed, by the grid or freely.
}
spoken-turned-up = Turned up: { $cards }.
spoken-scenario = The locations are { $locations }.
spoken-location = { $location }, { $place }, column { $column }, row { $row }, { $faith } Faith. Hit by { $monsters }.
spoken-covers = It lies over { $cards }.
spoken-face-down = It lies face down.
spoken-monster = { $card }, { $side } up, { $away } millimetres { $towards } { $location }, column { $column }, row { $row }; seen over { $over }, under { $under }.
spoken-hidden = Hidden between: { $cards }.
spoken-marks = { $thrown ->
    [0] {""}
   *[other] Just thrown.
}{ $hit ->
    [0] {""}
   *[other] { $thrown ->
        [0] {""}
       *[other] { " " }
    }Hit.
}
spoken-throw = Throw { $number }: player { $letter } throws { $card }, { $side } up; { $landed ->
    [0] it has not come to rest yet
   *[other] it has come to rest
}.
spoken-both = { $one } and { $other }
spoken-target = Aimed at { $places } millimetres from the middle.
spoken-manner = From { $stand }, { $technique }.
spoken-god = { $letter }, { $god }: { $faith } Faith. { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} taken.{ $total ->
    [0] {""}
   *[other] { " " }Points of games that are over: { $total }.
}{ $wins ->
    [0] {""}
   *[other] { " " }Games won: { $wins }.
} In the Underworld: { $underworld }.
spoken-seat = Player { $letter }{ $you ->
    [0] {""}
   *[other] , you
}, for { $god }{ $young ->
    [0] {""}
   *[other] , a young god
}{ $again ->
    [0] {""}
   *[other] { " " }who may throw a card again
}. { $points ->
    [one] 1 point
   *[other] { $points } points
}. Hand: { $hand }. Deck: { $deck ->
    [0] empty
    [one] one card
   *[other] { $deck } cards
}, seen from the top: { $top }.

term-faith = Faith
term-hand = cards in hand
term-deck = cards in the deck
term-underworld = cards in the Underworld
term-extra = throws stored
term-prospect = Faith that the throw promises

action-throw = throw
action-column = aim at the column
action-row = aim at the row
action-manner = stand and throw
action-card = choose the monster
action-place = choose the location
action-god = choose the god
action-member = choose the member of the team
action-gain = gain Faith
action-draw = draw a card
action-rethrow = throw it again for 1 Faith
action-keep = keep it as it lies
action-lock = content
action-change = change my throw
action-swap = swap the location
action-done = leave it as it is

# What happened

event-game-began = { $games ->
    [1] The locations are laid out.
   *[other] Game { $number } of { $games } begins.
}
event-laid = { $location } lies { $place }.
event-swapped = { $location } takes the place of { $old }, { $place }.
event-removed = Every { $monster } goes to its Underworld before the game.
event-traded = In the deck of { $god }, the { $monster } takes the place of the { $out }.
event-kept-all = { $seat } leaves { $what } as they are.
event-split = The { $monster } goes into the deck of { $seat }.
event-young-faith = { $seat }, a young god, starts with { $faith } Faith.
event-drew = { $seat } draws the { $monster }.
event-deck-top = { $depth ->
    [1] On top of the deck of { $seat } lies the { $monster }.
   *[other] Card { $depth } of the deck of { $seat } is the { $monster }.
}
event-turn = Turn { $number } of { $god }.
event-threw = { $seat } throws the { $monster } of { $god }, { $side } up.
event-column = { $seat } aims at column { $column }.
event-row = { $seat } aims at row { $row }.
event-manner = { $seat } throws from { $stand }, { $technique }.
event-aimed-from = { $seat } lets go at { $x }, { $y }, { $z } micrometres.
event-aimed-along = Direction { $azimuth }, elevation { $elevation } microradians; { $speed } mm/s, spin { $spin } mrad/s.
event-aimed-tilt = The card is tilted by { $attitude } microradians.
event-locked = { $seat } is content with the throw.
event-changed = { $seat } changes the throw.
event-landed = The { $monster } of { $god } comes to rest, { $side } up.
event-missed-table = The { $monster } of { $god } misses the table.
event-knocked-off = The { $monster } of { $god } is knocked off the table, into its Underworld.
event-turned-over = The { $monster } of { $god } is knocked over: { $side } up.
event-put-back = { $location } fell off the table and is put back.
event-turned-up = { $location } is turned face up again.
event-rethrown = { $seat } pays 1 Faith to throw the { $monster } of { $god } again.
event-left-lying = { $seat } does not throw the { $monster } of { $god } again.
event-step = { $step }: the { $monster } of { $god }.
event-ordered = { $seat } lets the { $monster } of { $god } go first.
event-hit = It hits the { $monster } of { $god }.
event-hit-place = It hits { $location }.
event-hit-nothing = It hits nothing.
event-petrified = The { $monster } of { $god } turns what hit it to stone.
event-gained = { $god } gains { $faith } Faith for the { $monster }.
event-reborn = The { $monster } of { $god } rises from its ashes.
event-took = { $god } takes { $faith } Faith from { $victim }.
event-discarded = The { $monster } of { $god } goes to its Underworld.
event-to-hand = The { $monster } of { $god } goes to the hand of { $seat }.
event-to-deck = The { $monster } of { $god } goes on top of the deck of { $seat }.
event-extra = { $god } gains { $throws ->
    [one] one throw
   *[other] { $throws } throws
}.
event-doubled = The Faith that { $god } gains with this throw is doubled.
event-picked = { $seat } picks up the { $monster } of { $god } to throw it.
event-power-used = { $seat } uses the power of { $location }.
event-place-gained = { $god } gains { $faith } Faith by the power of { $location }.
event-faith-gained = { $god } gains { $faith } Faith from { $location }.
event-chose-card = { $seat } chooses a card.
event-foresaw = { $seat } chooses the { $monster } of the cards turned up.
event-on-top = { $seat } puts the { $monster } back on top.
event-member-chosen = { $seat } names { $member }.
event-lapsed = { $god } has no cards to throw: { $throws ->
    [one] one throw lapses
   *[other] { $throws } throws lapse
}.
event-last-turns = { $god } has no cards left: everyone else takes one last turn.
event-sunset = The sun sets after { $turns ->
    [one] one turn
   *[other] { $turns } turns
} of everyone.
event-most-on-troy = { $god } has most monsters on Troy and gains { $faith } Faith.
event-nobody-on-troy = Nobody alone has most monsters on Troy.
event-counted = { $god }: { $faith } Faith less { $cards } for cards not on the table makes { $points }.
event-game-won = { $god } wins game { $number }.
event-game-tied = Nobody wins game { $number } alone.
event-won = { $seat } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
event-leaves = The { $monster } is to leave the deck of { $god }.
event-scored = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# Why not

rule-M22 = You throw from outside the table: the hand stays behind a line 20 cm beyond its edge.
rule-R-1 = That is not what is asked now.
rule-R-2 = That monster is not in your hand, or is not the one that is thrown.
rule-R-3 = That monster can't be chosen: it is not among those the power may touch.
rule-R-4 = The card does not hit that location.
rule-R-5 = The power does not touch that god.
rule-R-6 = That card is not in the pile that is chosen from.
rule-R-8 = That location lies on the table already: swap for one from outside the scenario.
rule-R-9 = A free aim has eight numbers: x y z azimuth elevation speed spin attitude.
rule-R-10 = You can't reach there: 20 to 40 cm beyond the edge, 5 to 60 cm above the table.
rule-R-11 = That direction, elevation or tilt is out of range.
rule-R-12 = That speed or spin is out of range: 0.2 to 6 m/s, at most 60 rad/s.

# Aiming by words

sight-at = at
sight-beside = beside
sight-from = from
sight-fill = the side of in a column row
sight-side-0 = south southern
sight-side-1 = east eastern
sight-side-2 = north northern
sight-side-3 = west western
sight-manner-0 = soft softly
sight-manner-1 = flat
sight-manner-2 = lob high arc
sight-manner-3 = hard
sight-manner-4 = tumbling
sight-target = { $name }, column { $column }, row { $row }, { $cards ->
    [0] nothing on it
    [1] one card on it
    [2] two cards on it
    [3] three cards on it
   *[other] { $cards } cards on it
}
sight-nothing = nothing
sight-off = off the table
sight-over = turns over
sight-share = { $name } { $share } %
sight-said = Column { $column }, row { $row }, { $manner } from { $side }: { $odds }.
sight-not-now = You aim once a card is chosen: throw one first, or take back a column or row.
sight-no-cell = There are columns 1 to { $columns } and rows 1 to { $rows }.
sight-unknown = { $found ->
    [0] Nothing called “{ $name }” lies on the table. There are
   *[other] “{ $name }” may be several:
} { $known }.
# What wins, in a sentence
aid-goal = Most Faith; each of your cards that is not on the table at the end costs one point.

# The end told
ending-faith = Faith
ending-left = cards left
ending-games = games won
ending-title = { $winners } { $n ->
    [one] is worshipped
   *[other] are worshipped
  }
ending-how = { $points } { $points ->
    [one] point
   *[other] points
  }{ $games ->
    [one] {""}
   *[other] { " " }over { $games } games
  }
ending-why-games = { $first } and { $second } are level at { $points } over all games; more games won count for { $first }.
ending-why-level = { $first } and { $second } are level at { $points }; more monsters stand on locations for { $first }, or fewer lie in the Underworld.
