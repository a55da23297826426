"""Finds the sheets of a workbook."""

from collections.abc import Iterator
from dataclasses import dataclass
from posixpath import join, normpath
from xml.etree import ElementTree as ET

from locator.evidence.zipped import ZippedXml

MEMBER = "xl/workbook.xml"
"""The member that every workbook has."""

_RELATIONS = "xl/_rels/workbook.xml.rels"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet: what people call it, and the member that holds it."""

    name: str
    member: str


@dataclass(frozen=True, slots=True)
class Workbook:
    """The sheets of a workbook in their order, hidden ones too.

    Attributes:
        sheets: Its sheets.
        from_1904: Whether its dates count from there.
    """

    sheets: tuple[Sheet, ...]
    from_1904: bool


def workbook_in(file: ZippedXml) -> Workbook:
    """Return which sheets a workbook has.

    Raises:
        FileError: It cannot be read.
    """
    members = dict(_members(file))
    root = file.xml(MEMBER)
    sheets = [
        Sheet(_attribute(each, "name"), members[_attribute(each, "id")])
        for each in _all(root, "sheet")
        if _attribute(each, "id") in members
    ]
    dates = [_attribute(each, "date1904") for each in _all(root, "workbookPr")]
    return Workbook(tuple(sheets), any(each in ("1", "true") for each in dates))


def _members(file: ZippedXml) -> Iterator[tuple[str, str]]:
    """Yield the number of every sheet with the member that holds it."""
    for each in _all(file.xml(_RELATIONS), "Relationship"):
        if _attribute(each, "Type").endswith("/worksheet"):
            target = _attribute(each, "Target")
            yield _attribute(each, "Id"), normpath(join("xl", target)).lstrip("/")


def _all(root: ET.Element, name: str) -> Iterator[ET.Element]:
    for element in root.iter():
        if element.tag.rpartition("}")[2] == name:
            yield element


def _attribute(element: ET.Element, name: str) -> str:
    """Return an attribute, whatever namespace it is in; `id` is in one of two."""
    found = {key.rpartition("}")[2]: value for key, value in element.attrib.items()}
    return found.get(name, "")
