# What the terminal says around every game
ui-refused = Not allowed: { $words } [rule { $rule }]
ui-misread = “{ $text }” is no action here. Write for example: { $examples }.
ui-ambiguous = { $count } choices fit “{ $text }”: go on typing, or pick one with the arrow keys.
ui-no-choice = No choice fits “{ $text }”. Press Enter to have the rule tell you why, or Escape to start over.
ui-no-undo-over = Nothing can be taken back: the game is over.
ui-no-undo-nothing = There is nothing to take back: you have not decided anything yet.
ui-no-undo-others = Nothing can be taken back: another player has decided since.
ui-no-undo-asked = Nothing can be taken back: another player is asked now, or something is in the air.
ui-no-undo-learned = Nothing can be taken back: your last decision drew cards or showed something hidden.
ui-undone = Taken back.

ui-turn-of = { $name } decides.
ui-thinking = { $name } is on turn … (Space: faster, p: step by step)
ui-you = you
ui-due = ◂
ui-choices-here = Choices on { $spot }
ui-choices-count = { $title } ({ $count })
ui-board = Board
ui-log = Log
ui-type = Type to filter or write a move; ↑↓ and Enter pick; ? rules
ui-watch = You are watching. ? rules, q quits
ui-language = This is English now.
ui-bot-failed = { $name }'s engine failed ({ $reason }); a simpler bot moved in its place.
ui-in-the-air = In the air …
ui-nature-failed = The throw could not be computed in full ({ $reason }); a simpler one was made of it.

ui-key-rules = Rules
ui-key-undo = Undo
ui-key-board = Board
ui-key-log = Log
ui-key-language = Deutsch
ui-key-quit = Quit
ui-key-zoom = Zoom
ui-key-keys = Keys
ui-key-back = Back
ui-key-search = Search

ui-small = This terminal has { $width } columns and { $height } lines. The game needs { $columns } by { $lines }: make the window larger, or play with --plain.

ui-handover-title = Hand over
ui-handover = It is { $name }'s turn. Everyone else, please look away.
ui-handover-ready = { $name }, press Enter when you are at the machine.
ui-handover-undo = { $name } can still take the last decision back: press u.

ui-quit-ask = Leave the game? It goes on later where it stands; the command is told when you have left.
ui-quit-saved = It is saved in (c copies the path):
ui-path-copied = The path is copied.
ui-quit-yes = Leave (y)
ui-quit-no = Stay (n)
ui-saved = The game is saved in { $path }. Go on with:
    { $command } play --resume { $file }
ui-recorded = The record of the game is in { $path }. See it again with:
    { $command } replay { $file }

ui-end-title = The game is over
ui-end-won = { $name } wins.
ui-end-shared = { $names } win together.
ui-end-nobody = Nobody wins.
ui-end-row = { $place }. { $name }: { $score }
ui-end-record = Its record (c copies the path):
ui-end-rematch = Rematch (r)
ui-end-board = Board (b)
ui-end-replay = Watch again (w)
ui-end-analyse = Analyse (a)
ui-end-quit = Quit (q)
ui-end-again = Press Enter for the result, r for a rematch, q to quit.

