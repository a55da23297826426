"""Finds the quotes in parsed JSON: strings, records, claims with their evidence."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from locator.claim import Claim
from locator.evidence.documents import document_named
from locator.evidence.fields import (
    CLAIM,
    CLAIM_ID,
    CLAIMS,
    ID,
    MODEL,
    NOTE,
    PAGE,
    PREFIX,
    QUOTE,
    QUOTES,
    RECORDS,
    RUN,
    SECTION,
    SUFFIX,
    SUPPORTED_BY,
    SUPPORTS,
    VAGUE,
    plain_name,
)
from locator.evidence.json_fields import (
    Fields,
    fields_in,
    items_in,
    one_or_more,
    string_in,
    word_in,
)
from locator.evidence.json_text import Node
from locator.evidence.links import Links, links_in, references_in, statement_in
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.quote import Quote


@dataclass(frozen=True, slots=True)
class _Around:
    """What the records around a quote say for all that is in them."""

    claim: str = ""
    claim_name: str = ""
    page_hint: str | None = None
    section: str = ""
    document: str = ""
    model: str = ""
    run: str = ""
    is_claim: bool = False  # what comes next stands in a list of claims

    def under(self, claim: Claim) -> "_Around":
        """Return the same for what is under a claim."""
        return replace(self, claim=claim.text, claim_name=claim.name)


def records(node: Node) -> list[Record | BadRecord]:
    """Return the quotes in `node`, and the records without one."""
    reader = _Reader(links_in((node,)))
    reader.read(node, _Around())
    return reader.found


def evidence_in(nodes: Sequence[Node]) -> Evidence:
    """Return the quotes and the claims in `nodes`, which may refer to one another."""
    links = links_in(nodes)
    reader = _Reader(links)
    for node in nodes:
        reader.read(node, _Around())
    found = Evidence.of([*reader.found, *links.missing])
    return replace(
        found, claims=tuple(reader.claims), documents=tuple(_documents(nodes))
    )


def _documents(nodes: Sequence[Node]) -> Iterator[str]:
    """Yield the document that a file names beside all of its records."""
    for node in nodes if len(nodes) == 1 else ():
        fields = Fields(node)
        document = document_named(fields)
        if document and not fields.first_string(QUOTE):
            yield document


class _Reader:
    """Goes through values, and knows under what each of them stands."""

    def __init__(self, links: Links) -> None:
        self.found: list[Record | BadRecord] = []
        self.claims: list[Claim] = []
        self._links = links

    def read(self, node: Node, around: _Around) -> None:
        """Take the quotes in one value."""
        match node.value:
            case str(text) if around.is_claim:
                self.claims.append(Claim(text.strip()))
            case str(text):
                self.found.append(_record(text, node.line, around))
            case list(items):
                for item in items:
                    self.read(item, around)
            case dict():
                before = len(self.found), len(self.claims)
                self._object(Fields(node), around)
                if before == (len(self.found), len(self.claims)):
                    self.found.append(BadRecord(node.line, Fault.NO_QUOTE))
            case _:
                self.found.append(BadRecord(node.line, Fault.NOT_A_RECORD))

    def _object(self, fields: Fields, around: _Around) -> None:
        quoted = fields.first_string(QUOTE)
        named = self._names_evidence(fields)
        several = {} if named else self._several(fields, quoted)
        if around.is_claim or several or named:
            quoted = None if quoted in VAGUE or (named and quoted in QUOTES) else quoted
            self._claim(fields, _within(fields, around), quoted, several)
        elif quoted:
            self._quote(fields, _within(fields, around), quoted)
        elif not fields.has(QUOTE):
            self._deeper(fields.node, _within(fields, around))

    def _several(self, fields: Fields, quoted: str | None) -> dict[str, Node]:
        """Return the fields that hold quotes, records of them, or claims."""
        found: dict[str, Node] = {}
        for spelled, node in fields_in(fields.node).items():
            name = plain_name(spelled)
            if name in QUOTES:
                # An empty list beside a quote says nothing; alone it says "none".
                says = bool(node.value) or not quoted or quoted in VAGUE
                holds = isinstance(node.value, dict | list) and says
            elif name in CLAIMS:
                holds = _holds_records(node) or (bool(items_in(node)) and not quoted)
            else:
                holds = name in RECORDS and _holds_records(node)
            if holds:
                found[name] = node
                fields.take(name)
        return found

    def _names_evidence(self, fields: Fields) -> bool:
        """Tell whether an object gives the names of evidence that stands elsewhere."""
        if references_in(fields, SUPPORTED_BY):
            return True
        words = [
            word_in(each) for name in QUOTES for each in one_or_more(fields.peek(name))
        ]
        return bool(words) and all(word in self._links.ids for word in words)

    def _claim(
        self,
        fields: Fields,
        within: _Around,
        quoted: str | None,
        several: Mapping[str, Node],
    ) -> None:
        """Take the quotes of an object that says what they are to support."""
        first = len(self.found)
        name = fields.word((*ID, *CLAIM_ID))
        claim = Claim(statement_in(fields), name)
        is_claim = bool(claim.text) or within.is_claim
        inside = within.under(claim) if is_claim else within
        if quoted:
            self._quote(fields, inside, quoted)
        for key, node in several.items():
            self.read(node, replace(inside, is_claim=key in CLAIMS))
        if not quoted and not several:
            self._deeper(fields.node, inside)
        match self.found[first:]:
            case [Record(name="") as only]:
                self.found[first] = replace(only, name=name)
        others = {} if quoted else fields.others()
        has_quotes = any(isinstance(each, Record) for each in self.found[first:])
        if is_claim and (name or others or not has_quotes):
            self.claims.append(replace(claim, others=others))

    def _quote(self, fields: Fields, within: _Around, quoted: str) -> None:
        """Take the quote of an object, once for every claim that it supports."""
        name = "" if within.is_claim else fields.word(ID)
        claims = self._supported(fields, name)
        if not any(claim.text for claim in claims):
            own = fields.string(CLAIM).strip()
            if own and own != within.claim:
                within = within.under(Claim(own))
        record = _record_of(fields, within, quoted, name)
        if not claims or isinstance(record, BadRecord):
            self.found.append(record)
            return
        for claim in claims:
            quote = replace(record.quote, claim=claim.text or record.quote.claim)
            self.found.append(replace(record, quote=quote, claim_name=claim.name))

    def _supported(self, fields: Fields, name: str) -> list[Claim]:
        """Return the claims that a quote names, and those that name it."""
        named = (*references_in(fields, SUPPORTS), *self._links.claims_of.get(name, ()))
        claims = {each: self._links.claims.get(each, Claim("", each)) for each in named}
        for each in references_in(fields, CLAIMS):
            claims[each] = self._links.claims.get(each, Claim(each))
        return list(claims.values())

    def _deeper(self, node: Node, around: _Around) -> None:
        """Take the quotes in objects below; those without one are not worth a word."""
        below = node.value.values() if isinstance(node.value, dict) else items_in(node)
        for each in below:
            if isinstance(each.value, dict):
                self._object(Fields(each), around)
            elif isinstance(each.value, list):
                self._deeper(each, around)


def _holds_records(node: Node) -> bool:
    return isinstance(node.value, dict) or any(
        isinstance(each.value, dict) for each in items_in(node)
    )


def _within(fields: Fields, around: _Around) -> _Around:
    """Return what is said for all that is in an object."""
    return replace(
        around,
        page_hint=fields.page(PAGE) or around.page_hint,
        section=fields.string(SECTION) or around.section,
        document=document_named(fields) or around.document,
        model=fields.string(MODEL).strip() or around.model,
        run=fields.word(RUN) or around.run,
    )


def _record_of(
    fields: Fields, within: _Around, quoted: str, name: str
) -> Record | BadRecord:
    text = string_in(fields.take(quoted))
    record = _record(text, fields.node.line, within)
    if isinstance(record, BadRecord):
        return record
    quote = replace(
        record.quote, prefix=fields.string(PREFIX), suffix=fields.string(SUFFIX)
    )
    note = fields.string(NOTE).strip()
    return replace(record, quote=quote, name=name, note=note, others=fields.others())


def _record(text: str, line: int, around: _Around) -> Record | BadRecord:
    if not text.strip():
        return BadRecord(line, Fault.EMPTY_QUOTE)
    quote = Quote(
        text.strip(), around.page_hint, claim=around.claim, section=around.section
    )
    return Record(
        quote,
        line,
        claim_name=around.claim_name,
        document=around.document,
        model=around.model,
        run=around.run,
    )
