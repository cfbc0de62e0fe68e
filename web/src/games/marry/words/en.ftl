# Words of the board itself; rules, cards and log come with the game.
marry-valley = The valley. Arrow keys walk from space to space, Enter chooses.
marry-hex = Space { $spot }, worth { $value }
marry-hex-building =
    { $height ->
        [1] { $owner }: house
        [2] { $owner }: manor
       *[3] { $owner }: tower
    }
marry-hex-empty = empty
marry-hex-fachan = the fachan stands here
marry-hex-lit = may be chosen
marry-hex-chosen = chosen
marry-hex-way = on the way
marry-hex-falls = will fall
