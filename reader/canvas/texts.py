"""The texts of the pages that somebody selects in; asked for when first needed."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING

from reader.session.document import SessionDocument

if TYPE_CHECKING:
    from reader.canvas.page_text import PageText

_KEPT = 32


class Texts:
    """Gives the text of a page, None until its glyphs are here."""

    def __init__(self, document: SessionDocument) -> None:
        self._document = document
        self._kept: OrderedDict[int, PageText] = OrderedDict()

    def are_here(self, pages: Iterable[int]) -> bool:
        """Tell whether the texts of pages can be had; those missing are asked for."""
        missing = [at for at in pages if self._document.glyphs(at) is None]
        return not missing

    def text(self, page_index: int) -> "PageText | None":
        """Return the text of a page; it is asked for if it is not here."""
        glyphs = self._document.glyphs(page_index)
        if glyphs is None:
            return None
        from reader.canvas.page_text import PageText  # noqa: PLC0415 - a file is seen sooner

        kept = self._kept.get(page_index)
        if kept is None or kept.glyphs is not glyphs:
            kept = self._kept[page_index] = PageText(glyphs)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(page_index)
        return kept
