# The page's own words. Games bring theirs along.
seat-poppy = Poppy
seat-lake = Lake
seat-straw = Straw
seat-plum = Plum
seat-pine = Pine
seat-bone = Bone

theme-auto = Theme: as the device
theme-light = Theme: light
theme-dark = Theme: dark
language = Language

home-line = Monster games at one table. No account, no install: send a link and play.
home-games = Games
home-play = Play now
home-play-small = Play
home-play-bots = Play now: { $game } against bots
home-friends = With friends
home-friends-game = Play { $game } with friends
home-join = Join with a link
home-join-label = Paste a link, or type a table’s name
home-join-go = Join
home-join-bad = That is no link to a table.
home-join-why = A seat's link looks like “…/t/k3Vd#…”; ask for it again, or scan its code.
home-none = No games are installed here.
home-about = Settings, about and credits
players = { $min ->
    [0] { $max } players
   *[other] { $min }–{ $max } players
  }
minutes = { $n } min

lobby-seat = Seat { $n }
lobby-level = Level of the bot at seat { $n }
lobby-options = How do you play?
lobby-clock = Clock
clock-none = No clock
clock-move = { $seconds } s a move
clock-game = { $minutes } min a game
clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
  }
lobby-copy = Copy
lobby-copied = Copied

table-seats = Players
table-to-win = To win:
table-you = you
table-on-turn = on turn
table-away = away
table-bot = bot
table-log = Log
table-rules = Rules
table-chart = Points over time
table-scores = Points of all players over { $turns } turns
table-undo = Undo
table-close = Close
table-cancel = Cancel
table-hand = Your hand
table-steps = Steps of the turn
table-done = done
table-cards = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
  }
table-deck = Deck { $n }
table-discard = Discard { $n }
table-title-turn = Your turn
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found
    [one] One rule found
   *[other] { $n } rules found
  }

replay-move = Move { $n } of { $all }
replay-slider = Move
replay-first = First move
replay-back = One move back
replay-on = One move on
replay-last = Last move
replay-play = Play
replay-pause = Pause
replay-eyes = Seen by
replay-eyes-all = spectators
replay-share = Copy a link to this move

about-title = About Bestiary
about-what = Monster tabletop games, played at one table: in the browser, in a terminal, with friends and with bots. The server alone decides; every seat sees what its player may know and nothing else.
about-fair = Fair chance
about-fair-text = Before the first draw the server and the browser of everybody who plays promise a number each, by its fingerprint; the key of all chance is made from all of them. When the game is over this browser checks that its own number is in the key and that every die and every card follows from it.
about-credits = Credits
about-icons = Icons: Lorc, Delapouite and contributors, game-icons.net, under CC BY 3.0; cut to the paths in use.
about-fonts = Typefaces: Grenze Gotisch by Omnibus-Type and Bricolage Grotesque by Mathieu Triay, under the SIL Open Font License 1.1.
about-drawings = All other drawings are made for Bestiary.
missing-title = Nothing lives here
missing-text = No page has the address { $path }.
missing-game = No game here is called { $game }.
missing-home = To all games
error-loading = This page could not be loaded.
error-again = Try again

bot-random = carefree
bot-hatchling = hatchling
bot-whelp = whelp
bot-greedy = sly
bot-brute = brute
bot-ogre = ogre
bot-titan = titan
error-server = The server does not answer.
error-server-why = Check that it is still running and try again. Nothing is lost.

table-find = { $n } of { $all } choices. Find one:
table-board = The board
table-side = What happens
table-ask = Your decision
table-options = Ways to do it
table-panels = Beside the board
table-chat = Chat
table-settings = Settings
table-connecting = Finding the table …
table-waits = { $name } decides.
table-all-decide = Others decide.
table-spectator = A spectator
table-lost = The connection is lost. Nothing is lost with it: what you do is sent when it is back.
table-lost-now = Try now
table-stood-in = A bot plays for { $name }.
table-take-back = Play myself
table-is-away = { $name } is not here.
table-stand-in = Let a bot play
board-lit = may be chosen
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
settings-name = Your name
settings-sound = Sounds
settings-notify = Tell me when it is my turn
settings-still = No motion
settings-plain = Plain letters instead of black-letter
settings-abandon = End this game for all
settings-abandon-sure = It will be over, and nobody wins.
refused = Not allowed.
refused-rule = Rule { $rule }
refused-error = That did not work.
result-you = You have won!
result-wins = { $n ->
    [one] { $names } has won!
   *[other] { $names } have won!
  }
