"""How a CSV file is written, told by its content."""

import pytest

from locator.evidence.tables.csv_dialect import dialect_of


@pytest.mark.parametrize(
    ("text", "separator", "reason"),
    [
        ("a,b\n1,2\n3,4\n", ",", "commas"),
        ("a;b\n1,5;2\n3;4,5\n", ";", "commas are decimal"),
        ("a\tb\nx, y, z\t2\n", "\t", "commas are words"),
        ("quote|page\na, b; c|2\n", "|", "bars"),
        ('a,b\n"x;y;z",2\n"x;y;z",3\n', ",", "semicolons stand in marks"),
        (
            "page,quote\n3,a, b, c\n4,d\n5,e, f\n",
            ",",
            "ragged, with a known header",
        ),
        ("quote\nOne, two\nThree\nFour, five, six\n", ";", "a single column"),
        ("Words\nOne, two; three\nFour| five\nSix;\tseven\n", "", "none fits"),
        ("sep=|\na,x|b,y\n", "|", "the file says so"),
        ("", "", "nothing"),
    ],
)
def test_the_separator_is_the_one_that_makes_columns(
    text: str, separator: str, reason: str
) -> None:
    assert dialect_of(text).separator == separator, reason


@pytest.mark.parametrize(
    ("text", "is_escaped", "reason"),
    [
        (r"a,b" + "\n" + r'"he said \"yes\" so",2', True, "a mark inside of a cell"),
        ('a,b\n"C:\\",2\n', False, "a backslash at the end of a cell"),
        ('a,b\n"a\\""b",2\n', False, "a backslash before a doubled mark"),
    ],
)
def test_marks_are_escaped_or_doubled(text: str, is_escaped: bool, reason: str) -> None:
    assert dialect_of(text).is_escaped == is_escaped, reason
