"""Work that is done in a process of its own: it can't block a table, and a crash costs one answer."""
