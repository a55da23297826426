"""Boxes in the two frames of chunks."""

import json

import pytest

from locator.evidence.chunk_boxes import MixedFramesError, chain_boxes, unit_boxes
from locator.evidence.json_fields import fields_in
from locator.evidence.json_text import parse
from locator.evidence.record import GivenBoxes
from locator.frames import Frame

SHEET = {"page": 3, "pageWidth": 600, "pageHeight": 800}
LINE = {"x": 72, "y": 520, "w": 448, "h": 11}
SHARES = {"nx": 0.1, "ny": 0.2, "nw": 0.5, "nh": 0.025}


def chain(**evidence: object) -> GivenBoxes | None:
    return chain_boxes(fields_in(parse(json.dumps({**SHEET, **evidence}))))


def unit(**chunk: object) -> tuple[GivenBoxes, ...]:
    return unit_boxes(fields_in(parse(json.dumps({"pageNumber": 2, **chunk}))))


@pytest.mark.parametrize(
    ("evidence", "frame", "box", "reason"),
    [
        (
            {"bboxes": [LINE]},
            Frame.PDF,
            (72, 520, 520, 531),
            "y is the baseline, h goes up",
        ),
        (
            {"bboxes": [{**LINE, **SHARES}]},
            Frame.PDF,
            (72, 520, 520, 531),
            "points go before shares",
        ),
        (
            {"bboxes": [SHARES]},
            Frame.PDF,
            (60, 160, 360, 180),
            "shares times the size of the page",
        ),
        (
            {"bboxes": [{"nx": 0.1, "ny": 0.2, "w": 300, "h": 11}]},
            Frame.PDF,
            (60, 160, 360, 171),
            "shares of the corner alone",
        ),
        (
            {"bboxes": [SHARES], "pageWidth": None},
            Frame.UNIT,
            (0.1, 0.775, 0.6, 0.8),
            "shares turned to count from the top",
        ),
        (
            {"bboxes": [{"x": -20, "y": -30, "w": 40, "h": 11}]},
            Frame.PDF,
            (-20, -30, 20, -19),
            "user space may begin anywhere",
        ),
        (
            {"bboxes": [{**LINE, "w": -10}]},
            Frame.PDF,
            (62, 520, 72, 531),
            "read from right to left",
        ),
    ],
)
def test_the_chain_has_points_of_user_space(
    evidence: dict[str, object],
    frame: Frame,
    box: tuple[float, ...],
    reason: str,
) -> None:
    given = chain(**evidence)

    assert given
    assert (given.page_index, given.frame) == (2, frame), reason
    assert given.boxes[0] == pytest.approx(box), reason


@pytest.mark.parametrize(
    ("evidence", "reason"),
    [
        ({}, "no boxes"),
        ({"bboxes": []}, "none"),
        ({"bboxes": [{"x": 72, "y": 520}]}, "no size"),
        ({"bboxes": [{"nx": 0.1, "ny": 0.2}]}, "shares without a size"),
        ({"bboxes": "72,520,448,11"}, "a text"),
        ({"bboxes": [LINE], "page": 0}, "pages count from 1"),
        ({"bboxes": [LINE], "page": "iii"}, "a label is no page"),
    ],
)
def test_what_is_no_box_is_none(evidence: dict[str, object], reason: str) -> None:
    assert chain(**evidence) is None, reason


def test_one_line_a_tenth_of_a_point_high_among_others_is_no_share() -> None:
    rule = {"x": 0.5, "y": 0.5, "w": 0.1, "h": 0.1}

    given = chain(bboxes=[LINE, rule])

    assert given
    assert len(given.boxes) == 2


def test_shares_where_points_should_be_are_refused() -> None:
    with pytest.raises(MixedFramesError):
        chain(bboxes=[{"x": 0.1, "y": 0.2, "w": 0.5, "h": 0.02}])


@pytest.mark.parametrize(
    ("boxes", "expected", "reason"),
    [
        ([(0.1, 0.2)], [(1, 1)], "the page of the chunk"),
        ([(0.1, 0.2), (0.1, 0.3)], [(1, 2)], "two lines"),
        ([(0.1, 0.9, 2), (0.1, 0.1, 3)], [(1, 1), (2, 1)], "pages of their own"),
        ([], [], "none"),
    ],
)
def test_shares_of_a_chunk_lie_on_their_pages(
    boxes: list[tuple[float, ...]], expected: list[tuple[int, int]], reason: str
) -> None:
    written = [
        dict(zip(("x", "y", "page"), each, strict=False)) | {"w": 0.5, "h": 0.02}
        for each in boxes
    ]

    given = unit(bboxes=written)

    assert [(each.page_index, len(each.boxes)) for each in given] == expected, reason
    assert all(each.frame is Frame.UNIT for each in given)


def test_a_share_counts_from_the_top_left() -> None:
    (given,) = unit(bboxes=[{"x": 0.1, "y": 0.2, "w": 0.5, "h": 0.02}])

    assert given.boxes[0] == pytest.approx((0.1, 0.2, 0.6, 0.22))


@pytest.mark.parametrize(
    "box",
    [
        {"x": 72, "y": 0.2, "w": 0.5, "h": 0.02},
        {"x": 0.6, "y": 0.2, "w": 0.6, "h": 0.02},
        {"x": 0.6, "y": -0.4, "w": 0.1, "h": 0.02},
    ],
)
def test_a_box_that_leaves_the_page_is_no_share(box: dict[str, float]) -> None:
    with pytest.raises(MixedFramesError):
        unit(bboxes=[{"x": 0.1, "y": 0.2, "w": 0.5, "h": 0.02}, box])


def test_letters_may_reach_a_little_over_the_edge() -> None:
    assert unit(bboxes=[{"x": 0.5, "y": -0.004, "w": 0.505, "h": 0.02}])
