"""Claims and quotes that stand apart in a file and name one another."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from locator.claim import Claim
from locator.evidence.fields import (
    CLAIM,
    CLAIM_ID,
    CLAIMS,
    ID,
    QUOTES,
    SUPPORTED_BY,
    VAGUE,
    plain_name,
)
from locator.evidence.json_fields import Fields, items_in, one_or_more, word_in
from locator.evidence.json_text import Node
from locator.evidence.record import BadRecord, Fault


@dataclass(frozen=True, slots=True)
class Links:
    """What the records of a file say about one another.

    Attributes:
        claims: The claims that have a name, by it.
        claims_of: The names of the claims that say that a quote, by its name,
            supports them.
        ids: The names of all records.
        missing: Claims that name evidence which is not there.
    """

    claims: Mapping[str, Claim] = field(default_factory=dict)
    claims_of: Mapping[str, Sequence[str]] = field(default_factory=dict)
    ids: frozenset[str] = frozenset()
    missing: tuple[BadRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class _Reference:
    """A claim and the names of evidence that it gives.

    What stands where quotes might are names only if there is a record for each.
    """

    claim: str
    sure: Sequence[str]
    among_quotes: Sequence[str]
    line: int

    def evidence_in(self, ids: set[str]) -> Sequence[str]:
        """Return what is named, given the names of all records."""
        named = ids.issuperset(self.among_quotes)
        return (*self.sure, *(self.among_quotes if named else ()))


@dataclass(frozen=True, slots=True)
class _Object:
    """An object somewhere in a file, and whether it stands in a list of claims."""

    fields: Fields
    among_claims: bool


def links_in(nodes: Sequence[Node]) -> Links:
    """Return how the records in `nodes` refer to one another."""
    ids: set[str] = set()
    claims: dict[str, Claim] = {}
    references: list[_Reference] = []
    for each in _objects(nodes, among_claims=False):
        evidence = references_in(each.fields, SUPPORTED_BY)
        among_quotes = () if evidence else references_in(each.fields, QUOTES)
        is_claim = each.among_claims or bool(evidence)
        name = each.fields.word((*ID, *CLAIM_ID) if is_claim else ID)
        ids.add(name)
        if name and (is_claim or among_quotes):
            claims[name] = Claim(statement_in(each.fields), name)
            line = each.fields.node.line
            references.append(_Reference(name, evidence, among_quotes, line))
    ids.discard("")
    claims_of: dict[str, list[str]] = {}
    for reference in references:
        for quote in reference.evidence_in(ids):
            claims_of.setdefault(quote, []).append(reference.claim)
    missing = sorted(each.line for each in references if not ids.issuperset(each.sure))
    return Links(
        claims,
        claims_of,
        frozenset(ids),
        tuple(BadRecord(line, Fault.UNKNOWN_EVIDENCE) for line in missing),
    )


def references_in(fields: Fields, names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of other records that a record gives under `names`."""
    for name in names:
        nodes = one_or_more(fields.peek(name))
        words = tuple(filter(None, map(word_in, nodes)))
        if words and len(words) == len(nodes):
            fields.take(name)
            return words
    return ()


def statement_in(fields: Fields) -> str:
    """Return what an object that is a claim says."""
    return fields.string((*CLAIM, *VAGUE)).strip()


def _objects(nodes: Sequence[Node], *, among_claims: bool) -> Iterator[_Object]:
    for node in nodes:
        if isinstance(node.value, list):
            yield from _objects(items_in(node), among_claims=among_claims)
        elif isinstance(node.value, dict):
            fields = Fields(node)
            yield _Object(fields, among_claims)
            for name, each in node.value.items():
                if isinstance(each.value, dict | list):
                    inside = plain_name(name) in CLAIMS
                    yield from _objects((each,), among_claims=inside)
