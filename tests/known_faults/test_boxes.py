"""Known faults: boxes that miss, mirror, overlap or cover more than the quote."""

from pathlib import Path

import pytest

from locator.quote import Quote
from locator.status import Status
from tests.known_faults.cases import Case, case, check, opened
from tests.pdfs import LEFT_PT, TOP_PT, page_of
from tests.placed import first_rect

TEXT = (
    "The second trial did not reduce mortality in the 120 patients",
    "who were enrolled between May and June of that year. The third",
    "trial was never begun, for there was nobody left who could do it.",
)


@pytest.mark.parametrize(
    "wanted",
    [
        *(
            case(
                f"34 page turned by {turn} degrees",
                page_of(*TEXT, rotation=turn),
                "the 120 patients who were",
                "the 120 patients\nwho were",
            )
            for turn in (90, 180, 270)
        ),
        case(
            "35 crop box that does not begin at the origin",
            page_of(*TEXT, cropbox=(40, 30, 500, 800)),
            "the 120 patients who were",
            "the 120 patients\nwho were",
        ),
        case(
            "35 media box that does not begin at the origin",
            page_of(*TEXT, mediabox=(-50, -70, 595, 842)),
            "the 120 patients who were",
            "the 120 patients\nwho were",
        ),
        case(
            "43 box of a sentence, not of the paragraph",
            page_of(*TEXT),
            "The third trial was never begun",
            "The third\ntrial was never begun",
        ),
    ],
)
def test_boxes_are_around_the_glyphs(tmp_path: Path, wanted: Case) -> None:
    check(tmp_path, wanted)


@pytest.mark.parametrize(
    ("box", "left_pt", "name"),
    [
        ({"cropbox": (40, 30, 500, 800)}, LEFT_PT - 40, "35 shifted by the crop box"),
        ({"mediabox": (-50, 0, 595, 842)}, LEFT_PT + 50, "35 shifted by the media box"),
    ],
)
def test_boxes_begin_at_the_corner_of_the_page_as_shown(
    tmp_path: Path, box: dict[str, tuple[float, ...]], left_pt: float, name: str
) -> None:
    found = opened(tmp_path, (page_of(*TEXT, **box),)).locate("The second")

    assert first_rect(found)[0] == pytest.approx(left_pt, abs=1), name


@pytest.mark.parametrize("name", ["44 lines of two occurrences in one heap"])
def test_every_occurrence_has_its_own_lines(tmp_path: Path, name: str) -> None:
    lines = (
        "Here we speak of large",
        "houses. Later we speak of large",
        "houses again.",
    )

    found = opened(tmp_path, (page_of(*lines),)).locate("large houses")

    assert found.status is Status.AMBIGUOUS, name
    assert [len(each.pages[0].quads) for each in found.placements] == [2, 2]


@pytest.mark.parametrize("name", ["45 quotes inside other quotes"])
def test_a_quote_inside_another_one_has_boxes_of_its_own(
    tmp_path: Path, name: str
) -> None:
    outer, inner = opened(tmp_path, (page_of(*TEXT),)).locate_all(
        [Quote("The third trial was never begun"), Quote("third trial")]
    )

    around = [quad.rect() for quad in outer.placements[0].pages[0].quads]
    inside = [quad.rect() for quad in inner.placements[0].pages[0].quads]

    assert len(around) == len(inside) == 2, name
    assert all(
        large[0] <= small[0] and small[2] <= large[2]
        for large, small in zip(around, inside, strict=True)
    )


@pytest.mark.parametrize(
    "turn",
    [
        pytest.param(each, id=f"46 corners out of order at {each}")
        for each in (0, 90, 180, 270)
    ],
)
def test_corners_come_in_reading_order(tmp_path: Path, turn: int) -> None:
    page = page_of(*TEXT, rotation=turn)

    found = opened(tmp_path, (page,)).locate("The second trial")
    quad = found.placements[0].pages[0].quads[0]

    assert quad.ul_x == quad.ll_x < quad.ur_x == quad.lr_x
    assert TOP_PT - 11 < quad.ul_y == quad.ur_y < quad.ll_y == quad.lr_y < TOP_PT + 3
