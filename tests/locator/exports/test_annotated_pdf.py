"""Annotated copies, looked at with the programs that people open them with."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

import pymupdf  # noqa: TID251 - reads annotations back
import pytest

from locator.checked import Checked
from locator.claim import Claim, Judgement, Verdict
from locator.errors import FileError, Obstacle
from locator.evidence.record import Record
from locator.exports import annotated_pdf
from locator.exports.highlights import highlights_in
from locator.frames import Frame, PageShape
from locator.geometry import Quad
from locator.quote import Quote
from tests.checked import OCCASION, OneFile, check, records_of
from tests.lying_pages import BOXES, EVERYTHING, SCRIPTS, written
from tests.pdfs import page_of, write_pdf
from tests.rendered import (
    Rendered,
    Renderer,
    by_pdfium,
    by_poppler,
    needs_poppler,
)

SECRET = "sesame"  # noqa: S105 - of files made here
SENTENCE = "The films were dense."
FAINT = 24  # of 255: less colour than this is the edge of a letter


def copied(path: Path, checked: Checked) -> Path:
    """Write an annotated copy beside a file, and return its path."""
    copy = path.with_name("copy.pdf")
    copy.write_bytes(annotated_pdf.write(checked, OneFile(path)))
    return copy


def lying(checked: Checked, page_index: int, frame: Frame) -> list[Quad]:
    """Return everything that is lit on a page."""
    (source,) = checked.sources
    shape = source.shapes[page_index]
    return [
        shape.quad_to(frame, quad)
        for quote in checked.quotes
        for placement in quote.located.placements
        for page in placement.pages
        if page.page_index == page_index
        for quad in page.quads
    ]


def pixels_in(
    rendered: Rendered, shape: PageShape, quads: Iterable[Quad], grown_pt: float
) -> set[tuple[int, int]]:
    """Return the pixels whose middle lies in upright quads of frame `display`."""
    scale = rendered.width / shape.shown_width_pt
    found: set[tuple[int, int]] = set()
    for quad in quads:
        x0, y0, x1, y1 = (
            round((edge + grow) * scale)
            for edge, grow in zip(
                quad.rect(), (-grown_pt, -grown_pt, grown_pt, grown_pt), strict=True
            )
        )
        found.update(product(range(x0, x1), range(y0, y1)))
    return found


def is_coloured(rendered: Rendered, x: int, y: int) -> bool:
    colour = rendered.colour(x, y)
    return max(colour) - min(colour) > FAINT or max(colour) < 128


@pytest.mark.parametrize(
    "renderer",
    [
        pytest.param(by_pdfium, id="pdfium"),
        pytest.param(by_poppler, id="poppler", marks=needs_poppler),
    ],
)
@pytest.mark.parametrize(("script", "boxes", "rotation", "unit"), EVERYTHING)
def test_what_is_lit_is_coloured_and_nothing_else(
    tmp_path: Path,
    renderer: Renderer,
    script: str,
    boxes: str,
    rotation: int,
    unit: float,
) -> None:
    path = written(tmp_path / "a.pdf", SCRIPTS[script], BOXES[boxes], rotation, unit)
    checked = check(path, *records_of(SCRIPTS[script].quote))
    before, after = (renderer(each, 0, 1.5) for each in (path, copied(path, checked)))
    shape = checked.sources[0].shapes[0]
    quads = lying(checked, 0, Frame.DISPLAY)

    inside = pixels_in(after, shape, quads, -1 * unit)
    around = pixels_in(after, shape, quads, 3 * unit)

    assert inside
    assert all(is_coloured(after, *pixel) for pixel in inside)
    assert set(after.unlike(before)) <= around


def annotations_in(data: bytes, page_index: int = 0) -> list[dict[str, str]]:
    """Return what a copy says in the annotations of a page."""
    with pymupdf.open(stream=data) as document:
        return [each.info for each in document[page_index].annots()]


def one_page(tmp_path: Path, *lines: str) -> Path:
    """Write a file with one page."""
    return write_pdf(tmp_path / "a.pdf", [page_of(*lines or [SENTENCE])])


def test_the_copy_begins_with_the_bytes_of_the_file(tmp_path: Path) -> None:
    path = one_page(tmp_path)
    checked = check(path, *records_of("films were dense"))

    assert copied(path, checked).read_bytes().startswith(path.read_bytes())


def test_the_same_input_gives_the_same_copy(tmp_path: Path) -> None:
    path = one_page(tmp_path)
    first, second = (
        annotated_pdf.write(check(path, *records_of("were dense")), OneFile(path))
        for _ in range(2)
    )

    assert first == second


def test_an_annotation_says_what_there_is_to_say(tmp_path: Path) -> None:
    path = one_page(tmp_path)
    record = Record(
        Quote("The films were not dense", claim="Films leak"),
        3,
        name="E7",
        note="see table 2",
    )
    (said,) = annotations_in(annotated_pdf.write(check(path, record), OneFile(path)))

    assert said["subject"] == "Altered"
    assert said["title"] == "R. Lindholm"
    assert said["modDate"] == "D:20261201093000+00'00'"
    assert said["content"] == (
        "Altered\n"
        "Negation: “not” is not in the source\n"
        "Quote as given: The films were not dense\n"
        "Claim 1: Films leak\n"
        "Note in the evidence: see table 2\n"
        "Quote E7"
    )


def test_a_verdict_and_its_note_are_said(tmp_path: Path) -> None:
    path = one_page(tmp_path)
    checked = check(path, *records_of("films were dense"))
    judgement = Judgement(Verdict.REFUTED, "密度は測っていない", "R. Lindholm")
    (claim,) = checked.claims
    judged = replace(claim, claim=Claim("Dense", judgement=judgement))
    data = annotated_pdf.write(replace(checked, claims=(judged,)), OneFile(path))
    (said,) = annotations_in(data)

    assert "Verdict: Refuted (R. Lindholm)\nNote: 密度は測っていない" in said["content"]


def test_a_note_as_long_as_a_chapter_is_kept(tmp_path: Path) -> None:
    path = one_page(tmp_path)
    note = "לא " * 50_000 + "סוף"
    record = Record(Quote("films were dense"), 1, note=note)
    copy = tmp_path / "copy.pdf"
    copy.write_bytes(annotated_pdf.write(check(path, record), OneFile(path)))
    (said,) = annotations_in(copy.read_bytes())

    assert note in said["content"]


def test_without_a_reviewer_the_program_is_the_author(tmp_path: Path) -> None:
    path = one_page(tmp_path)
    checked = check(
        path, *records_of("were dense"), occasion=replace(OCCASION, reviewer="")
    )
    (said,) = annotations_in(annotated_pdf.write(checked, OneFile(path)))

    assert said["title"] == "Quotelight"


def test_every_place_is_marked_and_the_current_one_stronger(tmp_path: Path) -> None:
    path = one_page(tmp_path, SENTENCE, "Other words.", SENTENCE)
    checked = check(path, *records_of("The films were dense"))
    highlights = list(highlights_in(checked, 0))

    assert [each.subject for each in highlights] == [
        "Several places, 1 of 2",
        "Several places, 2 of 2",
    ]
    assert highlights[0].paint.strength > highlights[1].paint.strength
    assert highlights[0].name != highlights[1].name


@pytest.mark.parametrize(
    "quotes", [(), ("Nothing of this stands in that paper at all.",)]
)
def test_without_a_place_the_copy_is_the_file(
    tmp_path: Path, quotes: Sequence[str]
) -> None:
    path = one_page(tmp_path)
    checked = check(path, *records_of(*quotes))

    assert annotated_pdf.write(checked, OneFile(path)) == path.read_bytes()


def test_a_quote_over_two_pages_has_an_annotation_on_each(tmp_path: Path) -> None:
    path = write_pdf(
        tmp_path / "a.pdf",
        [page_of("The films were dense and"), page_of("took up water at once.")],
    )
    checked = check(path, *records_of("were dense and took up water"))
    data = annotated_pdf.write(checked, OneFile(path))
    names = {annotations_in(data, page_index)[0]["id"] for page_index in (0, 1)}

    assert len(names) == 2


def test_two_quotes_with_the_same_words_have_two_names(tmp_path: Path) -> None:
    path = one_page(tmp_path)
    record = Record(Quote("films were dense"), 1, name="E1")
    data = annotated_pdf.write(check(path, record, record), OneFile(path))
    names = [each["id"] for each in annotations_in(data)]

    assert len(set(names)) == 2


def test_names_stay_when_other_quotes_come_and_go(tmp_path: Path) -> None:
    path = one_page(tmp_path)
    one = Record(Quote("films were dense", claim="A"), 1, name="E1")
    other = Record(Quote("The films", claim="B"), 2, name="E2")
    (alone,) = highlights_in(check(path, one), 0)
    (_, among) = highlights_in(check(path, other, one), 0)

    assert alone.name == among.name


@pytest.mark.parametrize("count", [0, 2])
def test_a_copy_is_a_copy_of_one_file(tmp_path: Path, count: int) -> None:
    path = one_page(tmp_path)
    checked = check(path, *records_of("films were dense"))
    several = replace(checked, sources=count * checked.sources)

    with pytest.raises(FileError) as caught:
        annotated_pdf.write(several, OneFile(path))

    assert caught.value.obstacle is Obstacle.NOT_ONE


def test_an_encrypted_file_is_written_into_if_asked_for(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(SENTENCE)], password=SECRET)
    checked = check(path, *records_of("films were dense"), password=SECRET)
    file = OneFile(path, SECRET)

    with pytest.raises(FileError):
        annotated_pdf.write(checked, file)
    assert annotated_pdf.write_anyway(checked, file).startswith(path.read_bytes())


def test_words_left_out_are_between_what_is_lit(tmp_path: Path) -> None:
    path = one_page(tmp_path, "The films were dense at first, and they took up water.")
    quote = "The films were dense […] they took up water"
    (highlight,) = highlights_in(check(path, *records_of(quote)), 0)
    first, second = highlight.quads
    (gap,) = highlight.left_out

    assert highlight.subject == "Elided"
    assert first.ur_x < gap.ul_x < gap.ur_x < second.ul_x
