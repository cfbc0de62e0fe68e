# The game on one sheet
turn-1 = Throw a monster of your hand. (R-1)
turn-2 = Traps that are hit work for their owners.
turn-3 = Monster: the power on the side that is up now.
turn-4 = Location: the power of one location that you hit.
turn-5 = Faith: the Faith of one location that you hit.
turn-6 = Extra throws, if you have gained any. Then draw one card.
know-1 = Choose the card, the side that is to be up, the edge you stand at and how you throw. No throw is exact. (R-2)
know-2 = The card just thrown hits another if, from above, you see an edge of the upper one over the lower one. (R-4)
know-3 = A card that comes to rest off the table goes to its god’s Underworld.
know-4 = When a god has neither hand nor deck at the end of a turn, every other god takes one last turn.
score-1 = Faith, less one for each card in hand, deck and Underworld.
score-2 = Whoever alone has most monsters on Troy gains 3.
score-3 = Ties: most monsters on locations, then the fewest in the Underworld.
