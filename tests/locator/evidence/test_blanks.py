"""Runs of blanks."""

import pytest

from locator.evidence.blanks import with_short_blanks


@pytest.mark.parametrize(
    ("text", "expected", "reason"),
    [
        ("a  b", "a  b", "a short run is left as it is"),
        (f"a{' ' * 199}b", f"a{' ' * 199}b", "one that a layout may have as well"),
        (f"a{' ' * 9_999}b", f"a{' ' * 200}b", "a longer one is shortened"),
        ("a" + "\t" * 9_999, f"a{' ' * 200}", "of whatever blanks it is made"),
        ("a" + "\n" * 999 + "b", "a" + "\n" * 999 + "b", "lines are counted"),
    ],
)
def test_long_runs_are_shortened(text: str, expected: str, reason: str) -> None:
    assert with_short_blanks(text) == expected, reason
