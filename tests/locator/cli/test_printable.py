"""Text from files on a terminal."""

import pytest

from locator.cli.printable import printable


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("plain words", "plain words"),
        ("two\nlines\tand  more", "two lines and more"),
        ("\x1b[31mred", "�[31mred"),
        ("56\u202e65", "56�65"),
        ("half \ud83d", "half �"),
        ("Größe “α” 日本", "Größe “α” 日本"),
    ],
)
def test_nothing_steers_the_terminal(text: str, printed: str) -> None:
    assert printable(text) == printed
