"""Bytes of evidence files, as all kinds of programs write them."""

import codecs

import pytest

from locator.evidence.decode import decode

WORDS = "Größe “α” 日本"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (WORDS.encode(), "UTF-8"),
        (codecs.BOM_UTF8 + WORDS.encode(), "UTF-8 with a mark, as Notepad writes it"),
        (WORDS.encode("utf-16"), "UTF-16 with a mark, as PowerShell writes it"),
        (codecs.BOM_UTF16_BE + WORDS.encode("utf-16-be"), "the other byte order"),
        (WORDS.encode("utf-32"), "UTF-32 with a mark"),
    ],
)
def test_text_is_read_in_its_encoding(content: bytes, reason: str) -> None:
    assert decode(content) == WORDS, reason


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf_16_is_known_without_a_mark(encoding: str) -> None:
    assert decode("plain words".encode(encoding)) == "plain words"


def test_what_is_not_utf_8_is_read_as_older_windows_programs_write() -> None:
    assert decode("Größe “x”".encode("cp1252")) == "Größe “x”"


def test_line_ends_of_all_systems_become_one() -> None:
    assert decode(b"a\r\nb\rc\n") == "a\nb\nc\n"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"PK\x03\x04" + bytes(30), "an archive, as .docx is"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "a picture"),
        (bytes(range(256)), "all bytes"),
        (codecs.BOM_UTF8 + b"\xff\xfe\xfd", "a mark, and then not what it says"),
    ],
)
def test_what_is_no_text_is_refused(content: bytes, reason: str) -> None:
    assert decode(content) is None, reason


def test_one_stray_control_character_is_forgiven() -> None:
    assert decode(b"pasted\x02 words") == "pasted\x02 words"