result-nobody = Nobody has won.
result-abandoned = The game was ended early.
result-rematch = Play again
result-replay = Watch the game
hand-over = { $name } is next
hand-over-why = Pass the screen on. Only the next player should look now.
hand-over-go = I am { $name }
gone-token = This link is not complete
gone-token-why = A seat's link has a part after the “#”. Ask for it again, or scan its code.
gone-bad-token = This link opens no seat here
gone-bad-token-why = Perhaps a part of it got lost. Ask for it again, or scan its code.
gone-unknown-table = There is no such table
gone-unknown-table-why = It may have been cleared away, or the link leads to another server.
gone-protocol = This page is older than its server
gone-protocol-why = Reload the page; your game is kept.
gone-other-rules = This game follows other rules
gone-other-rules-why = It was begun under an earlier version and can be watched, but not played on.
error-undo = Nothing can be taken back now.
error-too-fast = That was too fast. Wait a moment.
error-storage = The server could not write it down, so it was not done. Try again.
error-still-here = The person of this seat is here.
error-over = The game is over.
error-not-over = The game is not over yet.
error-stood-in = A bot plays this seat.
error-out-of-time = The time of this seat has run out: a bot plays it to the end.
error-nature = The throw could not be computed in full: a simpler one was made of it.
lobby-here-seat = At this screen
replay-shared = Link copied
fair-own = Checked in this browser: your own number is in the key, the key is made from the numbers that were promised before the first draw, and all { $n } values of chance follow from it.
fair-seen = Checked in this browser: the key fits what was promised when you came, and all { $n } values of chance follow from it. No number of yours is in it.
fair-unseen = All { $n } values of chance follow from the key. What was promised before the first draw was not seen by this browser.
fair-imported = This game was brought here from elsewhere: its { $n } values of chance follow from its key, but whoever wrote it down may have chosen the key.
fair-old = This game was written down in the first format: its chance is not checkable here.
fair-untold = This game tells no key: its chance is not checkable here.
fair-promise = The server promised another number before the first draw than it shows now.
fair-mine = Your own number is not in the key.
fair-key = The key is not made from the numbers that were promised.
fair-value = Value { $n } of chance does not follow from the key.
replay-old = This game was played under earlier rules: the log tells it, the board cannot show it.
replay-none = There is no such game
replay-none-why = It may still be going on, or it was deleted.
replay-loading = Opening the book …
home-learn = Learn
home-practice = Practise
learn-lesson = Lesson { $n } of { $all }: { $title }
learn-next = Next lesson
learn-home = To the games
learn-not-now = Not in this lesson.
learn-scene-done = Well done. Go on when you are ready.
learn-over = That was the whole game. Now play it yourself!
table-hint = Hint
hint-title = The best moves
hint-chance = { $chance } to win
hint-thinking = Thinking about the best moves …
error-no-hints = Hints are only for tables that agreed on them before the game.
error-not-due = You have nothing to decide now.
error-hint = No hint could be found this time. Nothing is lost: play on, or ask again.
lobby-hints = Hints
lobby-hints-off = Without hints
lobby-hints-on = All agree on hints
analysis = Analysis
analysis-what = A strong bot looks back at the whole game: everyone's chances after each move, what it would have played, and what to learn from. It takes a minute or so and goes on in the background.
analysis-start = Analyse this game
analysis-stop = Stop
analysis-waiting = Other games are looked at first …
analysis-running = Looked at { $done } of { $all } moves …
analysis-stopped = Stopped after { $done } of { $all } moves.
analysis-chart = Everyone's chances to win over { $moves } moves
analysis-swing = { $name } { $before } → { $after }
analysis-turning = Turning points
analysis-no-turning = No single move changed much.
analysis-point = Move { $n }: { $changes }
analysis-move = Move { $n }, { $name }
analysis-same = The { $level } would have played the same.
analysis-instead = The { $level } would have played
analysis-cost = That gave away { $lost }.
analysis-no-cost = That it gave anything away cannot be shown.
analysis-mistakes = Learn from the mistakes of
analysis-agreed = In { $agreed } of { $all } decisions the { $level } would have played the same.
analysis-none = Nothing was given away.
analysis-mistake = Move { $n }, { $played }: { $lost } given away.
analysis-try = Try again
analysis-fair = Chances are computed from everything, hidden cards included. What should have been played is computed from what the player could know: nobody is blamed for cards that could not be seen. A move gave away at most what these chances fell by; differences below { $doubt } may be errors of the search. The { $level } may err, too.
try-title = Try again: { $n } of { $all }
try-text = Here you played { $played } ({ $chance } to win). Is there something better?
try-best = That is it: the { $level } plays the same.
try-good = Good: { $chance } to win, nearly as good as the best.
try-unsure = { $chance } to win (± { $doubt }): the { $level } has looked at it too seldom to say that it is worse.
try-worse = That gives { $lost } away: { $chance } to win.
try-answer = The { $level } plays { $better }: { $chance } to win.
try-why = At once: { $why }.
try-done = Tried again.
try-next = Next position
try-once-more = Once more
try-back = Back to the game

