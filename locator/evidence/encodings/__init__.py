"""Tells older encodings apart, which a file does not name."""
