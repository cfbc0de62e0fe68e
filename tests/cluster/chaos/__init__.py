"""Servers, people and a database under seeded faults, and what must hold afterwards."""
