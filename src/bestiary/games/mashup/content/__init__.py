"""The cards and the monster chart, and what reads them."""
