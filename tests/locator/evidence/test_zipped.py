"""Zip files with XML: whole, broken, and made to do harm."""

import contextlib
import hashlib
import io
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.errors import FileError, Obstacle
from locator.evidence.zipped import open_zip

PATH = Path("a.docx")
LAUGHS = """<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;">]>
<a>&c;</a>"""


def zipped(members: Mapping[str, str | bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return file.getvalue()


class Seen:
    """Counts the elements that it is told of."""

    def __init__(self) -> None:
        self.count = 0

    def start(self, _name: str, _attributes: dict[str, str]) -> None:
        self.count += 1

    def end(self, name: str) -> None:
        """Leave ends aside."""

    def words(self, text: str) -> None:
        """Leave text aside."""


def obstacle_of(data: bytes, name: str = "a.xml") -> Obstacle:
    with pytest.raises(FileError) as caught:
        open_zip(data, PATH).xml(name)
    assert caught.value.path == PATH
    return caught.value.obstacle


def test_members_have_names_and_roots() -> None:
    file = open_zip(zipped({"a.xml": "<a><b>words</b></a>", "b.bin": b"\0"}), PATH)

    assert file.names == {"a.xml", "b.bin"}
    assert file.xml("a.xml").findtext("b") == "words"


@pytest.mark.parametrize(
    ("depth", "expected"),
    [(0, ["a"]), (1, ["b", "e"]), (2, ["c", "d", "f"]), (3, []), (9, [])],
)
def test_parts_are_those_at_one_depth(depth: int, expected: list[str]) -> None:
    data = zipped({"a.xml": "<a><b><c/><d/></b><e><f/></e></a>"})

    parts = open_zip(data, PATH).parts("a.xml", depth)

    assert [part.element.tag for part in parts] == expected


def test_a_part_is_whole_when_it_comes() -> None:
    data = zipped({"a.xml": "<a><b><c>one</c><c>two</c></b><b/></a>"})

    first = next(open_zip(data, PATH).parts("a.xml", 1))

    assert "".join(first.element.itertext()) == "onetwo"


def test_an_element_may_come_in_pieces() -> None:
    data = zipped({"a.xml": "<a><b><c/><d/></b><b><c/></b><e><f/></e></a>"})

    parts = list(open_zip(data, PATH).parts("a.xml", 1, "b"))

    assert [part.element.tag for part in parts] == ["c", "d", "c", "e"]
    assert parts[0].around is parts[1].around is not parts[2].around
    assert parts[3].around is None


@pytest.mark.parametrize(
    ("data", "expected", "reason"),
    [
        (b"PK\x03\x04 and then nothing", Obstacle.BROKEN_ZIP, "no directory"),
        (b"", Obstacle.BROKEN_ZIP, "nothing at all"),
        (zipped({"b.xml": "<a/>"}), Obstacle.BROKEN_ZIP, "no such member"),
        (zipped({"a.xml": "<a>"}), Obstacle.BROKEN_ZIP, "XML without an end"),
        (zipped({"a.xml": ""}), Obstacle.BROKEN_ZIP, "no XML"),
        (zipped({"a.xml": "words"}), Obstacle.BROKEN_ZIP, "no XML"),
        (zipped({"a.xml": LAUGHS}), Obstacle.HAS_DTD, "words of its own"),
        (zipped({"a.xml": LAUGHS.encode("utf-16")}), Obstacle.HAS_DTD, "UTF-16"),
        (
            zipped({"a.xml": f"<a>{' ' * 17 * 2**20}</a>"}),
            Obstacle.UNPACKS_TOO_LARGE,
            "17 MB in 17 KB",
        ),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(99), Obstacle.OLD_OFFICE, "OLE"),
    ],
)
def test_what_cannot_be_read_says_why(
    data: bytes, expected: Obstacle, reason: str
) -> None:
    assert obstacle_of(data) == expected, reason


def test_many_members_together_may_not_unpack_to_too_much() -> None:
    member = f"<a>{' ' * 6 * 2**20}</a>"
    file = open_zip(zipped({"a.xml": member, "b.xml": member, "c.xml": member}), PATH)
    file.xml("a.xml")
    file.xml("b.xml")

    with pytest.raises(FileError) as caught:
        file.xml("c.xml")

    assert caught.value.obstacle == Obstacle.UNPACKS_TOO_LARGE


SIGNS = 400_000


@pytest.mark.parametrize(
    ("xml", "reason"),
    [
        (f"<a>{'<b/>' * SIGNS}</a>", "more tags than documents have"),
        (f"<a>{'<b>' * 300}{'</b>' * 300}</a>", "deeper than documents are"),
        (f"<a>{'=' * SIGNS}</a>", "more attributes, as it seems"),
        (f"<a><!--{' ' * 2**19}--></a>", "a stretch without a tag"),
        (f'<a b="{" " * 2**19}"/>', "a long tag"),
    ],
)
def test_no_few_bytes_make_work_without_end(xml: str, reason: str) -> None:
    tags = Seen()

    with pytest.raises(FileError) as caught:
        for _ in open_zip(zipped({"a.xml": xml}), PATH).fed("a.xml", tags):
            pass

    assert caught.value.obstacle == Obstacle.UNPACKS_TOO_LARGE, reason
    assert tags.count <= SIGNS


@pytest.mark.parametrize(
    ("xml", "reason"),
    [
        (f"<a><b>{'<c/>' * 80_000}</b></a>", "a part with more tags than any has"),
        (f"<a>{'<b>' * 300}{'</b>' * 300}</a>", "a part that is too deep"),
        (f"<a><b>{' ' * 2**19}</b></a>", "a part with a stretch without a tag"),
    ],
)
def test_a_part_that_would_take_much_memory_is_refused(xml: str, reason: str) -> None:
    with pytest.raises(FileError) as caught:
        list(open_zip(zipped({"a.xml": xml}), PATH).parts("a.xml", 1))

    assert caught.value.obstacle == Obstacle.UNPACKS_TOO_LARGE, reason


def test_many_parts_are_no_large_part() -> None:
    data = zipped({"a.xml": f"<a>{'<b><c/></b>' * 80_000}</a>"})

    assert sum(1 for _ in open_zip(data, PATH).parts("a.xml", 1)) == 80_000


def test_a_tree_that_would_take_much_memory_is_refused() -> None:
    data = zipped({"a.xml": f"<a>{'<b/>' * 80_000}</a>"})

    assert obstacle_of(data) == Obstacle.UNPACKS_TOO_LARGE


def test_a_large_file_may_be_made_more_of() -> None:
    noise = hashlib.shake_128(b"noise").digest(200_000)
    data = zipped({"a.xml": f"<a>{'<b/>' * SIGNS}</a>", "noise": noise})

    assert sum(1 for _ in open_zip(data, PATH).parts("a.xml", 1)) == SIGNS


def test_a_large_member_that_nobody_reads_does_no_harm() -> None:
    data = zipped({"a.xml": "<a/>", "picture.bmp": bytes(20 * 2**20)})

    assert open_zip(data, PATH).xml("a.xml").tag == "a"


def test_a_member_that_claims_to_be_small_is_broken() -> None:
    whole = zipped({"a.xml": f"<a>{'words ' * 999}</a>"})
    size = len(f"<a>{'words ' * 999}</a>").to_bytes(4, "little")

    assert obstacle_of(whole.replace(size, (9).to_bytes(4, "little"))) == (
        Obstacle.BROKEN_ZIP
    )


def test_parts_of_a_broken_member_end_with_a_word() -> None:
    parts = open_zip(zipped({"a.xml": "<a><b/><b/>"}), PATH).parts("a.xml", 1)

    with pytest.raises(FileError) as caught:
        list(parts)

    assert caught.value.obstacle == Obstacle.BROKEN_ZIP


@given(st.data())
def test_no_damage_makes_the_reader_stumble(data: st.DataObject) -> None:
    whole = bytearray(zipped({"a.xml": "<a><b>words</b><b>words</b></a>"}))
    for _ in range(data.draw(st.integers(1, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(
            st.integers(0, 255)
        )

    with contextlib.suppress(FileError):
        assert open_zip(bytes(whole), PATH).xml("a.xml").tag == "a"
