"""What bots and learners make of a position of The Monster Maker."""
