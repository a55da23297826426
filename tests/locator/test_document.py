"""An open document: its pages, its quotes, and what it says about each."""

from pathlib import Path

import pytest

from locator.document import Document
from locator.items import TextItem
from locator.quote import Quote
from locator.status import Kind, Piece, Status
from tests.pdfs import TOP_PT, page_of
from tests.placed import first_rect, opened
from tests.sheets import SheetPages, document, sheet, text_document

TEXT = (
    "The second trial did not reduce mortality in the 120 patients",
    "who were enrolled between May and June of that year.",
)


def test_characters_that_never_show_do_not_matter(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of(*TEXT))

    found = doc.locate("\ufeffthe sec\u200bond trial\u2060 did not\u00ad")

    assert found.status is Status.VERBATIM


def test_a_very_long_quote_is_found(tmp_path: Path) -> None:
    lines = [
        f"Line {number} says what {number * 7} means to us." for number in range(600)
    ]
    pages = [page_of(*lines[at : at + 40]) for at in range(0, 600, 40)]
    quote = " ".join(lines)

    found = opened(tmp_path, *pages).locate(quote)

    assert len(quote) > 18_000
    assert found.status is Status.VERBATIM
    assert len(found.placements[0].pages) == 15


@pytest.mark.parametrize(
    ("hint", "page"), [("2", 1), ("ii", 1), ("5", 2), ("3", 2), (" II ", 1)]
)
def test_a_page_is_named_by_its_number_or_its_label(
    tmp_path: Path, hint: str, page: int
) -> None:
    labels: list[dict[str, object]] = [
        {"startpage": 0, "style": "r", "firstpagenum": 1},
        {"startpage": 2, "style": "D", "firstpagenum": 5},
    ]
    doc = opened(tmp_path, *[page_of("The word.")] * 3, labels=labels)

    found = doc.locate("The word.", page_hint=hint)

    assert found.status is Status.VERBATIM
    assert found.placements[0].pages[0].page_index == page


@pytest.mark.parametrize("hint", [None, "", "9", "none"])
def test_a_hint_that_names_no_page_chooses_nothing(
    tmp_path: Path, hint: str | None
) -> None:
    doc = opened(tmp_path, *[page_of("The word.")] * 2)

    assert doc.locate("The word.", page_hint=hint).status is Status.AMBIGUOUS


@pytest.mark.parametrize("context", [{"prefix": "One: "}, {"suffix": " Sun"}])
def test_words_around_it_choose_a_place(
    tmp_path: Path, context: dict[str, str]
) -> None:
    doc = opened(tmp_path, page_of("Two: the word. Fog", "One: the word. Sun"))

    found = doc.locate("the word.", **context)

    assert found.status is Status.VERBATIM
    assert first_rect(found)[1] > TOP_PT


def test_a_document_without_text_is_unsearchable(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of(), page_of("12"))

    assert doc.locate("The word.").status is Status.UNSEARCHABLE
    assert doc.pages_without_text == (0, 1)


@pytest.mark.parametrize(
    ("hint", "status"),
    [("2", Status.UNSEARCHABLE), ("1", Status.NOT_FOUND), (None, Status.NOT_FOUND)],
)
def test_a_page_without_text_is_unsearchable_if_it_is_named(
    tmp_path: Path, hint: str | None, status: Status
) -> None:
    doc = opened(tmp_path, page_of(*TEXT), page_of())

    assert doc.locate("Words of another page", page_hint=hint).status is status


def test_a_quote_that_is_found_elsewhere_is_not_unsearchable(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of(*TEXT), page_of())

    assert doc.locate("The second trial", page_hint="2").status is Status.VERBATIM


def test_several_quotes_are_located_in_turn(tmp_path: Path) -> None:
    done: list[int] = []
    quotes = [Quote("The second trial"), Quote("Nothing of the sort was said")]

    found = opened(tmp_path, page_of(*TEXT)).locate_all(quotes, done.append)

    assert [each.status for each in found] == [Status.VERBATIM, Status.NOT_FOUND]
    assert [each.quote for each in found] == quotes
    assert done == [1, 2]


def test_nobody_needs_to_be_told_how_many_quotes_are_done(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of(*TEXT))

    assert len(doc.locate_all([Quote("The second"), Quote("trial did not")])) == 2


def test_no_quotes_have_no_answers(tmp_path: Path) -> None:
    assert opened(tmp_path, page_of(*TEXT)).locate_all([]) == []


def test_text_and_boxes_from_outside_are_searched() -> None:
    words = ("The", 10, 40), ("second", 45, 80), ("trial", 85, 110)
    items = [TextItem(text, x0, 20, x1, 30) for text, x0, x1 in words]

    found = Document.from_items([[], items]).locate("second trial")

    assert found.status is Status.VERBATIM
    assert found.placements[0].pages[0].page_index == 1
    assert first_rect(found) == (45, 20, 110, 30)


def test_a_document_without_pages_has_nothing() -> None:
    doc = document()

    assert doc.page_count == 0
    assert doc.locate("word").placements == ()


