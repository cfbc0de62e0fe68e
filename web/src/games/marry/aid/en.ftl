# The game on one sheet
turn-1 = Points: each of your buildings gives the number of its space. (R-1)
turn-2 = A card: draw one.
turn-3 = Free houses: up to three; from 15 points on two, from 30 on one. (R-2)
turn-4 = Fachan and cards: lure him once in a straight line, play as many cards as you like. No card at all: draw three. (R-5, R-6)
turn-5 = Spoils: one card for each building that fell in your turn. The pieces go home.
know-1 = Stomp: he runs straight to a building of yours. One card fells houses, two manors too, three towers as well. What is stronger stops him, and he stays in front of it. (R-8)
know-2 = Build: two houses. Fortify: one storey more. (R-7)
know-3 = Three equal cards count as one of another kind.
know-4 = Boons: from 15 points he runs twice a turn, from 30 one target may be another’s, from 60 one tower a turn is free, from 75 two.
score-1 = Only spaces give points, whatever stands on them: 1 at the rim, 5 in the middle.
score-2 = 45 points and three towers on the board win at once; 90 points win without any.
