"""Many evidence files at once: in several processes, resumable."""
