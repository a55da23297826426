"""No test needs a display or reads a clock; those that last come last."""

import os
import sys

import pytest
from hypothesis import settings

settings.register_profile("check", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "check"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


class _End:
    """Remembers how the tests ended, and ends the process at once.

    Windows that tests leave behind are torn down in any order when the interpreter
    ends, and Qt does not survive every order. All has been said by then.
    """

    def __init__(self) -> None:
        self._status = 0

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        self._status = int(exitstatus)

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(self._status)


def pytest_configure(config: pytest.Config) -> None:
    """See to an orderly end."""
    config.pluginmanager.register(_End(), "end")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the journeys at the end, and the floors of the locator behind them.

    What journeys leave in memory slows widgets down: a style sheet dresses every
    widget that lives, those of closed windows as well. The floors last longest.
    """
    items.sort(
        key=lambda item: ("truth" in item.path.parts, "journeys" in item.path.parts)
    )
