"""Names of elements and what only wraps others."""

from xml.etree.ElementTree import fromstring

import pytest

from locator.evidence.docx.names import (
    child,
    is_on,
    local,
    outermost,
    unwrapped,
    value,
)

SPACE = 'xmlns:w="http://example.org/w"'


def test_names_have_no_namespace() -> None:
    element = fromstring(f'<w:p {SPACE} w:val="a"><w:r/></w:p>')  # noqa: S314 - ours

    assert local(element.tag) == "p"
    assert value(element) == "a"
    assert value(None) == ""
    assert child(element, "r") is not None
    assert child(element, "t") is None


def test_what_wraps_others_is_taken_away() -> None:
    root = fromstring("<b><sdt><sdtContent><p/></sdtContent></sdt><x><p/></x></b>")  # noqa: S314 - ours

    assert [each.tag for each in unwrapped(root)] == ["p", "x"]


def test_what_is_inside_of_its_like_is_not_outermost() -> None:
    root = fromstring("<c><p><p/></p><t><p/></t></c>")  # noqa: S314 - ours

    assert list(outermost(root, "p")) == [root[0], root[1][0]]


@pytest.mark.parametrize(
    ("xml", "expected"),
    [("<b/>", True), ('<b val="1"/>', True), ('<b val="0"/>', False)],
)
def test_a_property_may_be_turned_off(xml: str, expected: bool) -> None:
    assert is_on(fromstring(xml)) is expected  # noqa: S314 - ours


def test_a_property_that_is_not_there_is_off() -> None:
    assert not is_on(None)
