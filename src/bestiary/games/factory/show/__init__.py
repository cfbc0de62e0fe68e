"""What players see and hear of a position."""
