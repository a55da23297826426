from datetime import UTC, datetime
from pathlib import Path

from locator.checked import Checked
from locator.cli.opened import opened
from locator.cli.source import Source
from locator.evidence.record import Evidence, Record
from locator.quote import Quote
from locator.status import Status
from locator.verify import Occasion, verify
from tests.pdfs import page_of, write_pdf

OCCASION = Occasion(datetime(2026, 12, 1, 9, 30, tzinfo=UTC), "R. Lindholm")
RECORDS = (
    Record(Quote("the films were dense", claim="Dense"), 3, name="E7"),
    Record(Quote("They took up no water", claim="Dry"), 5),
    Record(Quote("took up water at once", claim="Dense"), 9),
)


def checked(tmp_path: Path) -> Checked:
    path = write_pdf(
        tmp_path / "paper.pdf",
        [
            page_of("All of the films were dense."),
            page_of("They took up water at once."),
        ],
    )
    with opened(Source(path)) as file:
        return verify(Path("e.md"), Evidence(RECORDS), file.paper, OCCASION)


def test_every_quote_is_located_and_stands_under_its_claim(tmp_path: Path) -> None:
    claims = checked(tmp_path).claims

    assert [
        (claim.number, quote.name, quote.located.status)
        for claim in claims
        for quote in claim.quotes
    ] == [
        (1, "E7", Status.VERBATIM),
        (1, "1.2", Status.VERBATIM),
        (2, "2.1", Status.ALTERED),
    ]


def test_the_source_has_the_shapes_of_the_pages_where_something_stands(
    tmp_path: Path,
) -> None:
    (source,) = checked(tmp_path).sources

    assert source.path.name == "paper.pdf"
    assert len(source.sha256) == 64
    assert source.labels == ("1", "2")
    assert set(source.shapes) == {0, 1}


def test_the_occasion_is_kept(tmp_path: Path) -> None:
    found = checked(tmp_path)

    assert (found.made_at, found.reviewer) == (OCCASION.made_at, "R. Lindholm")
    assert found.version
