"""Splits what a person pastes into its quotes: one quote, or a whole model answer.

Where anything marks a quote (quotation marks, block quotes, labels, a table's column),
only what is marked is one; the words around it claim or explain. Where nothing does,
the items of lists are quotes, and without lists the paragraphs.
"""

from collections.abc import Iterable, Iterator, Sequence

from locator.comparable.scripts import is_dense
from locator.evidence.answer.blocks import Block, Kind, blocks_of, tidied
from locator.evidence.answer.claims import Claims
from locator.evidence.answer.html_text import markdown_of, says_more
from locator.evidence.answer.marked import MarkedReader, has_marks
from locator.evidence.answer.passages import passage
from locator.evidence.answer.strings import strings_in, strings_that_make_up
from locator.evidence.answer.tags import without_tags
from locator.evidence.answer.trimmed import Found
from locator.evidence.answer.unmarked import unmarked
from locator.evidence.json_formats import json_format, read_json
from locator.evidence.json_text import InvalidJsonError
from locator.evidence.json_values import values_of
from locator.evidence.quoted import Quoted, quoted_strings
from locator.quote import Quote

_LEAST_WORDS = 2
_LEAST_CJK = 4
_LEAST_SHARE = 0.2
_TEXT_LANGUAGES = frozenset(
    ("", "text", "txt", "plain", "plaintext", "markdown", "md", "quote", "quotes")
)
_DATA_LANGUAGES = frozenset(("json", "jsonl", "ndjson"))


def split_answer(text: str, html: str = "") -> tuple[Quote, ...]:
    """Return the quotes in what was pasted, in order, each of them once.

    Args:
        text: The clipboard's plain text.
        html: The clipboard's HTML; used where it says more than the plain text.
    """
    if html:
        converted = markdown_of(html)
        text = converted if says_more(html, converted, text) else text
    text = tidied(without_tags(text))
    found = _distinct(_quotes_in(text, claim="")) or _distinct([Quote(text)])
    return tuple(filter(_is_enough, found)) or tuple(found)


def _quotes_in(text: str, claim: str) -> Sequence[Quote]:
    if not any(map(str.isalnum, text)):
        return ()
    quotes = _data(text) or _one_string(text) or list(_read(text, claim))
    return quotes or [_quote(each, claim) for each in passage(text)]


def _read(text: str, claim: str) -> Iterator[Quote]:
    blocks = [block for block in blocks_of(text) if not _is_code(block)]
    fenced = any(block.kind is Kind.FENCE for block in blocks)
    if not fenced and not any(map(has_marks, blocks)):
        yield from unmarked(blocks, Claims(claim))
        return
    if not fenced and _is_passage_with_terms(blocks):
        yield from (_quote(each, claim) for each in passage(text))
        return
    reader = MarkedReader(Claims(claim))
    for block in blocks:
        if block.kind is Kind.FENCE:
            around = reader.claims.over(block)
            reader.quotes.extend(_quotes_in(block.text.strip(), around))
        else:
            reader.take(block)
    yield from reader.quotes


def _data(text: str) -> Sequence[Quote]:
    """Return the quotes of a text that is JSON."""
    if not text.startswith(("{", "[")):
        return ()
    try:
        values = values_of(text)
    except InvalidJsonError:
        return ()
    found = read_json(values, json_format(values).format)
    return [each.quote for each in found.records]


def _one_string(text: str) -> Sequence[Quote]:
    """Return the quote if all of the text is one quoted string, over paragraphs too."""
    first = next(quoted_strings(text), None)
    if not isinstance(first, Quoted) or "\n\n" not in first.inner.of(text):
        return ()
    strings = strings_that_make_up(text)
    return [_quote(strings[0].found)] if len(strings) == 1 else ()


def _is_passage_with_terms(blocks: Sequence[Block]) -> bool:
    """Tell whether the paste is one paragraph in which a few words stand in marks.

    That is a passage of a paper which itself quotes a term, not prose with a quote.
    """
    if len(blocks) != 1 or blocks[0].kind is not Kind.PARAGRAPH or blocks[0].items:
        return False
    strings = strings_in(blocks[0].text)
    if not strings or any(each.found.page_hint for each in strings):
        return False
    quoted = sum(len(each.found.text) for each in strings)
    return quoted < _LEAST_SHARE * len(blocks[0].text)


def _is_code(block: Block) -> bool:
    if block.kind is not Kind.FENCE:
        return False
    language = block.language.split(" ")[0].casefold()
    return not block.text.strip() or language not in _TEXT_LANGUAGES | _DATA_LANGUAGES


def _quote(found: Found, claim: str = "") -> Quote:
    return Quote(found.text, found.page_hint, claim=claim)


def _distinct(quotes: Iterable[Quote]) -> list[Quote]:
    """Return quotes without those of the same words, unless they name other pages."""
    named: dict[tuple[str, str | None], Quote] = {}
    for quote in quotes:
        words = " ".join(quote.text.split())
        if any(map(str.isalnum, words)):
            named.setdefault((words, quote.page_hint), quote)
    hinted = {words for words, page in named if page}
    return [
        quote for (words, page), quote in named.items() if page or words not in hinted
    ]


def _is_enough(quote: Quote) -> bool:
    """Tell whether a quote is more than a single word without a number."""
    words = quote.text
    cjk = sum(is_dense(character) for character in words)
    return (
        len(words.split()) >= _LEAST_WORDS
        or cjk >= _LEAST_CJK
        or any(map(str.isdigit, words))
    )
