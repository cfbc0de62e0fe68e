title = The Monster Maker
summary = Rob graves, trust no assistant, haggle over organs: sew a Monster together and bring it to life before the others do.

part-0 = left arm
part-1 = right arm
part-2 = left leg
part-3 = right leg
part-4 = head
part-5 = brain
part-hidden = part
code-0 = LA
code-1 = RA
code-2 = LL
code-3 = RL
code-4 = He
code-5 = Br
code-hidden = ??
grave-0 = 1
grave-1 = 2
grave-2 = 3
grave-3 = 4
grave-4 = 5
where-0 = On top of grave 1 lies now
where-1 = On top of grave 2 lies now
where-2 = On top of grave 3 lies now
where-3 = On top of grave 4 lies now
where-4 = On top of grave 5 lies now
where-hidden = On the table lies
origin-0 = the operator's warehouse
origin-1 = the assistant's own warehouse
how-1 = with its back up
how-2 = shown to the seller
wish-0 = a left arm
wish-1 = a right arm
wish-2 = a left leg
wish-3 = a right leg
wish-4 = a head
wish-5 = a brain
wish-6 = knowledge
wish-7 = nothing in particular

option-round_limit = Rounds at most
option-round_limit-hundred = one hundred
option-round_limit-fifty = fifty
option-round_limit-none = no limit
option-refill = Empty graves
option-refill-when_emptied = refilled only when emptied
option-refill-whenever_possible = refilled as soon as the heap has parts

# What is asked

prompt-over = The game is over.
prompt-wait-turn = Somebody else is on turn.
prompt-wait-joining = A grave robbery: the others are asked, one after the other, whether they are in.
prompt-wait-sealing = A grave robbery: the robbers make their choice in secret.
prompt-wait-operation = An operation: it is up to the assistant.
prompt-wait-market = A part is for sale: it is up to another player.
prompt-action-1 = First Action: { $choices }.
prompt-action-2 = Second Action: { $choices }.
prompt-action-3 = Third Action: { $choices }.
prompt-joining = A grave robbery, which costs you a step of knowledge{ $full ->
    [0] , and all graves are empty, so nobody will get a part
   *[other] {""}
}: { $choices }.
prompt-sealing = You rob: { $choices }. { $full ->
    [0] All are empty: there is no part to be had.
   *[other] Whoever is alone at a grave with parts gets the top one, and the step of knowledge back.
}
prompt-assisting = You assist, and { $kind ->
    [0] a left arm
    [1] a right arm
    [2] a left leg
    [3] a right leg
    [4] a head
   *[5] a brain
} is asked for: { $choices }.
prompt-taking = You handed over { $part ->
    [0] a left arm
    [1] a right arm
    [2] a left leg
    [3] a right leg
    [4] a head
   *[5] a brain
} of your own: { $choices }.
prompt-wishing = You sell { $part ->
    [0] a left arm
    [1] a right arm
    [2] a left leg
    [3] a right leg
    [4] a head
   *[5] a brain
}: { $choices }. It binds nobody.
prompt-offering = { $part ->
    [0] A left arm
    [1] A right arm
    [2] A left leg
    [3] A right leg
    [4] A head
   *[5] A brain
} is for sale{ $laid ->
    [0] {""}
    [one] , and one part lies in your offer
   *[other] , and { $laid } parts lie in your offer
}: { $choices }.
prompt-selling = Your { $part ->
    [0] left arm
    [1] right arm
    [2] left leg
    [3] right leg
    [4] head
   *[5] brain
}: { $choices }.
prompt-demanding = Your counter-demand for the { $part ->
    [0] left arm
    [1] right arm
    [2] left leg
    [3] right leg
    [4] head
   *[5] brain
}{ $laid ->
    [0] {""}
    [one] , with one part so far
   *[other] , with { $laid } parts so far
}: { $choices }.
prompt-answering = The seller demands what is marked and { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} of knowledge for the { $part ->
    [0] left arm
    [1] right arm
    [2] left leg
    [3] right leg
    [4] head
   *[5] brain
}: { $choices }.

# One phrase for each kind of choice

