"""What is shown, drawn and said of a table."""
