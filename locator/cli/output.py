"""Writes to standard output what programs read: UTF-8, whatever the terminal says."""

import json

import click


def write_text(text: str) -> None:
    """Write `text` exactly, with the line ends it has."""
    write_bytes(text.encode("utf-8", "replace"))


def write_bytes(data: bytes) -> None:
    """Write bytes as they are."""
    click.echo(data, nl=False)


def write_json(value: object) -> None:
    """Write `value` as one line of JSON."""
    write_text(json.dumps(value, ensure_ascii=False, separators=(", ", ": ")) + "\n")
