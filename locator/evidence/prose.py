"""Reads paragraphs: quoted strings and labelled lines are quotes, others claim."""

import re
from dataclasses import replace

from locator.evidence.answer.wording import Role, announces, introduces, leads_in
from locator.evidence.block import Block
from locator.evidence.claims_above import ClaimsAbove
from locator.evidence.collected import Around, Collected
from locator.evidence.hints import hint_at_end, page_mentioned, page_named
from locator.evidence.labelled import Part, parts_of
from locator.evidence.numbered import MarkedSentences
from locator.evidence.place import Place, document_named
from locator.evidence.shapes import is_claim, plain_words
from locator.evidence.spotted import Spots, spots_in_passage, spots_in_prose

_SEPARATORS = " \n\t—–-:：,;>*_("
_DASHED = re.compile(r"(?:[—–]|--|\s-|\*\*[:：]|[:：]\*\*)\s*[*_(]*$")
_MARK = re.compile(r"[\s.,;]{0,3}\[(\^?[\w-]{1,20})\]")
_LONGEST_PLACE = 300  # characters of a line that only says where a quote stands
_LONGEST_PAGE = 8
_LONGEST_SECTION = 200
_NOWHERE = Around()


class ProseReader:
    """Goes through paragraphs and passages, in order."""

    def __init__(self, collected: Collected, above: ClaimsAbove) -> None:
        self._collected = collected
        self._above = above
        self._sentences = MarkedSentences()
        self._unmarked: list[Block] = []  # quotes, if no other is in the section
        self._marked: dict[str, int] = {}  # quotes with the number of a note
        self._count_before = 0
        self._bare_list = True

    def take(self, block: Block) -> None:
        """Read a paragraph in which quotes are marked."""
        if not self._says_where(block.text):
            self._above.end_paragraph()
            for part in parts_of(block.text):
                self._part(part, block, _NOWHERE)

    def take_passage(self, block: Block, around: Around) -> None:
        """Read a passage that is a quote; labels in it count where one says so.

        Args:
            block: The passage.
            around: What is said about it as a whole.
        """
        if self._says_where(block.text):
            return
        parts = list(parts_of(block.text))
        if any(each.role is Role.QUOTE for each in parts) or (
            parts[0].number in self._sentences
        ):
            for part in parts:
                self._part(part, block, around)
        else:
            self._passage(Part(block.text, 0), block, around)

    def end_section(self) -> None:
        """Come to the end of what stands under a heading.

        Where nothing was marked under one that announces quotes, or in a file that is
        nothing but a list, the items are the quotes.
        """
        blocks, self._unmarked = self._unmarked, []
        parents = {item for block in blocks for item in block.items[:-1]}
        if self._collected.count() == self._count_before:
            for block in blocks:
                if not block.items or block.items[-1] not in parents:
                    claim = self._above.over(block.items[:-1])
                    self._passage(Part(block.text, 0), block, Around(claim))
        self._count_before = self._collected.count()
        self._bare_list = False

    def _says_where(self, text: str) -> bool:
        """Take "(p. 4)", "— Smith, p. 4" or a link in lines of their own as a place."""
        if len(text) > _LONGEST_PLACE:
            return False
        hint = hint_at_end(text)
        if "[" not in text and not (hint and not text[: hint.start].strip()):
            return False  # as nearly always
        spots = spots_in_prose(text)
        rest = spots.rest.strip()
        hint = hint_at_end(rest)
        if spots.quotes or spots.flaws or (rest and not hint):
            return False
        if hint and rest[: hint.start].strip():
            return False
        page = hint.page if hint else None
        self._collected.is_at(spots.place.over(Place(page, document_named(rest))))
        return True

    def _part(self, part: Part, block: Block, around: Around) -> None:
        if part.role is Role.CLAIM:
            self._state(part, block)
        elif part.role is Role.QUOTE:
            if part.text.strip():
                self._passage(part, block, around)
        elif part.role is Role.PAGE:
            self._name_page(page_named(part.text.strip(" .*_\n")))
        else:
            spots = spots_in_prose(part.text)
            if spots.quotes or not part.role:
                self._said(part, spots, block, around)
            else:
                self._remark(part, spots)

    def _state(self, part: Part, block: Block) -> None:
        """Take the words behind "Claim:"; a number in the label belongs to them."""
        numbered = any(map(str.isdigit, part.label))
        words = plain_words(part.label + part.text if numbered else part.text)
        if block.items:
            self._above.state(block.items[-1], words)
        elif words:
            self._above.claim(words)

    def _said(self, part: Part, spots: Spots, block: Block, around: Around) -> None:
        if not part.number:
            self._sentences.note(part.text)
        if spots.quotes:
            self._note_before(part.text[: spots.quotes[0].outer.start], block)
            self._add(part, spots, block, around)
        elif part.number in self._marked:
            page = page_mentioned(part.text) or spots.place.page
            place = Place(page, spots.place.document or document_named(part.text))
            self._collected.stands_at(self._marked[part.number], place)
        elif part.number and hint_at_end(part.text):
            self._passage(part, block, around)
        else:
            self._add(part, spots, block, around)
            self._claim(spots, block)

    def _passage(self, part: Part, block: Block, around: Around) -> None:
        spots = spots_in_passage(part.text)
        self._add(part, spots, block, around)
        if spots.place:
            self._collected.is_at(spots.place)

    def _add(self, part: Part, spots: Spots, block: Block, around: Around) -> None:
        number = part.number
        if not number and block.number in self._sentences:
            number = block.number
        around = replace(
            around,
            claim=self._sentences.of(number)
            or around.claim
            or self._above.over(block.items),
            place=around.place.over(self._above.place()),
            name=around.name or number.lstrip("^"),
        )
        for spotted in spots.quotes:
            line = block.line_at(part.start + spotted.span.start)
            mark = _MARK.match(part.text, spotted.outer.end)
            if mark and not part.number:
                self._marked.setdefault(mark[1], self._collected.count())
            self._collected.add(spotted, line, around)
        for flaw in spots.flaws:
            line = block.line_at(part.start + flaw.offset)
            self._collected.flaw(line, flaw.fault)

    def _claim(self, spots: Spots, block: Block) -> None:
        """Take words without a quote as a claim about what comes, if they are one."""
        if block.items:
            self._above.state_first(block.items[-1], plain_words(spots.rest))
        elif is_claim(spots.rest):
            self._above.claim(plain_words(spots.rest))
        elif leads_in(spots.rest) and not announces(spots.rest):
            self._above.lead(plain_words(spots.rest).strip(_SEPARATORS))
        elif spots.rest.strip():
            self._above.lead("")
        self._bare_list = self._bare_list and bool(block.items)
        is_one = block.items or hint_at_end(block.text)
        if is_one and (self._bare_list or self._above.only_announces()):
            self._unmarked.append(block)
        elif not self._above.only_announces():
            self._unmarked.clear()

    def _note_before(self, words: str, block: Block) -> None:
        """Take the words before a quoted string as a claim, if they make one."""
        if not any(map(str.isalnum, words)) or introduces(words):
            return
        claim = plain_words(words).strip(_SEPARATORS)
        if block.items:
            self._above.state(block.items[-1], claim)
        elif _DASHED.search(words):
            self._above.lead(claim, for_one=True)

    def _remark(self, part: Part, spots: Spots) -> None:
        """Take what a label says about the quote before, or about the next one."""
        hint = hint_at_end(f" ({spots.rest.strip()})")
        document = document_named(spots.rest) if part.role is Role.DOCUMENT else ""
        place = spots.place.over(Place(hint.page if hint else None, document))
        if place:
            self._name_place(place)
        words = plain_words(part.text)
        if part.role is Role.SECTION and len(words) < _LONGEST_SECTION:
            self._collected.is_in(words)
        elif part.role is Role.NOTE:
            self._collected.note(words)

    def _name_place(self, place: Place) -> None:
        """Take the place of the quote before; a document also counts for all below."""
        if place.document and not self._collected.has_last():
            self._above.is_about(place.document)
            place = replace(place, document="")
        self._collected.is_at(place, is_next=not self._collected.has_last())

    def _name_page(self, page: str | None) -> None:
        if page and len(page) <= _LONGEST_PAGE:
            self._collected.is_at(Place(page))
