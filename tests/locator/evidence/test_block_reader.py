"""Evidence files of text, from their bytes to their quotes."""

from pathlib import Path

import pytest

from locator.evidence.read import evidence_in
from locator.evidence.record import Record
from tests.locator.evidence.text_file import TextFile, Wanted
from tests.locator.evidence.text_files import TEXT_FILES


def wanted_of(record: Record, line: int) -> Wanted:
    quote = record.quote
    return Wanted(
        quote.text,
        quote.page_hint,
        quote.claim,
        record.document,
        record.name,
        record.line if line else 0,
    )


@pytest.mark.parametrize("file", TEXT_FILES, ids=lambda file: file.name)
def test_a_file_gives_its_quotes(file: TextFile) -> None:
    evidence = evidence_in(Path(file.name), file.content.encode())

    lines = [each.line for each in file.quotes]
    lines += [1] * (len(evidence.records) - len(lines))
    found = [wanted_of(*each) for each in zip(evidence.records, lines, strict=False)]
    assert found == list(file.quotes)
    assert [bad.line for bad in evidence.bad_records] == list(file.bad_lines)
    assert evidence.detected
    assert evidence.detected.format == file.format


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(">" * 100_000 + " some deep words", id="block quotes"),
        pytest.param("“word " * 30_000, id="marks that never close"),
        pytest.param("<cite doc='a'>" * 20_000, id="tags that never close"),
        pytest.param("[[a](" * 50_000, id="links that never close"),
        pytest.param("<!--" * 50_000, id="comments that never close"),
        pytest.param("<html>" + "<!--" * 50_000, id="comments of HTML"),
        pytest.param("<html>" + "<blockquote>" * 50_000 + "a b c", id="nested HTML"),
        pytest.param("words" + " " * 200_000 + "x", id="white space"),
        pytest.param("> words " + "(p. 4) " * 30_000, id="pages"),
        pytest.param("word and another " * 100_000, id="one line"),
    ],
)
def test_hostile_text_comes_to_an_end(content: str) -> None:
    evidence = evidence_in(Path("a.md"), content.encode())

    assert all(each.quote.text for each in evidence.records)
    assert all(each.line == 1 for each in evidence.bad_records)


def test_the_rows_of_a_long_table_keep_their_claims_and_lines() -> None:
    rows = [f"| {'It dries' * (not at)} | quote {at} of many |" for at in range(6000)]
    content = "\n".join(["| Claim | Quote |", "|---|---|", *rows])

    evidence = evidence_in(Path("a.md"), content.encode())

    assert [each.line for each in evidence.records] == list(range(3, 6003))
    assert {each.quote.claim for each in evidence.records} == {"It dries"}
