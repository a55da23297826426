"""Papers and evidence files are never replaced, whichever of them a file is about."""

from pathlib import Path

from locator.claim import Claim
from locator.evidence.record import Evidence, Record
from locator.quote import Quote
from reader.session.claims import Claims
from reader.session.document import SessionDocument
from reader.session.never_written import never_written
from reader.session.undo import Acts


def test_all_papers_and_all_evidence_files_are_kept(claims: Claims, acts: Acts) -> None:
    papers = [SessionDocument(at, Path(f"/papers/{at}.pdf")) for at in (1, 2)]
    with_quote = Evidence((Record(Quote("one"), 1),))
    without = Evidence((), claims=(Claim("Nobody quotes anything for this"),))
    acts.add_evidence(Path("/papers/a.md"), with_quote)
    acts.add_evidence(Path("/papers/b.json"), without)
    acts.add([Quote("pasted")])

    assert never_written(papers, claims) == {
        Path("/papers/1.pdf"),
        Path("/papers/2.pdf"),
        Path("/papers/a.md"),
        Path("/papers/b.json"),
    }
