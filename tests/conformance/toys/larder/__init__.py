"""A toy with hidden cards: draw from the larder, eat what you hold, and share slime if you like."""
