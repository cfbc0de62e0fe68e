# Words of the board itself; rules, parts and log come with the game.
board-card = { $part } number { $card }
board-value = worth { $value }
board-unknown = value unknown to you
board-told = also known to { $names }
board-goods = for sale
board-wanted = demanded
board-grave = Grave { $grave }: { $count ->
    [0] empty
    [one] one card, a { $part }
   *[other] { $count } cards, on top a { $part }
}
board-heap = Gallows Heap
board-slab = Monster of { $name }: { $parts }
board-player = { $name }: Study die { $die }, { $stock ->
    [one] one part
   *[other] { $stock } parts
} in the warehouse, { $robbable ->
    [0] guarded
   *[other] can be robbed
}
board-stones = Robbery cards lying face up: { $stones }
board-open = can be robbed
board-guarded = guarded
step-name-1 = 1st: rob or prepare
step-name-2 = 2nd: study, operate, revive
step-name-3 = 3rd: sell or recover
seat-die = Study die { $die }, low is good
seat-sewn = { $n } of 6 parts sewn on
roll-impossible = no roll is enough: 0 %
roll-hopeless = This can't succeed. It only lowers your die.
offer-card = { $action }: { $part } #{ $card }
offer-operate = Ask { $name } for a { $part }
offer-grave = Grave { $grave }
offer-player = { $action }: { $name }
offer-wish = I would like { $wish }
offer-points = { $points ->
    [0] No points
    [one] One point
   *[other] { $points } points
}
about-steal = Your Study die goes up by one. You see its front when it is yours.
about-heap = Your Study die goes to 6.
about-hand = The operator has to try to sew it on.
about-take = You see its front when it is yours.
about-sell = The others make offers, clockwise. Nobody sees its front.
about-show = The seller will look at its front.
about-add = The seller sees only its back.
about-want = It becomes part of your one counter-demand.
about-accept = The deal is carried out at once.
about-demand = Your one counter-demand of this sale.
board-laboratory = Graves, Gallows Heap and laboratories. Arrow keys go from card to card, N to the next one that can be chosen, Enter chooses.
board-stone-open = your robbery card for it lies face up
board-count = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
board-heap-price = your die goes to 6
board-no-parts = no parts
board-chose = You chose grave { $grave }. Undo takes it back until all have chosen.
role-assistant = assists
role-operator = operates
role-robber = robs
role-seller = sells
role-reviver = It lives!
roll-needs = you need a { $need }: { $percent } %{ $modifier ->
    [0] {""}
   *[other] {""} ({ $sign } counted)
}
roll-title = The roll
roll-of = Sewing on: { $part }
roll-of-revival = Bringing the Monster to life
roll-your-die = your Study die
roll-his-die = the operator's Study die
roll-helps = the { $part } helps
roll-missing = { $n ->
    [one] one arm or leg is missing
   *[other] { $n } arms and legs are missing
}
roll-genius = the brain of 7 is hard to wake
roll-least = must be rolled at least
roll-faces = { $faces } of 6 faces do
roll-sew-good = Sewn on for good; the die goes { $die ->
    [6] nowhere, it shows 6
   *[other] from { $die } to { $up }
}.
roll-sew-bad = The part ends on the Gallows Heap; the die goes { $die ->
    [1] nowhere, it shows 1
   *[other] from { $die } to { $down }
}.
roll-revive-good = It lives, 3 points more, and the game is over.
roll-revive-bad = The brain is fried and ends on the Gallows Heap; the die goes { $die ->
    [1] nowhere, it shows 1
   *[other] from { $die } to { $down }
}.
roll-others = The assistant may hand over something else, with other odds:
throw-against = { $modifier ->
    [0] {""}
   *[other] { $sign }{" "}
}against { $die }
menu-title = What you can do now, and why not the rest
menu-action-1 = 1st Action
menu-action-2 = 2nd Action
menu-action-3 = 3rd Action
menu-past = over
menu-name-rob = Rob the graves:
menu-name-heap = Gallows Heap:
menu-name-steal = Steal:
menu-name-prepare = Prepare:
menu-name-study = Study:
menu-name-operate = Operate:
menu-name-revive = Revive:
menu-name-sell = Sell:
menu-name-recover = Take cards back:
menu-rob-not = all your robbery cards lie face up
menu-heap-not = nothing hangs there
menu-steal = from { $names }, { $die ->
    [6] your die stays at 6
   *[other] die { $die } to { $up }
}
menu-prepare = a Study in this turn counts twice
menu-study = { $die ->
    [1] your die is at 1, nothing to gain
   *[other] die { $die } to { $down }
}
menu-operate = a part that fits lies in your warehouse
menu-operate-not = no part of your warehouse fits your Monster
menu-revive = your Monster has head and brain
menu-revive-not = needs a head and a brain
menu-sell-not = your warehouse is empty
menu-recover = { $open } lie face up, more than { $die }
moment-action-1 = Your first Action: choose one thing, or skip it.
moment-action-2 = Your second Action: choose one thing, or skip it.
moment-action-3 = Your third Action: choose one thing, or end your turn.
moment-turn = { $name } is on turn. Your own turn, as it stands:
moment-joining = { $name } robs the graves: first everybody says who comes along.
moment-sealing = A grave robbery: nothing else until all robbers have chosen.
moment-assisting = { $name } operates: nothing else until the assistant has handed something over.
moment-taking = { $name } operates: nothing else until the assistant has taken a part in return.
moment-wishing = { $name } sells: nothing else until the sale is over.
moment-offering = { $name } sells: nothing else until the sale is over.
moment-selling = { $name } sells: nothing else until the sale is over.
moment-demanding = { $name } sells: nothing else until the sale is over.
moment-answering = { $name } sells: nothing else until the sale is over.
market-title = The open market
market-sells = { $name } sells: { $part }.
market-wish = Wished for: { $wish }.
market-offer = Make { $name } one offer. It binds you until the sale is over.
market-demand = Your one counter-demand, to { $name }:
market-demanded = Demanded of { $name }:
market-way-0 = keep
market-way-1 = back up
market-way-2 = show
market-demand-0 = leave
market-demand-1 = demand
market-laid-1 = back up
market-laid-2 = shown
market-shown = shown
market-no-parts = no parts in the warehouse
market-points = Points of knowledge
market-means = at most { $most }: the die of { $name } shows { $die }
market-fewer = one point less
market-more = one point more
market-empty = Nothing is not an offer: add a part or a point.
market-public = All see backs and points; fronts you show only the seller sees.
market-demand-public = All will see what you demand.
market-close = Make the offer
market-close-demand = Demand it
market-passed = no offer
market-thinks = is thinking
market-waits = comes later
market-accept = Accept
market-demand-button = Counter-demand
roll-needs-his = a { $need } is needed: { $percent } %{ $modifier ->
    [0] {""}
   *[other] {""} ({ $sign } counted)
}
menu-rob = { $die ->
    [6] your die stays at 6; alone at a grave: 5
   *[other] die { $die } to { $up }; alone at a grave: back
}
menu-heap = any card by its back, die to 6
menu-steal-not = all warehouses are guarded
menu-sell = a part, by its back
menu-odds = { $part } { $faces ->
    [0] impossible
   *[other] needs a { $need }: { $percent } %
}
menu-recover-not = { $open ->
    [0] none lies face up
   *[other] { $open } face up, { $die ->
        [5] impossible at a 5
        [6] impossible at a 6
       *[other] more than { $die } needed
    }
}
menu-more = All Actions
menu-less = Fewer
offer-skip = Skip this Action
offer-end = End your turn
