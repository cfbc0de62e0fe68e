# The game on one sheet
turn-1 = First Action: rob the graves, steal from the Gallows Heap or a warehouse, or prepare to study. (R-1)
turn-2 = Second Action: study, operate, or revive.
turn-3 = Third Action: sell an organ, or take robbery cards back.
know-1 = The Study die is a school mark: 1 is best, 6 is worst.
know-2 = Operate: somebody hands you the part, perhaps another one. The white die must reach your Study die; the other arm or leg of the pair gives +1 unless it is rotted.
know-3 = Revive: needs a head and a brain; each missing arm or leg takes 1 from the roll, the brain worth 7 one more. If it fails, the brain is fried.
know-4 = Rob: your die goes up by one, and all who come along choose a grave in secret. Alone you take its top part, and your die goes down by one again; together you fight for nothing.
know-5 = A warehouse with at least as many parts as its owner’s Study die shows is open: if you steal from it, your own die goes up by one. (R-10)
score-1 = All Monsters count, unfinished ones too: the values of their parts.
score-2 = Three rotted parts bring 5, each further one 5 more.
score-3 = The Monster that lives brings 3, but the most valuable one wins.
