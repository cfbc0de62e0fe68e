"""What screens are told of the valley besides its views."""
