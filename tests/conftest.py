"""No test needs a display or reads a clock; those with whole windows come last."""

import os

import pytest
from hypothesis import settings

settings.register_profile("without a clock", deadline=None)
settings.load_profile("without a clock")
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the journeys at the end: what they leave in memory slows widgets down.

    A style sheet dresses every widget that lives, those of closed windows as well.
    """
    items.sort(key=lambda item: "journeys" in item.path.parts)
