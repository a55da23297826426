"""The other process: draws, reads and locates; never imports Qt."""
