"""HTTP and sockets around tables: the server alone decides, and each seat gets its own part and nothing else."""
