"""Writes an evidence file that was checked as JSON: see docs/json-export.md."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from locator.checked import Checked, CheckedClaim, CheckedQuote, Source
from locator.claim import Judgement
from locator.evidence.record import GivenBoxes
from locator.exports.drawings import Drawings
from locator.exports.json_parts import (
    FRAME,
    SCHEMA,
    Object,
    answer_part,
    document_part,
    question_part,
    said,
    skipped_part,
)
from locator.shares import Share, shares_of

_SHARE_DECIMALS = 4


def write(checked: Checked, _drawings: Drawings) -> bytes:
    """Return the file, in UTF-8, a line for every member at the top and every quote."""
    return json_bytes(json_object(checked))


def json_bytes(content: Object) -> bytes:
    """Return a JSON object in UTF-8: one line for each of its quotes, claims and so on.

    Its members may be iterators. Lone surrogates are escaped, since UTF-8 has none.
    """
    parts = [f"{_dumped(name)}: {_member(value)}" for name, value in content.items()]
    text = "{\n" + ",\n".join(parts) + "\n}\n"
    return text.encode("utf-8", "backslashreplace")


def json_object(checked: Checked) -> Object:
    """Return everything that is known about an evidence file that was checked.

    Its quotes are made one by one as they are asked for, since together they take
    more room than all that they are made from.
    """
    documents = [document_part(source) for source in checked.sources]
    return {
        "schema": SCHEMA,
        "frame": str(FRAME),
        "program": f"qlocate {checked.version}",
        "made_at": checked.made_at.isoformat(),
        "reviewer": checked.reviewer,
        **({"document": documents[0]} if len(documents) == 1 else {}),
        "documents": documents,
        "unreadable_documents": [
            {"file": str(bad.path), "obstacle": str(bad.obstacle)}
            for bad in checked.bad_sources
        ],
        "evidence": {
            "file": str(checked.evidence) if checked.evidence else None,
            "sha256": checked.evidence_sha256,
            "skipped": skipped_part(checked.bad_records),
        },
        "unapplied_corrections": [
            {
                "quote": each.correction.quote,
                "sha256": each.correction.sha256,
                "act": str(each.correction.act),
                "misfit": str(each.misfit),
            }
            for each in checked.unapplied
        ],
        "claims": [_claim(claim) for claim in checked.claims],
        "quotes": (
            _quote(quote, claim, checked.sources)
            for claim in checked.claims
            for quote in claim.quotes
        ),
        "summary": summary_part(shares_of(checked)),
    }


def summary_part(shares: Iterable[Share]) -> list[Object]:
    """Return how many quotes have which status, by model and run."""
    return [
        {
            "evidence": share.evidence,
            "model": share.model,
            "run": share.run,
            "quotes": share.quotes,
            "not_searched": share.not_searched,
            "statuses": {str(status): n for status, n in share.statuses.items()},
            "faithful": _rounded(share.faithful),
        }
        for share in shares
    ]


def _claim(claim: CheckedClaim) -> Object:
    judgement = claim.claim.judgement or Judgement()
    return {
        "number": claim.number,
        "id": claim.claim.name,
        "text": claim.claim.text,
        "quotes": [quote.name for quote in claim.quotes],
        "verdict": str(judgement.verdict) if judgement.verdict else None,
        "note": judgement.note,
        "reviewer": judgement.reviewer,
        "given_at": judgement.given_at,
        **said({"others": claim.claim.others}),
    }


def _quote(
    quote: CheckedQuote, claim: CheckedClaim, sources: tuple[Source, ...]
) -> Object:
    record = quote.record
    source = None if quote.source is None else sources[quote.source]
    return {
        **question_part(quote),
        "claim_number": claim.number,
        **said(
            {
                "claim_id": record.claim_name,
                "line": record.line,
                "document_name": record.document,
                "note": record.note,
                "model": record.model,
                "run": record.run,
                "given_boxes": [_given(boxes) for boxes in record.boxes],
                "others": record.others,
                "placed_by": quote.placed_by,
                "remark": str(quote.remark or ""),
            }
        ),
        "document": quote.source,
        **answer_part(quote, source),
    }


def _given(boxes: GivenBoxes) -> Object:
    given = asdict(boxes)
    return {
        "page_number": given.pop("page_index") + 1,
        "frame": str(given.pop("frame")),
        **given,
    }


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, _SHARE_DECIMALS)


def _member(value: object) -> str:
    if not isinstance(value, list | Iterator):
        return _dumped(value)
    lines = ",\n".join(map(_dumped, value))
    return f"[\n{lines}\n]" if lines else "[]"


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
