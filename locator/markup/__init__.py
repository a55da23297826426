"""Turns a quote's mark-up into the characters it prints."""
