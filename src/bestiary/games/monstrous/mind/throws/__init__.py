"""How bots throw, with arrays of many throws at once: interpreted, since numpy does the work."""
