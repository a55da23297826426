"""Markdown tables, in which a quote cannot do anything."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from locator.evidence.read import evidence_in
from locator.evidence.record import Evidence, Record
from locator.exports.markdown_file import write
from locator.quote import Quote
from tests.checked_evidence import NoDrawings, checked_of


def written(text: str) -> str:
    evidence = Evidence((Record(Quote(text), 1),))
    return write(checked_of(evidence), NoDrawings()).decode()


def test_a_quote_is_shown_as_it_is() -> None:
    text = "a | b *c* `d` <script>e</script> [f](g) # $h$ ~i~ \\j"

    html = MarkdownIt("commonmark").enable("table").render(written(text))

    shown = "a | b *c* `d` &lt;script&gt;e&lt;/script&gt; [f](g) # $h$ ~i~ \\j"
    assert f"<td>{shown}</td>" in html


def test_lines_of_a_quote_stay_in_its_cell() -> None:
    assert "| one<br>two |" in written("one\ntwo")


@given(
    st.text("abé文1 |\\`*_{}[]#~$^<>&;“”\"'.-", min_size=1, max_size=60).filter(
        lambda text: any(map(str.isalpha, text))
    )
)
def test_a_quote_is_read_back_as_it_was(text: str) -> None:
    (record,) = evidence_in(Path("a.md"), written(text).encode()).records

    assert record.quote.text == " ".join(text.split())
