"""Data files that travel with the program."""
