"""What a worker answers about text: where it stands on a page, and what was pasted."""

import os
from collections.abc import Iterator
from multiprocessing import Pipe
from multiprocessing.reduction import send_handle
from pathlib import Path

import pytest

from locator.pdf.open import sha256_of
from locator.quote import Quote
from reader.protocol import (
    LONGEST_QUOTE,
    OTHER_BYTES,
    FindOnPage,
    Open,
    ReadPage,
    SplitPaste,
)
from reader.replies import Done, Failed, FoundOnPage, PageRead, PasteSplit
from reader.worker.reading_service import ReadingService
from tests.pdfs import LEFT_PT, TOP_PT, page_of, write_pdf

DOCUMENT = 7


@pytest.fixture
def service(tmp_path: Path) -> Iterator[ReadingService]:
    path = write_pdf(
        tmp_path / "paper.pdf",
        [page_of("Nothing here."), page_of("The film is re-", "used. A Film.")],
    )
    ours, theirs = Pipe()
    descriptor = os.open(path, os.O_RDONLY)
    send_handle(ours, descriptor, os.getpid())
    os.close(descriptor)
    service = ReadingService(theirs)
    service.answer(Open(DOCUMENT))
    yield service
    ours.close()
    theirs.close()


def test_a_file_with_other_bytes_than_those_shown_is_not_read(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "paper.pdf", [page_of("Some words.")])
    ours, theirs = Pipe()
    service = ReadingService(theirs)
    replies = []
    for sha256 in ("0" * 64, sha256_of(path)):
        with path.open("rb") as file:
            send_handle(ours, file.fileno(), os.getpid())
        replies.append(service.answer(Open(DOCUMENT, sha256=sha256)).reply)

    assert replies == [Failed(OTHER_BYTES), Done()]


def found(service: ReadingService, text: str, page_index: int = 1) -> FoundOnPage:
    reply = service.answer(FindOnPage(DOCUMENT, page_index, text)).reply
    assert isinstance(reply, FoundOnPage)
    return reply


def test_a_text_is_found_before_the_document_was_read(service: ReadingService) -> None:
    assert len(found(service, "film").places) == 2


def test_a_text_is_found_after_the_document_was_read(service: ReadingService) -> None:
    before = found(service, "film")
    service.answer(ReadPage(DOCUMENT, 0))
    service.answer(ReadPage(DOCUMENT, 1))

    assert found(service, "film") == before
    assert found(service, "film", page_index=0) == FoundOnPage(0, ())


def test_a_place_over_two_lines_has_two_quads(service: ReadingService) -> None:
    ((first, second),) = found(service, "reused").places
    behind, below = first.rect(), second.rect()

    assert behind[0] > LEFT_PT + 40
    assert behind[3] <= TOP_PT + 1
    assert below[0] == pytest.approx(LEFT_PT, abs=1)
    assert below[3] > TOP_PT + 10


def test_the_find_bars_wishes_are_heard(service: ReadingService) -> None:
    request = FindOnPage(DOCUMENT, 1, "Film", match_case=True, whole_words=True)
    reply = service.answer(request).reply

    assert isinstance(reply, FoundOnPage)
    assert len(reply.places) == 1


def test_a_paste_is_split() -> None:
    _, theirs = Pipe()
    service = ReadingService(theirs)
    request = SplitPaste("x", "<ul><li>the film</li><li>the gel</li></ul>")

    reply = service.answer(request).reply
    theirs.close()

    assert reply == PasteSplit((Quote("the film"), Quote("the gel")))


def test_a_pasted_quote_that_is_too_long_is_split_by_paragraphs(
    service: ReadingService,
) -> None:
    paragraph = ("The film was held at 60 °C for a long while. " * 100).strip()
    pasted = "\n\n".join([f"“{paragraph}", paragraph, f"{paragraph}” (p. 3)"])
    reply = service.answer(SplitPaste(pasted)).reply

    assert len(paragraph) < LONGEST_QUOTE < len(pasted)
    assert reply == PasteSplit((Quote(paragraph, "3"),) * 3)


def test_a_page_that_is_skipped_is_one_without_text(service: ReadingService) -> None:
    skipped = service.answer(ReadPage(DOCUMENT, 0, without_text=True)).reply
    read = service.answer(ReadPage(DOCUMENT, 1)).reply

    assert skipped == PageRead(0, usable=False, done=False)
    assert read == PageRead(1, usable=True, done=True)
    assert found(service, "Nothing", page_index=0) == FoundOnPage(0, ())
    assert len(found(service, "film").places) == 2
