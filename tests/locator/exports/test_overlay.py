"""The overlay page: whole in itself, safe, and its boxes where the words are."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typing_extensions import override

from locator.evidence.record import Record
from locator.exports import overlay
from locator.quote import Quote
from tests.checked import OneFile, check, records_of
from tests.pdfs import page_of, write_pdf

VOID = {"meta", "img"}


class Seen(HTMLParser):
    """Reads a page: every element with its attributes, and whether all are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.feed(text)

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    @override
    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str, kind: str = "") -> list[dict[str, str]]:
        """Return the attributes of all elements of a name and a class."""
        return [
            attributes
            for name, attributes in self.elements
            if name == tag and (not kind or kind in attributes.get("class", "").split())
        ]


def shown(path: Path, *records: Record) -> str:
    """Return the overlay page of some quotes."""
    return overlay.write(check(path, *records), OneFile(path)).decode("utf-8")


def paper(tmp_path: Path) -> Path:
    return write_pdf(
        tmp_path / "paper.pdf",
        [
            page_of("The films were dense.", "Other words.", "The films were dense."),
            page_of("Nothing is quoted here."),
            page_of("They took up water,", "which we saw at once."),
        ],
    )


@pytest.fixture
def page(tmp_path: Path) -> Seen:
    """Returns a page with a quote at two places, one that stands, and one nowhere."""
    quotes = (
        "The films were dense",
        "took up water, which we saw",
        "A sentence about the price of copper in the north.",
    )
    return Seen(shown(paper(tmp_path), *records_of(*quotes)))


def test_every_element_is_closed(page: Seen) -> None:
    assert page.open == []


def test_it_needs_no_script_and_no_other_file(tmp_path: Path) -> None:
    text = shown(paper(tmp_path), *records_of("The films were dense"))
    without_pictures = re.sub(r"data:image/png;base64,[\w+/=]+", "", text)

    assert "<script" not in text
    assert not re.search(r"https?:|//|url\(|@import", without_pictures)


def test_only_pages_with_quotes_are_shown(page: Seen) -> None:
    names = [each["alt"] for each in page.all("img")]

    assert names == ["paper.pdf, page 1", "paper.pdf, page 3"]


def test_names_are_given_once_and_every_link_leads_somewhere(page: Seen) -> None:
    names = [each["id"] for _, each in page.elements if "id" in each]
    links = {each["href"].removeprefix("#") for each in page.all("a")}

    assert len(names) == len(set(names))
    assert links <= set(names)


def test_the_list_leads_to_the_first_box_of_the_current_place(page: Seen) -> None:
    rows = [each["href"] for each in page.all("a") if "class" not in each]
    boxes = page.all("a", "box")

    assert rows == ["#place-0", "#place-1"]
    assert [each.get("id") for each in boxes] == ["place-0", None, "place-1", None]
    assert [each["title"] for each in boxes[:2]] == [
        "Several places, 1 of 2",
        "Several places, 2 of 2",
    ]


def test_a_quote_that_stands_nowhere_is_in_the_list_alone(page: Seen) -> None:
    (row,) = page.all("li", "not_found")

    assert row["id"] == "quote-2"
    assert "#quote-2" not in [each["href"] for each in page.all("a")]


def test_boxes_are_css_percents_of_the_page(page: Seen) -> None:
    style = page.all("a", "box")[0]["style"]
    sides = dict(each.split(":") for each in style.split(";"))
    left, top, width, height = (
        float(sides[name].removesuffix("%"))
        for name in ("left", "top", "width", "height")
    )

    assert left == pytest.approx(100 * 72 / 595, abs=0.2)
    assert top < 100 * 72 / 842 < top + height
    assert 15 < width < 20
    assert 0.5 < height < 2


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", '"><img src=x onerror=y>', "a\0b\u202ec"]
)
def test_words_of_others_stay_words(tmp_path: Path, text: str) -> None:
    path = write_pdf(tmp_path / "a'b<c>.pdf", [page_of("The films were dense.")])
    page = Seen(shown(path, Record(Quote(text, claim=text), 1)))

    assert page.open == []
    assert not page.all("script")
    assert not page.all("img")
    assert "\0" not in str(page.elements)


def test_without_quotes_there_is_a_page_without_pictures(tmp_path: Path) -> None:
    page = Seen(shown(paper(tmp_path)))

    assert page.open == []
    assert page.all("nav")
    assert not page.all("img")
