"""Comparable texts: what two spellings of the same words have in common."""
