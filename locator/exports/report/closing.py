"""The last page of a report: how it was made, and what it could not look at."""

from collections.abc import Iterator

from locator.checked import Checked
from locator.exports.report import messages
from locator.exports.report.model import Definition, Section
from locator.exports.report.pages import pages_in_words
from locator.exports.words import STATUS
from locator.fault_messages import fault_words
from locator.status import Status


def definitions_of(checked: Checked) -> Iterator[Definition]:
    """Yield how every status is made."""
    for status in Status:
        word = STATUS[status]
        yield Definition(str(status), word, messages.DEFINITIONS[status])
    if any(quote.source is None for quote in checked.quotes):
        yield Definition(
            "unsearched", messages.NOT_SEARCHED, messages.NOT_SEARCHED_DEFINITION
        )


def sections_of(checked: Checked) -> Iterator[Section]:
    """Yield pages without text, skipped records, and the files with their hashes."""
    without = tuple(_without_text(checked)) or (messages.ALL_HAVE_TEXT,)
    if checked.sources:
        yield Section(messages.PAGES_WITHOUT_TEXT, (*without, *_recognised(checked)))
    skipped = tuple(_skipped(checked)) or (messages.NONE_SKIPPED,)
    yield Section(messages.SKIPPED_RECORDS, skipped)
    yield Section(messages.FILES, tuple(_files(checked)))


def _without_text(checked: Checked) -> Iterator[str]:
    for source in checked.sources:
        if source.without_text:
            yield messages.PAGES_OF.format(
                name=source.path.name,
                pages=pages_in_words(source.without_text),
                count=len(source.labels),
            )


def _recognised(checked: Checked) -> Iterator[str]:
    for source in checked.sources:
        if source.recognised:
            pages = pages_in_words(source.recognised)
            yield messages.OCR_PAGES.format(name=source.path.name, pages=pages)


def _skipped(checked: Checked) -> Iterator[str]:
    name = checked.evidence.name if checked.evidence else ""
    for bad in checked.bad_records:
        yield messages.SKIPPED_RECORD.format(
            name=name, line=bad.line, fault=fault_words(bad.fault)
        )


def _files(checked: Checked) -> Iterator[str]:
    for source in checked.sources:
        name = source.path.name
        yield messages.FILE_LINE.format(name=name, sha256=source.sha256)
    if checked.evidence and checked.evidence_sha256:
        yield messages.FILE_LINE.format(
            name=checked.evidence.name, sha256=checked.evidence_sha256
        )
    for bad in checked.bad_sources:
        yield f"{messages.BAD_SOURCE_LINE.format(name=bad.path.name)}."
    yield messages.MADE_AT.format(
        time=checked.made_at.isoformat(" ", "seconds"), version=checked.version
    )
    yield messages.NOT_CHANGED
