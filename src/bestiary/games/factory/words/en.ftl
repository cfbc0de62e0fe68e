title = Monster Factory
summary = Add a leg here, a neck there, to anyone's monster. The biggest one wins, if only it gets finished in time.

option-draft = Order of the first picks
option-draft-turn_order = the first player picks first
option-draft-reverse = the last player picks first
option-tiles = Tile set
option-tiles-standard = the shipped set
option-tiles-own = a set of one's own

# Tiles, by the least number that their edges make; edges are named clockwise

tile-1 = a thin end
tile-2 = a thick end
tile-5 = a thin bend
tile-9 = a bend from thin to thick
tile-6 = a bend from thick to thin
tile-10 = a thick bend
tile-17 = a thin bar
tile-34 = a thick bar
tile-18 = a bar from thin to thick
tile-21 = a thin fork
tile-37 = a fork thin-thin-thick
tile-25 = a fork thin-thick-thin
tile-41 = a fork thin-thick-thick
tile-22 = a fork thick-thin-thin
tile-38 = a fork thick-thin-thick
tile-26 = a fork thick-thick-thin
tile-42 = a thick fork
tile-85 = a thin cross
tile-86 = a cross thin-thin-thin-thick
tile-90 = a cross thin-thin-thick-thick
tile-102 = a cross thin-thick-thin-thick
tile-106 = a cross thin-thick-thick-thick
tile-170 = a thick cross
tile-257 = { tile-1 } with an eye
tile-258 = { tile-2 } with an eye
tile-261 = { tile-5 } with an eye
tile-265 = { tile-9 } with an eye
tile-262 = { tile-6 } with an eye
tile-266 = { tile-10 } with an eye
tile-273 = { tile-17 } with an eye
tile-290 = { tile-34 } with an eye
tile-274 = { tile-18 } with an eye
tile-277 = { tile-21 } with an eye
tile-293 = { tile-37 } with an eye
tile-281 = { tile-25 } with an eye
tile-297 = { tile-41 } with an eye
tile-278 = { tile-22 } with an eye
tile-294 = { tile-38 } with an eye
tile-282 = { tile-26 } with an eye
tile-298 = { tile-42 } with an eye
tile-341 = { tile-85 } with an eye
tile-342 = { tile-86 } with an eye
tile-346 = { tile-90 } with an eye
tile-358 = { tile-102 } with an eye
tile-362 = { tile-106 } with an eye
tile-426 = { tile-170 } with an eye

edge-0 = blank
edge-1 = thin
edge-2 = thick
side-0 = above
side-1 = right
side-2 = below
side-3 = left

# What is asked: a sentence, and a phrase for each kind of choice

prompt-over = The game is over.
prompt-waiting = Player { $number } is on turn.
prompt-draft = All tiles lie face up: { $choices }.
prompt-place = { $pool ->
    [0] It is the last tile
    [one] One more tile lies face down
   *[other] { $pool } more tiles lie face down
}: { $choices }.
ask-start = pick the one that your first monster starts from
ask-place = add the drawn tile to a monster, yours or another's

# The board as text

text-pool = { $pool ->
    [0] No tile lies face down.
    [one] One tile lies face down.
   *[other] { $pool } tiles lie face down.
}
text-face-up = { $pool } tiles lie face up to start from.
text-out = { $out ->
    [one] One has left the game.
   *[other] { $out } have left the game.
}
text-named = { $name } ({ $tile })
text-drawn = Drawn: { $tile }
text-points = { $points ->
    [one] one point
   *[other] { $points } points
}
text-start-head = Start tiles:
text-over = { $count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } win together.
}
text-monster = { $name }  { $seat }: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, { $open } open
text-minion = { $name }  { $seat }, minion: { $eyes ->
    [0] no tile with an eye
    [one] one tile with an eye
   *[other] { $eyes } tiles with an eye
}, { $open } open
text-dead = { $dead ->
    [one] one spot × that nothing fits
   *[other] { $dead } spots × that nothing fits
}
text-done = { $minion ->
    [0] first { $points }
   *[other] minion { $points }
}
text-legend = ● body  ◉ eye  ■ ▣ start  ─ thin  ═ thick  ○ fits here  · open  × nothing fits

