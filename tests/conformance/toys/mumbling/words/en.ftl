title = One
both = { $one }
