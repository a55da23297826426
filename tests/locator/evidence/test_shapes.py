"""What the shape of a paragraph or a line tells about what it is."""

import pytest

from locator.evidence.shapes import ends_sentence, is_claim


@pytest.mark.parametrize(
    ("paragraph", "claim"),
    [
        ("**All in bold**", True),
        ("**All in bold**:", True),
        ("**All in bold**：", True),
        ("Claim 1: words", True),
        ("**Claim:** words", True),
        ("**Bold** and words", False),
        ("It is claimed that", False),
    ],
)
def test_a_paragraph_in_bold_or_that_says_so_is_a_claim(
    paragraph: str, claim: bool
) -> None:
    assert is_claim(paragraph) is claim


@pytest.mark.parametrize(
    ("line", "ends"),
    [
        ("One two.", True),
        ("One two?”", True),
        ("“One two”", True),
        ("一二。", True),
        ("One two.  ", True),
        ("One two,", False),
        ("One two", False),
    ],
)
def test_a_line_may_end_a_sentence(line: str, ends: bool) -> None:
    assert ends_sentence(line) is ends