# The same in sentences

spoken-drawn = The drawn tile is { $tile }.
spoken-seat = { $you ->
    [0] { $seat }
   *[other] { $seat }, you
}: { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.
spoken-monster = { $minion ->
    [0] First monster of { $seat }
   *[other] Minion { $minion } of { $seat }
}: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, { $eyes ->
    [0] none with an eye
    [one] one with an eye
   *[other] { $eyes } with an eye
}, { $open ->
    [one] one open edge
   *[other] { $open } open edges
}.
spoken-done = { $done ->
    [0] { $points ->
        [0] It is not complete.
       *[other] It is not complete and has brought { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
   *[other] { $points ->
        [0] It is complete and brought no points.
        [one] It is complete and brought one point.
       *[other] It is complete and brought { $points } points.
    }
}
spoken-turn = { $over ->
    [0] { $seat } is on turn.
   *[other] { $seat } had the last turn.
}
spoken-banned = The first monster of { $seat } is complete: only minions of others are left to add to.
spoken-face = { $tile }: { $pool } left, { $out } out of the game.
spoken-open = Open: { $space }, { $needs }.
spoken-dead = Open: { $space }, { $needs }; no tile that is left fits there.
spoken-edge = { $edge } { $side }
spoken-tile = At { $space }: { $tile }, { $edges }.
spoken-option = { $option }: { $value }.

term-points = points
term-promise = points that the monster in progress promises
term-rivals-points = points of the others
term-rivals-promise = points that the others' monsters in progress promise

action-start = start tile
action-place = add the tile

# What a choice will do

does-start = Your monster starts from { $tile }; { $pool ->
    [one] one such tile lies here.
   *[other] { $pool } such tiles lie here.
}
does-place = On { $minion ->
    [0] the first monster
   *[other] minion { $minion }
} of { $seat }: { $edges }; { $open ->
    [0] that completes it.
    [one] one edge stays open.
   *[other] { $open } edges stay open.
}

# What happened

event-started = { $seat } starts from { $tile }.
event-turn = { $seat } begins a turn.
event-drew = { $seat } draws { $tile }.
event-unplayable = It fits nowhere and leaves the game: { $tile }, drawn by { $seat }.
event-placed = { $seat } adds { $tile } to { $owner }'s monster at { $space }.
event-completed = { $minion ->
    [0] { $seat }'s first monster is complete
   *[other] { $seat }'s minion { $minion } is complete
}: { $gained ->
    [0] no points.
    [one] one point.
   *[other] { $gained } points.
}
event-minion = { $seat } starts a minion from { $tile }.
event-one-place = It fits in one place only, so it goes there without a question to { $seat }.
event-pool-empty = No tile lies face down any more.
event-all-complete = Every first monster is complete.
event-scored = { $seat } has { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.
event-won = { $seat } wins with { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.

# Why not

rule-F1 = First everyone picks a start tile from those that lie face up.
rule-F12 = That monster is complete: nothing can be added to it.
rule-F21 = Your own first monster is complete, so you can't add to another player's first monster.
rule-F27 = This tile looks the same with less of a turn: say it that way.
rule-F28 = The drawn tile must be added to a monster.
rule-R-1 = Touching edges must be alike: thin to thin, thick to thick, blank to blank.
rule-R-2 = A tile must join a thin or thick edge of a monster; none reaches there.
rule-R-3 = A tile lies there already.

# What wins, in a sentence
aid-goal = Most points: one for each tile of your first monster and for each eye tile of your minions, if they are complete.

# The end told
ending-first = first monster
ending-minions = minions
ending-finished = minions finished
ending-title = { $winners } { $n ->
    [one] has built the best
   *[other] have built the best
  }
ending-how = { $points } { $points ->
    [one] point
   *[other] points
  }{ $n ->
    [one] , with { $minions ->
        [0] no finished minion
        [one] one finished minion
       *[other] { $minions } finished minions
      }
   *[other] {""}
  }
