"""The version stands in one place and reaches every face of the program."""

import subprocess
import sys
from importlib.metadata import version

from locator.version import __version__


def test_the_installed_package_has_the_version_of_the_source() -> None:
    assert version("quotelight") == __version__


def test_the_command_line_says_its_version() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "locator", "--version"],
        check=True,
        capture_output=True,
        text=True,
    )

    assert answer.stdout == f"qlocate, version {__version__}\n"
