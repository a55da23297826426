"""Fonts of every kind: drawn glyphs, no character map, a map that says otherwise."""

from pathlib import Path

import pymupdf  # noqa: TID251 - makes fonts that `write_bare_pdf` does not know
import pytest

import locator
from locator.status import Status
from tests.bare_pdfs import said, shown, write_bare_pdf
from tests.placed import glyphs_in_quads, glyphs_in_spans, lit

LINE = "here the second trial did not reduce mortality"
WORDS = "second trial did not reduce"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
SQUARE = b"600 0 0 0 500 700 d1 0 0 500 700 re f"


def drawn_font(path: Path) -> Path:
    """Write a page whose font draws every letter as a block (Type 3)."""
    base = write_bare_pdf(path.with_suffix(".base.pdf"), [shown(LINE, 72, 700)])
    with pymupdf.open(base) as document:
        (font,) = (entry[0] for entry in document[0].get_fonts())
        glyph = document.get_new_xref()
        document.update_object(glyph, "<<>>")
        document.update_stream(glyph, SQUARE)
        names = "".join(f"/{letter}" for letter in LETTERS)
        procs = "".join(f"/{letter} {glyph} 0 R" for letter in LETTERS)
        document.update_object(
            font,
            "<</Type/Font/Subtype/Type3/FontBBox[0 0 600 700]"
            "/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 32/LastChar 122"
            f"/Widths[{'600 ' * 91}]/Resources<<>>/CharProcs<<{procs}>>"
            f"/Encoding<</Type/Encoding/Differences[97{names}]>>>>",
        )
        document.save(path)
    return path


def test_glyphs_that_the_file_draws_itself_are_found(tmp_path: Path) -> None:
    with locator.open(drawn_font(tmp_path / "a.pdf")) as doc:
        found = doc.locate(WORDS)

        assert found.status is Status.VERBATIM
        assert lit(doc, found) == WORDS
        assert glyphs_in_quads(doc, found.placements[0]) == glyphs_in_spans(
            doc, found.placements[0]
        )


@pytest.mark.parametrize(
    ("operators", "means", "status"),
    [
        pytest.param([shown(LINE, 72, 700)], {}, Status.VERBATIM, id="no map"),
        pytest.param(
            [shown(LINE.upper(), 72, 700)],
            dict(zip(LETTERS.upper(), LETTERS, strict=True)),
            Status.VERBATIM,
            id="a map to the right letters",
        ),
        pytest.param(
            [shown(LINE.upper(), 72, 700)],
            dict(zip(LETTERS.upper(), LETTERS[3:] + LETTERS[:3], strict=True)),
            Status.NOT_FOUND,
            id="a map to other letters",
        ),
        pytest.param(
            [shown(LINE, 72, 700)],
            dict.fromkeys(LETTERS, "\ufffd"),
            Status.UNSEARCHABLE,
            id="a map to nothing",
        ),
        pytest.param(
            [said(LINE, shown("x" * len(LINE), 72, 700))],
            {},
            Status.VERBATIM,
            id="other text than is drawn",
        ),
    ],
)
def test_the_text_is_what_the_file_says_of_its_glyphs(
    tmp_path: Path, operators: list[str], means: dict[str, str], status: Status
) -> None:
    path = write_bare_pdf(tmp_path / "a.pdf", operators, means)

    with locator.open(path) as doc:
        found = doc.locate(WORDS)

        assert found.status is status
        for each in found.placements:
            assert lit(doc, found) == WORDS
            assert glyphs_in_quads(doc, each) == glyphs_in_spans(doc, each)
