"""Reads a project file: whole, or not at all."""

import json
from pathlib import Path
from typing import Any

from locator.checked import Remark
from locator.claim import Claim, Judgement, Verdict
from locator.errors import FileError, Obstacle
from locator.kept.from_json import WRONG, located_of, quote_of, record_of
from locator.project.values import (
    FORMAT,
    SCHEMA,
    FileFacts,
    Project,
    ProjectClaim,
    ProjectQuote,
)

_OURS = frozenset(
    {
        *("format", "schema", "program", "saved_at", "reviewer"),
        *("documents", "evidence", "claims"),
    }
)


def read_project(path: Path) -> Project:
    """Return the project in a file.

    Raises:
        FileError: It cannot be read, is no project, or is one of a newer program.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        gone = Obstacle.UNREADABLE if path.exists() else Obstacle.MISSING
        raise FileError(path, gone) from error
    return project_in(path, data)


def project_in(path: Path, data: bytes) -> Project:
    """Return the project in the bytes of a file.

    Raises:
        FileError: It is no project, a damaged one, or one of a newer program.
    """
    try:
        content = json.loads(data)
    except json.JSONDecodeError as error:
        raise FileError(path, Obstacle.INVALID_JSON, error.lineno) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise FileError(path, Obstacle.NOT_TEXT) from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise FileError(path, Obstacle.NOT_A_PROJECT)
    schema = content.get("schema")
    if isinstance(schema, int) and schema > SCHEMA:
        raise FileError(path, Obstacle.NEWER_PROJECT)
    try:
        return _project(content)
    except (*WRONG, AttributeError) as error:
        raise FileError(path, Obstacle.DAMAGED_PROJECT) from error


def _project(content: dict[str, Any]) -> Project:
    documents = tuple(map(_file, content["documents"]))
    evidence = tuple(map(_file, content["evidence"]))
    claims = tuple(map(_claim, content["claims"]))
    for claim in claims:
        for quote in claim.quotes:
            _check(quote.document, len(documents))
            _check(quote.evidence, len(evidence))
            if quote.chosen and quote.located:
                _check(quote.chosen, len(quote.located.placements))
    return Project(
        str(content["program"]).removeprefix("quotelight "),
        _text(content, "saved_at"),
        _text(content, "reviewer"),
        documents,
        evidence,
        claims,
        {name: value for name, value in content.items() if name not in _OURS},
    )


def _check(index: int | None, count: int) -> None:
    """Let no number point to what is not there."""
    if index is not None and index >= count:
        raise ValueError(index)


def _file(fields: dict[str, Any]) -> FileFacts:
    return FileFacts(
        _text(fields, "name"),
        _text(fields, "relative"),
        _text(fields, "absolute"),
        _text(fields, "sha256").lower(),
        _number(fields, "size"),
        _number(fields, "pages"),
        _text(fields, "title"),
    )


def _claim(fields: dict[str, Any]) -> ProjectClaim:
    judged = fields.get("judgement", {})
    verdict = judged.get("verdict")
    judgement = Judgement(
        Verdict(verdict) if verdict else None,
        _text(judged, "note"),
        _text(judged, "reviewer"),
        _text(judged, "given_at"),
    )
    says_something = judgement.verdict or judgement.note
    claim = Claim(
        _text(fields, "text"),
        _text(fields, "name"),
        judgement if says_something else None,
        dict(fields.get("others", {})),
    )
    return ProjectClaim(
        claim,
        tuple(map(_quote, fields["quotes"])),
        tuple(map(str, judged.get("given_under", ()))),
        bool(fields.get("stands_alone", False)),
    )


def _quote(fields: dict[str, Any]) -> ProjectQuote:
    record, located = fields.get("record"), fields.get("located")
    remark = fields.get("remark")
    return ProjectQuote(
        quote_of(fields["quote"]),
        record_of(record) if record is not None else None,
        _index(fields, "evidence"),
        _index(fields, "document"),
        located_of(located) if located is not None else None,
        _number(fields, "chosen"),
        _text(fields, "placed_by"),
        Remark(remark) if remark else None,
    )


def _text(fields: dict[str, Any], name: str) -> str:
    value = fields.get(name, "")
    if not isinstance(value, str):
        raise TypeError(name)
    return value


def _number(fields: dict[str, Any], name: str) -> int:
    value = fields.get(name, 0)
    if type(value) is not int or value < 0:
        raise ValueError(name)
    return value


def _index(fields: dict[str, Any], name: str) -> int | None:
    return _number(fields, name) if name in fields else None
