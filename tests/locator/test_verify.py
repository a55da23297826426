from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from locator.assigned import Documents, assigned
from locator.checked import Checked, Remark
from locator.cli.opened import opened
from locator.cli.source import Source
from locator.errors import FileError, Obstacle
from locator.evidence.record import Evidence, GivenBoxes, Record
from locator.frames import Frame
from locator.paper import Paper
from locator.quote import Quote
from locator.status import Status
from locator.verify import Occasion, Papers, verify, verify_in
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


def verified(paths: list[Path], records: list[Record]) -> Checked:
    @contextmanager
    def opening(path: Path) -> Iterator[Paper]:
        with opened(Source(path)) as file:
            yield file.paper

    evidence = Evidence(tuple(records))
    papers = Papers(
        paths,
        [lambda path=path: opening(path) for path in paths],  # type: ignore[misc] # mypy sees no default
        assigned(evidence, Documents(paths)),
    )
    return verify_in(Path("e.md"), evidence, papers, OCCASION)


def two(tmp_path: Path) -> list[Path]:
    return [
        write_pdf(tmp_path / "a.pdf", [page_of("All of the films were dense.")]),
        write_pdf(tmp_path / "b.pdf", [page_of("They took up water at once.")]),
    ]


def about(document: str, text: str = "They took up water at once") -> Record:
    return Record(Quote(text), 1, document=document)


def test_every_quote_is_searched_in_the_document_that_it_names(tmp_path: Path) -> None:
    records = [about("B.PDF"), about("a", "films were dense"), about("a"), about("c")]

    quotes = verified(two(tmp_path), records).quotes

    assert [(quote.source, quote.located.status) for quote in quotes] == [
        (1, Status.VERBATIM),
        (0, Status.VERBATIM),
        (0, Status.NOT_FOUND),
        (None, Status.UNSEARCHABLE),
    ]
    assert [quote.remark for quote in quotes] == [None, None, None, Remark.NO_DOCUMENT]


def test_one_of_several_documents_that_cannot_be_opened_stops_nothing(
    tmp_path: Path,
) -> None:
    paths = [tmp_path / "broken.pdf", *two(tmp_path)]
    paths[0].write_bytes(b"%PDF-1.7 and no more")

    found = verified(paths, [about("broken"), about("b")])

    assert [bad.obstacle for bad in found.bad_sources] == [Obstacle.DAMAGED]
    assert [source.path.name for source in found.sources] == ["a.pdf", "b.pdf"]
    assert [(quote.source, quote.remark) for quote in found.quotes] == [
        (None, Remark.UNREADABLE_DOCUMENT),
        (1, None),
    ]


def test_the_only_document_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileError):
        verified([tmp_path / "nowhere.pdf"], [about("")])


def test_no_two_quotes_are_called_the_same(tmp_path: Path) -> None:
    names = ["E7", "E7", "", "1.3", "E7", "E7 (2)"]
    records = tuple(
        Record(Quote("films were dense"), line, name)
        for line, name in enumerate(names, 1)
    )
    path = two(tmp_path)[0]
    with opened(Source(path)) as file:
        found = verify(None, Evidence(records), file.paper, OCCASION)
    given = [quote.name for quote in found.quotes]

    assert len(set(given)) == len(given)
    assert [given[0], given[3], given[5]] == ["E7", "1.3", "E7 (2)"]


def test_the_words_that_an_ellipsis_leaves_out_are_kept(tmp_path: Path) -> None:
    path = write_pdf(
        tmp_path / "a.pdf", [page_of("One two three, so it is, four five six.")]
    )
    quote = Record(Quote("One two three … four five six"), 1)
    with opened(Source(path)) as file:
        found = verify(None, Evidence((quote,)), file.paper, OCCASION)

    assert found.quotes[0].left_out == (", so it is,",)


def test_of_two_places_the_one_in_the_boxes_of_the_record_is_taken(
    tmp_path: Path,
) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("So it is.", "Then.", "So it is.")])
    box = GivenBoxes(0, Frame.PAGE, ((60.0, 90.0, 300.0, 110.0),))
    records = (Record(Quote("So it is"), 1), Record(Quote("So it is"), 2, boxes=(box,)))
    with opened(Source(path)) as file:
        free, boxed = verify(None, Evidence(records), file.paper, OCCASION).quotes

    assert free.located.status is Status.AMBIGUOUS
    assert boxed.located.status is Status.VERBATIM
    assert boxed.located.quote == records[1].quote
    assert boxed.located.placements[0].pages[0].quads[0].ul_y > 90
