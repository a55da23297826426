import pytest

from locator.page_hints import pages_named


@pytest.mark.parametrize(
    ("hint", "expected"),
    [
        (None, ()),
        ("", ()),
        ("2", (1,)),  # the number in the file
        ("1048", (1,)),  # the number that is printed
        ("IV", (3,)),
        ("3", (2, 4)),  # the third page, and the one printed 3
        ("7", ()),
    ],
)
def test_pages_are_named_by_number_or_label(
    hint: str | None, expected: tuple[int, ...]
) -> None:
    assert pages_named(hint, ["1047", "1048", "1049", "iv", "3"]) == expected
