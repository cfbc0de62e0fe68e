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
preview-building = { $owner }: { $building } on { $spot }
stomp-title = Stomp with { $strength }
stomp-target = Target: { $target }.
stomp-falls = { $n ->
    [one] One building falls: { $list }. You draw one card for it.
   *[other] { $n } buildings fall: { $list }. You draw { $n } cards for them.
}
stomp-nothing = Nothing falls.
stomp-stops = Too strong for him is { $blocker }. He stops on { $at }.
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
