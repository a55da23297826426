"""Measures the locator against documents whose glyphs are known."""
