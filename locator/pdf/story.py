"""Sets blocks of HTML on the pages of a new PDF file, with PyMuPDF's Story.

Story cannot keep lines together nor put two texts side by side, and never ends where a
table is longer than a page: so every cell is a story of its own. Pictures and signs are
laid in afterwards: Story stores three bytes for every pixel and, with several stories
in one file, takes one picture for another (PyMuPDF 1.28).
"""

import io
from collections.abc import Sequence

import pymupdf

from locator.pdf.finished import Bookmark, Finish, LaidPicture, LaidSign, finished
from locator.pdf.setting import Block, Cell, Picture, Row, Setting

_PAPER = pymupdf.paper_rect("a4")
_LEFT_PT = _TOP_PT = 15 / 25.4 * 72
_RIGHT_PT = _PAPER.width - _LEFT_PT
_FOOT_PT = 14.0  # above the lower margin
_BOTTOM_PT = _PAPER.height - _TOP_PT - _FOOT_PT
_NEARLY_PT = 0.5
_SIGN_PT = 10.5
_SIGN_BELOW_PT = 1.6  # below the upper edge of a line of text
WIDTH_PT = _RIGHT_PT - _LEFT_PT


def story_pdf(blocks: Sequence[Block], setting: Setting) -> bytes:
    """Return a PDF file (A4) of these blocks; the same bytes for the same input."""
    pages = _Pages(setting)
    for block in blocks:
        pages.add(block)
    body = pages.close()
    feet = _Pages(setting)
    for number in range(1, pages.count + 1):
        feet.add_foot(number, pages.count)
    finish = Finish(
        setting.title,
        setting.made_at,
        setting.producer,
        setting.signs,
        tuple(pages.bookmarks),
        tuple(pages.pictures),
        tuple(pages.signs),
    )
    return finished(body, feet.close(), finish)


class _Placed:
    """Rows as they are placed on a page, not drawn yet."""

    def __init__(self, page_index: int) -> None:
        self.page_index = page_index
        self.stories: list[pymupdf.Story] = []
        self.pictures: list[LaidPicture] = []
        self.signs: list[LaidSign] = []


