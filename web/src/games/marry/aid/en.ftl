# The game on one sheet
turn-1 = Points: each of your buildings gives the number of its space. (R-1)
turn-2 = A card: draw one.
turn-3 = Free houses: up to three; from 15 points on two, from 30 on one. (R-2)
turn-4 = Fachan and cards: move him once in a straight line, play as many cards as you like. No card at all: draw three. (R-5, R-6)
turn-5 = Spoils: one card for each building that fell in your turn. Then the pieces go back to their owners.
know-1 = Stomp: he runs straight to a building of yours. One card fells houses, two manors too, three towers as well. What is stronger stops him, and he stays in front of it. (R-8)
know-2 = Build: up to two houses. Fortify: one piece more on a building of yours, up to a tower. (R-7)
know-3 = Three cards of a kind count together as one of another kind.
know-4 = Boons: from 15 points you can lure him twice a turn, from 30 one target may be somebody else’s building, from 60 one tower a turn is free, from 75 two.
score-1 = A building gives what its space is worth, however high it is: 1 at the rim, 5 in the middle.
score-2 = 45 points and three towers on the board win at once; 90 points win without any.
