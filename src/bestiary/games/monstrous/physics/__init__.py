"""Cards that fly: simulated at a live table, practised landings everywhere else."""