ui-rules-title = Rules and rulings
ui-rules-search = Search the rules (words or a rule's id)
ui-rules-glossary = Cards
ui-rules-none = Nothing in the rules fits “{ $text }”.

ui-pick-title = Bestiary
ui-pick-game = Game
ui-pick-players = How many play
ui-pick-language = Language
ui-pick-seat = Seat { $number }
ui-pick-person = Person
ui-pick-bot = Bot: { $bot }
ui-pick-hint = Tab and Shift+Tab move, Enter opens and picks.
ui-pick-start = Start
ui-pick-quit = Quit

ui-ask-game = Which game? { $games }
ui-ask-players = How many players: { $counts }? (Enter: { $default })
ui-ask-players-again = “{ $answer }” is not a number of players of this game: write one of { $counts }.
ui-ask-seat = Seat { $number }: “you”, a name with a capital, or a bot ({ $bots })? (Enter: { $default })
ui-ask-option = { $title }: { $values }? (Enter: { $default })

ui-plain-help = Answer with a number or a move in words. Other commands: list (all choices), list KIND, what NUMBER (what a choice will do), board, hint (the best moves), say (the position in sentences), log, log all, undo, ? (rules), ? WORD (search them), language en or de, help, quit.
ui-plain-folded = { $first } to { $last }: { $title }, { $count } choices from “{ $from }” to “{ $to }”; write one, or: list { $kind }
ui-plain-prompt = { $name }, your decision: 
ui-plain-players = Players: { $players }.
ui-plain-player = { $name } with { $score }
ui-plain-no-number = There is no choice { $number }; there are 1 to { $count }.
ui-plain-no-list = There is no kind “{ $kind }” now; there are: { $kinds }.
ui-plain-end-of-input = The input has ended.
ui-practice-help = Practice: nothing counts. Choose a card and its side, then aim by name (at naxos, beside corinth west from north soft), by column, row and manner, or by eight numbers (aim x y z azimuth elevation speed spin attitude). Other commands: list (all choices), what NUMBER or what at naxos (the chances), help, back (another card), gather (clear the table), say (the table in sentences), quit.
ui-practice-prompt = Your throw: 
ui-practice-offer = Is this your first game? Throw ten times before, nothing counts: bestiary play { $game } --practice
ui-plain-handover = { $name }, press Enter when you are alone at the machine: 

ui-replay-step = Move { $step } of { $count }
ui-replay-start = Before the first move
ui-replay-move = { $number }. { $name }: { $move }
ui-replay-nature = { $number }. Outcome
ui-replay-eyes = Seen by { $name }
ui-replay-spectator = a spectator
ui-replay-fair = The key fits the commitment, and every draw follows from it.
ui-replay-unkeyed = This record has no key: its draws can't be checked.
ui-replay-unfair = The key does not fit: these draws were not made with the key that was committed to.
ui-replay-executed = Executed again under rules version { $version }: same events, same result.
ui-replay-other = This record follows rules version { $version }, installed is { $installed }: it is shown from its events, not executed.
ui-replay-other-content = This record was played with other cards or tiles than installed: it is shown from its events, not executed.
ui-replay-unknown-event = (something this version has no words for)
ui-replay-running = The record ends before the game was over.
ui-replay-keys = ←→ step  ↑↓ by ten  Home/End  e eyes  q quit
ui-replay-no-board = No board: this record is shown from its events.

ui-verify-kept = kept
ui-verify-broken = BROKEN
ui-verify-unchecked = not checked
ui-verify-key-fits = The key is made from the numbers whose hashes were told before the first draw.
ui-verify-key-unfit = The key is not made from the numbers whose hashes the record holds.
ui-verify-key-untold = The record tells no key, or no hash that was told before the first draw.
ui-verify-numbers-in = { $at ->
    [one] The number of one player is in the key.
   *[other] The numbers of { $at } players are in the key.
  }
ui-verify-numbers-out = The players' numbers do not fit their hashes, or do not make this key.
ui-verify-numbers-none = No player added a number to the key: whoever ran the table could have tried keys before.
ui-verify-values-follow = { $at ->
    [one] The one value of chance follows from key, place and bound.
   *[other] All { $at } values of chance follow from key, place and bound.
  }
ui-verify-values-wrong = Value { $at } does not follow from key, place and bound.
ui-verify-values-unbounded = The first format of records keeps no bounds: its values are not checkable here by themselves.
ui-verify-values-untold = Without a key no value can be drawn again.
ui-verify-rules-followed = All { $at } moves were executed again: the same draws, events and result.
ui-verify-rules-against = Executed again, the record does not follow the rules or gives something else.
ui-verify-rules-otherwise = Executed again with this key, the rules draw otherwise.
ui-verify-rules-version = The record follows another version of the rules or of the cards than installed: not executed.
ui-verify-throws-same = { $at ->
    [one] The one throw was computed again and landed the same.
   *[other] All { $at } throws were computed again and landed the same.
  }
ui-verify-throws-otherwise = The throw of move { $at } lands otherwise when it is computed again.
ui-verify-throws-quick = The throw of move { $at } was landed the quick way, which a table does when physics fails.
ui-verify-throws-elsewhere = Throws not checked: they were computed by { $there }, here is { $here }.
ui-verify-throws-unplayable = Throws not checked: the record can't be executed.
ui-verify-throws-untold = Throws not checked: the record tells no key.

analysis-how = Chances to win, by { $level }'s search from the full position, hidden cards included, after { $moves } of { $count } moves.
analysis-curve = { $name }: { $curve } { $last } % at the end
analysis-turning = Turning points
analysis-no-turning = No move changed anyone's chances by much.
analysis-point = { $move }   { $changes }
analysis-chance = { $name } { $before } → { $after } %
analysis-seat = { $name }: { $agreed } of { $count } choices as { $level } would have made them, { $lost } % given away in all
analysis-mistake = Move { $number }: { $played } ({ $chance } %){ $why }; { $level } would have played { $better } ({ $better-chance } %){ $better-why }; { $lost } % given away
analysis-why = { " " }[{ $changes }]
analysis-change = { $by } { $term }
analysis-other = { $name }: { $change }
analysis-try = Look at it again: { $command } replay { $file } --to { $move }
analysis-stopped = Interrupted: the rest of the game was not looked at.
analysis-fair = What { $level } would have played is searched from what the seat knew then.

ui-plain-orders = You may answer out of turn, and are asked for it only at moments that matter. “orders” says which those are and how to be asked more or less often.
ui-orders-count = { $count ->
    [one] (passed once)
   *[other] (passed { $count } times)
}
ui-orders-passed = { $count ->
    [one] By your orders you passed once: { $moments }.
   *[other] By your orders you passed { $count } times: { $moments }.
}
ui-orders-asked = { $kind } (you are asked): { $what }
ui-orders-left = { $kind } (you pass): { $what }
ui-orders-change = To change that: orders always, orders never, orders default, orders pass (not until my turn), orders KIND KIND (only these), orders +KIND, orders -KIND.
ui-orders-unknown = There are no orders “{ $word }”. There are: { $known }.
ui-orders-none = Nobody is asked out of turn in this game: there is nothing to order.
ui-orders-whose = Orders are given by whoever decides at the machine.
ui-orders-give = Enter OK
ui-orders-switch = Space on and off
ui-orders-always = a always
ui-orders-until_turn = n not until my turn
ui-orders-default = d as at first
ui-orders-leave = Esc back

hint-move = { $place }. { $move }: { $chance } % to win{ $why }
hint-thinking = Thinking about the best moves ...
hint-none = Nothing is to be decided now.
hint-not-agreed = Several people play: hints must have been agreed on (bestiary play --hints).
hint-failed = There is no hint now: { $reason }
ui-key-hint = Hint

games-head = { $title }, { $players } players,
games-length = { $least } to { $most } minutes
games-bots = The bots, the weakest first (all know only what their seat knows):
bot-random = takes anything that is allowed
bot-hatchling = a beginner: plays well for some turns and overlooks others
bot-whelp = plays for fun: knows what scores, forgets to look now and then
bot-greedy = takes what scores most at once, without looking ahead
bot-brute = a fair match for most people: 500 simulations
bot-ogre = strong: 2,500 simulations a move
bot-titan = the strongest: 15,000 simulations a move, takes its time

ui-refused-more = (F1, or ? on an empty line: the rule)
ui-since = Since your last decision:
ui-since-short = { $count ->
    [one] Since your last decision: { $last }
   *[other] Since your last decision (F2 lists all): { $last }
}
ui-paused = Paused: Enter or Space shows the next step, p lets it run on.
ui-landed = Landed. Enter or Space: go on.
ui-targets = What you can aim at, and how often it is hit from the best side:
ui-target = { $text }: { $said }, { $chance } %
ui-sight = Aim: arrows or mouse, Tab next target, PgUp PgDn manner, Home End side, Enter throws; or write: at naxos, beside corinth west from north soft
ui-zoomed = The board alone: ↑↓ and PgUp PgDn move it, Alt+←→ sideways too; F8 back.
ui-analysis-title = Analysis   (Esc: back, ↑↓)
ui-analysis-begins = { $level } looks at the game …
ui-analysis-move = Move { $move } of { $count } …
ui-keys-title = Keys and signs
ui-keys-all = Keys
    Typing filters the choices or writes a move; Enter plays, Esc starts over.
    ↑ ↓, PgUp, PgDn: pick a choice; it is marked on the board.
    ? or F1: rules; after a refused move the rule that forbids it.
    F2 or l: log.  F3 or u: undo.  F4: Deutsch.
    F5: board and all of it in words.
    F6: hint.  F7: when I am asked.  F8: the board alone.  F9: this overview.
    Ctrl+Q or F10: quit.  Ctrl+C: leave at once, everything is saved.
    Alt or Ctrl with arrows: move the board.  Shift+↑↓: the lines below it.
    Where something is aimed: arrows or mouse move the cross, Tab goes to the
    next target, PgUp PgDn change the manner, Home End the side;
    Enter or a second click throws.
    Ctrl+T: light or dark background.
    While others decide: Space faster, p step by step.
    Letters count on an empty line only, and only where no move begins with them.
ui-signs = Signs around places
    {"["}a1{"]"} something can be done here   <a1> the picked choice
    {"*"}a1 new since your last decision   ◂ who decides
ui-pick-saved = Go on with
ui-pick-new = no, a new game
ui-pick-kept = { $name }: { $players } ({ $moves } moves)
legend-marry = The valley
    3▂ house of player 3, 3▅ manor, 3█ tower   @ the fachan
    +2 an empty space worth 2 points a turn
legend-factory = The monsters
    ● body   ◉ eye   ■ ▣ start   ─ thin   ═ thick   ○ the tile fits here
    · open edge   × nothing fits   tK..: a tile's edges from above clockwise,
    t thin, K thick, . blank
    a, b, c: the monsters; a(2,-1) is two to the right of a's start and one
    above; 180: turned so
legend-maker = The table
    LA RA left, right arm   LL RL left, right leg   He head   Br brain
    #8 the card's number   a digit behind it: its value, ? unknown,
    {"*"} known to others too   Stones ..3.: robbery cards 1 to 4 lying open
    robbable: the warehouse can be robbed
legend-mashup = The city
    a, b, c: the monsters   Location (2) 6/9: place 2, 6 of 9 Hits left
    {"["}4 Meeple{"]"} tokens
    here: who is there   stomach (of 4): what is in it   > who is on turn
legend-monstrous = The table from above
    1 to 5: the locations   a, b, c: the gods' monsters, in capitals with the
    unique side up
    Numbers at the edge: columns, each above its own, and the first of the two
    rows that a line holds
    ╋ where you aim   : where such throws end   ◆ in the air   • where it was
