"""Documents as the keeping of quotes knows them."""

from pathlib import Path

from reader.session.document import SessionDocument
from reader.session.keeping import Keeping


def opened(keeping: Keeping, number: int, sha256: str) -> SessionDocument:
    """Return a document that was just opened, and is shown."""
    document = SessionDocument(number, Path(f"/{number}.pdf"))
    document.sha256 = sha256
    keeping.set_current(document)
    keeping.bring_back(document)
    return document
