"""The rulebook of The Monster Maker: a position, and the book's chapters as functions over it."""