class _Pages:
    """The pages as they fill up."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._file = io.BytesIO()
        self._writer = pymupdf.DocumentWriter(self._file)
        self._archive = pymupdf.Archive()
        for name, data in setting.pictures.items():
            self._archive.add(data, name)
        self.count = 0
        self.bookmarks: list[Bookmark] = []
        self.pictures: list[LaidPicture] = []
        self.signs: list[LaidSign] = []
        self._y = _TOP_PT
        self._device: object = None

    def close(self) -> bytes:
        """End the last page; return the file."""
        if not self.count:
            self._begin()
        self._writer.end_page()
        self._writer.close()
        return self._file.getvalue()

    def add(self, block: Block) -> None:
        """Put a block where there is room for it."""
        if not self.count or (block.on_new_page and self._y > _TOP_PT):
            self._begin()
        placed = _Placed(self.count - 1)
        bottom = self._fill(block.rows, _LEFT_PT, self._y, placed)
        if bottom is None and self._y > _TOP_PT:
            self._begin()
            placed = _Placed(self.count - 1)
            bottom = self._fill(block.rows, _LEFT_PT, self._y, placed)
        if block.bookmark:
            self.bookmarks.append(Bookmark(block.bookmark, self.count - 1, self._y))
        if bottom is None:
            for row in block.rows:
                self._flow(row)
        else:
            self._draw(placed)
            self._y = bottom

    def add_foot(self, number: int, count: int) -> None:
        """Begin a page that has nothing but its foot."""
        self._begin()
        left, middle = self._setting.foot
        words = {"left": left, "center": middle, "right": f"{number} / {count}"}
        top = _BOTTOM_PT + _FOOT_PT / 2
        for side, html in words.items():
            story = self._story(f'<p class="foot" style="text-align:{side}">{html}</p>')
            story.place((_LEFT_PT, top, _RIGHT_PT, _PAPER.height))
            story.draw(self._device)

    def _begin(self) -> None:
        if self.count:
            self._writer.end_page()
        self._device = self._writer.begin_page(_PAPER)
        self.count += 1
        self._y = _TOP_PT

    def _story(self, html: str) -> "pymupdf.Story":
        return pymupdf.Story(html, user_css=self._setting.css, archive=self._archive)

    def _draw(self, placed: _Placed) -> None:
        for story in placed.stories:
            story.draw(self._device)
        self.pictures.extend(placed.pictures)
        self.signs.extend(placed.signs)

    def _fill(
        self, rows: Sequence[Row], left: float, top: float, placed: _Placed
    ) -> float | None:
        """Place rows below each other; return where they end, None beyond the page."""
        bottom = top
        for row in rows:
            at = _below(bottom, row)
            ends = [bottom]
            if row.picture:
                laid = _laid(row.picture, left, at, placed.page_index)
                placed.pictures.append(laid)
                ends.append(laid.bottom)
            for cell in row.cells:
                end = self._fill_cell(cell, left + cell.left_pt, at, placed)
                if end is None:
                    return None
                ends.append(end)
            bottom = max(ends)
        return bottom if bottom <= _BOTTOM_PT + _NEARLY_PT else None

    def _fill_cell(
        self, cell: Cell, left: float, top: float, placed: _Placed
    ) -> float | None:
        if cell.sign:
            sign = _laid_sign(cell.sign, left, top, placed.page_index)
            placed.signs.append(sign)
        if cell.rows:
            return self._fill(cell.rows, left, top, placed)
        if not cell.html:
            return top
        story = self._story(cell.html)
        more, filled = story.place(_room(cell, left, top))
        placed.stories.append(story)
        return None if more else float(filled[3])

    def _flow(self, row: Row) -> None:
        """Put a row of a block that is longer than a page, over as many as it needs."""
        if row.picture:
            self._flow_picture(row.picture, _below(self._y, row))
        if _below(self._y, row) + 2 * _FOOT_PT > _BOTTOM_PT:
            self._begin()
        top = _below(self._y, row)
        for cell in row.cells:
            if cell.sign:
                left = _LEFT_PT + cell.left_pt
                self.signs.append(_laid_sign(cell.sign, left, top, self.count - 1))
        going = [(cell, self._story(cell.html)) for cell in row.cells if cell.html]
        while going:
            going = self._flow_page(going, top)
            if going:
                self._begin()
                top = self._y

    def _flow_picture(self, picture: Picture, top: float) -> None:
        laid = _laid(picture, _LEFT_PT, top, self.count - 1)
        if laid.bottom > _BOTTOM_PT:
            self._begin()
            laid = _laid(picture, _LEFT_PT, self._y, self.count - 1)
        self.pictures.append(laid)
        self._y = laid.bottom

    def _flow_page(
        self, going: "list[tuple[Cell, pymupdf.Story]]", top: float
    ) -> "list[tuple[Cell, pymupdf.Story]]":
        """Draw what fits on this page; return what goes on on the next one."""
        ends, left = [top], []
        for cell, story in going:
            more, filled = story.place(_room(cell, _LEFT_PT + cell.left_pt, top))
            story.draw(self._device)
            ends.append(min(filled[3], _BOTTOM_PT))
            if more:
                left.append((cell, story))
        self._y = max(ends)
        return left


def _below(bottom: float, row: Row) -> float:
    return bottom + row.gap_pt if bottom > _TOP_PT else bottom


def _room(cell: Cell, left: float, top: float) -> tuple[float, float, float, float]:
    right = left + cell.width_pt if cell.width_pt else _RIGHT_PT
    return left, top, right, _BOTTOM_PT


def _laid(picture: Picture, left: float, top: float, page_index: int) -> LaidPicture:
    """Return a picture in its place, made smaller if no page could hold it."""
    shrunk = min(
        1.0,
        WIDTH_PT / picture.width_pt,
        (_BOTTOM_PT - _TOP_PT) / picture.height_pt,
    )
    right, bottom = left + shrunk * picture.width_pt, top + shrunk * picture.height_pt
    return LaidPicture(picture.png, page_index, (left, top, right, bottom))


def _laid_sign(name: str, left: float, top: float, page_index: int) -> LaidSign:
    upper = top + _SIGN_BELOW_PT
    return LaidSign(name, page_index, (left, upper, left + _SIGN_PT, upper + _SIGN_PT))
