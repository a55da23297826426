"""Spreadsheets as other programs write them, good and bad."""

from pathlib import Path

import pytest

from locator.errors import FileError, Obstacle
from locator.evidence.read import evidence_in
from locator.evidence.record import BadRecord, Evidence, Fault, Notice, NoticeKind
from locator.evidence.tables.choice import ChoiceError, ColumnChoice
from tests.spreadsheets import rows, sheet, text_cell, workbook

FELL = "The cost per tonne fell by a third."
ROSE = "The yield rose by half in most years."
HEADER = ("claim", "quote", "page")
SHARED = "xl/sharedStrings.xml"


def read(data: bytes, choice: str = "") -> Evidence:
    columns = ColumnChoice.parsed(choice) if choice else None
    return evidence_in(Path("a.xlsx"), data, columns=columns)


def texts_of(evidence: Evidence) -> list[str]:
    return [record.quote.text for record in evidence.records]


def test_texts_may_be_shared_and_in_pieces() -> None:
    shared = (
        "<sst><si><t>quote</t></si><si><r><t>The cost per tonne </t></r>"
        "<r><t>fell by a third.</t></r><rPh><t>how it is spoken</t></rPh></si></sst>"
    )
    cells = '<row><c t="s"><v>0</v></c></row><row><c t="s"><v>1</v></c></row>'
    data = workbook({"A": f"<sheetData>{cells}</sheetData>"}, {SHARED: shared})

    assert texts_of(read(data)) == [FELL]


def test_cells_are_where_their_names_say() -> None:
    cells = (
        f'<row r="1">{text_cell("quote")}<c r="D1" t="str"><v>page</v></c></row>'
        f'<row r="7">{text_cell(FELL)}<c r="D7"><v>12.0</v></c></row>'
    )
    (record,) = read(workbook({"A": f"<sheetData>{cells}</sheetData>"})).records

    assert record.quote.page_hint == "12"
    assert record.line == 7


@pytest.mark.parametrize(
    ("cell", "shown", "reason"),
    [
        ('<c s="1"><v>45415</v></c>', "2024-05-03", "a day"),
        ('<c s="1"><v>45415.4375</v></c>', "2024-05-03 10:30:00", "a time of a day"),
        ('<c s="1"><v>0.75</v></c>', "18:00:00", "a time"),
        ('<c s="2"><v>45415</v></c>', "2024-05-03", "a format of somebody's own"),
        ('<c s="1"><v>1e99</v></c>', "1e+99", "no date that there is"),
        ("<c><v>0.10000000000000001</v></c>", "0.1", "a binary fraction"),
        ('<c t="b"><v>1</v></c>', "TRUE", "yes"),
        ('<c t="e"><v>#REF!</v></c>', "#REF!", "a fault in a formula"),
        ("<c><f>1+1</f><v>2</v></c>", "2", "a formula, last reckoned"),
        ('<c t="str"><f>cmd()</f><v>=cmd()</v></c>', "=cmd()", "a text like a formula"),
    ],
)
def test_values_are_read_as_they_are_shown(cell: str, shown: str, reason: str) -> None:
    styles = (
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d\\.\\ mmm\\ yyyy"/>'
        '</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/>'
        "</cellXfs></styleSheet>"
    )
    cells = f"{rows(('quote', 'x'))}<row>{text_cell(FELL)}{cell}</row>"
    data = workbook({"A": f"<sheetData>{cells}</sheetData>"}, {"xl/styles.xml": styles})

    (record,) = read(data).records

    assert record.others == {"x": shown}, reason


def test_dates_may_count_from_1904() -> None:
    cells = f'{rows(("quote", "x"))}<row>{text_cell(FELL)}<c s="0"><v>0.5</v></c></row>'
    styles = '<s><cellXfs><xf numFmtId="14"/></cellXfs></s>'
    data = workbook(
        {"A": f"<sheetData>{cells.replace('0.5', '43953')}</sheetData>"},
        {"xl/styles.xml": styles},
        '<workbookPr date1904="1"/>',
    )

    (record,) = read(data).records

    assert record.others == {"x": "2024-05-03"}


