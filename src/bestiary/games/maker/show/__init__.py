"""What screens are told of the laboratory besides its views."""