# For children
home-little = Little monsters
home-little-help = For children: bigger pieces, a paw that shows a good place, gentle bots.
settings-little = Little monsters: bigger pieces and hints
table-stand-in-level = Level of the bot

# Keys, and where they lead
keys-title = Keys
keys-hand = to your hand
keys-closer = the card that has the focus, at reading size
keys-next = to the next space you may choose
keys-before = to the one before
keys-option = choose among the ways to do it
keys-end = end the step, or go on
keys-cancel = put back, close
keys-undo = take back
keys-hint = ask for a hint
keys-log = log
keys-chat = chat
keys-rules = rules
keys-keys = this list
table-to-hand = To your hand
table-to-board = To the board
settings-volume = Volume
learn-play = Play now

# The end of a game
end-why = Why { $name }:
end-count = The count
end-player = Player
end-points = points
end-course = Points over time
end-share = Share
end-table = To the table
end-show = How it ended
end-moment = The decisive moment
end-moment-rise = Move { $n }: the chances of { $name } rose from { $before } to { $after }.
end-moment-watch = Watch move { $n }
end-moment-none = No single move decided this game.
end-moment-find = Find the decisive moment

# The game on one sheet
aid = On one sheet
aid-goal = Goal
aid-turn = Your turn
aid-know = Good to know
aid-score = Points
aid-icons = Icons
aid-print = Print
keys-aid = the game on one sheet

# A table before its game
gather-whose = { $name }’s table
gather-who = Who sits where
gather-who-help = Tap a free chair to sit there. Your place is kept if the connection drops.
gather-invite = Everybody comes in here
gather-invite-help = One link and one code for all. Who opens it picks a name and a chair.
gather-link = The link for all
gather-code = The code for all
gather-spoken = Or say the table’s name:
gather-you = you
gather-host = host
gather-ready = ready
gather-not-ready = not ready yet
gather-away = away
gather-more = More about { $name }
gather-muted = muted
gather-mute = Mute
gather-unmute = Hear again
gather-hand-on = Make host
gather-send-away = Ask to leave
gather-bot = bot, { $n } of { $of }
gather-free = a free chair
gather-closed = a closed chair
gather-free-it = Free the chair
gather-sit = Sit here
gather-sit-chair = Sit here: chair { $n }
gather-seat-bot = Seat a bot
gather-bot-chair = Seat a bot: chair { $n }
gather-open = Open
gather-open-chair = Open: chair { $n }
gather-close = Close the chair
gather-you-title = You
gather-name = Your name
gather-beast = Your beast
gather-colour = Your colour, pattern and shape
gather-sit-ready = Sit down, I am ready
gather-no-chair = No chair is free
gather-stand = Stand up and look on
gather-leave = Leave
gather-own = One’s own …
gather-own-text = one’s own text
gather-own-for = Own text for { $option }
gather-file-for = File for { $option }
gather-host-chooses = The host chooses; you see what he has chosen.
gather-open-to = Who may come
gather-locked = Nobody else: lock the door
gather-trouble = That did not work.
gather-somebody = Somebody
gather-looks-on = looks on
gather-knocks = knocks at the door
gather-admit = Let in
gather-knocking = You have knocked. The host will let you in.
gather-quick = It begins in a moment; bots fill up.
gather-lacking = { $n ->
    [one] One more player is needed.
   *[other] { $n } more players are needed.
  }
