# Words of the table top itself; rules, monsters and log come with the game.
board-table = The table from above. Tab walks over the cards that can be chosen.
board-aiming = The table from above. Arrow keys move the goal, with Shift in small steps; Q and E walk round the table; Enter throws.
board-faith = { $n } Faith
board-unique = { $name }'s, own side up
board-common = { $name }'s, common side up
board-under = under { $names }
board-thrown = just thrown
board-hit = hit
board-where-middle = in the middle
board-where-north = in the north
board-where-south = in the south
board-where-west = in the west
board-where-east = in the east
board-where-northwest = in the north-west
board-where-northeast = in the north-east
board-where-southwest = in the south-west
board-where-southeast = in the south-east
seat-hand = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
seat-deck = { $n } in the deck
seat-underworld = { $n } in the Underworld
side-unique = Own side up
side-common = Common side up
step-name-1 = Throw
step-name-2 = Traps
step-name-3 = Monster power
step-name-4 = Location power
step-name-5 = Faith
step-name-6 = Extra throws
step-name-7 = Draw
aim-title = Aim: { $name }
aim-at = Aim at
aim-more = Fine tuning
aim-manner = Manner of the throw
aim-walk-left = Walk to the left
aim-walk-right = Walk to the right
aim-direction = Direction
aim-strength = Strength
aim-throw = Throw
odds-title = What this throw will probably hit
odds-nothing = hits nothing
odds-off = off the table
odds-flips = turns over
odds-wait = Weighing the throw …
technique-soft = Soft
technique-flat = Flat
technique-lob = Lob
technique-hard = Hard
technique-tumbling = Tumbling
offer-monster = { $monster } of { $god }
plate-red = Trap
plate-bronze = Monster
plate-iron = Common
condition-when-hit = When hit
condition-hit-monsters = Hits monsters
condition-hit-location = Hits a location
condition-miss-location = Misses every location
effect-petrify = what hit it goes to its Underworld
effect-gain = gain { $n } Faith
effect-rebirth = it goes back on top of its deck
effect-gain-each = gain { $n } Faith for each
effect-take = take { $n } Faith from the god of one of them
effect-discard = they all go to their Underworlds
effect-return = they all go back to their gods' hands
effect-throw-one = pick one up and throw it
effect-extra-throw = gain { $n ->
    [one] a throw
   *[other] { $n } throws
}
effect-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
effect-double-faith = its Faith counts twice
effect-come-back = take it back into your hand
effect-none = no power
effect-take-here = take { $n } Faith from another god with a monster here
effect-gain-or-draw = gain { $n } Faith, or draw a card
effect-discard-any = send another monster to its Underworld
effect-most-at-end = at the end, whoever alone has most monsters here gains { $n } Faith
effect-gain-here = gain 1 Faith for each other monster here, at most { $n }
effect-take-leader = take { $n } Faith from the god who has most
effect-to-deck = put another monster on top of its deck
effect-raise = take a monster from your Underworld into your hand
effect-foresee = look at the top { $n } cards of your deck and draw one
effect-others-gain = every other god gains { $n } Faith
