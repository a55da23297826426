"""Finds where a quote stands and says how it differs."""
