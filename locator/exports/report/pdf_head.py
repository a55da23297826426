"""The head of the PDF report: title, facts, result, and the two tables of counts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from locator.exports.report import messages
from locator.exports.report.markup import breakable, inline
from locator.exports.report.model import Count, Report
from locator.exports.report.pdf_rows import SIGN_PT, inks_of, labelled
from locator.pdf.setting import Block, Cell, Row

LOGO = "quotelight"
_LABEL_PT = 63.0
_COUNT_PT = 28.0
_RIGHT_TABLE_PT = 292.0


@dataclass(frozen=True, slots=True)
class _Bars:
    """Where the bars of a table begin, and how long the longest one is."""

    left_pt: float
    width_pt: float


_STATUS_BARS = _Bars(92, 150)
_VERDICT_BARS = _Bars(88, 100)


def head_blocks(report: Report) -> Iterator[Block]:
    """Yield the head of the report."""
    rows = [
        Row(
            (
                Cell(sign=LOGO),
                Cell(f'<p class="kind">{messages.KIND_OF_REPORT}</p>', SIGN_PT),
            )
        ),
        Row((Cell(f'<h1 dir="auto">{breakable(report.title)}</h1>'),), 9),
    ]
    if report.authors:
        authors = f'<p class="second" dir="auto">{breakable(report.authors)}</p>'
        rows.append(Row((Cell(authors),), 2))
    yield Block(tuple(rows))
    yield Block((Row((Cell('<div class="line"></div>'),), 11),))
    for fact in report.facts:
        yield Block((labelled(fact.label, inline(fact.text), _LABEL_PT, 1),))
    yield Block((Row((Cell('<div class="line"></div>'),), 7),))
    lead = (
        f'<p class="lead"><b>{breakable(report.result.strong)}</b> '
        f"{breakable(report.result.rest)}</p>"
    )
    yield Block((Row((Cell(lead),), 11),))
    yield Block((_tables(report),))


def _tables(report: Report) -> Row:
    """Return the two tables of counts, side by side."""
    left = _table(messages.STATUS_TABLE, report.statuses, _STATUS_BARS)
    legend = Row((Cell(f'<p class="legend">{messages.LEGEND}</p>'),), 6)
    right = _table(messages.VERDICT_TABLE, report.verdicts, _VERDICT_BARS)
    return Row(
        (Cell(rows=left), Cell(left_pt=_RIGHT_TABLE_PT, rows=(*right, legend))), 10
    )


def _table(title: str, counts: Sequence[Count], bars: _Bars) -> tuple[Row, ...]:
    most = max((each.count for each in counts), default=0) or 1
    heading = Row((Cell(f"<h2>{title}</h2>"),))
    return heading, *(_row(each, most, bars) for each in counts)


def _row(count: Count, most: int, bars: _Bars) -> Row:
    bar = Cell()
    if count.count and count.sign != "none":
        width = max(1, round(bars.width_pt * count.count / most))
        ground = f"width:{width}pt;background-color:{inks_of(count.sign).colour}"
        html = f'<div class="air"><div class="bar" style="{ground}"></div></div>'
        bar = Cell(html, bars.left_pt, bars.width_pt)
    return Row(
        (
            Cell(sign=count.sign),
            Cell(f"<p>{count.word}</p>", SIGN_PT, bars.left_pt - SIGN_PT),
            bar,
            Cell(
                f'<p class="count">{count.count:,}</p>',
                bars.left_pt + bars.width_pt,
                _COUNT_PT,
            ),
        ),
        2,
    )
