# Words of the board itself; rules and log come with the game.
board-factory = The monsters. Arrow keys walk from place to place, N goes on to the next place that fits, Q and W turn the tile, Enter chooses, plus and minus zoom, 0 shows all.
board-start = { $tile }, { $left } left
board-open = Open place { $spot } of { $owner }: { $needs }
board-dead = no tile that is left fits
board-laid = { $spot }, { $owner }: { $tile }
board-lit = the tile fits here
board-open-count =
    { $n ->
        [one] 1 open edge
       *[other] { $n } open edges
    }
board-dead-count =
    { $n ->
        [one] 1 can't be closed!
       *[other] { $n } can't be closed!
    }
board-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
album-open = Completed monsters as pictures
album-title = Completed monsters
album-save = Save { $name } as { $form }
album-failed = The picture could not be made here. Try the other form.
album-close = Close
board-turn = Turn the tile to the right (W)
board-turn-back = Turn the tile to the left (Q)
board-bigger = Bigger
board-smaller = Smaller
board-fit = Show all
board-drawn = Drawn: { $tile }
board-pool =
    { $pool ->
        [0] No tile is left.
        [one] 1 tile is left.
       *[other] { $pool } tiles are left.
    }
tile-named = { $name }, { $tile }

draft-many = With three or four limbs
draft-few = With one or two
draft-taken = What the others start from
draft-took = { $owner }: { $tile }

start-text = Your first monster grows from this tile.
start-verb = Start with it
place-verb = Add it here
place-turn =
    { $turn ->
        [0] as drawn
        [1] a quarter right
        [2] upside down
       *[other] a quarter left
    }
place-title =
    { $own ->
        [1] { $minion ->
            [0] Add to your monster
           *[other] Add to your minion
        }
       *[other] { $minion ->
            [0] Add to { $owner }'s monster
           *[other] Add to { $owner }'s minion
        }
    }
place-text =
    You add { $tile }. { $open ->
        [one] One edge is open then.
       *[other] { $open } edges are open then.
    }
place-completes =
    You add { $tile }. This completes it: { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }
place-gives = The points go to { $owner }.
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

# Little monsters: a hint says where and why
hint-finish = Look for the paw: there your monster is finished!
hint-close = Look for the paw: it closes your monster.
hint-grow = Look for the paw: your monster grows there.
hint-away = It does not help you. Put it on somebody else's monster, where the paw is.
hint-only = It fits where the paw is.

# What a picture says of a completed monster
monster-name = The { $adjective } { $noun }
monster-facts =
    { $tiles } tiles, { $eyes ->
        [0] none with an eye
        [one] one with an eye
       *[other] { $eyes } with eyes
    }, no loose ends
monster-owner = built in the factory of { $owner }
monster-adjective-0 = Long-Necked
monster-adjective-1 = Many-Toed
monster-adjective-2 = Sleepless
monster-adjective-3 = Giggling
monster-adjective-4 = Greenish
monster-adjective-5 = Moonstruck
monster-adjective-6 = Half-Brained
monster-adjective-7 = Well-Stitched
monster-adjective-8 = Ticklish
monster-adjective-9 = Hungry
monster-adjective-10 = Knock-Kneed
monster-adjective-11 = Twice-Patched
monster-noun-0 = Lampwick
monster-noun-1 = Boilersnout
monster-noun-2 = Wobblefoot
monster-noun-3 = Gobbler
monster-noun-4 = Noodlehound
monster-noun-5 = Cogmuncher
monster-noun-6 = Stalker of Socks
monster-noun-7 = Tentaclaus
monster-noun-8 = Grumbler
monster-noun-9 = Snaggletooth
monster-noun-10 = Bedlurker
monster-noun-11 = Zipperjaw
