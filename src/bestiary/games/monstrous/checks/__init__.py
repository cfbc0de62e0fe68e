"""What the checks look at: invariants, named positions, trials, and what the bench measures."""
