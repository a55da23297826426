"""What a crop of a page shows around a quote, and how it becomes a small picture."""
