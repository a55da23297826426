"""Links to places, in the ways of several programs."""

import pytest

from locator.evidence.place import Place
from locator.evidence.place_links import blanked, is_worth_a_look, place_links
from locator.span import Span


@pytest.mark.parametrize(
    ("text", "place", "rest", "reason"),
    [
        ("a [[b.pdf#page=3]] c", Place("3", "b.pdf"), "a  c", "a link of a wiki"),
        ("a [[b.pdf#page=3|p. 3]]", Place("3", "b.pdf"), "a", "with a name"),
        ("a [p. 3](b.pdf#page=3)", Place("3", "b.pdf"), "a", "a link of Markdown"),
        ("a (see)([p](b.pdf))", Place(None, "b.pdf"), "a (see)", "its brackets go too"),
        ("a [p](<b c.pdf#page=3>)", Place("3", "b c.pdf"), "a", "an address in angles"),
        (
            "a [p](zotero://open-pdf/x?page=3&annotation=K)",
            Place("3", "", "K"),
            "a",
            "a link into Zotero",
        ),
        (
            "[“one two”](b.pdf#page=3)",
            Place("3", "b.pdf"),
            "“one two”",
            "its words stay",
        ),
    ],
)
def test_a_link_leads_to_a_place(
    text: str, place: Place, rest: str, reason: str
) -> None:
    (link,) = place_links(text)

    assert link.place == place, reason
    assert " ".join(blanked(text, link.spans).split()) == " ".join(rest.split())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("no link", "words"),
        ("[a](https://example.org)", "a page of the web"),
        ("[a](b.txt)", "another file"),
        ("[a] (b.pdf)", "a space between"),
        ("[[" * 5_000, "brackets that never close"),
    ],
)
def test_other_links_are_none(text: str, reason: str) -> None:
    assert list(place_links(text)) == [], reason


def test_stretches_are_blanked_but_for_their_lines() -> None:
    assert blanked("ab\ncd ef", [Span(1, 4), Span(2, 3)]) == "a \n d ef"


def test_an_address_is_worth_a_look_if_it_leads_somewhere() -> None:
    assert is_worth_a_look("a.pdf#page=3")
    assert is_worth_a_look("https://example.org/#:~:text=a")
    assert not is_worth_a_look("https://example.org/")
