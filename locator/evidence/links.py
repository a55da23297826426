"""Claims and quotes that stand apart in a file and name one another."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from locator.claim import Claim
from locator.evidence.fields import (
    CLAIM,
    CLAIM_ID,
    CLAIMS,
    ID,
    QUOTES,
    SUPPORTED_BY,
    SUPPORTS,
    VAGUE,
    plain_name,
)
from locator.evidence.json_fields import Fields, items_in, one_or_more, word_in
from locator.evidence.json_text import Node
from locator.evidence.record import BadRecord, Fault


def _any_of(names: Iterable[str]) -> str:
    """Return a pattern for fields of these plain names, however they are joined."""
    return "|".join("[_ .-]?".join(name) for name in names)


_NAMING = re.compile(
    rf'"(?:{_any_of((*SUPPORTS, *SUPPORTED_BY, *CLAIMS))})"\s*:', re.IGNORECASE
)
_NAME_AMONG_QUOTES = re.compile(
    rf'"(?:{_any_of(QUOTES)})"\s*:\s*(?:\[\s*)?(?:"[^"\s]*"|\d)', re.IGNORECASE
)


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
    ids: AbstractSet[str] = frozenset()
    missing: tuple[BadRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class _Claim:
    """An object that has a name and may be a claim, and the names of its evidence.

    Attributes:
        claim: The claim.
        line: The line at which it begins.
        is_sure: Whether it is a claim, whatever it names.
        evidence: Names of its evidence.
        among_quotes: What stands where quotes might: names, if each has a record.
    """

    claim: Claim
    line: int
    is_sure: bool
    evidence: Sequence[str]
    among_quotes: Sequence[str]

    def named(self, ids: AbstractSet[str]) -> Sequence[str]:
        """Return the names of its evidence, given the names of all records."""
        is_named = all(name in ids for name in self.among_quotes)
        return (*self.evidence, *(self.among_quotes if is_named else ()))


@dataclass(frozen=True, slots=True)
class _Object:
    """An object somewhere in a file, and whether it stands in a list of claims."""

    fields: Fields
    among_claims: bool


def links_in(nodes: Sequence[Node]) -> Links:
    """Return how the records in `nodes` refer to one another."""
    found = [
        claim for each in _objects(nodes, among_claims=False) for claim in _claim(each)
    ]
    ids = {each.claim.name for each in found}
    claims_of: dict[str, list[str]] = {}
    for each in found:
        for quote in each.named(ids):
            claims_of.setdefault(quote, []).append(each.claim.name)
    missing = [each.line for each in found if not ids.issuperset(each.evidence)]
    return Links(
        {
            each.claim.name: each.claim
            for each in found
            if each.is_sure or each.named(ids)
        },
        claims_of,
        ids,
        tuple(BadRecord(line, Fault.UNKNOWN_EVIDENCE) for line in missing),
    )


def _claim(each: _Object) -> Iterator[_Claim]:
    """Yield an object as the claim that it may be, if it has a name."""
    evidence = references_in(each.fields, SUPPORTED_BY)
    is_sure = each.among_claims or bool(evidence)
    name = each.fields.word((*ID, *CLAIM_ID) if is_sure else ID)
    if name:
        claim = Claim(statement_in(each.fields), name)
        among_quotes = references_in(each.fields, QUOTES)
        yield _Claim(claim, each.fields.node.line, is_sure, evidence, among_quotes)


def may_name_others(text: str) -> bool:
    """Tell whether records in JSON may name one another: a field by which they do.

    Where quotes might stand, words without a space may be names.
    """
    return bool(_NAMING.search(text) or _NAME_AMONG_QUOTES.search(text))


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
