"""Pages with text in every kind of wrapping: found where it is seen, else not lit."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pymupdf  # noqa: TID251 - draws layers, forms and annotations
import pytest
from pymupdf import mupdf  # noqa: TID251 - flags that PyMuPDF has no names for

import locator
from locator.status import Status
from tests.placed import glyphs_in_quads, glyphs_in_spans, lit

WORDS = "the second trial did not reduce mortality"
LINE = f"Here {WORDS} in it."
AT = (72, 100)

Drawing = Callable[["pymupdf.Document", "pymupdf.Page"], None]


def plain(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    page.insert_text(AT, LINE)


def hidden_layer(document: "pymupdf.Document", page: "pymupdf.Page") -> None:
    page.insert_text(AT, LINE, oc=document.add_ocg("hidden", on=False))


def shown_layer(document: "pymupdf.Document", page: "pymupdf.Page") -> None:
    page.insert_text(AT, LINE, oc=document.add_ocg("shown", on=True))


def one_layer_over_a_hidden_one(
    document: "pymupdf.Document", page: "pymupdf.Page"
) -> None:
    hidden = document.add_ocg("hidden", on=False)
    page.insert_text(AT, "Here an other text of the same length is.", oc=hidden)
    shown_layer(document, page)


def two_languages_in_layers(document: "pymupdf.Document", page: "pymupdf.Page") -> None:
    hidden_layer(document, page)
    page.insert_text(AT, "Hier steht ein anderer Satz von allen.")


def free_text(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    page.add_freetext_annot((72, 100, 400, 130), LINE)


def hidden_free_text(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    note = page.add_freetext_annot((72, 100, 400, 130), LINE)
    note.set_flags(mupdf.PDF_ANNOT_IS_HIDDEN)
    note.update()


def note_behind_an_icon(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    page.add_text_annot(AT, LINE)


def form_field(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    field = pymupdf.Widget()
    field.rect = pymupdf.Rect(72, 100, 400, 130)
    field.field_name = "answer"
    field.field_type = mupdf.PDF_WIDGET_TYPE_TEXT
    field.field_value = LINE
    page.add_widget(field)


def drawn_within(page: "pymupdf.Page", clip: tuple[float, ...] | None = None) -> None:
    """Draw a page with the line, smaller, as a form."""
    with pymupdf.open() as other:
        other.new_page().insert_text(AT, LINE)
        page.show_pdf_page(pymupdf.Rect(100, 200, 500, 700), other, 0, clip=clip)


def form(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    drawn_within(page)


def form_cut_off(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    drawn_within(page, (0, 200, 500, 700))


def outside_of_the_crop_box(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    page.insert_text((72, 600), LINE)
    page.set_cropbox(pymupdf.Rect(0, 0, 595, 300))


def bold_by_words(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    x = 72.0
    for word in LINE.split():
        for shift in (0, 0.3):
            page.insert_text((x + shift, 100), word)
        x += pymupdf.get_text_length(f"{word} ")


def bold_by_letters(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    x = 72.0
    for letter in LINE:
        for shift in (0, 0.3):
            page.insert_text((x + shift, 100), letter)
        x += pymupdf.get_text_length(letter)


def bold_by_lines(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    for shift in (0, 0.3, 0.6):
        page.insert_text((72 + shift, 100), LINE)


def transparent(_: "pymupdf.Document", page: "pymupdf.Page") -> None:
    page.insert_text(AT, LINE, fill_opacity=0)


SEEN: Mapping[str, Drawing] = {
    "plain": plain,
    "a layer that is shown": shown_layer,
    "a layer over a hidden one": one_layer_over_a_hidden_one,
    "a free text annotation": free_text,
    "a form field": form_field,
    "a form": form,
    "bold by words": bold_by_words,
    "bold by letters": bold_by_letters,
    "bold by lines": bold_by_lines,
}
UNSEEN: Mapping[str, Drawing] = {
    "a layer that is hidden": hidden_layer,
    "a hidden layer under another": two_languages_in_layers,
    "a hidden annotation": hidden_free_text,
    "a note behind an icon": note_behind_an_icon,
    "cut off by its form": form_cut_off,
    "outside of the crop box": outside_of_the_crop_box,
    "transparent": transparent,
}


def written(path: Path, drawing: Drawing) -> Path:
    with pymupdf.open() as document:
        page = document.new_page()
        page.insert_text((72, 72), "A first line stands here for all.")
        drawing(document, page)
        document.save(path)
    return path


@pytest.mark.parametrize("drawing", SEEN)
def test_what_is_seen_is_found_and_its_glyphs_lit(tmp_path: Path, drawing: str) -> None:
    with locator.open(written(tmp_path / "a.pdf", SEEN[drawing])) as doc:
        found = doc.locate(WORDS)

        assert found.status is Status.VERBATIM
        assert lit(doc, found).replace("|", "").replace("\n", "") == WORDS
        assert glyphs_in_quads(doc, found.placements[0]) == glyphs_in_spans(
            doc, found.placements[0]
        )


@pytest.mark.parametrize("drawing", UNSEEN)
def test_what_is_not_seen_is_not_lit(tmp_path: Path, drawing: str) -> None:
    with locator.open(written(tmp_path / "a.pdf", UNSEEN[drawing])) as doc:
        found = doc.locate(WORDS)

        assert found.status is Status.NOT_FOUND
        assert found.placements == ()
