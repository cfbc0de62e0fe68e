"""What screens are told of the table besides its views."""
