"""Kills and stops workers."""

import os


def strike(pid: int, blow: int) -> None:
    """Send a signal to a worker that lives; 0 would hit our own processes."""
    assert pid > 0
    os.kill(pid, blow)
