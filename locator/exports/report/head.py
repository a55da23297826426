"""The head of a report: what it is about, its facts, and the two tables of counts."""

import re
from collections import Counter
from collections.abc import Iterator

from locator.checked import Checked, Source
from locator.claim import Verdict
from locator.exports.report import messages
from locator.exports.report.model import Count, Fact
from locator.exports.words import STATUS, VERDICT
from locator.status import Status

# "Microsoft Word - draft 3.docx", "2045697.dvi": what the file was made from.
_FILE_NAME = re.compile(r"^Microsoft \w+ - |\.[A-Za-z][A-Za-z0-9]{1,4}$")
_GROUP = 4  # digits of a hash that are written together
_SHOWN_BEFORE, _SHOWN_BEHIND = 2, 1  # groups


def title_of(checked: Checked) -> str:
    """Return the title of the document; of several, how many there are."""
    if len(checked.sources) == 1:
        source = checked.sources[0]
        named_so = _FILE_NAME.search(source.title)
        return source.path.stem if named_so or not source.title else source.title
    if not checked.sources:
        return messages.NO_DOCUMENT
    return messages.SEVERAL_DOCUMENTS.format(count=len(checked.sources))


def name_of(checked: Checked) -> str:
    """Return a short name: that of the document; of several, that of the evidence."""
    if len(checked.sources) != 1 and checked.evidence:
        return checked.evidence.stem
    return checked.sources[0].path.stem if checked.sources else messages.NO_DOCUMENT


def facts_of(checked: Checked) -> Iterator[Fact]:
    """Yield the lines about sources, evidence, and who checked when."""
    for source in checked.sources:
        yield Fact(messages.SOURCE_FACT, _source_line(source))
    for bad in checked.bad_sources:
        line = messages.BAD_SOURCE_LINE.format(name=bad.path.name)
        yield Fact(messages.SOURCE_FACT, line)
    yield Fact(messages.EVIDENCE_FACT, _evidence_line(checked))
    made = checked.made_at
    day = messages.day(made.year, made.month, made.day)
    line = messages.CHECKED_LINE.format(day=day, version=checked.version)
    if checked.reviewer:
        line = messages.REVIEWER_PART.format(checked=line, name=checked.reviewer)
    yield Fact(messages.CHECKED_FACT, line)


def statuses_of(checked: Checked) -> Iterator[Count]:
    """Yield how many quotes have which status; all of them, to be compared."""
    count = Counter(
        quote.located.status for quote in checked.quotes if quote.source is not None
    )
    for status in Status:
        yield Count(str(status), STATUS[status], count[status])
    missing = len(checked.quotes) - count.total()
    if missing:
        yield Count("unsearched", messages.NOT_SEARCHED, missing)


def verdicts_of(checked: Checked) -> Iterator[Count]:
    """Yield how many claims have which verdict, and how many none."""
    count: Counter[Verdict | None] = Counter(
        claim.claim.judgement.verdict if claim.claim.judgement else None
        for claim in checked.claims
    )
    for verdict in Verdict:
        yield Count(str(verdict), VERDICT[verdict], count[verdict])
    yield Count("none", messages.NOT_REVIEWED, count[None])


def _source_line(source: Source) -> str:
    return messages.SOURCE_LINE.format(
        name=source.path.name,
        pages=messages.counted(len(source.labels), "page"),
        sha256=_short(source.sha256),
    )


def _short(sha256: str) -> str:
    """Return the ends of a hash; the last page has all of it."""
    groups = [sha256[at : at + _GROUP] for at in range(0, len(sha256), _GROUP)]
    if len(groups) <= _SHOWN_BEFORE + _SHOWN_BEHIND:
        return sha256
    return " ".join([*groups[:_SHOWN_BEFORE], "…", *groups[-_SHOWN_BEHIND:]])


def _evidence_line(checked: Checked) -> str:
    form = messages.EVIDENCE_LINE if checked.evidence else messages.TYPED
    line = form.format(
        name=checked.evidence.name if checked.evidence else "",
        claims=messages.counted(len(checked.claims), "claim"),
        quotes=messages.counted(len(checked.quotes), "quote"),
    )
    if not checked.bad_records:
        return line
    records = messages.counted(len(checked.bad_records), "record")
    return messages.SKIPPED_PART.format(evidence=line, records=records)
