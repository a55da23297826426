"""An open paper, for the tests of the window's widgets."""

from pathlib import Path

import pytest

from reader.replies import Opened, PageSize
from reader.session.document import SessionDocument

PAGES = 12
A4 = PageSize(595.0, 842.0)


@pytest.fixture
def paper() -> SessionDocument:
    """A paper of twelve pages, printed 1044 and on, none of them read."""
    document = SessionDocument(1, Path("/papers/halden-2024.pdf"))
    labels = tuple(str(1044 + page) for page in range(PAGES))
    document.set_opened(Opened("Halden 2024", labels, (A4,) * PAGES, "0" * 64))
    return document
