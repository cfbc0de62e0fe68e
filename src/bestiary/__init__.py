"""Monster tabletop games: one rules contract, and everything above the rules written once."""
