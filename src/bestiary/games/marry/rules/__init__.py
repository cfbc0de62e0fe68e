"""The rulebook, chapter by chapter: functions over a position, compiled; they know no bot, view or word."""
