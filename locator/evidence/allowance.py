"""How much may be made of a zip file: few bytes of one can stand for very many."""

_LEAST_BYTES = 16 * 2**20  # nobody is hurt by so much, however well it was packed
_MOST_BYTES = 256 * 2**20  # of XML: a book of 50,000 pages
_BYTES = (
    100  # to a byte of the file: documents are packed to a tenth, tables a fiftieth
)
_LEAST_SIGNS = 300_000
_SIGNS = (
    3  # to a byte of the file: a cell with a digit takes two bytes of it, five signs
)
_LEAST_KEPT = 8 * 2**20
_KEPT = 8  # bytes of memory to a byte of the file: words are packed to a third
_IN_A_TREE = 4  # times what it costs to read a sign and to forget it


class TooMuchError(Exception):
    """More would be made of a file than documents hold."""


class Allowance:
    """Counts what is made of a file, towards what one of its size may cost.

    Bytes cost little time. It is tags and attributes that take it, and memory where
    they are kept: they are counted by their signs, "<" and "=".
    """

    def __init__(self, size: int) -> None:
        """Allow what a file may cost.

        Args:
            size: Its bytes.
        """
        self._bytes = min(_MOST_BYTES, max(_LEAST_BYTES, _BYTES * size))
        self._signs = max(_LEAST_SIGNS, _SIGNS * size)
        self._kept = max(_LEAST_KEPT, _KEPT * size)

    @property
    def most_in_a_tree(self) -> int:
        """Return how many signs may be kept as a tree of elements at one time."""
        return _LEAST_SIGNS // _IN_A_TREE

    def unpack(self, size: int) -> None:
        """Count bytes that are unpacked.

        Raises:
            TooMuchError: They are too many.
        """
        self._bytes = _left(self._bytes, size)

    def read(self, signs: int) -> None:
        """Count signs of tags and attributes that are read.

        Raises:
            TooMuchError: They are too many.
        """
        self._signs = _left(self._signs, signs)

    def keep(self, size: int) -> None:
        """Count bytes of memory for texts that are made of what was read.

        Raises:
            TooMuchError: They are too many.
        """
        self._kept = _left(self._kept, size)


def _left(allowed: int, spent: int) -> int:
    if spent > allowed:
        raise TooMuchError
    return allowed - spent