def test_every_sheet_with_quotes_is_read_and_others_are_named() -> None:
    data = workbook(
        {
            "Read me": sheet(("This file has been made by hand.",)),
            "One": sheet(HEADER, ("Cheap", FELL, "3")),
            "Zwei": sheet(("Zitat",), (ROSE,)),
        }
    )

    evidence = read(data)

    assert texts_of(evidence) == [FELL, ROSE]
    assert evidence.notices == (Notice(NoticeKind.UNREAD_SHEET, "Read me"),)


def test_a_merged_cell_counts_for_all_its_rows() -> None:
    merged = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>'
    claim_id = ("claim id", "quote")
    data = workbook({"A": sheet(claim_id, ("C1", FELL), ("", ROSE)) + merged})

    assert [record.claim_name for record in read(data).records] == ["C1", "C1"]


def test_a_choice_holds_for_sheets_that_have_the_columns() -> None:
    data = workbook(
        {"A": sheet(("foo", "bar"), (FELL, "1")), "B": sheet(("Quote",), (ROSE,))}
    )

    assert texts_of(read(data, "quote=foo")) == [FELL, ROSE]


def test_a_column_that_no_sheet_has_cannot_be_chosen() -> None:
    with pytest.raises(ChoiceError):
        read(workbook({"A": sheet(HEADER, ("Cheap", FELL, "3"))}), "quote=foo")


def test_a_row_without_a_quote_is_told() -> None:
    evidence = read(workbook({"A": sheet(HEADER, ("", FELL, "3"), ("", "", "4"))}))

    assert evidence.bad_records == (BadRecord(3, Fault.EMPTY_QUOTE),)


def test_signs_that_xml_cannot_hold_are_read() -> None:
    data = workbook({"A": sheet(("quote",), ("one_x0009_two _x005F_x0041_ three",))})

    assert texts_of(read(data)) == ["one two _x0041_ three"]


@pytest.mark.parametrize(
    ("xml", "obstacle", "reason"),
    [
        ("<sheetData/>", Obstacle.EMPTY, "no rows"),
        ("<sheetData>", Obstacle.BROKEN_ZIP, "cut"),
        (
            '<sheetData><row><c t="s"><v>7</v></c></row></sheetData>',
            Obstacle.BROKEN_ZIP,
            "a text that is not there",
        ),
        (
            '<sheetData><row><c t="s"><v>-1</v></c></row></sheetData>',
            Obstacle.BROKEN_ZIP,
            "a text with a number that is none",
        ),
        (
            '<sheetData><row><c r="ZZZ1"><v>7</v></c></row></sheetData>',
            Obstacle.BROKEN_ZIP,
            "a column beyond a sheet",
        ),
        (
            '<sheetData><row r="x"><c><v>7</v></c></row></sheetData>',
            Obstacle.BROKEN_ZIP,
            "a row with a number that is none",
        ),
        (
            f"<sheetData>{'<row><c/></row>' * 1_500_000}</sheetData>",
            Obstacle.UNPACKS_TOO_LARGE,
            "a bomb of empty rows",
        ),
        (
            sheet(("author", "title", "year"), ("Lindholm", "A film", "2024")),
            Obstacle.NO_QUOTE_COLUMN,
            "a list of papers",
        ),
        (
            sheet(("foo", "bar"), (FELL, "12")),
            Obstacle.UNSURE_COLUMNS,
            "a header that says nothing",
        ),
    ],
)
def test_what_cannot_be_read_says_why(
    xml: str, obstacle: Obstacle, reason: str
) -> None:
    with pytest.raises(FileError) as caught:
        read(workbook({"A": xml}))

    assert caught.value.obstacle == obstacle, reason


def test_a_long_text_is_not_named_without_end() -> None:
    shared = f"<sst><si><t>quote</t></si><si><t>{'word ' * 6000}</t></si></sst>"
    named = '<row><c t="s"><v>1</v></c></row>' * 300
    cells = f'<row><c t="s"><v>0</v></c></row>{named}'
    data = workbook({"A": f"<sheetData>{cells}</sheetData>"}, {SHARED: shared})

    with pytest.raises(FileError) as caught:
        read(data)

    assert caught.value.obstacle == Obstacle.UNPACKS_TOO_LARGE


def test_the_size_that_a_sheet_claims_is_not_believed() -> None:
    dimension = '<dimension ref="A1:XFD1048576"/>'
    data = workbook({"A": dimension + sheet(("quote",), (FELL,))})

    assert texts_of(read(data)) == [FELL]
