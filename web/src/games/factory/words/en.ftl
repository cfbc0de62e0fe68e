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
tile-named = { $name } ({ $tile })

draft-advised = A good beginning
draft-why-4 = May grow biggest, but every limb must be closed in the end.
draft-why-3 = Has room to grow and is closed sooner.
draft-why-2 = Is soon finished: small counts, unfinished does not.
board-key-fits = fits as it lies
board-key-turned = fits when turned
brief-placed = It goes to { $owner }'s monster.
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
hint-close = Look for the paw: it closes one of your monster’s open edges.
hint-grow = Look for the paw: your monster grows there.
hint-away = It does not help you. Put it on somebody else's monster, where the paw is.
hint-only = It fits where the paw is.

# What a picture says of a completed monster
monster-name = The { $adjective } { $noun }
monster-facts =
    { $tiles } tiles, { $eyes ->
        [0] none with an eye
        [one] one with an eye
       *[other] { $eyes } with an eye
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

# The tutorial
learn-draft-title = A tile to start from
learn-draft-text = You are Poppy. Everyone builds a monster out of tiles, and the biggest one wins, if it gets finished. All tiles lie face up once: each player picks one to start from. Many limbs mean a big monster, but every limb must be closed.
learn-draft-after = Four limbs, one of them thin and green, three thick and purple. All other tiles are now turned face down and mixed.
learn-join-title = Thin to thin, thick to thick
learn-join-text = In your turn you draw a tile and must add it to any monster, yours or another's. Edges that touch must be alike: thin to thin, thick to thick, blank to blank. You drew a thin end. It closes a limb, and a monster that is closed early stays small: give it to Straw!
learn-join-after = Straw did the same to you. Everybody may add to everybody's monster.
learn-rival-title = A small monster for Straw
learn-rival-text = Straw has one open edge left. If you close it, Straw's first monster is complete: one point for each tile, and not more than six. From then on Straw may not add to your first monster.
learn-rival-after = Six points for Straw, no more. The owner of a completed monster draws a tile at once and begins a minion: that is Straw, though you laid the last tile.
learn-grow-title = Growing
learn-grow-text = Many tiles are left, so your own monster may grow. You drew a cross: it closes one edge and opens three.
learn-grow-after = An edge that stays open at the end makes the whole monster worth nothing. A red cross marks places that no tile can fill any more.
learn-finish-title = Finish it in time
learn-finish-text = Two edges of your monster are open, and a third of the tiles is gone. Time to close it. A tile may be turned: with the buttons, the keys Q and W, the wheel, or by dragging it round.
learn-finish-after = Complete: eleven tiles, eleven points! It has come alive, and you can save its picture. From now on you can't add to others' first monsters, only to minions.
learn-minion-title = Minions count tiles with an eye
learn-minion-text = Your minion scores too if it gets finished: one point for each of its tiles with an eye. Lake has given it one. Let it grow a little.
learn-minion-after = Two tiles with an eye now: two points, once the minion is closed.
learn-win-title = The last tiles
learn-win-text = Straw has 11 points, as many as you. Five tiles are left, and Straw's minion has four tiles with an eye and one open edge. First make sure that it stays open.
learn-win-after = Then you drew a thin end, and it had one place only: it closed your minion by itself. That brings three points, and you win 14 to 11. Straw's great minion was never finished.
learn-do-start = Pick the cross with one thin and three thick limbs, and confirm.
learn-do-anyone = Put the thin end on Straw's monster: choose the lit place, then confirm.
learn-do-again = Another thin end. Give it to Straw as well.
learn-do-early = Close Straw's monster with the thick end.
learn-do-grow = Add the cross below your monster.
learn-do-close = Now a thick end with an eye: close the limb on the right.
learn-do-turn = Choose the lit place and turn the bend until it goes up from there, then confirm.
learn-do-finish = A thick end with an eye. Close your monster!
learn-do-longer = Put the thin bar on top of your minion.
learn-do-eye = A bend with an eye: put it on top.
learn-do-away = Add the fork to Straw's minion: it opens two edges for one.
