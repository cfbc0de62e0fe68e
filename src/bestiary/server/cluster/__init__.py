"""Several servers that share their tables: PostgreSQL keeps them, NATS carries what people send and are told."""
