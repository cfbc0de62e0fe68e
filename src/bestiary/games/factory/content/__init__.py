"""The tile set, and what reads one."""
