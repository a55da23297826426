"""What the composition root hands to the window."""

from dataclasses import dataclass
from pathlib import Path

from reader.look.look import Look
from reader.session.bringing import Bringing
from reader.session.claims import Claims
from reader.session.desk import Desk
from reader.session.evidence_files import EvidenceFiles
from reader.session.exporting import Exporting
from reader.session.keeping import Keeping
from reader.session.lighting import Lighting
from reader.session.locating import Locating
from reader.session.placing import Placing
from reader.session.projects import Projects
from reader.session.quotes import Quotes
from reader.session.reading import Reading
from reader.session.review import Review
from reader.session.settings import Settings
from reader.session.store import Store
from reader.session.undo import Acts


@dataclass(frozen=True, slots=True)
class Parts:
    """Everything long-lived that a window works with; it owns none of it."""

    look: Look
    desk: Desk
    reading: Reading
    locating: Locating
    lighting: Lighting
    bringing: Bringing
    evidence: EvidenceFiles
    exporting: Exporting
    placing: Placing
    projects: Projects
    review: Review
    quotes: Quotes
    claims: Claims
    acts: Acts
    store: Store
    settings: Settings
    keeping: Keeping
    sample: Path
