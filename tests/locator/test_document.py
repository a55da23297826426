"""Quotes located in PDF files made in code: places, glyphs and boxes."""

from pathlib import Path

import pytest

import locator
from locator.document import Document, Located
from locator.items import TextItem
from locator.quote import Quote
from locator.status import Status
from tests.pdfs import LEFT_PT, TOP_PT, Page, Piece, page_of, write_pdf
from tests.sheets import SheetPages, document, sheet

TEXT = (
    "The second trial did not reduce mortality in the 120 patients",
    "who were enrolled between May and June of that year.",
)


def opened(folder: Path, *pages: Page, **options: list[dict[str, object]]) -> Document:
    return locator.open(write_pdf(folder / "a.pdf", pages, **options))


def lit(doc: Document, found: Located) -> str:
    """Returns the characters on which the first placement stands, runs by bars."""
    return "|".join(
        span.of(doc.glyphs(page.page_index).text)
        for page in found.placements[0].pages
        for span in page.spans
    )


def rect_of(found: Located) -> tuple[float, ...]:
    return found.placements[0].pages[0].quads[0].rect()


def test_a_quote_stands_on_its_glyphs(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of(*TEXT))

    found = doc.locate("did not reduce mortality in the 120 patients who were")

    assert found.status is Status.VERBATIM
    assert lit(doc, found) == (
        "did not reduce mortality in the 120 patients\nwho were"
    )


def test_every_line_has_its_quad(tmp_path: Path) -> None:
    found = opened(tmp_path, page_of(*TEXT)).locate("the 120 patients who were")

    boxes = [quad.rect() for quad in found.placements[0].pages[0].quads]

    assert len(boxes) == 2
    assert boxes[0][0] > boxes[1][2]
    assert boxes[0][3] < boxes[1][1]


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_boxes_are_in_the_frame_of_the_unturned_page(
    tmp_path: Path, rotation: int
) -> None:
    found = opened(tmp_path, page_of(*TEXT, rotation=rotation)).locate("The second")

    assert rect_of(found)[0] == pytest.approx(LEFT_PT, abs=1)
    assert TOP_PT - 11 < rect_of(found)[1] < rect_of(found)[3] < TOP_PT + 3


def test_boxes_are_measured_from_the_crop_box(tmp_path: Path) -> None:
    page = page_of(*TEXT, cropbox=(40, 30, 500, 800))

    found = opened(tmp_path, page).locate("The second")

    assert rect_of(found)[0] == pytest.approx(LEFT_PT - 40, abs=1)
    assert rect_of(found)[3] == pytest.approx(TOP_PT - 30, abs=1)


def test_a_media_box_that_begins_elsewhere_does_not_move_boxes(tmp_path: Path) -> None:
    whole = opened(tmp_path, page_of(*TEXT)).locate("The second")
    page = page_of(*TEXT, mediabox=(0, 0, 595, 842), cropbox=(0, 0, 595, 842))

    assert rect_of(opened(tmp_path, page).locate("The second")) == rect_of(whole)


def test_a_quote_goes_on_in_the_next_column(tmp_path: Path) -> None:
    page = page_of(
        pieces=(
            Piece("We saw that the second trial", 60, 100),
            Piece("did not reduce the mor-", 60, 116),
            Piece("tality of the patients in", 320, 100),
            Piece("the first group of all.", 320, 116),
        )
    )
    doc = opened(tmp_path, page)

    found = doc.locate("did not reduce the mortality of the patients")

    assert found.status is Status.VERBATIM
    assert len(found.placements[0].pages[0].quads) == 2


def test_a_quote_goes_on_over_the_page_with_head_number_and_note(
    tmp_path: Path,
) -> None:
    first = page_of(
        "We saw that the second trial did not reduce the mortality",
        pieces=(
            Piece("1 All names were changed by us.", 72, 700, 7),
            Piece("12", 290, 780, 8),
        ),
    )
    second = page_of("of the patients in the first group.", pieces=()).lines
    head = Piece("Journal of Tests", 200, 40, 8)
    doc = opened(tmp_path, first, page_of(pieces=(head, Piece(*second, 72, 72))))

    found = doc.locate("did not reduce the mortality of the patients in the first")

    assert found.status is Status.VERBATIM
    assert lit(doc, found) == (
        "did not reduce the mortality|of the patients in the first"
    )
    assert [page.page_index for page in found.placements[0].pages] == [0, 1]


