"""Blocks of a document, and documents made to do harm."""

from pathlib import Path

import pytest

from locator.errors import FileError, Obstacle
from locator.evidence.block import Block, Kind
from locator.evidence.docx.blocks import docx_blocks, main_part
from locator.evidence.zipped import open_zip
from tests.office import docx, paragraph, table


def blocks_of(*body: str) -> list[Block]:
    file = open_zip(docx(*body), Path("a.docx"))
    main = main_part(file)
    assert main
    return list(docx_blocks(file, main))


def test_lines_are_paragraphs_those_of_tables_too() -> None:
    blocks = blocks_of(
        paragraph("one"), table([("a", "b"), ("c", "d")]), paragraph("two", "Q")
    )

    assert [(block.kind, block.line) for block in blocks] == [
        (Kind.PARAGRAPH, 1),
        (Kind.TABLE, 2),
        (Kind.PASSAGE, 6),
    ]
    assert [(row.cells, row.line) for row in blocks[1].rows] == [
        (("a", "b"), 2),
        (("c", "d"), 4),
    ]


def test_two_tables_side_by_side_are_two() -> None:
    blocks = blocks_of(table([("a",)]), table([("b",)]))

    assert [block.rows[0].cells for block in blocks] == [("a",), ("b",)]


def test_a_table_in_a_content_control_is_read() -> None:
    inside = f"<w:sdt><w:sdtContent>{table([('a',)])}</w:sdtContent></w:sdt>"

    (block,) = blocks_of(inside)

    assert block.rows[0].cells == ("a",)


def test_rows_in_content_controls_are_read() -> None:
    row = f"<w:tr><w:tc>{paragraph('a')}</w:tc></w:tr>"
    inside = f"<w:tbl><w:sdt><w:sdtContent>{row}</w:sdtContent></w:sdt>{row}</w:tbl>"

    (block,) = blocks_of(inside)

    assert [each.cells for each in block.rows] == [("a",), ("a",)]


def test_a_cell_has_the_text_of_a_table_in_it() -> None:
    cell = f"<w:tc>{paragraph('a')}{table([('b',)])}</w:tc>"

    (block,) = blocks_of(f"<w:tbl><w:tr>{cell}</w:tr></w:tbl>")

    assert block.rows[0].cells == ("a\nb",)


def test_a_row_that_is_too_wide_is_left_out_and_told() -> None:
    wide = ["b"] * 300

    blocks = blocks_of(table([("a",), wide, ("c",)]), paragraph("d"))

    assert [(block.kind, block.line) for block in blocks] == [
        (Kind.TABLE, 1),
        (Kind.TOO_WIDE, 2),
        (Kind.PARAGRAPH, 303),
    ]
    assert [row.cells for row in blocks[0].rows] == [("a",), ("c",)]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (paragraph("a" * 250_000) * 40, "more words than a file of its size has"),
        ("<w:p/>" * 320_000, "more paragraphs"),
        ("<w:p>" * 300 + "</w:p>" * 300, "paragraphs in paragraphs"),
        (f"<w:p>{'<w:r/>' * 80_000}</w:p>", "one with more runs than any has"),
    ],
)
def test_few_bytes_do_not_make_a_large_document(body: str, reason: str) -> None:
    with pytest.raises(FileError) as caught:
        blocks_of(body)

    assert caught.value.obstacle == Obstacle.UNPACKS_TOO_LARGE, reason
