"""Tables as people and review tools save them."""

from dataclasses import dataclass

import pytest

from locator.claim import Claim
from locator.evidence.csv_file import read
from locator.evidence.record import BadRecord, Fault, Record
from locator.evidence.tables.choice import ColumnChoice


@dataclass(frozen=True, slots=True)
class Wanted:
    """What should be read of a quote."""

    text: str
    page: str | None = None
    claim: str = ""
    document: str = ""
    name: str = ""
    note: str = ""
    line: int = 2


def found(text: str, choice: str = "") -> list[Wanted]:
    table = read(text, ColumnChoice.parsed(choice) if choice else None)
    assert table.mapping.is_sure
    return [
        Wanted(
            record.quote.text,
            record.quote.page_hint,
            record.quote.claim,
            record.document,
            record.name,
            record.note,
            record.line,
        )
        for record in table.records()
        if isinstance(record, Record)
    ]


FELL = "The cost per tonne fell by a third."
ROSE = "The yield rose, in most years, by half."


@pytest.mark.parametrize(
    ("text", "wanted", "reason"),
    [
        (
            f'quote,page\n{FELL},12\n"{ROSE}",iv\n',
            [Wanted(FELL, "12"), Wanted(ROSE, "iv", line=3)],
            "the plainest of tables",
        ),
        (
            f"Zitat;Seite;Datei;Kommentar\n{FELL};S. 4;studie.pdf;gut\n",
            [Wanted(FELL, "4", document="studie.pdf", note="gut")],
            "a spreadsheet program in German, with semicolons",
        ),
        (
            f"Énoncé\tPassage\tPages\nMoins cher\t{FELL}\tp. 3\n",
            [Wanted(FELL, "3", "Moins cher")],
            "French, with tabs",
        ),
        (
            f"afirmación|cita|página\nBarato|{FELL}|7\n",
            [Wanted(FELL, "7", "Barato")],
            "Spanish, with bars",
        ),
        (
            "编号,论点,引文,页码\nA1,成本下降,“每吨成本下降了三分之一。”,5\n",
            [Wanted("每吨成本下降了三分之一。", "5", "成本下降", name="A1")],
            "Chinese",
        ),
        (
            (
                "Title,Year,Main findings,"
                '"Supporting quotes for ""Main findings""",'
                '"Reasoning for ""Main findings"""\n'
                f'A film,2024,Cheaper,"""{FELL}""\n""{ROSE}""",so it is\n'
            ),
            [
                Wanted(FELL, None, "Main findings: Cheaper", "A film"),
                Wanted(ROSE, None, "Main findings: Cheaper", "A film", line=3),
            ],
            "a review tool with quotes for every question",
        ),
        (
            (
                "Title,Cost,Supporting quotes for Cost,"
                "Yield,Supporting quotes for Yield\n"
                f'A film,low,"{FELL}",,"{ROSE}"\nAnother,low,,high,"{ROSE}"\n'
            ),
            [
                Wanted(FELL, None, "Cost: low", "A film"),
                Wanted(ROSE, None, "Yield", "A film"),
                Wanted(ROSE, None, "Yield: high", "Another", line=3),
            ],
            "several columns of quotes, some of them empty",
        ),
        (
            (
                "Document,Question,Context,Relevant,Page,Source From\n"
                f"acme.pdf,Is it cheap?,We ask. {FELL} We stop.,{FELL},14,text\n"
            ),
            [Wanted(FELL, "14", "Is it cheap?", "acme.pdf")],
            "a data set with the words around",
        ),
        (
            f'Claim,Quote 1,Quote 2\nCheap,{FELL},"{ROSE}"\n',
            [Wanted(FELL, None, "Cheap"), Wanted(ROSE, None, "Cheap")],
            "several quotes side by side",
        ),
        (
            f'id,quotes\nA,"""{FELL}""; ""{ROSE}"""\n',
            [Wanted(FELL, name="A"), Wanted(ROSE, name="A.2")],
            "several quotes in a cell, in marks",
        ),
        (
            f'id,quotes\nA,"- {FELL}\n- {ROSE}"\n',
            [Wanted(FELL, name="A"), Wanted(ROSE, name="A.2", line=3)],
            "several quotes in a cell, in a list",
        ),
        (
            f'quote,note\n"{FELL} (p. 9)",x\n',
            [Wanted(FELL, "9", note="x")],
            "the page stands in the cell",
        ),
        (
            f'"{FELL}",12\n"{ROSE}",13\n',
            [Wanted(FELL, line=1), Wanted(ROSE, line=2)],
            "no header: the number may be a page, or anything",
        ),
        (
            f"quote\n{ROSE}\n{FELL}\n",
            [Wanted(ROSE), Wanted(FELL, line=3)],
            "a single column, whose commas are its own",
        ),
        (
            f"sep=;\nquote;page\n{FELL};1\n",
            [Wanted(FELL, "1", line=3)],
            "a line that tells a spreadsheet program the separator",
        ),
        (
            f"Extraction of 3 May\n\nno,excerpt,paper\n1,{FELL},a.pdf\n",
            [Wanted(FELL, document="a.pdf", name="1", line=4)],
            "a title above the header",
        ),
        (
            f'quote,page\n"{FELL}\n\n{ROSE}",5\nx y z,6\n',
            [
                Wanted(FELL, "5"),
                Wanted(ROSE, "5", line=4),
                Wanted("x y z", "6", line=5),
            ],
            "line ends inside of a cell",
        ),
        (
            f"fragment,Seite,Text\nx1,4,{FELL}\nx2,5,{FELL}\n",
            [Wanted(FELL, "4"), Wanted(FELL, "5", line=3)],
            "a vague word, but nothing else can be the quotes",
        ),
    ],
)
def test_a_table_gives_its_quotes(text: str, wanted: list[Wanted], reason: str) -> None:
    assert found(text) == wanted, reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            (
                "title,abstract,doi,included\n"
                f"A film,{FELL} And it was measured well.,10.1/x,1\n"
            ),
            "a list for screening has no quotes, however long its abstracts",
        ),
        (f"foo,bar\n{FELL},12\n", "no word of the header says what is in it"),
        (
            f"quote,exact quote\n{FELL},{FELL}\n{FELL},{FELL}\n",
            "two columns, and either may be meant",
        ),
        ("quotes,title\n12,A film\n3,Another film\n", "a number of quotes"),
        (
            f"Document,Context,Relevant,Page\na.pdf,We ask. {FELL},1,14\n",
            "the words around are more than the quote",
        ),
    ],
)
def test_what_is_not_sure_is_not_read(text: str, reason: str) -> None:
    assert not read(text).mapping.is_sure, reason


