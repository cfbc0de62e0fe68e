"""What bots and learners need of a position."""
