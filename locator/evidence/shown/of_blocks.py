"""Shows a text that is made of blocks: Markdown, HTML, DOCX."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from locator.evidence.block import Block, Kind
from locator.evidence.shown.block import Face, Run, ShownBlock, ShownKind
from locator.evidence.shown.placing import Placing

_KINDS = {
    Kind.HEADING: ShownKind.HEADING,
    Kind.PARAGRAPH: ShownKind.PARAGRAPH,
    Kind.PASSAGE: ShownKind.PASSAGE,
}


def shown_blocks(blocks: Iterable[Block], placing: Placing) -> Iterator[ShownBlock]:
    """Yield the blocks of a text as they are shown."""
    begun: set[int] = set()
    for block in blocks:
        yield from placing.rest_up_to(block.line - 1)
        yield from _shown(block, placing, is_first=_begins(block, begun))
        yield from placing.rest_up_to(_last_line(block))


def _begins(block: Block, begun: set[int]) -> bool:
    """Tell whether a block is the first one of its list item."""
    is_new = bool(block.items) and block.items[-1] not in begun
    begun.update(block.items)
    return is_new


def _shown(block: Block, placing: Placing, *, is_first: bool) -> Iterator[ShownBlock]:
    if block.kind is Kind.TABLE:
        rows = tuple(
            placing.row(row.cells, row.line, is_head=not number, mark_up=True)
            for number, row in enumerate(block.rows)
        )
        yield ShownBlock(ShownKind.TABLE, block.line, rows=rows)
    elif block.kind is Kind.DATA:
        for line, text in enumerate(block.text.rstrip("\n").split("\n"), block.line):
            runs = placing.runs(text, line, line, mark_up=False)
            faced = (
                run if run.record is not None else replace(run, face=Face.CODE)
                for run in runs
            )
            yield ShownBlock(ShownKind.LINE, line, tuple(faced))
            yield from placing.rest_up_to(line)
    elif block.kind in _KINDS:
        runs = placing.runs(block.text, block.line, _last_line(block))
        kind, level = _KINDS[block.kind], block.level
        if kind is ShownKind.PARAGRAPH and block.items:
            kind, level = ShownKind.ITEM, len(block.items) - 1
            if is_first:
                runs = (Run(f"{block.number or '•'} "), *runs)
        yield ShownBlock(kind, block.line, runs, level)


def _last_line(block: Block) -> int:
    if block.kind is Kind.TABLE:
        return max(row.line for row in block.rows)
    return block.line + len(block.breaks)