ask-steal = steal from an open warehouse
ask-heap = take a part off the Gallows Heap
ask-rob = rob the graves
ask-prepare = prepare to study
ask-study = sit down and study
ask-operate = operate with an assistant
ask-revive = revive your Monster
ask-sell = sell a part
ask-recover = take your robbery cards back
ask-skip = leave this Action out
ask-skip_end = end your turn
ask-join = come along
ask-stay-out = stay at home
ask-grave = choose a grave in secret
ask-hand = hand over any part that can be sewn on, out of either warehouse
ask-take = take { $kind ->
    [0] a left arm
    [1] a right arm
    [2] a left leg
    [3] a right leg
    [4] a head
   *[5] a brain
} in return
ask-wish = say what you would like for it
ask-show = add a part that the seller may look at
ask-add = add a part with its back up
ask-want = name a part
ask-points_offer = { $laid ->
    [0] offer { $most ->
        [one] one point
       *[other] up to { $most } points
    } of knowledge alone
   *[other] close your offer with { $most ->
        [0] no points
        [one] up to one point
       *[other] up to { $most } points
    } of knowledge
}
ask-points_demand = { $laid ->
    [0] demand { $most ->
        [one] one point
       *[other] up to { $most } points
    } of knowledge alone
   *[other] close your demand with { $most ->
        [0] no points
        [one] up to one point
       *[other] up to { $most } points
    } of knowledge
}
ask-pass = make no offer
ask-accept = accept an offer
ask-demand = make your one counter-demand
ask-end-sale = end the sale
ask-agree = agree to it
ask-refuse = refuse it

# The table as text

text-graves = Graves
text-heap = Heap
text-nothing = empty
text-grave = { $number }: { $count ->
    [0] empty
   *[other] { $count } { $top }
}
text-head-study = Study
text-head-stones = Stones
text-head-points = Points
text-robbable = robbable
text-below = Below
text-below-grave = { $number }: { $cards }
text-round = Round { $round }{ $rounds ->
    [0] {""}
   *[other] { " " }of { $rounds }
}. { $over ->
    [1] The game is over.
   *[0] Player { $letter }, Action { $phase }{ $prepared ->
        [1] , prepared to study
       *[0] {""}
    }.
}
text-odds = With a { $die } on the Study die: { $rolls }.
text-roll = { $what } { $faces ->
    [0] impossible
   *[other] needs a { $need }{ $modifier ->
        [0] {""}
       *[other] { " " }with { $sign }
    }
}: { $percent } %
text-revive = revival
text-robbery = Grave robbery: { $players }.
text-joining = { $letter } is asked to come along.
text-choosing = Still to be shown: the choices of { $players }.
text-plain-choice = { $letter } has only grave { $grave } left.
text-chose = You chose grave { $grave }.
text-sale = For sale: { $card } of player { $letter }; wanted: { $wish }.
text-offer = { $letter }: { $what }
text-offer-points = { $points ->
    [one] one point
   *[other] { $points } points
}
text-shown = { $card } (shown)
text-demand = Demanded of { $letter }: { $what }.
text-demanded-once = The one counter-demand was refused.
text-operation = Player { $assistant } assists; asked for: { $part }.
text-key = A digit is a front you know, ? one you don't, * one of yours that others know.
text-over-revived = Player { $letter } has brought a Monster to life.
text-over-limit = All rounds are over; no Monster lives.

# The same in sentences

