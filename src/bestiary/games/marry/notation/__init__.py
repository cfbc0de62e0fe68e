"""Actions and positions as text that reads and round-trips."""