def test_a_choice_makes_it_sure() -> None:
    text = f"foo,bar\n{FELL},12\n"

    assert found(text, "quote=foo,page=2") == [Wanted(FELL, "12")]


@pytest.mark.parametrize(
    ("text", "wanted", "reason"),
    [
        (f"page,quote\n3,{ROSE}\n", BadRecord(2, Fault.RAGGED), "commas cut it"),
        ('id,quote,page\n1,"open,2\n', BadRecord(2, Fault.UNFINISHED), "no end"),
        ("quote,page\n,2\n", BadRecord(2, Fault.EMPTY_QUOTE), "a page alone"),
        ("quote,page\nn/a,2\n", BadRecord(2, Fault.EMPTY_QUOTE), "said to be none"),
    ],
)
def test_a_broken_row_is_told_with_its_line(
    text: str, wanted: BadRecord, reason: str
) -> None:
    table = read(text, ColumnChoice.parsed("quote=quote"))

    assert wanted in list(table.records()), reason


def test_words_around_become_prefix_and_suffix() -> None:
    text = f"Relevant,Context\n{FELL},We ask. {FELL} We stop.\n"

    (record,) = read(text).records()

    assert isinstance(record, Record)
    assert record.quote.prefix == "We ask."
    assert record.quote.suffix == "We stop."


def test_columns_that_mean_nothing_to_us_are_kept() -> None:
    text = f"quote,colour,weight\n{FELL},red,\n"

    (record,) = read(text).records()

    assert isinstance(record, Record)
    assert record.others == {"colour": "red"}


def test_a_row_without_a_claim_supports_that_of_the_row_above() -> None:
    text = f'claim,quote\nCheap,{FELL}\n,"{ROSE}"\nDear,"{ROSE}"\n'

    assert [each.claim for each in found(text)] == ["Cheap", "Cheap", "Dear"]


def test_where_claims_have_names_no_claim_is_carried_on() -> None:
    text = f'claim id,claim,quote\nC1,Cheap,{FELL}\nC2,,"{ROSE}"\n'

    assert [each.claim for each in found(text)] == ["Cheap", ""]


def test_a_claim_without_a_quote_is_kept() -> None:
    claims = list(read("claim,quote\nCheap,\n").records())

    assert claims == [Claim("Cheap")]
