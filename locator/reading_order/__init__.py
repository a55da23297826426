"""Puts what an extractor found on a page into the order in which it is read."""
