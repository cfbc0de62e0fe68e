"""What players of The Monster Maker see and hear."""
