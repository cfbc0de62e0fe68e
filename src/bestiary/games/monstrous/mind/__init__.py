"""What bots and learners need: what a position is worth, and how it is observed."""
