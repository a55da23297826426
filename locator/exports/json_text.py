"""Lists and objects as JSON text that people can read and compare line by line."""

import json
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from locator.checked import CheckedClaim, CheckedQuote

Object: TypeAlias = Mapping[str, object]


def listed(items: Iterable[Object]) -> bytes:
    """Return a list of objects in UTF-8, a line for each."""
    return _bytes(_list(items))


def with_list(head: Object, name: str, items: Iterable[Object]) -> bytes:
    """Return an object in UTF-8 whose last member is a list, a line for each of it.

    Args:
        head: Its other members.
        name: What the list is called.
        items: What is in it.
    """
    members = [f"{_text(key)}: {_text(value)}" for key, value in head.items()]
    members.append(f"{_text(name)}: {_list(items)}")
    return _bytes("{\n" + ",\n".join(members) + "\n}")


def said(fields: Object) -> Object:
    """Return the fields that say anything."""
    return {name: value for name, value in fields.items() if value}


def about(claim: CheckedClaim, quote: CheckedQuote) -> Object:
    """Return what every format of ours says about a quote beside its place."""
    judgement = claim.claim.judgement
    return {
        "id": quote.name,
        "quote": quote.record.quote.text,
        "status": str(quote.located.status),
        **said(
            {
                "claim": claim.claim.text,
                "verdict": judgement and judgement.verdict,
                "note": quote.record.note,
                "verdict_note": judgement and judgement.note,
            }
        ),
    }


def _list(items: Iterable[Object]) -> str:
    lines = ",\n".join(map(_text, items))
    return f"[\n{lines}\n]" if lines else "[]"


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _bytes(text: str) -> bytes:
    # Half of a surrogate pair is escaped: UTF-8 has none.
    return f"{text}\n".encode("utf-8", "backslashreplace")
