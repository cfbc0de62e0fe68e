# The game on one sheet
turn-1 = Draw a tile and add it to a monster, your own or anybody else’s.
turn-2 = If it fits somewhere, you must lay it; only what fits nowhere leaves the game, and you draw another one.
know-1 = Edges that touch must be alike: thin to thin, thick to thick, blank to blank. (R-1)
know-2 = At least one of them must be thin or thick. (R-2)
know-3 = A monster is complete when nothing of it is open; its owner starts a minion at once.
know-4 = Once your own first monster is complete, you can’t add to the first monsters of others.
score-1 = First monster: one point a tile, if it is complete.
score-2 = Minions: one point a tile with an eye, if they are complete.
score-3 = What has a loose end is worth nothing. The game ends when all first monsters are complete or the tiles are used up.
