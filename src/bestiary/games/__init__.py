"""One folder a game; they are found, not listed."""
