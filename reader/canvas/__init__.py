"""The pages as they are seen: layout, tiles, highlights, selection."""
