"""Links to words of a page."""

import pytest

from locator.evidence.text_fragment import (
    TextFragment,
    fragment_addresses,
    leads_to_words,
    text_fragments,
)

PAGE = "https://example.org/a.pdf"


@pytest.mark.parametrize(
    ("directives", "expected", "reason"),
    [
        ("text=it%20swells", [TextFragment("it swells")], "words"),
        ("text=it,swells", [TextFragment("it … swells")], "beginning and end"),
        ("text=so-,it,-then", [TextFragment("it", "so", "then")], "what is around"),
        ("text=a&text=b", [TextFragment("a"), TextFragment("b")], "two"),
        ("text=", [None], "no words"),
        ("text=,", [None], "two times none"),
        ("text=a,b,c", [None], "more than the syntax has"),
        ("tex=a", [None], "no such directive"),
        ("", [None], "no directive"),
    ],
)
def test_a_link_has_words(
    directives: str, expected: list[TextFragment | None], reason: str
) -> None:
    assert list(text_fragments(f"{PAGE}#:~:{directives}")) == expected, reason


@pytest.mark.parametrize(
    ("text", "expected", "reason"),
    [
        (f"see {PAGE}#:~:text=a for it", [f"{PAGE}#:~:text=a"], "among words"),
        (f"({PAGE}#:~:text=a).", [f"{PAGE}#:~:text=a"], "in brackets"),
        (f"{PAGE}#:~:text=(a)", [f"{PAGE}#:~:text=(a)"], "brackets of its own"),
        (f"“{PAGE}#:~:text=a”", [f"{PAGE}#:~:text=a"], "in quotation marks"),
        ("a:~:text=a", [], "no fragment"),
        ("#:~:text=" * 3, ["#:~:text=" * 3], "one in another"),
    ],
)
def test_addresses_are_found(text: str, expected: list[str], reason: str) -> None:
    assert [span.of(text) for span in fragment_addresses(text)] == expected, reason


def test_only_a_link_with_words_leads_to_them() -> None:
    assert leads_to_words(f"{PAGE}#:~:text=a")
    assert not leads_to_words(f"{PAGE}#page=3")
