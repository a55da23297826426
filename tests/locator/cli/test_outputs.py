"""Files that are asked for by options."""

from pathlib import Path

import pytest

from locator.cli.outputs import outputs
from locator.exports.kinds import kinds


@pytest.mark.parametrize("name", kinds())
def test_every_kind_is_told_by_its_option_and_suffix(name: str) -> None:
    kind = kinds()[name]
    argument = kind.asked_by.replace("-", "_")

    for suffix in kind.suffixes:
        (found,) = outputs({argument: Path(f"OUT{suffix.upper()}"), "other": None})

        assert found.kind == kind
