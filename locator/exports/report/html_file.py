"""Writes the report as one HTML file: no script, and nothing that lies elsewhere."""

import base64
import re
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files

from locator.checked import Checked
from locator.exports.drawings import Crop, Drawings
from locator.exports.report import messages
from locator.exports.report.captions import caption
from locator.exports.report.markup import text
from locator.exports.report.model import (
    ClaimEntry,
    Count,
    Look,
    QuoteEntry,
    Report,
    Side,
    Words,
)
from locator.exports.report.signs import Inks, sign_svg
from locator.exports.report.stated import report_of
from locator.exports.report.style import style_of
from locator.status import Status

_CSS_PX_PER_PT = 96 / 72
_VERDICTS = ("supported", "refuted", "unclear", "none")
_CLASSES = {
    Look.DIFFERS: "differs",
    Look.ELLIPSIS: "ellipsis",
    Look.FOUND: "found",
    Look.REST: "second",
}


def write(checked: Checked, drawings: Drawings) -> bytes:
    """Return the report as an HTML file; the same for the same input."""
    return "".join(_page(report_of(checked), drawings)).encode()


def _page(report: Report, drawings: Drawings) -> Iterator[str]:
    title = text(f"{report.name} · {messages.SHORT_KIND}")
    yield (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{style_of(report.name)}</style>\n"
        f"</head>\n<body>\n{_symbols()}"
    )
    yield from _head(report)
    yield f'<main>\n<h2 class="hidden">{messages.CLAIMS}</h2>\n'
    if not report.claims:
        yield f'<p class="second">{messages.NO_CLAIMS}</p>\n'
    for claim in report.claims:
        yield from _claim(report, claim, drawings)
    yield from _closing(report)
    yield (
        f"</main>\n<footer><bdi>{title}</bdi>"
        f"<span>{messages.NOT_CHANGED}</span></footer>\n</body>\n</html>\n"
    )


def _symbols() -> str:
    """Return every sign once; where one is shown, it is named."""
    names = [*map(str, Status), "unsearched", *_VERDICTS]
    drawn = "".join(
        f'<symbol id="sign-{name}" viewBox="0 0 16 16">'
        f"{sign_svg(name, _inks(name))}</symbol>"
        for name in names
    )
    return f'<svg class="hidden" aria-hidden="true">{drawn}</svg>\n'


def _inks(name: str) -> Inks:
    if name in _VERDICTS:
        return Inks("var(--text)", "var(--base)", "var(--ctl)")
    return Inks(f"var(--{_colour(name)})", "var(--on)", "var(--base)")


def _colour(sign: str) -> str:
    """Return the name of the colour in which a status is written."""
    return "unsearchable" if sign == "unsearched" else sign


def _sign(name: str) -> str:
    return f'<svg aria-hidden="true"><use href="#sign-{name}"></use></svg>'


def _logo() -> str:
    drawn = (files("resources") / "icons" / "quotelight.svg").read_text("utf-8")
    return re.sub(r' xmlns="[^"]*"', ' aria-hidden="true"', drawn, count=1)


def _head(report: Report) -> Iterator[str]:
    yield (
        f'<header class="head">\n<div class="kind">{_logo()}'
        f"{messages.KIND_OF_REPORT}</div>\n"
        f'<h1 dir="auto">{text(report.title)}</h1>\n'
    )
    if report.authors:
        yield f'<p class="second" dir="auto">{text(report.authors)}</p>\n'
    facts = "".join(
        f"<dt>{fact.label}</dt><dd><bdi>{text(fact.text)}</bdi></dd>"
        for fact in report.facts
    )
    yield f'<dl class="facts">{facts}</dl>\n'
    yield (
        f'<p class="lead"><b>{text(report.result.strong)}</b> '
        f"{text(report.result.rest)}</p>\n</header>\n"
    )
    yield f'<section class="two" aria-label="{messages.COUNTS}">\n'
    yield f"<div>{_table(messages.STATUS_TABLE, 'statuses', report.statuses)}</div>\n"
    yield (
        f"<div>{_table(messages.VERDICT_TABLE, 'verdicts', report.verdicts)}"
        f'<p class="legend">{messages.LEGEND}</p></div>\n</section>\n'
    )


def _table(title: str, anchor: str, counts: Sequence[Count]) -> str:
    most = max((each.count for each in counts), default=0) or 1
    rows = "".join(_row(each, most) for each in counts)
    return (
        f'<h2 id="{anchor}">{title}</h2>\n'
        f'<table aria-labelledby="{anchor}"><tbody>{rows}</tbody></table>'
    )


