# The game on one sheet
turn-1 = Wake up: 1 Health, unless your monster is at 0. (R-1)
turn-2 = Heal: each Food you spend heals 2.
turn-3 = Two Monster Moves, or fewer: a move and one action. Locations are played before, between and after them.
turn-4 = Heal again. Grow, once, if Health and Food both reach the chart’s number. (R-8)
turn-5 = Exchange two cards for a new one. Put cards down until you have five, then draw one.
know-1 = Actions: attack Units, the Location or another monster; breathe; sleep.
know-2 = Black dice roll by the chart; what has no Hits left is destroyed, then you eat.
know-3 = At 0 Health a monster loses a Monster Move; if it loses Health again, it shrinks.
know-4 = Whoever destroys a Location takes its card as Infamy, and its tokens are food.
score-1 = Size 8 or 12 Infamy at the end of any turn wins; until then the others may take it from you.
score-2 = When the deck runs out, Size plus Infamy decides.
