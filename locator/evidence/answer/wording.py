"""How answers word what is around their quotes, in the languages we meet most."""

import re
from collections.abc import Mapping
from enum import Enum, auto

from locator.evidence import fields

_QUOTES = (
    r"quotes?|quotations?|passages?|excerpts?|extracts?|evidence|citations?|snippets?|"
    r"highlights?|annotations?|markierungen|"
    r"zitate?|belege?|textstellen?|fundstellen?|auszüge|extraits?|passages|preuves?|"
    r"citas?|fragmentos?|引用|原文|引文|证据|摘录|抜粋|該当箇所"
)
_KEEPS_COMPANY = (
    r"the|some|all|relevant|supporting|key|direct|exact|verbatim|textual|main|more|"
    r"further|original|from|in|of|and|with|page|numbers?|claims?|for|to|this|that|"
    r"paper|article|text|document|study|source|pdf|sources?|references?|"
    r"die|der|das|den|aus|im|wörtliche|relevante|weitere|du|de|la|les|el|los|las|"
    r"\d+|相关|的|和"
)
_ANNOUNCES = re.compile(
    rf"\b(?:{_QUOTES}|here(?: is| are|['’]s)|following|below|hier (?:sind|ist)|"
    r"folgende\w*|voici|suivante?s?)\b|以下|如下|引用|原文|次の",
    re.IGNORECASE,
)
_ONLY_ANNOUNCES = re.compile(
    rf"\W*(?:(?:{_KEEPS_COMPANY})\W+)*(?:{_QUOTES})(?:\W+(?:{_KEEPS_COMPANY}|{_QUOTES}))*\W*",
    re.IGNORECASE,
)
_SAYING = re.compile(
    r"\b(?:say|write|state|note|report|argue|find|found|explain|conclude|observe|"
    r"read|add|continue|claim|describe|suggest|show|put it|according to [^:]*|"
    r"schreib|sag|berichte|heiß|écri|dit|afirma|dice)\w{0,3}(?:\W+\w+){0,3}\W*$",
    re.IGNORECASE,
)
_CHATTER = re.compile(
    r"\W*(?:sure|certainly|of course|absolutely|great question|let me know|"
    r"i hope|i found|i['’]ve found|hope this|feel free|would you like|if you['’]d like|"
    r"if you (?:need|want)|gerne|lass mich wissen|bien sûr|n'hésitez|"
    r"希望|如果您)(?:\b|(?<=[\u4e00-\u9fff]))",
    re.IGNORECASE,
)
_MOST_CHATTER = 30  # words
_LABEL = re.compile(
    r"[*_\s]*(?P<label>[^\W\d_]+(?: [^\W\d_]+){0,2})(?:\s*#?\d{1,3})?\s*[*_]*\s*[:：]"
    r"(?:[*_]+(?=\s))?[ \t]*"
)
_LONGEST_LABEL = 120  # characters, with the mark-up around it
_EDGES = " \n\t—–-:：,;>*_("


class Role(Enum):
    """What a label such as "Quote:" says about the words behind it."""

    CLAIM = auto()
    QUOTE = auto()
    PAGE = auto()
    DOCUMENT = auto()
    SECTION = auto()
    NOTE = auto()
    NAME = auto()
    OTHER = auto()


_LABELS = {
    Role.CLAIM: "claim|statement|finding|assertion|aussage|behauptung|these|"
    "affirmation|afirmación|论点|主张|观点|主張",
    Role.QUOTE: "quote|exact quote|direct quote|verbatim quote|supporting quote|"
    "original quote|quotation|verbatim|excerpt|passage|evidence|supporting evidence|"
    "relevant passage|exact wording|zitat|wortlaut|originalzitat|beleg|textstelle|"
    "citation|citation exacte|extrait|passage exact|cita|cita textual|"
    "引用|原文|引文|证据|摘录|抜粋",
    Role.PAGE: "page|pages|page number|page no|page reference|pg|seite|seiten|"
    "seitenzahl|página|páginas|页|页码|页数|頁|ページ",
    Role.DOCUMENT: "document|file|source|sources|quelle|来源|出处",
    Role.SECTION: "section|location|abschnitt|位置|章节",
    Role.NOTE: "note|notes|comment|hinweis|remarque",
    Role.OTHER: "explanation|reasoning|relevance|context|why|why it matters|"
    "interpretation|analysis|title|author|authors|doi|url|link|confidence|status|"
    "verdict|erläuterung|begründung|explication|说明|解释",
}
# Only the heading of a column says so: "No: it does not swell" is no label.
_HEADINGS = {
    Role.NAME: "id|no|no.|nr|nr.|#|number|key|ref|quote id|编号",
    Role.DOCUMENT: "pdf|doc|document name|file name|filename|paper|article|dokument|"
    "datei|fichier|documento|文献|文档|文件",
    Role.NOTE: "comments|remark|remarks|notiz|anmerkung|bemerkung|kommentar|"
    "commentaire|nota|comentario|备注|注释",
}


def _by_word(words: Mapping[Role, str]) -> Mapping[str, Role]:
    return {word: role for role, each in words.items() for word in each.split("|")}


_ROLES = _by_word(_LABELS)
_COLUMNS = {**_by_word(_HEADINGS), **_ROLES}


def label_of(line: str) -> tuple[Role, str] | None:
    """Return the role that the label before a line gives it, and the words behind."""
    found = _LABEL.match(line, 0, _LONGEST_LABEL)
    role = _ROLES.get(found["label"].casefold()) if found else None
    return (role, line[found.end() :]) if found and role else None


def heading_role(heading: str) -> Role | None:
    """Return what the column of a table holds, by its heading."""
    label = re.sub(r"[*_\s]+", " ", heading).strip(" :").casefold()
    name = fields.plain_name(label)
    if label in _COLUMNS:
        return _COLUMNS[label]
    if name in fields.QUOTE and name not in fields.VAGUE:
        return Role.QUOTE
    if name in fields.PAGE:
        return Role.PAGE
    return Role.CLAIM if name in fields.CLAIM else None


def is_chatter(paragraph: str) -> bool:
    """Tell whether a paragraph speaks to the person who asked."""
    return bool(_CHATTER.match(paragraph)) and len(paragraph.split()) <= _MOST_CHATTER


def leads_in(paragraph: str) -> bool:
    """Tell whether a paragraph ends with a colon: something is to follow."""
    return paragraph.rstrip(" *_\n").endswith((":", "："))


def announces(paragraph: str) -> bool:
    """Tell whether a line that leads in only announces quotes, and claims nothing."""
    return bool(
        _ANNOUNCES.search(paragraph) or is_chatter(paragraph) or introduces(paragraph)
    )


def introduces(words: str) -> bool:
    """Tell whether words only say who speaks: "The authors write"."""
    return bool(_SAYING.search(words))


def claimed(words: str) -> str:
    """Return what the words of a heading or before a quote claim; empty if nothing."""
    plain = " ".join(words.replace("**", "").split()).strip(_EDGES)
    label = label_of(f"{plain}:")
    if _ONLY_ANNOUNCES.fullmatch(plain) or (label and not label[1]):
        return ""
    named = label_of(plain)
    return named[1] if named and named[0] is Role.CLAIM else plain
