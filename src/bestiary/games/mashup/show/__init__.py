"""What screens are told of the city besides its views."""
