"""Writes the report as a PDF file: what the HTML file shows on paper, without a window.

What PyMuPDF's Story cannot draw is drawn otherwise: dashed and dotted lines below words
are plain ones, and the dashed box of a gap is a small picture.
"""

from collections.abc import Iterator
from importlib.resources import files

from locator.checked import Checked
from locator.exports.drawings import Drawings
from locator.exports.report import messages
from locator.exports.report.markup import breakable, shown
from locator.exports.report.model import Report
from locator.exports.report.pdf_claims import claim_blocks
from locator.exports.report.pdf_head import LOGO, head_blocks
from locator.exports.report.pdf_rows import SIGN_PT, VERDICTS, inks_of
from locator.exports.report.signs import svg_file
from locator.exports.report.stated import report_of
from locator.exports.report.story_style import GAP_FILE, GAP_SVG, STORY_CSS
from locator.pdf.setting import Block, Cell, Row, Setting
from locator.pdf.story import story_pdf
from locator.status import Status

_MADE_PT = 96.0


def write(checked: Checked, drawings: Drawings) -> bytes:
    """Return the report as a PDF file; the same for the same input."""
    report = report_of(checked)
    name = f"{report.name} · {messages.SHORT_KIND}"
    setting = Setting(
        STORY_CSS,
        _signs(),
        {GAP_FILE: GAP_SVG},
        shown(name),
        checked.made_at,
        (breakable(name), messages.NOT_CHANGED),
        f"Quotelight {checked.version}",
    )
    return story_pdf(list(_blocks(report, drawings)), setting)


def _signs() -> dict[str, bytes]:
    """Return the signs and the program's own, by name."""
    logo = (files("resources") / "icons" / "quotelight.svg").read_bytes()
    names = [*map(str, Status), "unsearched", *VERDICTS]
    return {LOGO: logo} | {name: svg_file(name, inks_of(name)) for name in names}


def _blocks(report: Report, drawings: Drawings) -> Iterator[Block]:
    yield from head_blocks(report)
    if not report.claims:
        yield Block((Row((Cell(f'<p class="second">{messages.NO_CLAIMS}</p>'),), 9),))
    for claim in report.claims:
        yield from claim_blocks(report, claim, drawings)
    yield from _closing(report)


def _closing(report: Report) -> Iterator[Block]:
    rule = Row((Cell('<div class="rule"></div>'),), 10)
    heading = Row((Cell(f"<h2>{messages.MADE}</h2>"),), 6)
    yield Block((rule, heading), messages.MADE, on_new_page=True)
    for each in report.definitions:
        yield Block(
            (
                Row(
                    (
                        Cell(sign=each.sign),
                        Cell(f"<p>{each.word}</p>", SIGN_PT, _MADE_PT - SIGN_PT),
                        Cell(f"<p>{each.text}</p>", _MADE_PT),
                    ),
                    3,
                ),
            )
        )
    for section in report.sections:
        lines = [
            Row((Cell(f'<p dir="auto">{breakable(line)}</p>'),), 2)
            for line in section.lines
        ]
        title = Row((Cell(f"<h3>{section.title}</h3>"),), 12)
        yield Block((title, *lines[:1]))
        for line in lines[1:]:
            yield Block((line,))
