"""Crops: what is tinted, how they lie, and that they are small."""

from pathlib import Path

import pytest

from locator.exports.drawings import Crop
from locator.pdf.crop import MOST_BYTES
from locator.status import Status
from tests.pdfs import Page, Piece, noisy_pdf, page_of, pixels_of, write_pdf
from tests.reports import checking

LINES = (
    "The first line of the page stands above the quote.",
    "The films were dense and took up 31 mg of water,",
    "which is more than the support alone can hold.",
    "The last line of the page stands below the quote.",
)
QUOTE = "The films were dense and took up 31 mg of water"


def crops(path: Path, quote: str, status: Status) -> tuple[Crop, ...]:
    with checking(path, [quote]) as done:
        located = done.checked.quotes[0].located
        assert located.status is status
        return done.drawings.crops(0, located)


def tinted(crop: Crop) -> list[tuple[int, int]]:
    """Return the pixels that are neither grey nor white, as column and row."""
    width, height, rgb = pixels_of(crop.png)
    return [
        (at % width, at // width)
        for at in range(width * height)
        if max(rgb[3 * at : 3 * at + 3]) - min(rgb[3 * at : 3 * at + 3]) > 12
    ]


def inked_rows(crop: Crop) -> list[int]:
    """Return the rows with dark grey pixels: those of text."""
    width, height, rgb = pixels_of(crop.png)
    return [
        row
        for row in range(height)
        if any(
            max(rgb[3 * at : 3 * at + 3]) < 90
            for at in range(row * width, (row + 1) * width)
        )
    ]


def test_the_words_are_tinted_and_the_lines_around_are_not(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])
    (crop,) = crops(path, QUOTE, Status.VERBATIM)
    rows = [row for _column, row in tinted(crop)]
    _width, height, _rgb = pixels_of(crop.png)

    assert rows
    assert height / 5 < min(rows)
    assert max(rows) < height / 2
    assert set(inked_rows(crop)) - set(range(min(rows), max(rows) + 1))


def test_text_on_a_tint_is_still_dark(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])
    (crop,) = crops(path, QUOTE, Status.VERBATIM)
    lit = {row for _column, row in tinted(crop)}

    assert lit & set(inked_rows(crop))


@pytest.mark.parametrize(
    ("quote", "status"),
    [
        ("The films were dense and took up 13 mg of water", Status.ALTERED),
        ("The films were dense … more than the support alone", Status.ELIDED),
        (f"{QUOTE} in each of the many later years of service", Status.PARTIAL),
    ],
)
def test_every_status_that_has_a_place_is_shown(
    tmp_path: Path, quote: str, status: Status
) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])

    assert all(tinted(crop) for crop in crops(path, quote, status))


def test_of_several_places_the_current_one_is_shown(tmp_path: Path) -> None:
    pages = [page_of(*LINES), page_of(*LINES)]
    path = write_pdf(tmp_path / "a.pdf", pages)
    found = crops(path, QUOTE, Status.AMBIGUOUS)

    assert [crop.page_index for crop in found] == [0]
    assert tinted(found[0])


def test_what_stands_nowhere_has_no_picture(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])

    assert crops(path, "Gulls nested on every pipe for years", Status.NOT_FOUND) == ()


def test_a_quote_over_two_pages_has_a_picture_of_each(tmp_path: Path) -> None:
    pages = [page_of(*LINES[:2]), page_of(*LINES[2:])]
    path = write_pdf(tmp_path / "a.pdf", pages)
    quote = f"{LINES[1]} {LINES[2]}"
    found = crops(path, quote, Status.VERBATIM)

    assert [crop.page_index for crop in found] == [0, 1]
    assert all(tinted(crop) for crop in found)


def test_the_words_of_a_crop_are_told(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])
    (crop,) = crops(path, QUOTE, Status.VERBATIM)

    assert crop.text == " ".join(LINES)


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
@pytest.mark.parametrize(
    "cropbox", [None, (50, 40, 560, 800)], ids=["whole", "cropped"]
)
def test_a_page_is_turned_as_it_is_shown(
    tmp_path: Path, rotation: int, cropbox: tuple[float, ...] | None
) -> None:
    page = page_of(*LINES, rotation=rotation, cropbox=cropbox)
    path = write_pdf(tmp_path / "a.pdf", [page])
    (crop,) = crops(path, QUOTE, Status.VERBATIM)
    width, height, _rgb = pixels_of(crop.png)
    lit = tinted(crop)
    columns, rows = [at[0] for at in lit], [at[1] for at in lit]
    share = len(set(columns)) / width, len(set(rows)) / height

    assert (width > height) == (crop.width_pt > crop.height_pt) == (rotation % 180 == 0)
    assert max(share) > 0.5
    assert min(share) < 0.5
    start = (min(columns), min(rows), width - max(columns), height - max(rows))
    nearest = start.index(min(start))  # the side at which the line begins or ends
    assert nearest in ((0, 2) if rotation % 180 == 0 else (1, 3))


def test_text_from_right_to_left_is_tinted_where_it_stands(tmp_path: Path) -> None:
    words = "בדקנו את כל הדגימות לפני המדידה"
    page = Page(
        (), pieces=(Piece(words, 520, 200, 14, right_to_left=True),), font="cjk"
    )
    path = write_pdf(tmp_path / "a.pdf", [page])
    (crop,) = crops(path, words, Status.VERBATIM)
    width, _height, _rgb = pixels_of(crop.png)
    columns = [column for column, _row in tinted(crop)]

    assert min(columns) < 30
    assert max(columns) > width / 2


def test_a_crop_with_a_picture_of_noise_is_small_too(tmp_path: Path) -> None:
    path = noisy_pdf(
        write_pdf(tmp_path / "a.pdf", [page_of(*LINES)]), tmp_path / "b.pdf"
    )
    (crop,) = crops(path, QUOTE, Status.VERBATIM)

    assert len(crop.png) <= MOST_BYTES


def test_a_crop_is_sharp_enough_for_print(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])
    (crop,) = crops(path, QUOTE, Status.VERBATIM)
    width, _height, _rgb = pixels_of(crop.png)

    assert len(crop.png) <= MOST_BYTES
    assert width >= crop.width_pt / 72 * 144


def test_the_same_quote_makes_the_same_bytes(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])

    assert crops(path, QUOTE, Status.VERBATIM) == crops(path, QUOTE, Status.VERBATIM)


def test_a_crop_of_a_poster_is_small_and_soon_made(tmp_path: Path) -> None:
    sheet = (0.0, 0.0, 14400.0, 14400.0)
    page = page_of(*LINES, mediabox=sheet, size_pt=500, leading_pt=700)
    path = write_pdf(tmp_path / "a.pdf", [page])
    (crop,) = crops(path, QUOTE, Status.VERBATIM)
    width, height, _rgb = pixels_of(crop.png)

    assert len(crop.png) <= MOST_BYTES
    assert width * height < 2_100_000
    assert tinted(crop)


def test_of_a_quote_over_many_pages_the_first_are_shown(tmp_path: Path) -> None:
    words = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]
    lines = [
        f"On page {at} the {word} was measured again." for at, word in enumerate(words)
    ]
    path = write_pdf(tmp_path / "a.pdf", [page_of(line) for line in lines])
    found = crops(path, " ".join(lines), Status.VERBATIM)

    assert [crop.page_index for crop in found] == [0, 1, 2, 3]
    assert [crop.continues for crop in found] == [False, False, False, True]
