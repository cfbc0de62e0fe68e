"""Many games at once: what they tell about bots, and how fast they are."""
