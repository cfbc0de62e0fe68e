# Words of the board itself; rules and log come with the game.
board-factory = The monsters. Arrow keys walk from place to place, T turns the tile, Enter chooses.
board-start = { $tile }, { $left } left
board-open = Open place { $spot } of { $owner }: { $needs }
board-dead = no tile that is left fits
board-laid = { $spot }, { $owner }: { $tile }
board-lit = the tile fits here
board-monster =
    { $minion ->
        [0] { $owner }
       *[other] { $owner }, minion { $minion }
    }
board-open-count =
    { $n ->
        [one] 1 open edge
       *[other] { $n } open edges
    }
board-points =
    { $n ->
        [one] complete, 1 point
       *[other] complete, { $n } points
    }
board-save = Save this monster as a picture
board-turn = Turn the tile
board-bigger = Bigger
board-smaller = Smaller
board-fit = Show all
board-drawn = Drawn: { $tile }

start-text = Your first monster grows from this tile.
place-turn = turned by { $degrees }°
place-title =
    { $minion ->
        [0] Add to { $owner }'s first monster
       *[other] Add to { $owner }'s minion
    }
place-text = You add { $tile }. Pick another turn, or confirm.
place-completes = This completes the monster.
seat-tiles =
    { $n ->
        [one] 1 tile in progress
       *[other] { $n } tiles in progress
    }
seat-open =
    { $n ->
        [one] 1 open edge
       *[other] { $n } open edges
    }{ $dead ->
        [0] {""}
       *[other] , and a place that nothing fits
    }