def test_a_document_knows_its_pages() -> None:
    doc = document(sheet("one"), sheet("two"), labels=("i", "ii"))

    assert (doc.page_count, doc.page_labels) == (2, ("i", "ii"))


def test_a_document_lets_go_of_its_file_at_the_end() -> None:
    pages = SheetPages([sheet("one")], ["1"])

    with Document(pages) as doc:
        doc.locate("one")

    assert pages.closed


def test_a_page_is_read_once_for_its_text_and_its_glyphs() -> None:
    pages = SheetPages([sheet("one word"), sheet("two words")], ["1", "2"])
    doc = Document(pages)

    doc.locate("three words")
    doc.locate("two words")

    assert (pages.asked, pages.read) == ([0, 1], [])


def test_of_a_long_document_text_alone_is_read_where_no_room_is_left() -> None:
    page = sheet(*["word " * 1000] * 50)
    pages = SheetPages([page] * 3, ["1", "2", "3"])
    doc = Document(pages)

    doc.read()
    doc.glyphs(2)
    doc.glyphs(2)

    assert (pages.asked, pages.read) == ([0, 1, 2], [2])


def test_glyphs_that_the_quote_has_otherwise_are_named(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of(*TEXT))

    comparison = doc.locate("did not reduce mortality in the 130 patients").comparison
    (differing,) = comparison.differing

    assert [span.of(doc.glyphs(0).text) for span in differing.spans] == ["120"]
    assert len(differing.quads) == 1


def test_glyphs_that_an_ellipsis_leaves_out_are_named(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of(*TEXT))

    found = doc.locate("The second trial did not … in the 120 patients")
    (left_out,) = found.comparison.left_out

    assert found.status is Status.ELIDED
    assert [span.of(doc.glyphs(0).text).strip() for span in left_out.spans] == [
        "reduce mortality"
    ]


def test_quote_and_source_stand_side_by_side(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of(*TEXT))

    comparison = doc.locate("did reduce mortality in the 130 patients").comparison

    assert comparison.quote == (
        Piece("did"),
        Piece("", Kind.NEGATION),
        Piece(" reduce mortality in the "),
        Piece("130", Kind.NUMBER),
        Piece(" patients"),
    )
    assert comparison.source == (
        Piece("did "),
        Piece("not", Kind.NEGATION),
        Piece(" reduce mortality in the "),
        Piece("120", Kind.NUMBER),
        Piece(" patients"),
    )


def test_pages_are_read_one_by_one() -> None:
    doc = document(sheet("Some words"), sheet("12"))

    usable = [doc.read_page(), doc.read_page()]

    assert usable == [True, False]
    assert doc.pages_read == 2


@pytest.mark.parametrize(
    ("quote", "closest"),
    [
        (
            f"No study has ever done as much for all as we had hoped, as {TEXT[1]}",
            TEXT[1],
        ),
        ("Sunlight alone heals every wound of the films.", ""),
        ("the 12", ""),
    ],
)
def test_what_stands_nowhere_has_words_that_come_closest(
    tmp_path: Path, quote: str, closest: str
) -> None:
    found = opened(tmp_path, page_of(*TEXT)).locate(quote)

    assert (found.status, found.placements) == (Status.NOT_FOUND, ())
    assert found.closest == closest


def test_what_stands_somewhere_has_no_closest_words(tmp_path: Path) -> None:
    found = opened(tmp_path, page_of(*TEXT)).locate("did not reduce mortality")

    assert found.status is Status.VERBATIM
    assert found.closest == ""


def test_an_answer_without_a_place_has_no_confidence() -> None:
    paper = text_document("The uptake of the film reached 2.31 mmol in humid air.")

    assert paper.locate("The rivers were frozen in winter").confidence is None
    assert paper.locate("uptake of the film").confidence is not None


def test_equal_places_share_the_confidence() -> None:
    paper = text_document("Some gulls nest here. Other gulls nest there.")

    once = paper.locate("Some gulls nest here").confidence
    twice = paper.locate("gulls nest").confidence

    assert once is not None
    assert twice == once / 2


@pytest.mark.parametrize(
    ("quote", "hint", "status", "why"),
    [
        (TEXT[0], "2", Status.VERBATIM, "it stands elsewhere word for word"),
        (TEXT[0].replace("120", "130"), "2", Status.UNSEARCHABLE, "only otherwise"),
        (TEXT[0].replace("120", "130"), "1", Status.ALTERED, "another page is named"),
        (TEXT[0].replace("120", "130"), None, Status.ALTERED, "none is named"),
    ],
)
def test_what_is_said_to_stand_on_a_scan_is_not_lit_elsewhere_otherwise(
    tmp_path: Path, quote: str, hint: str | None, status: Status, why: str
) -> None:
    doc = opened(tmp_path, page_of(*TEXT), page_of())

    found = doc.locate(quote, page_hint=hint)

    assert found.status is status, why
    assert bool(found.placements) == (status is not Status.UNSEARCHABLE)
