"""Where quotes stand in PDF files made in code: glyphs, quads and frames."""

from pathlib import Path

import pytest

from locator.quote import Quote
from locator.status import Status
from tests.pdfs import LEFT_PT, TOP_PT, Page, Piece, page_of
from tests.placed import first_rect, glyphs_in_quads, glyphs_in_spans, lit, opened

TEXT = (
    "The second trial did not reduce mortality in the 120 patients",
    "who were enrolled between May and June of that year.",
)


def test_a_quote_stands_on_its_glyphs(tmp_path: Path) -> None:
    doc = opened(tmp_path, page_of(*TEXT))

    found = doc.locate("did not reduce mortality in the 120 patients who were")

    assert found.status is Status.VERBATIM
    assert lit(doc, found) == ("did not reduce mortality in the 120 patients\nwho were")


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

    assert first_rect(found)[0] == pytest.approx(LEFT_PT, abs=1)
    assert TOP_PT - 11 < first_rect(found)[1] < first_rect(found)[3] < TOP_PT + 3


def test_boxes_are_measured_from_the_crop_box(tmp_path: Path) -> None:
    page = page_of(*TEXT, cropbox=(40, 30, 500, 800))

    found = opened(tmp_path, page).locate("The second")

    assert first_rect(found)[0] == pytest.approx(LEFT_PT - 40, abs=1)
    assert first_rect(found)[3] == pytest.approx(TOP_PT - 30, abs=1)


def test_boxes_are_measured_from_the_media_box(tmp_path: Path) -> None:
    page = page_of(*TEXT, mediabox=(-50, 0, 595, 842))

    assert first_rect(opened(tmp_path, page).locate("The second"))[0] == pytest.approx(
        LEFT_PT + 50, abs=1
    )


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
    head = Piece("Journal of Tests", 200, 40, 8)
    text = Piece("of the patients in the first group.", 72, 72)
    doc = opened(tmp_path, first, page_of(pieces=(head, text)))

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
    assert 340 < first_rect(found)[0] < first_rect(found)[2] < 401


def test_chinese_is_found_without_spaces(tmp_path: Path) -> None:
    doc = opened(
        tmp_path, page_of("我们认为第二次试验没有降低病人的死亡率", font="cjk")
    )

    found = doc.locate("第二次试验没有降低")

    assert found.status is Status.VERBATIM
    assert lit(doc, found) == "第二次试验没有降低"


def test_chinese_without_its_negation_is_altered(tmp_path: Path) -> None:
    doc = opened(
        tmp_path, page_of("我们认为第二次试验没有降低病人的死亡率", font="cjk")
    )

    assert doc.locate("认为第二次试验有降低病人的死亡率").status is Status.ALTERED


def test_a_drop_cap_does_not_light_the_lines_beside_it(tmp_path: Path) -> None:
    page = page_of(
        pieces=(
            Piece("T", 72, 130, 44),
            Piece("he treatment of the patients was", 102, 100),
            Piece("seen as a success by the doctors", 102, 115),
            Piece("of the house.", 102, 130),
        )
    )
    doc = opened(tmp_path, page)

    found = doc.locate("The treatment of the patients was")

    assert glyphs_in_quads(doc, found.placements[0]) == glyphs_in_spans(
        doc, found.placements[0]
    )


def test_quotes_beside_it_in_a_list_choose_a_place(tmp_path: Path) -> None:
    doc = opened(
        tmp_path,
        page_of("The word.", "One thing was said."),
        page_of("The word.", "Another thing was done."),
    )
    quotes = [Quote("Another thing was done."), Quote("The word.")]

    other, found = doc.locate_all(quotes)

    assert other.status is found.status is Status.VERBATIM
    assert found.placements[0].pages[0].page_index == 1


def test_quotes_on_either_side_that_disagree_choose_nothing(tmp_path: Path) -> None:
    doc = opened(
        tmp_path,
        page_of("The word.", "One thing was said."),
        page_of("The word.", "Another thing was done."),
    )
    quotes = ["One thing was said.", "The word.", "Another thing was done."]

    found = doc.locate_all([Quote(text) for text in quotes])

    assert found[1].status is Status.AMBIGUOUS


@pytest.mark.parametrize(
    "hint",
    [
        {"page_hint": "1"},
        {"prefix": "One thing"},
        {"suffix": "One thing"},
        {"section": "1 Methods"},
    ],
)
def test_a_wrong_hint_never_lights_a_wrong_place(
    tmp_path: Path, hint: dict[str, str]
) -> None:
    doc = opened(
        tmp_path,
        page_of("1 Methods", "One thing. The word that was said. One thing."),
        page_of("2 Results", "The word that was done stands here alone."),
    )

    found = doc.locate("The word that was done", **hint)

    assert found.status is Status.VERBATIM
    assert found.placements[0].pages[0].page_index == 1
