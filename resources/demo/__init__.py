"""The sample paper, its evidence file, and the small typesetter that makes them."""