gather-waits = Not ready yet: { $names }
gather-all-ready = All are ready.
gather-start = { $n ->
    [2] Start with two
    [3] Start with three
    [4] Start with four
    [5] Start with five
    [6] Start with six
   *[other] Start with { $n }
  }
gather-host-starts = { $name } begins the game.
gone-gathering = You can’t come in here
gone-sent-away-why = The host has asked you to leave this table.
gone-locked-why = This table is locked: its host lets nobody else in.
beast-owl = Owl
beast-slug = Slug
beast-imp = Imp
beast-bat = Bat
beast-cat = Cat
beast-toad = Toad
beast-moth = Moth
beast-hare = Hare
error-phrases = Here only ready-made phrases are said until the host allows more.
error-spectator = Who looks on can’t write to the seated here.
error-not-idle = This seat is not idle yet.

# Among strangers
home-strip = Tables and games
home-open = Open tables
home-watch = Watch
home-mine = My games
home-open-none = No table is open to everybody now. Open one with friends and list it, or:
home-anyone = Anyone for
home-find = Find players
home-all = all { $n }
home-all-of = { $what }: all { $n }
home-fewer = fewer
home-sit = Sit down
home-look-on = Watch
home-go-on = Go on
home-look-back = Look back
home-your-turn = Your turn
home-players = { $n ->
    [one] one player
   *[other] { $n } players
  }
home-goes-on = { $n ->
    [one] one player, others decide
   *[other] { $n } players, others decide
  }
home-waits-start = waits for its start
home-quick-waits = begins in a moment
home-won = You won
home-lost = { $n ->
    [0] Nobody won
   *[other] { $names } won
  }
home-against = against { $level }
home-offline = These can be learnt without a server:
gather-listed = Strangers: show this table on the home page
gather-talk = Strangers may write what they like, not only ready-made phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice move!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-your-turn = It is your turn.
phrase-well-played = Well played!
phrase-again = Another round?
phrase-bye = Bye!
chat-phrases = Say a phrase
chat-watching = Who looks on can’t write to the seated at this table.
chat-talk = Let everybody write what they like
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-who = Who is heard
table-muted = { $seat }, muted
idle-says = { $name } has not played for a while.
idle-bot = A bot should play
idle-said = { $said } of { $needed } want a bot.

# What was promised, and what is kept
promised = Chance, as promised
promised-text = Before the first draw each of these promised a number by its fingerprint. All numbers together make the key; the server shows its own when the game is over.
promised-server = The server
promised-out = No number in time, so not in the key: { $names }
gather-sealing = { $n ->
    [0] The key of chance is being made.
    [one] The key of chance is being made: one browser adds a number.
   *[other] The key of chance is being made: { $n } browsers add a number each.
  }
fair-others = The numbers of the others are not those whose fingerprints this browser saw before it showed its own.
gather-too-long = That is too long to be sent from here: at most { $n } characters, all of your own texts together.
settings-delete = Delete this game for good
settings-delete-sure = Its record, everybody’s names and all that was said will be gone.
about-kept = What is kept about you
about-kept-text = The server keeps the name you type, your moves and what you say with the game, until whoever opened it deletes it in the game’s settings, or the operator does. There is no account. This browser keeps your name, settings, links to your seats and what was promised to you.
about-forget = Forget everything in this browser
about-forgotten = Forgotten. Seats of running games can be reached only by links you have elsewhere.
