"""Pages with text that can be searched, and pages without."""

import pytest

from locator.usable import has_usable_text


@pytest.mark.parametrize(
    ("text", "usable", "why"),
    [
        ("Some words.", True, "a page of text"),
        ("word", True, "a page with one word"),
        ("中文文字", True, "a page without Latin letters"),
        ("1234", True, "a page of numbers"),
        ("", False, "a scan"),
        (" \n \n", False, "spaces and line ends"),
        ("12\n", False, "a scan with a page number"),
        ("… — !!", False, "marks say nothing"),
        ("\ufffd" * 50, False, "a font without a character map"),
        ("\ue001" * 50, False, "characters of private use"),
        ("word " + "\ufffd" * 9, False, "mostly unknown"),
        ("a line with one \ufffd in it", True, "one odd sign"),
    ],
)
def test_a_page_can_be_searched(text: str, usable: bool, why: str) -> None:
    assert has_usable_text(text) is usable, why
