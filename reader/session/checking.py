"""Turns claims and quotes of the window into what reports and exports are made of."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from locator.checked import Checked, CheckedClaim, CheckedQuote, Remark, Source
from locator.claim import Claim
from locator.claims import ClaimRecords
from locator.evidence.record import Record
from locator.located import Located
from locator.quote_names import names_of
from locator.status import Status
from locator.version import __version__
from reader.session.claims import Claims
from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry
from reader.session.read_file import ReadFile


def checked_of(
    claims: Claims,
    documents: Sequence[SessionDocument],
    files: Mapping[str, ReadFile],
    reviewer: str,
) -> Checked:
    """Return all claims of the window with their quotes, as they are now.

    What only the file itself says (title, authors, shapes of pages) is left empty.

    Args:
        claims: The claims.
        documents: The open documents, in the order of their tabs.
        files: The evidence files that were read, by their paths.
        reviewer: Who answers for it.
    """
    entries = [claims.quotes_of(claim_id) for claim_id in claims.order]
    records = [
        ClaimRecords(_claim(claims, claim_id), tuple(map(_record, quotes)))
        for claim_id, quotes in zip(claims.order, entries, strict=True)
    ]
    numbers = {each.document for quotes in entries for each in quotes if each.located}
    used = [each for each in documents if each.number in numbers] or [*documents[:1]]
    places = {document.number: at for at, document in enumerate(used)}
    names = iter(names_of(records))
    file = _only_file(entries, files)
    return Checked(
        file.path if file else None,
        file.bad_records if file else (),
        tuple(map(_source, used)),
        tuple(
            CheckedClaim(
                number,
                record.claim,
                tuple(_quote(entry, next(names), places) for entry in quotes),
            )
            for number, (record, quotes) in enumerate(
                zip(records, entries, strict=True), 1
            )
        ),
        __version__,
        datetime.now(UTC).astimezone(),
        reviewer,
        file.sha256 if file else "",
    )


def about_one(checked: Checked, source: int) -> Checked:
    """Return what is said about one of the sources alone."""
    claims = (
        replace(
            claim,
            quotes=tuple(
                replace(quote, source=0)
                for quote in claim.quotes
                if quote.source == source
            ),
        )
        for claim in checked.claims
    )
    kept = tuple(claim for claim in claims if claim.quotes)
    return replace(checked, sources=(checked.sources[source],), claims=kept)


def documents_in(
    checked: Checked, documents: Sequence[SessionDocument]
) -> tuple[SessionDocument, ...]:
    """Return the open documents that the sources of `checked` are, in their order."""
    by_digest = {each.sha256: each for each in reversed(documents)}
    return tuple(by_digest[source.sha256] for source in checked.sources)


def _claim(claims: Claims, claim_id: int) -> Claim:
    """Return a claim; a quote's own one of which something was said has its words."""
    entry = claims.entry(claim_id)
    if entry is None:
        return Claim("")
    if entry.is_own and entry.claim.judgement:
        return replace(entry.claim, text=claims.words(claim_id))
    return entry.claim


def _record(entry: QuoteEntry) -> Record:
    record = entry.record or Record(entry.quote, 0)
    return replace(record, quote=entry.quote)


def _quote(entry: QuoteEntry, name: str, places: Mapping[int, int]) -> CheckedQuote:
    record, source = _record(entry), places.get(entry.document)
    if entry.located is None or source is None:
        remark = Remark.NO_DOCUMENT if entry.needs else Remark.UNFINISHED
        nowhere = Located(entry.quote, Status.UNSEARCHABLE)
        return CheckedQuote(record, name, nowhere, None, remark=remark)
    located = _with_chosen_first(entry.located, entry.chosen)
    return CheckedQuote(
        record, name, located, source, entry.placed_by, remark=entry.remark
    )


def _with_chosen_first(located: Located, chosen: int) -> Located:
    """Return an answer whose current place is the first one.

    The words are the same at every place. Which glyphs differ, or are left out, is
    known of the machine's own place only: they must not be marked at another.
    """
    places = located.placements
    if not 0 < chosen < len(places):
        return located
    others = places[:chosen] + places[chosen + 1 :]
    return replace(
        located,
        placements=(places[chosen], *others),
        comparison=replace(located.comparison, differing=(), left_out=()),
    )


def _source(document: SessionDocument) -> Source:
    return Source(
        document.path,
        document.sha256,
        tuple(document.labels),
        document.title,
        without_text=tuple(document.pages_without_text),
    )


def _only_file(
    entries: Sequence[Sequence[QuoteEntry]], files: Mapping[str, ReadFile]
) -> ReadFile | None:
    """Return the evidence file that all quotes come from, if they come from one."""
    paths = {entry.evidence for quotes in entries for entry in quotes}
    return files.get(paths.pop()) if len(paths) == 1 else None
