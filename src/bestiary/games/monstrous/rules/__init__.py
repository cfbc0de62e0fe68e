"""The rulebook: functions over a position, chapter by chapter."""
