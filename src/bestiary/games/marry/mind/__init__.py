"""What bots and learners read in a position."""
