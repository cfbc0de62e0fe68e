"""The games in a terminal: one app for all of them, and a plain line mode that a screen reader or a pipe can drive."""
