"""Elements that are taken as they end, and forgotten."""

from xml.etree.ElementTree import Element

import pytest

from locator.evidence.allowance import TooMuchError
from locator.evidence.xml_parts import Parts, Silence, WatchedTags


class Heard:
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def start(self, name: str, _attributes: dict[str, str]) -> None:
        self.said.append(f"<{name}>")

    def end(self, name: str) -> None:
        self.said.append(f"</{name}>")

    def words(self, text: str) -> None:
        self.said.append(text)


def test_tags_are_handed_on() -> None:
    heard = Heard()
    tags = WatchedTags(heard)
    tags.start("a", {})
    tags.end("a")

    assert heard.said == ["<a>", "</a>"]


def test_tags_side_by_side_are_not_deep() -> None:
    tags = WatchedTags(Heard())
    for _ in range(999):
        tags.start("a", {})
        tags.end("a")


def test_tags_in_one_another_are_too_deep_some_day() -> None:
    tags = WatchedTags(Heard())
    for _ in range(250):
        tags.start("a", {})

    with pytest.raises(TooMuchError):
        tags.start("a", {})


def test_silence_ends_when_it_is_broken() -> None:
    silence = Silence()
    for _ in range(9):
        silence.goes_on()
        silence.broken()


def test_silence_without_end_is_too_much() -> None:
    silence = Silence()
    for _ in range(4):
        silence.goes_on()

    with pytest.raises(TooMuchError):
        silence.goes_on()


def test_a_part_that_was_taken_is_forgotten() -> None:
    parts = Parts(1, "")
    root, element = Element("a"), Element("b")
    parts.begin(root)
    root.append(element)
    parts.begin(element)
    part = parts.end(element)
    parts.forget(element)

    assert part
    assert part.element is element
    assert len(root) == 0
