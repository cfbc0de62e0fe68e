"""Actions and positions of The Monster Maker as text."""
