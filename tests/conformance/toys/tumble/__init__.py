"""A toy with outcomes from outside: throw softly or hard, and see how far it tumbles."""
