# Words of the board itself; rules, parts and log come with the game.
board-card = { $part } number { $card }
board-value = worth { $value }
board-unknown = value unknown to you
board-told = also known to { $names }
board-goods = for sale
board-wanted = demanded
board-heap = Gallows Heap
board-slab = Monster of { $name }: { $parts }
board-player = Study die { $die }, { $stock ->
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
board-chose = You chose grave { $grave }.
board-only-grave = has only grave { $grave } left
board-top = on top: { $part }.
board-below = Below it, as far as you know it, from above:
role-assistant = assists
role-operator = operates
role-robber = robs
role-choosing = chooses a grave
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
    [0] {""}
    [6] your die stays at 6;{" "}
   *[other] die { $die } to { $up };{" "}
}{ $full ->
    [0] all graves are empty, nobody gets a part
   *[other] alone at a grave with parts: its top part, and { $die ->
        [0] a step of knowledge back
       *[other] { $back } again
    }
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
   *[other] { $open } face up, { $reach ->
        [0] impossible at a { $die }
       *[other] more than { $die } needed
    }
}
menu-more = All Actions
menu-less = Fewer
rob-hopeless = All graves are empty: nobody will get a part. Only your die goes up.
grave-hopeless = This grave is empty: you get no part, and your die stays up.
about-empty-grave = Nothing lies there any more.
offer-skip = Skip this Action
offer-end = End your turn
learn-graves-title = A night at the churchyard
learn-graves-text = You are Poppy, an anatomist in need of parts. Everybody sees what lies on top of each grave, but not how good it is. You set out, which costs a step of knowledge: your Study die goes from 3 to 4, and low is good. Lake and Straw come along.
learn-graves-after = Nobody else chose your grave: the brain is yours, worth 2, and your die is back at 3. Your robbery card for grave 3 lies open and can't be used again until you take it back.
learn-operate-title = At the slab
learn-operate-text = Second Action. You can sew on the left leg of your warehouse. For that you need an assistant, and you need a roll as high as your Study die. The page says it beforehand: you need a 3, which is 67 %.
learn-operate-after = A six! The leg is on for good and worth 3 points. Celebrating costs knowledge: your die goes up to 4.
learn-sell-title = The open market
learn-sell-text = Third Action. You can't use the brain yet, since it needs a head. Put it up for sale: the others see its back only.
learn-sell-after = Lake gave you another brain and three points of knowledge: Lake's die went from 3 to 6, yours from 4 to 1. A 1 is the best there is.
learn-offer-title = Your turn to offer
learn-offer-text = Lake sells an arm and would like a head. Straw has made an offer. Make yours: show Lake your brain and add one point. Only Lake sees what you show.
learn-offer-after = Lake took Straw's offer. What you showed Lake will remember, and the page remembers for you what you have seen.
learn-steal-title = Unguarded
learn-steal-text = A warehouse with at least as many parts as its owner's die shows stands open. Lake has three parts and a 3: take the head. Then sew it on.
learn-steal-after = The head is on. Only a Monster with a head can get a brain.
learn-clash-title = Two thieves, one grave
learn-clash-text = Lake robs the graves and everybody may come along. Go with them!
learn-clash-after = Lake chose the same grave: you fight, get nothing, and your die stays up. Choose what others don't want, or can't: their open robbery cards show where they have been.
learn-betrayal-title = Never trust an assistant
learn-betrayal-text = Steal the right leg from Straw, and let Lake assist.
learn-betrayal-after = You asked for a leg, and Lake handed you a brain out of Lake's own warehouse and took your leg for it. The roll failed, so the brain ended on the Gallows Heap. A failure teaches: your die went down to 4.
learn-assist-title = You assist
learn-assist-text = Now Straw has asked you for a right arm. You may hand over any part that fits, from Straw's warehouse or from yours. Be kind this time. Then it is your turn: get your die down.
learn-assist-after = Preparing makes a Study count twice: from 4 to 2. A low die is good for rolls, but it leaves your warehouse open.
learn-brain-title = A brain at last
learn-brain-text = Straw's warehouse stands open. Steal the brain, and have it sewn on. You need a 3.
learn-brain-after = Lake gave you Lake's own worse brain and kept yours: worth 1 instead of 3. But a brain is a brain.
learn-revive-title = It lives!
learn-revive-text = Some rounds later your Monster lacks one leg. Your die shows 5, and a missing limb takes 1 off your roll: you need a 6. If you fail, the brain is fried. Lake is close; try it!
learn-revive-after = A six! It lives, the game is over, and all Monsters are counted: 10 points for you, 6 for Straw, 3 for Lake.
learn-do-rob = Press Rob the graves.
learn-do-brain-grave = A brain lies on grave 3. Choose that grave, in secret.
learn-do-operate = Choose Lake's name to ask Lake for the left leg, look at the roll, and confirm.
learn-do-sell = Choose the brain in your warehouse and confirm.
learn-do-wish = Say that you would like a right leg. It binds nobody.
learn-do-accept = Accept Lake's offer.
learn-do-show = Set the brain to “show”, add one point, and make the offer.
learn-do-points = Add one point and make the offer.
learn-do-steal = Choose the head in Lake's warehouse and confirm.
learn-do-head = Ask Straw for the head: you need a 2.
learn-do-skip = End your turn.
learn-do-join = Come along.
learn-do-other-grave = Choose grave 2.
learn-do-steal-leg = Choose the right leg in Straw's warehouse and confirm.
learn-do-leg = Ask Lake for the right leg, and confirm.
learn-do-hand = Hand Straw the right arm of Straw's own warehouse.
learn-do-prepare = Prepare to study.
learn-do-study = Study: your die goes down twice.
learn-do-steal-brain = Choose the brain in Straw's warehouse and confirm.
learn-do-brain = Ask Lake for the brain, and confirm.
learn-do-leave-out = Leave the first Action out.
learn-do-revive = Choose your Monster, look at the roll, and confirm.
plate-you = you
study-title = Study die
study-low = low is good
study-best = best
study-worst = worst
shelf-title = Warehouse
shelf-note = others see coffins
market-here = { $name } sells. It lies on the counter until the sale is over.
market-quiet = Nothing is for sale. A third Action can lay a part on this counter.
