"""Quotes, their answers and their records as JSON, exactly; and back."""
