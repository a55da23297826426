"""The main window: tabs, side bar, find bar, home."""
