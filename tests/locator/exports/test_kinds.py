"""Every kind of file that can be written."""

import pytest

from locator.cli.verify_messages import OUTPUTS
from locator.exports.kinds import kinds


@pytest.mark.parametrize("name", kinds())
def test_a_kind_can_be_asked_for_and_written(name: str) -> None:
    kind = kinds()[name]

    assert kind.name == name
    assert kind.suffixes
    assert kind.asked_by in OUTPUTS
    assert callable(kind.exporter())