def raised(text: str, mark: str, behind: str) -> Page:
    width = len(text) * 5.0
    return page_of(
        pieces=(
            Piece(text, 72, 100, 10),
            Piece(mark, 74 + width, 96, 6),
            Piece(behind, 82 + width, 100, 10),
        )
    )


def test_a_raised_citation_left_out_is_not_lit(tmp_path: Path) -> None:
    doc = opened(tmp_path, raised("treated in the groups", "7", "that had been seen"))

    found = doc.locate("treated in the groups that had been seen")

    assert found.status is Status.VERBATIM
    assert "7" not in lit(doc, found)


def test_a_full_stop_behind_a_citation_belongs_to_the_quote(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of("It was seen in the groups [7]. Then it was not."))

    found = doc.locate("It was seen in the groups.")

    assert found.status is Status.VERBATIM
    assert lit(doc, found).replace(" ", "") in {
        "Itwasseeninthegroups|.",
        "Itwasseeninthegroups.",
    }


@pytest.mark.parametrize(
    ("lines", "quote"),
    [
        (("we saw that the treat-", "ment was good for all"), "the treatment was good"),
        (("we saw that the ZSM-", "5 catalyst was good"), "the ZSM-5 catalyst was"),
        (("we saw a well-", "known effect in it"), "a well-known effect in it"),
        (("we saw a well-", "known effect in it"), "a well known effect in it"),
    ],
)
def test_a_hyphen_at_a_line_end_is_read_both_ways(
    tmp_path: Path, lines: tuple[str, ...], quote: str
) -> None:
    doc = opened(tmp_path, page_of(*lines))

    found = doc.locate(quote)

    assert found.status is Status.VERBATIM
    assert "-\n" in lit(doc, found)


def test_hebrew_is_found_and_boxed_in_one_piece(tmp_path: Path) -> None:
    piece = Piece("שלום עולם, זה ניסוי קטן.", 400, 100, right_to_left=True)
    doc = opened(tmp_path, page_of(pieces=(piece,)))

    found = doc.locate("שלום עולם")

    assert found.status is Status.VERBATIM
    assert len(found.placements[0].pages[0].quads) == 1
    assert 340 < rect_of(found)[0] < rect_of(found)[2] < 401


def test_chinese_is_found_without_spaces(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of("我们认为第二次试验没有降低病人的死亡率", font="cjk"))

    found = doc.locate("第二次试验没有降低")

    assert found.status is Status.VERBATIM
    assert lit(doc, found) == "第二次试验没有降低"


def test_chinese_without_its_negation_is_altered(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of("我们认为第二次试验没有降低病人的死亡率", font="cjk"))

    assert doc.locate("认为第二次试验有降低病人的死亡率").status is Status.ALTERED


def test_characters_that_never_show_do_not_matter(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of(*TEXT))

    found = doc.locate("\ufeffthe sec\u200bond trial\u2060 did not\u00ad")

    assert found.status is Status.VERBATIM


def test_a_very_long_quote_is_found(tmp_path: Path) -> None:
    lines = [f"Line {number} says what {number * 7} means to us." for number in range(600)]
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
    assert rect_of(found)[1] > TOP_PT


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


def test_no_quotes_have_no_answers(tmp_path: Path) -> None:
    assert opened(tmp_path, page_of(*TEXT)).locate_all([]) == []


def test_text_and_boxes_from_outside_are_searched() -> None:
    words = ("The", 10, 40), ("second", 45, 80), ("trial", 85, 110)
    items = [TextItem(text, x0, 20, x1, 30) for text, x0, x1 in words]

    found = Document.from_items([[], items]).locate("second trial")

    assert found.status is Status.VERBATIM
    assert found.placements[0].pages[0].page_index == 1
    assert rect_of(found) == (45, 20, 110, 30)


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


def test_glyphs_of_the_last_pages_are_kept() -> None:
    pages = SheetPages([sheet("one")] * 60, ["1"] * 60)
    doc = Document(pages)

    for page_index in (*range(60), 59, 58):
        doc.glyphs(page_index)
    doc.glyphs(0)

    assert pages.asked == [*range(60), 0]
