"""Text that nobody sees, and text that is seen by what is around it."""

from pathlib import Path

import pytest

import locator
from locator.status import Status
from tests.bare_pdfs import shown, write_bare_pdf
from tests.placed import glyphs_in_quads, glyphs_in_spans

WORDS = "The second trial did not reduce mortality"
WHITE = f"1 g {shown(WORDS, 72, 700)} 0 g"
INVISIBLE = f"q {shown(WORDS, 72, 700, setting='3 Tr')} Q"
OUTLINED = f"q 0 G 1 g {shown(WORDS, 72, 700, setting='2 Tr')} Q"
ABOVE = shown("A line stands above it, and it is seen.", 72, 714)
BELOW = shown("Another one stands below, and so is it.", 72, 686)
AREA = "0.2 0.3 0.6 rg 60 690 500 22 re f 0 g"
WHITE_AREA = "1 g 0 0 595 842 re f 0 g"
PICTURE = "q 595 0 0 842 0 0 cm BI /W 2 /H 1 /BPC 8 /CS /G /F /AHx ID FF00> EI Q"


@pytest.mark.parametrize(
    ("operators", "status"),
    [
        pytest.param((WHITE,), Status.NOT_FOUND, id="white on bare paper"),
        pytest.param((WHITE_AREA, WHITE), Status.NOT_FOUND, id="white on white"),
        pytest.param((INVISIBLE,), Status.NOT_FOUND, id="invisible on bare paper"),
        pytest.param((AREA, WHITE), Status.VERBATIM, id="white on a coloured area"),
        pytest.param((PICTURE, WHITE), Status.VERBATIM, id="white on a picture"),
        pytest.param((PICTURE, INVISIBLE), Status.VERBATIM, id="layer of a scan"),
        pytest.param((INVISIBLE, PICTURE), Status.VERBATIM, id="layer under a scan"),
        pytest.param(
            (INVISIBLE, shown(WORDS, 72, 700)),
            Status.VERBATIM,
            id="under the same words",
        ),
        pytest.param((OUTLINED,), Status.VERBATIM, id="white with an outline"),
    ],
)
def test_what_has_no_ink_counts_where_something_is_seen(
    tmp_path: Path, operators: tuple[str, ...], status: Status
) -> None:
    path = write_bare_pdf(tmp_path / "a.pdf", (*operators, ABOVE, BELOW))

    with locator.open(path) as doc:
        found = doc.locate(WORDS)

        assert found.status is status
        for each in found.placements:
            assert glyphs_in_quads(doc, each) == glyphs_in_spans(doc, each)
