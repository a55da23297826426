"""The window (PySide6) and its worker processes."""
