"""What people are shown and told of a position, and what they may do in it."""
