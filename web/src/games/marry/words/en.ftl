# Words of the board itself; rules, cards and log come with the game.
board-valley = The valley. Arrow keys walk from space to space, Enter chooses.
board-hex = Space { $spot }, worth { $value }
board-hex-building =
    { $height ->
        [1] { $owner }: house
        [2] { $owner }: manor
       *[3] { $owner }: tower
    }
board-hex-empty = empty
board-hex-fachan = the fachan stands here
board-hex-lit = may be chosen
board-hex-chosen = chosen
board-hex-way = on the way
board-hex-falls = will fall

# What the table says before something happens
card-text-0 = He runs to the target and flattens what is weak enough.
card-text-1 = Place up to two houses on empty spaces.
card-text-2 = House to manor, or manor to tower.
step-name-1 = Points
step-name-2 = Card
step-name-3 = Free houses
step-name-4 = Fachan and cards
step-name-5 = Spoils
seat-towers = { $n } of 3 towers
seat-income = { $n ->
    [one] one point a turn
   *[other] { $n } points a turn
}
seat-supply = { $n ->
    [one] one piece left
   *[other] { $n } pieces left
}
seat-boons = boons
turn-stomps = { $n ->
    [0] The fachan can't be lured again this turn.
    [one] The fachan can be lured once more.
   *[other] The fachan can be lured { $n } times.
}
turn-foreign = { $used ->
    [0] One target may be another player's building.
   *[other] The foreign target of this turn is used.
}
preview-building = { $building } on { $spot } ({ $owner })
preview-own = your { $building } on { $spot }
stomp-title = Stomp with { $strength }
stomp-target = Target: { $target }.
stomp-falls = { $n ->
    [one] One building falls: { $list }. You draw one card for it.
   *[other] { $n } buildings fall: { $list }. You draw { $n } cards for them.
}
stomp-nothing = Nothing falls.
stomp-stops = Too strong for him: { $blocker }. He stops on { $at }.
stomp-stays = Too strong for him: { $blocker }. He stays on { $at }: the cards and this stomp are spent for nothing.
swap-label = Three { $card } as one { $becomes }
swap-text = Three { $card } cards leave your hand and count as one { $becomes } card, to be used now.
swap-verb = Lay down
move-title = Move the fachan
move-text = He walks to { $spot }. Nothing falls.
move-verb = Move
grow-text = Your { $from } on { $spot } becomes a { $to }.
done-building = One house is enough
done-houses = Go on to the cards
done-turn = { $played ->
    [0] End turn, draw three
   *[other] End turn
}

# The tutorial
learn-houses-title = Houses and points
learn-houses-text = You are Poppy, with the red gabled roofs. Every turn has five steps. First you get points: each of your buildings brings the value of its space, so the middle pays best. Then you draw a card. Now it is step 3: free houses.
learn-houses-after = Your houses will bring points at the start of each of your turns. Whoever plays no card draws three instead.
learn-stomp-title = The stomp
learn-stomp-text = The fachan runs in a straight line to a building of yours, and flattens everything on his way that is not stronger than the Stomp cards you play. Each fallen building is a card for you.
learn-stomp-after = The pieces lie in the forest until your turn ends, then they go back to their owners. Your own buildings on the way fall too, so choose the line well.
learn-grow-title = Build and fortify
learn-grow-text = A Build card places up to two more houses. A Fortify makes a house a manor, and a manor a tower: it earns no more, but it takes more Stomp cards to bring it down.
learn-grow-after = A tower in line with the fachan is a wall. What stands behind it is safe until somebody spends three Stomp cards.
learn-boon-title = Boons
learn-boon-text = With 15 points the blue wizard lets you lure the fachan twice in a turn, but you place fewer free houses. With 30 points one target a turn may be another player's building. The diamonds beside your points count your boons.
learn-boon-after = Boons never go away. With 60 and 75 points the wizard even gives you free towers.
learn-win-title = Three towers
learn-win-text = You win at once with 45 points and three towers on the board. You have the points. Raise what is missing!
learn-win-after = You have won: the fachan gets his mate. With 90 points you would win without any tower.
learn-do-house = Place a house on the lit space, { $spot }: click it, or walk there with the arrow keys and press Enter.
learn-do-tower = Turn your building on the lit space, { $spot }, into a free tower.
learn-do-fortify = Choose your building on the lit space, { $spot }, and fortify it.
learn-do-build = Play your Build card: click it.
learn-do-move = Move the fachan to the lit space, { $spot }: choose it, then confirm.
learn-do-stomp = Lure the fachan to the lit space, { $spot }, with strength { $strength }: choose it, read what will happen, then stomp.
learn-do-swap = Lay down three cards of one kind as one of another: click one of them.
learn-do-done = { $step ->
    [3] That is enough. Go on to the cards.
   *[other] That is all for now. End your turn.
}