def _row(count: Count, most: int) -> str:
    bar = ""
    if count.count and count.sign != "none":
        ground = _inks(count.sign).colour
        share = max(1, round(100 * count.count / most))
        bar = f'<span class="bar" style="width:{share}%;background:{ground}"></span>'
    return (
        f'<tr><th scope="row">{_sign(count.sign)}{count.word}</th>'
        f"<td>{bar}</td><td>{count.count:,}</td></tr>"
    )


def _claim(report: Report, claim: ClaimEntry, drawings: Drawings) -> Iterator[str]:
    number = f"<span>{claim.number}</span>" if claim.number else ""
    verdict = str(claim.verdict or "none")
    yield (
        f'<article id="{claim.anchor}" aria-labelledby="{claim.anchor}-title">\n'
        f'<div class="together">\n<div class="claim"><h3 id="{claim.anchor}-title">'
        f'{number}<span dir="auto">{text(claim.title)}</span></h3>'
        f'<span class="verdict">{_sign(verdict)}{claim.verdict_word}</span></div>\n'
    )
    if not claim.quotes:
        yield f'<p class="remark">{messages.NO_QUOTE_FOR_CLAIM}</p>\n</div>\n'
    for at, quote in enumerate(claim.quotes):
        yield "" if at == 0 else '<div class="together">\n'
        yield from _quote(report, quote, drawings)
    if claim.note:
        note = text(claim.note)
        yield f'<p class="note" dir="auto"><b>{messages.NOTE}</b>{note}</p>\n'
    if claim.decided:
        yield f'<p class="decided"><bdi>{text(claim.decided)}</bdi></p>\n'
    yield "</article>\n"


def _quote(report: Report, quote: QuoteEntry, drawings: Drawings) -> Iterator[str]:
    """Yield a quote; with its first picture the block ends that may not be parted."""
    *about, name = (f"<bdi>{text(each)}</bdi>" for each in quote.about)
    link = f'<a href="#{quote.anchor}">{name}</a>'
    yield (
        f'<h4 id="{quote.anchor}">{_sign(quote.sign)}<span>'
        f'<b style="color:var(--{_colour(quote.sign)})">{quote.word}</b> '
        f'<span class="second">{" · ".join([*about, link])}</span></span></h4>\n'
        f'<dl class="sides">{"".join(map(_side, quote.sides))}</dl>\n'
    )
    figures = list(_figures(report, quote, drawings))
    yield from figures[:1]
    yield "</div>\n"
    yield from figures[1:]
    for remark in quote.remarks:
        yield f'<p class="remark" dir="auto">{text(remark)}</p>\n'


def _side(side: Side) -> str:
    words = "".join(map(_words, side.words))
    return f'<dt>{side.label}</dt><dd dir="auto">{words}</dd>'


def _words(words: Words) -> str:
    if words.look is Look.PLAIN:
        return text(words.text)
    if words.look is Look.GAP:
        return f'<span class="gap" role="img" aria-label="{messages.GAP}"></span>'
    tag = "span" if words.look is Look.REST else "mark"
    return f'<{tag} class="{_CLASSES[words.look]}">{text(words.text)}</{tag}>'


def _figures(report: Report, quote: QuoteEntry, drawings: Drawings) -> Iterator[str]:
    if quote.source is None or not quote.located.placements:
        return
    crops = drawings.crops(quote.source, quote.located)
    if not crops:
        yield f'<p class="remark">{messages.NOT_DRAWN}</p>\n'
    for crop in crops:
        yield _figure(crop, caption(report.documents[quote.source], crop))


def _figure(crop: Crop, words: str) -> str:
    data = base64.b64encode(crop.png).decode()
    width = round(crop.width_pt * _CSS_PX_PER_PT)
    height = round(crop.height_pt * _CSS_PX_PER_PT)
    return (
        f'<figure><img width="{width}" height="{height}" alt="{text(crop.text)}" '
        f'src="data:image/png;base64,{data}"><figcaption><bdi>{text(words)}</bdi>'
        "</figcaption></figure>\n"
    )


def _closing(report: Report) -> Iterator[str]:
    made = "".join(
        f"<dt>{_sign(each.sign)}{each.word}</dt><dd>{each.text}</dd>"
        for each in report.definitions
    )
    yield (
        f'<section class="closing" aria-labelledby="made">\n'
        f'<h2 id="made">{messages.MADE}</h2>\n<dl class="made">{made}</dl>\n'
    )
    for section in report.sections:
        yield f"<h3>{section.title}</h3>\n<ul>{_list(section.lines)}</ul>\n"
    yield "</section>\n"


def _list(lines: Iterable[str]) -> str:
    return "".join(f"<li><bdi>{text(line)}</bdi></li>" for line in lines)
