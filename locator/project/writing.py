"""Writes a project as JSON: see docs/project-file.md."""

import json
from dataclasses import asdict
from typing import Any

from locator.claim import Judgement
from locator.kept.to_json import filled, located_fields, quote_fields, record_fields
from locator.project.values import (
    FORMAT,
    SCHEMA,
    FileFacts,
    Project,
    ProjectClaim,
    ProjectQuote,
)


def project_bytes(project: Project) -> bytes:
    """Return the file, in UTF-8: indented, members in a fixed order."""
    content = {
        "format": FORMAT,
        "schema": SCHEMA,
        "program": f"quotelight {project.version}",
        "saved_at": project.saved_at,
        "reviewer": project.reviewer,
        "documents": [_file(each) for each in project.documents],
        "evidence": [_file(each) for each in project.evidence],
        "claims": [_claim(each) for each in project.claims],
        **project.others,
    }
    text = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
    return text.encode("utf-8", "backslashreplace")


def _file(file: FileFacts) -> dict[str, Any]:
    return {"name": file.name, **filled(asdict(file))}


def _claim(claim: ProjectClaim) -> dict[str, Any]:
    given = claim.claim.judgement or Judgement()
    judged = {
        "verdict": given.verdict and str(given.verdict),
        "note": given.note,
        "reviewer": given.reviewer,
        "given_at": given.given_at,
        "given_under": list(claim.given_under),
    }
    fields = {
        "name": claim.claim.name,
        "text": claim.claim.text,
        "stands_alone": claim.stands_alone,
        "judgement": filled(judged),
        "others": dict(claim.claim.others),
    }
    return {**filled(fields), "quotes": [_quote(each) for each in claim.quotes]}


def _quote(quote: ProjectQuote) -> dict[str, Any]:
    fields: dict[str, Any] = {"quote": quote_fields(quote.quote)}
    if quote.record:
        fields["record"] = record_fields(quote.record)
    if quote.evidence is not None:
        fields["evidence"] = quote.evidence
    if quote.document is not None:
        fields["document"] = quote.document
    if quote.located:
        fields["located"] = located_fields(quote.located)
    more = {
        "chosen": quote.chosen,
        "placed_by": quote.placed_by,
        "remark": quote.remark and str(quote.remark),
    }
    return fields | filled(more)
