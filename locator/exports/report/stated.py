"""Turns an evidence file that was checked into what a report states about it."""

from locator.checked import Checked
from locator.exports.report.claims import claims_in_order
from locator.exports.report.closing import definitions_of, sections_of
from locator.exports.report.head import (
    facts_of,
    name_of,
    statuses_of,
    title_of,
    verdicts_of,
)
from locator.exports.report.model import PageNames, Report
from locator.exports.report.result import result_of


def report_of(checked: Checked) -> Report:
    """Return what a report states; it is the same for the same input."""
    sources = checked.sources
    return Report(
        name_of(checked),
        title_of(checked),
        sources[0].authors if len(sources) == 1 else "",
        tuple(facts_of(checked)),
        result_of(checked),
        tuple(statuses_of(checked)),
        tuple(verdicts_of(checked)),
        claims_in_order(checked),
        tuple(definitions_of(checked)),
        tuple(sections_of(checked)),
        tuple(PageNames(source.path.name, source.labels) for source in sources),
        checked.made_at.isoformat(),
    )
