"""Facts alive in the window's process: documents, quotes, workers, store."""
