"""Shows JSON as a tree: names and values, each on a line of its own."""

from collections.abc import Iterator, Mapping, Sequence

from locator.evidence.json_text import InvalidJsonError, Node, parse
from locator.evidence.shown.block import Face, Run, ShownBlock, ShownKind
from locator.evidence.shown.placing import Placing
from locator.evidence.shown.tied import plain_words

_NAMES = {None: "null", True: "true", False: "false"}


def shown_json(text: str, placing: Placing, lines: int) -> Iterator[ShownBlock]:
    """Yield the nodes of a JSON text; of one that is broken, its lines.

    Args:
        text: The text.
        placing: Knows its records.
        lines: How many lines it has.
    """
    try:
        root = parse(text)
    except InvalidJsonError:
        yield from shown_json_lines(text, placing)
        return
    yield from _Tree(placing, root).blocks(lines)


def shown_json_lines(text: str, placing: Placing) -> Iterator[ShownBlock]:
    """Yield what stands in JSON Lines; a line that is broken as it is."""
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            root = parse(line, number)
        except InvalidJsonError:
            yield ShownBlock(ShownKind.LINE, number, (Run(line.strip(), Face.CODE),))
            yield from placing.rest_up_to(number)
        else:
            yield from _Tree(placing, root).blocks(number)


class _Tree:
    """Walks through the nodes of one value."""

    def __init__(self, placing: Placing, root: Node) -> None:
        self._placing = placing
        self._root = root

    def blocks(self, last_line: int) -> Iterator[ShownBlock]:
        """Yield its nodes, and behind them what has no sure place in them."""
        for name, node in _fields(self._root):
            end = last_line if node is self._root else _last_line(node)
            yield from self._node(name, node, 0, end)
            yield from self._placing.rest_up_to(end)
        yield from self._placing.rest_up_to(last_line)

    def _node(
        self, name: str, node: Node, depth: int, last_line: int
    ) -> Iterator[ShownBlock]:
        value = node.value
        label = (Run(name, Face.BOLD),) if name else ()
        if isinstance(value, str):
            words = self._placing.runs(
                plain_words(value), self._root.line, last_line, mark_up=False
            )
            between = (Run("  "),) if name and words else ()
            yield _node_block(node, (*label, *between, *words), depth)
            return
        if isinstance(value, Mapping) or (
            isinstance(value, Sequence) and any(isinstance(e, Node) for e in value)
        ):
            if name:
                yield _node_block(node, label, depth)
            for inner, child in _fields(node):
                yield from self._node(inner, child, depth + bool(name), last_line)
            return
        between = (Run("  "),) if name else ()
        yield _node_block(node, (*label, *between, Run(_plain(value))), depth)


def _node_block(node: Node, runs: tuple[Run, ...], depth: int) -> ShownBlock:
    return ShownBlock(ShownKind.TREE, node.line, runs, level=depth)


def _fields(
    node: Node,
) -> Iterator[tuple[str, Node]]:  # a name and its node, as in a dict
    value = node.value
    if isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for number, each in enumerate(value, 1):
            if isinstance(each, Node):
                yield str(number), each
    else:
        yield "", node


def _last_line(node: Node) -> int:
    """Return the last line at which something in a node begins."""
    inside = [child for _name, child in _fields(node) if child is not node]
    return max([node.line, *map(_last_line, inside)])


def _plain(value: object) -> str:
    if value is None or isinstance(value, bool):
        return _NAMES[value]
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(map(str, value))
    return str(value)
