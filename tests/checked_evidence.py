"""Evidence files that were checked, made without any document."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from hypothesis import strategies as st

from locator.checked import Checked, CheckedClaim, CheckedQuote, Source
from locator.claim import Claim, Judgement, Verdict
from locator.claims import claims_of
from locator.evidence.record import Evidence, Record
from locator.exports.drawings import Crop, Picture, SourceFile
from locator.glyphs import PageGlyphs
from locator.located import Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.status import Status


class NoDrawings:
    """For exporters that ask nothing of a document."""

    def glyphs(self, source: int, page_index: int) -> PageGlyphs:
        raise AssertionError(source, page_index)

    def crops(self, source: int, located: Located) -> tuple[Crop, ...]:
        raise AssertionError(source, located)

    def picture(self, source: int, page_index: int, dpi: int) -> Picture:
        raise AssertionError(source, page_index, dpi)

    def file(self, source: int) -> SourceFile:
        raise AssertionError(source)


def placed(quote: Quote, page_index: int) -> Located:
    """Return the answer for a quote that stands on a page."""
    placement = Placement(1.0, quote.text, (PagePlacement(page_index, (), ()),))
    return Located(quote, Status.VERBATIM, (placement,), confidence=0.98765)


def checked_of(evidence: Evidence, located: Sequence[Located] = ()) -> Checked:
    """Return an evidence file that was checked; by default nothing was found."""
    answers = iter(located)
    claims = []
    for number, claim in enumerate(claims_of(evidence), 1):
        quotes = tuple(
            CheckedQuote(
                record,
                record.name or f"{number}.{at}",
                next(answers, Located(record.quote, Status.NOT_FOUND)),
            )
            for at, record in enumerate(claim.records, 1)
        )
        claims.append(CheckedClaim(number, claim.claim, quotes))
    source = Source(Path("paper.pdf"), "0" * 64, ("i", "ii", "1", "2"))
    return Checked(
        Path("paper.md"),
        (),
        (source,),
        tuple(claims),
        "0",
        datetime(2026, 5, 3, tzinfo=UTC),
    )


# Line ends leave as they are written here; what no text holds is shown as U+FFFD.
WORDS = st.text(
    st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\ufffe\uffff")
    | st.sampled_from("\n\t=+-@'\",;|_x0041"),
    min_size=1,
    max_size=30,
).filter(lambda text: bool(text.strip()))
MAYBE = st.just("") | WORDS


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Return a record with whatever a file may say about a quote."""
    quote = Quote(
        draw(WORDS),
        draw(st.none() | WORDS),
        draw(MAYBE),
        draw(MAYBE),
        draw(MAYBE),
        draw(MAYBE),
    )
    return Record(
        quote,
        1,
        draw(MAYBE),
        draw(MAYBE),
        draw(MAYBE),
        draw(MAYBE),
        draw(MAYBE),
        draw(MAYBE),
        others=draw(st.dictionaries(st.sampled_from(("colour", "Größe")), WORDS)),
    )


@st.composite
def claims(draw: st.DrawFn) -> Claim:
    """Return a claim that somebody has judged."""
    judgement = Judgement(
        draw(st.sampled_from(Verdict)), draw(MAYBE), draw(MAYBE), draw(MAYBE)
    )
    return Claim(draw(WORDS), draw(MAYBE), judgement)


def evidences() -> st.SearchStrategy[Evidence]:
    """Return evidence with claims, some of them judged, some without a quote."""
    return st.builds(
        lambda found, stated: Evidence(tuple(found), claims=tuple(stated)),
        st.lists(records(), max_size=5),
        st.lists(claims(), max_size=2),
    )
