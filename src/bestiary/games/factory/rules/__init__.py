"""The rulebook: chapters of functions over a position, in the order of the book."""
