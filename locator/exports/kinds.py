"""The kinds of files that an evidence file can leave as, and who writes each.

A kind is one line here: its name is the option of the command line.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TypeAlias

from locator.checked import Checked
from locator.exports.drawings import Drawings

Exporter: TypeAlias = Callable[[Checked, Drawings], bytes]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file that can be written.

    Attributes:
        name: What it is called: "json" is asked for by `--json FILE`.
        module: The module that makes it; loaded when it is needed.
        suffixes: How such files are named; the kinds of one option differ by it.
        option: The option that asks for it, without the dashes; the name if empty.
        function: The function of the module that makes it.
        one_document: Whether it can be about one document only.
    """

    name: str
    module: str
    suffixes: tuple[str, ...]
    option: str = ""
    function: str = "write"
    one_document: bool = False

    @property
    def asked_by(self) -> str:
        """Return the option that asks for it, without the dashes."""
        return self.option or self.name

    def exporter(self) -> Exporter:
        """Return the function that writes it: `write(checked, drawings) -> bytes`."""
        write: Exporter = getattr(import_module(self.module), self.function)
        return write


def kinds() -> Mapping[str, Kind]:
    """Return every kind of file that can be written, by name."""
    annotated, pages = "locator.exports.annotated_pdf", (".html", ".htm")
    return {
        kind.name: kind
        for kind in (
            Kind("report-html", "locator.exports.report.html_file", pages, "report"),
            Kind("report-pdf", "locator.exports.report.pdf_file", (".pdf",), "report"),
            Kind("annotated", annotated, (".pdf",), one_document=True),
            Kind(
                "annotate-anyway",
                annotated,
                (".pdf",),
                function="write_anyway",
                one_document=True,
            ),
            Kind("json", "locator.exports.json_file", (".json",)),
            Kind("csv", "locator.exports.csv_file", (".csv",)),
            Kind("xlsx", "locator.exports.xlsx_file", (".xlsx",)),
            Kind("markdown", "locator.exports.markdown_file", (".md", ".markdown")),
            Kind("chain", "locator.exports.chain", (".json",)),
            Kind("unit", "locator.exports.unit_boxes", (".json",)),
            Kind("w3c", "locator.exports.w3c", (".json", ".jsonld")),
            Kind("zotero", "locator.exports.zotero", (".json",)),
            Kind("overlay", "locator.exports.overlay", pages),
        )
    }
