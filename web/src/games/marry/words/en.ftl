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
