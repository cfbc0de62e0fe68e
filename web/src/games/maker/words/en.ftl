# Words of the board itself; rules, parts and log come with the game.
board-laboratory = Graves, Gallows Heap and laboratories. Tab walks from card to card, Enter chooses.
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
board-why = Not now, and why
step-name-1 = 1st: rob or prepare
step-name-2 = 2nd: study, operate, revive
step-name-3 = 3rd: sell or recover
seat-die = Study die { $die }, low is good
seat-sewn = { $n } of 6 parts sewn on
roll-needs = you need a { $need }: { $percent } %{ $modifier ->
    [0] {""}
   *[other] {""}, with { $sign } on the roll
}
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
