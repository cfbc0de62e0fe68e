"""The rulebook, compiled: chapters of functions over a position."""
