"""Brings a fresh checkout to the point where `python -m bestiary` runs; standard library only."""
