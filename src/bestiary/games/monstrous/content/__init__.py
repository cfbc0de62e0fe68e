"""What every card does, the scenarios, and what is agreed before a game."""
