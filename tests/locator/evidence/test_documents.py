"""The documents that records name."""

import json

import pytest

from locator.evidence.documents import base_name, document_named, file_in_address
from locator.evidence.json_fields import Fields
from locator.evidence.json_text import parse


@pytest.mark.parametrize(
    ("value", "document", "reason"),
    [
        ({"document": "On films"}, "On films", "whatever it says"),
        ({"file_path": "papers/films.pdf"}, "papers/films.pdf", "a path"),
        ({"docName": "FILMS_2018"}, "FILMS_2018", "without a suffix"),
        ({"document": {"file": "films.pdf"}}, "films.pdf", "an object"),
        ({"document": {"pages": 3}}, "", "an object that names none"),
        ({"source": "films.pdf"}, "films.pdf", "a source that is a file"),
        ({"source": "table"}, "", "a source that is part of a page"),
        ({"source": "World Bank"}, "", "a source that is somebody"),
        ({"title": "films.pdf"}, "films.pdf", "a title that is a file"),
        ({"title": "Results and discussion"}, "", "the title of a section"),
        ({"title": "Films that stay dry"}, "Films that stay dry", "that of a paper"),
        ({"document": " ", "pdf": "films.pdf"}, "films.pdf", "an empty field"),
        ({"document": 7}, "", "a number"),
        ({}, "", "nothing"),
    ],
)
def test_a_record_names_its_document(value: object, document: str, reason: str) -> None:
    assert document_named(Fields(parse(json.dumps(value)))) == document, reason


@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("https://example.org/a%20b.pdf?download=1#page=3", "a b.pdf"),
        ("file:///C:/papers/films.pdf", "films.pdf"),
        ("films.pdf", "films.pdf"),
        ("https://example.org/films", ""),
        ("https://example.org/10.1000/182", ""),
        ("urn:x-pdf:9f2c", ""),
        ("http://[", ""),
        ("", ""),
    ],
)
def test_an_address_may_lead_to_a_file(address: str, file: str) -> None:
    assert file_in_address(address) == file


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/home/me/films.pdf", "films.pdf"),
        ("C:\\papers\\films.pdf", "films.pdf"),
        ("films.pdf", "films.pdf"),
        ("papers/", ""),
    ],
)
def test_a_file_has_a_name_without_its_folders(path: str, name: str) -> None:
    assert base_name(path) == name