spoken-grave = Grave { $number }, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards from the top
}{ $count ->
    [0] .
   *[other] : { $parts }.
}
spoken-heap = Gallows Heap, { $count ->
    [0] empty
    [one] one part
   *[other] { $count } parts from the bottom
}{ $count ->
    [0] .
   *[other] : { $parts }.
}
spoken-seat = Player { $letter }{ $you ->
    [0] {""}
   *[other] , you
}: Study die { $die }, { $points ->
    [one] one point
   *[other] { $points } points
}, { $stock ->
    [0] no part
    [one] one part
   *[other] { $stock } parts
} in the warehouse, { $robbable ->
    [0] guarded
   *[other] open to thieves
}.
spoken-stones = Robbery cards of player { $letter } lying face up: { $stones }.
spoken-warehouse = Warehouse of player { $letter }: { $parts }.
spoken-monster = Monster of player { $letter }: { $parts }.
spoken-part = { $part } number { $card }{ $value ->
    [-1] {""}
   *[other] { " " }worth { $value }
}
spoken-part-seen = seen by { $players }
spoken-part-wanted = demanded
spoken-nothing = nothing
spoken-odds = { $what ->
    [-1] To revive the Monster
    [0] To sew on a left arm
    [1] To sew on a right arm
    [2] To sew on a left leg
    [3] To sew on a right leg
    [4] To sew on a head
   *[5] To sew on a brain
} player { $letter } needs a { $need }{ $faces ->
    [0] , which no face shows
   *[other] {""}
}: { $percent } %{ $modifier ->
    [0] {""}
   *[other] , with { $sign } on the roll
}.
spoken-turn = { $over ->
    [1] The game is over. The last turn was that of player { $letter },
   *[0] On turn: player { $letter },
} Action { $phase }{ $prepared ->
    [1] , prepared to study
   *[0] {""}
}. Player { $first } began.
spoken-round = Round { $round }{ $rounds ->
    [0] , without a limit
   *[other] { " " }of { $rounds }
}.
spoken-asked = To decide now: { $players }.
spoken-robs = Player { $letter } takes part in the robbery.
spoken-chose = { $you ->
    [1] You chose grave { $grave }.
   *[0] Player { $letter } has only the card for grave { $grave } left.
}
spoken-offer = Player { $letter } offers { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} of knowledge beside the parts.
spoken-wish = Wished for: { $wish }.
spoken-winners = Won by: { $players }.
spoken-frame-joining = A grave robbery: player { $letter } is asked to come along.
spoken-frame-sealing = A grave robbery: the robbers choose their graves in secret.
spoken-frame-assisting = An operation: player { $letter } assists and is asked for a { $part }.
spoken-frame-taking = An operation: player { $letter } handed over number { $card } and takes a { $part } in return.
spoken-frame-wishing = A sale begins: number { $card } is put up.
spoken-frame-offering = A sale: player { $letter } may make an offer for number { $card }.
spoken-frame-selling = A sale: the seller weighs the offers for number { $card }; the counter-demand is { $demanded ->
    [0] still open
   *[other] used up
}.
spoken-frame-demanding = A sale: the seller makes up a counter-demand to player { $letter } for number { $card }.
spoken-frame-answering = A sale: player { $letter } is asked to give the parts demanded and { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} for number { $card }.
spoken-option = { $option }: { $value }.

term-points = points
term-parts = parts sewn on
term-useful = useful parts in the warehouse
term-worth = their value
term-knowledge = knowledge there is use for
term-stock = parts in the warehouse
term-exposed = parts open to thieves
term-stones = robbery cards to play
term-prey = prospect of a grave
term-surgery = prospect of an operation
term-revival = prospect of a revival that wins

action-steal = steal from a warehouse
action-heap = steal from the Gallows Heap
action-hand = hand over
action-take = take in return
action-sell = sell
action-show = offer, shown to the seller
action-add = offer with its back up
action-want = demand
action-operate = operate
action-wish = wish for
action-points = points of knowledge
action-accept = accept the offer
action-demand = counter-demand
action-grave = grave
action-rob = rob the graves
action-join = come along
action-stay-out = stay at home
action-prepare = prepare to study
action-study = study
action-revive = revive
action-recover = take robbery cards back
action-pass = make no offer
action-end-sale = end the sale
action-agree = agree
action-refuse = refuse
action-skip = skip

# What happened

