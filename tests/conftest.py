"""No test needs a display, and those with whole windows come last."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the journeys at the end: what they leave in memory slows widgets down.

    A style sheet dresses every widget that lives, those of closed windows as well.
    """
    items.sort(key=lambda item: "journeys" in item.path.parts)
