"""The example of the document about project files is one."""

from pathlib import Path

from markdown_it import MarkdownIt

from locator.claim import Verdict
from locator.project.reading import project_in
from locator.project.writing import project_bytes
from locator.status import Status

PAGE = Path(__file__).parents[2] / "docs" / "project-file.md"


def test_the_example_is_read_and_written_as_it_stands() -> None:
    tokens = MarkdownIt("commonmark").parse(PAGE.read_text(encoding="utf-8"))
    (example,) = [token.content for token in tokens if token.type == "fence"]
    project = project_in(Path("review.quotelight"), example.encode())
    (claim,) = project.claims

    assert claim.claim.judgement is not None
    assert claim.claim.judgement.verdict is Verdict.SUPPORTED
    assert claim.quotes[0].located is not None
    assert claim.quotes[0].located.status is Status.VERBATIM
    assert project_bytes(project).decode() == example