event-turn = Round { $round }: { $seat } begins a turn.
event-die = The Study die of { $seat } shows { $die }.
event-robbery = { $seat } sets out to rob the graves.
event-joined = { $seat } comes along.
event-stayed-out = { $seat } stays at home.
event-chose = { $seat } chose grave { $grave }.
event-fought = The robbers of grave { $grave } fight over the body and get nothing.
event-empty = { $seat } digs in grave { $grave } for nothing: it is empty.
event-took = { $seat } takes a { $part } (#{ $card }) out of grave { $grave }.
event-front = You see the front of #{ $card }: a { $part } worth { $value }.
event-back = { $where }: a { $part } (#{ $card }).
event-refilled = A { $part } (#{ $card }) from the Gallows Heap goes into grave { $grave }.
event-heap = { $seat } takes a { $part } (#{ $card }) from the Gallows Heap.
event-stole = { $seat } steals a { $part } (#{ $card }) from { $owner }.
event-prepared = { $seat } prepares to study.
event-studied = { $seat } studies.
event-operation = { $seat } operates and asks { $assistant } for a { $part }.
event-handed = { $assistant } hands over a { $part } (#{ $card }) from { $origin }.
event-exchanged = { $assistant } takes a { $part } (#{ $card }) in return.
event-rolled = { $seat } rolls a { $roll }, { $modifier ->
    [0] unmodified
   *[other] changed by { $modifier }
}, against { $die }.
event-sewn = { $seat } sews on a { $part } (#{ $card }) worth { $value }.
event-failed = It fails: the { $part } (#{ $card }) of { $seat } ends on the Gallows Heap.
event-revived = It lives! { $seat } has brought a Monster to life.
event-fried = The brain (#{ $card }) of { $seat }'s Monster is fried and ends on the Gallows Heap.
event-for-sale = { $seat } offers a { $part } (#{ $card }) for sale.
event-nothing-left = { $seat } has nothing to sell and no robbery cards to take back: the turn is over.
event-wished = { $seat } would like { $wish } for it.
event-offered-card = { $seat } offers a { $part } (#{ $card }), { $how }.
event-offered = { $seat } makes an offer with { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} of knowledge.
event-passed = { $seat } makes no offer.
event-demanded-card = A { $part } (#{ $card }) is demanded of { $seat }.
event-demanded = { $seat } makes a counter-demand to { $buyer } with { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} of knowledge.
event-agreed = { $seat } agrees with { $other }.
event-refused = { $seat } refuses.
event-sold = { $seat } sells #{ $card } to { $buyer } for { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} of knowledge and the parts agreed on.
event-sale-ended = { $seat } ends the sale without a deal.
event-recovered = { $seat } takes { $cards ->
    [one] one robbery card
   *[other] { $cards } robbery cards
} back.
event-skipped = { $seat } leaves out Action { $phase }.
event-time-up = All { $rounds } rounds are over.
event-counted = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}.
event-won = { $seat } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.

# Why not

rule-M3 = You have no robbery card face down, so you can't rob a grave.
rule-M8 = That warehouse is guarded: it holds fewer parts than its owner's Study die shows.
rule-M13 = You can only ask for a kind of part that lies in your warehouse.
rule-M14 = The assistant is another player at the table.
rule-M18 = Only a Monster with head and brain can be revived.
rule-M22 = To take robbery cards back, more of them must lie face up than your Study die shows.
grounds-M22 = Face up: { $cards }. Your die: { $die }.
rule-M23 = That player has made no offer that you could accept.
rule-M42 = That card does not lie on the Gallows Heap.
rule-M48 = That part can't be sewn on: its place is taken, or a brain has no head to go into.
rule-R-1 = That is not what is asked now.
rule-R-2 = It lies in neither of the two warehouses that the assistant may reach into here.
rule-R-3 = Your robbery card for that grave lies face up already.
rule-R-4 = You can't steal from yourself.
rule-R-5 = That is more knowledge than the buyer has to give.
rule-R-6 = In return you take a part of the kind that was asked for.
rule-R-7 = You can sell and offer only what lies in your own warehouse.
rule-R-8 = You can demand only what lies in the warehouse of the player you ask.
rule-R-9 = There is no such grave in this game.
rule-R-10 = It lies in nobody's warehouse, so there is nobody to steal it from.
rule-R-11 = An offer or a demand needs a part or a point: nothing is no offer.
rule-R-12 = That card is part of it already.
rule-R-13 = There is one counter-demand a sale, and it has been made.
rule-R-14 = A deal needs another player at the table.
rule-R-15 = You have begun an offer: close it with points of knowledge.
rule-R-16 = That player has nothing to pay with: no part, and a 6 on the die.

# What wins, in a sentence
aid-goal = When a Monster comes to life, the most valuable one wins, even if it is not the one that lives.

# The end told
ending-head = head
ending-brain = brain
ending-arms = arms
ending-legs = legs
ending-rotted = rotted
ending-lives = lives
ending-title-lives = It lives!
ending-title-time = The night is over
ending-title-worth = It lives! But another is worth more
ending-how-best = { $winners }: { $points } { $points ->
    [one] point
   *[other] points
  }, the most valuable { $n ->
    [one] Monster
   *[other] Monsters
  }
ending-how-other = { $winners }: { $points } { $points ->
    [one] point
   *[other] points
  }; { $reviver }’s Monster lives and is worth { $less }
ending-why-lives = The points for bringing it to life. Without them { $first } had { $rest }, and { $second }’s Monster, { $points }, would have won or been level.
ending-why-level = { $first } and { $second } are level at { $points }, and the Monster that lives wins then.
ending-roll = The roll that did it: against a Study die of { $die }, { $reviver } needed { $needed } or more, a chance of { $chance } %, and rolled { $rolled }.
