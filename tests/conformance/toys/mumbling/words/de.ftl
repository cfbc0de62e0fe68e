title = Zwei
both = { $other }
