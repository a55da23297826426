"""What becomes of everything else in a file when highlights are written into a copy."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import pymupdf  # noqa: TID251 - prepares files with annotations, fields and signatures
import pytest

from locator.errors import FileError, Obstacle
from locator.geometry import Quad
from locator.pdf.annotated import annotated
from locator.pdf.annotation import Annotation, Paint
from locator.pdf.line_style import LineStyle
from tests.pdfs import page_of, write_pdf
from tests.rendered import by_pdfium, complaints_of_qpdf, needs_qpdf

SECRET = "sesame"  # noqa: S105 - of files made here
GREEN = Paint((0.1, 0.6, 0.5), (0, 0.4, 0.3), 0.34, LineStyle.SOLID)


def mark(page_index: int = 0, name: str = "a", top: float = 780) -> Annotation:
    """Return a highlight of one line piece."""
    quad = Quad(72, top, 150, top, 72, top - 12, 150, top - 12)
    made_at = datetime(2026, 12, 1, tzinfo=UTC)
    return Annotation(
        page_index,
        (quad,),
        (),
        (),
        1,
        GREEN,
        name,
        "Anna",
        "Verbatim",
        "Words",
        made_at,
    )


def plain(tmp_path: Path, pages: int = 1, password: str = "") -> Path:
    """Write a file with some pages."""
    texts = [page_of(f"The films of page {at} were dense.") for at in range(pages)]
    return write_pdf(tmp_path / "plain.pdf", texts, password=password)


def changed(path: Path, objects: Sequence[str], keys: Mapping[str, str]) -> Path:
    """Write a copy of a file with more objects, and keys of its catalogue set.

    Args:
        path: The file.
        objects: As PDF has them; `{0}` is the number of the first one, and so on.
        keys: Values likewise.
    """
    to = path.with_name("changed.pdf")
    with pymupdf.open(path) as document:
        numbers = [document.get_new_xref() for _ in objects]
        for number, each in zip(numbers, objects, strict=True):
            document.update_object(number, each.format(*numbers))
        for key, value in keys.items():
            document.xref_set_key(document.pdf_catalog(), key, value.format(*numbers))
        document.save(to)
    return to


def copied(path: Path, *highlights: Annotation, anyway: bool = False) -> Path:
    """Write the copy beside a file, and return its path."""
    copy = path.with_name("copy.pdf")
    copy.write_bytes(annotated(path, path.read_bytes(), highlights, anyway=anyway))
    return copy


SIGNATURE = "<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>/ByteRange[0 1 2 3]>>"
SIGNED = {
    "a field with a signature": (
        [SIGNATURE, "<</FT/Sig/T(one)/V {0} 0 R>>"],
        {"AcroForm": "<</Fields[{1} 0 R]/SigFlags 3>>"},
    ),
    "a field below another, which says what it is": (
        [
            SIGNATURE,
            "<</FT/Sig/T(one)/Kids[{2} 0 R]>>",
            "<</Parent {1} 0 R/V {0} 0 R>>",
        ],
        {"AcroForm": "<</Fields[{1} 0 R]>>"},
    ),
    "a certificate that says what may be changed": (
        [SIGNATURE],
        {"Perms": "<</DocMDP {0} 0 R>>"},
    ),
    "rights that a reader was given": ([SIGNATURE], {"Perms": "<</UR3 {0} 0 R>>"}),
}
UNSIGNED = {
    "a signature that nobody gave": (
        ["<</FT/Sig/T(one)>>"],
        {"AcroForm": "<</Fields[{0} 0 R]>>"},
    ),
    "a field with words": (
        ["<</FT/Tx/T(one)/V(words)>>"],
        {"AcroForm": "<</Fields[{0} 0 R]>>"},
    ),
    "a field that is its own child": (
        ["<</FT/Tx/T(one)/Kids[{0} 0 R]>>"],
        {"AcroForm": "<</Fields[{0} 0 R]>>"},
    ),
    "no fields where fields should be": ([], {"AcroForm": "(nothing)", "Perms": "3"}),
}


@pytest.mark.parametrize("name", SIGNED)
def test_a_signed_file_is_not_written_into(tmp_path: Path, name: str) -> None:
    path = changed(plain(tmp_path), *SIGNED[name])

    with pytest.raises(FileError) as caught:
        annotated(path, path.read_bytes(), [mark()])

    assert caught.value.obstacle is Obstacle.SIGNED


@pytest.mark.parametrize("name", UNSIGNED)
def test_a_form_without_signature_is_written_into(tmp_path: Path, name: str) -> None:
    path = changed(plain(tmp_path), *UNSIGNED[name])

    assert annotated(path, path.read_bytes(), [mark()]).startswith(path.read_bytes())


def test_if_asked_for_a_signed_file_is_written_behind_what_was_signed(
    tmp_path: Path,
) -> None:
    path = changed(plain(tmp_path), *SIGNED["a field with a signature"])
    copy = annotated(path, path.read_bytes(), [mark()], anyway=True)

    assert copy.startswith(path.read_bytes())


def test_an_encrypted_file_is_not_written_into(tmp_path: Path) -> None:
    path = plain(tmp_path, password=SECRET)

    with pytest.raises(FileError) as caught:
        annotated(path, path.read_bytes(), [mark()], SECRET)

    assert caught.value.obstacle is Obstacle.ENCRYPTED


def test_if_asked_for_an_encrypted_file_keeps_its_password(tmp_path: Path) -> None:
    path = plain(tmp_path, password=SECRET)
    data = annotated(path, path.read_bytes(), [mark()], SECRET, anyway=True)

    with pymupdf.open(stream=data) as document:
        assert document.needs_pass
        assert document.authenticate(SECRET)
        assert next(document[0].annots()).info["content"] == "Words"


def test_a_file_is_not_opened_with_a_wrong_password(tmp_path: Path) -> None:
    path = plain(tmp_path, password=SECRET)

    with pytest.raises(FileError) as caught:
        annotated(path, path.read_bytes(), [mark()], "wrong", anyway=True)

    assert caught.value.obstacle is Obstacle.PASSWORD_WRONG


def damaged(tmp_path: Path) -> Path:
    """Write a file whose table of objects leads nowhere."""
    path = plain(tmp_path)
    data = path.read_bytes()
    path.write_bytes(data[: data.rindex(b"startxref")] + b"startxref\n7\n%%EOF\n")
    return path


def test_a_damaged_file_is_not_written_into(tmp_path: Path) -> None:
    path = damaged(tmp_path)

    with pytest.raises(FileError) as caught:
        annotated(path, path.read_bytes(), [mark()])

    assert caught.value.obstacle is Obstacle.REPAIRED


@needs_qpdf
def test_if_asked_for_a_damaged_file_is_written_anew(tmp_path: Path) -> None:
    copy = copied(damaged(tmp_path), mark(), anyway=True)

    assert complaints_of_qpdf(copy) == ""
    with pymupdf.open(copy) as document:
        assert "were dense" in document[0].get_text()
        assert len(list(document[0].annots())) == 1


@needs_qpdf
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"use_objstms": 1},
        {"garbage": 4, "deflate": True, "use_objstms": 1},
    ],
    ids=["table", "streams of objects", "compressed"],
)
def test_qpdf_finds_no_fault_with_a_copy(
    tmp_path: Path, options: Mapping[str, int]
) -> None:
    path = tmp_path / "a.pdf"
    with pymupdf.open(plain(tmp_path, pages=3)) as document:
        document.save(path, **options)
    copy = copied(path, *(mark(at, str(at)) for at in range(3)))

    assert complaints_of_qpdf(path) == ""
    assert complaints_of_qpdf(copy) == ""


def with_annotations(tmp_path: Path) -> Path:
    """Write a file with a note, a form field, an outline and an attachment."""
    to = tmp_path / "rich.pdf"
    with pymupdf.open(plain(tmp_path, pages=2)) as document:
        page = document[0]
        page.add_text_annot((300, 300), "a note")
        page.add_highlight_annot(pymupdf.Rect(72, 100, 200, 112))
        widget = pymupdf.Widget()
        widget.field_type = pymupdf.mupdf.PDF_WIDGET_TYPE_TEXT
        widget.field_name, widget.field_value = "name", "a value"
        widget.rect = pymupdf.Rect(300, 400, 400, 420)
        page.add_widget(widget)
        document.set_toc([[1, "One", 1], [1, "Two", 2]])
        document.embfile_add("a.txt", b"attached")
        document.save(to)
    return to


def test_everything_that_is_in_the_file_stays(tmp_path: Path) -> None:
    path = with_annotations(tmp_path)
    copy = copied(path, mark())

    with pymupdf.open(path) as old, pymupdf.open(copy) as new:
        kept = [each.info for each in old[0].annots()]
        assert [each.info for each in new[0].annots()][:-1] == kept
        assert [each.field_value for each in new[0].widgets()] == ["a value"]
        assert new.get_toc() == old.get_toc()
        assert new.embfile_get("a.txt") == b"attached"
        for number in range(1, old.xref_length()):
            if number != old[0].xref:
                assert new.xref_object(number) == old.xref_object(number)


def test_annotations_of_the_file_look_as_before(tmp_path: Path) -> None:
    path = with_annotations(tmp_path)
    before, after = (by_pdfium(each, 0, 1) for each in (path, copied(path, mark())))

    assert {y for _, y in after.unlike(before)} <= set(range(842 - 782, 842 - 766))


def test_pages_that_share_their_annotations_do_not_share_ours(tmp_path: Path) -> None:
    path = tmp_path / "shared.pdf"
    with pymupdf.open(plain(tmp_path, pages=2)) as document:
        note = document.get_new_xref()
        document.update_object(
            note, "<</Type/Annot/Subtype/Text/Rect[9 9 20 20]/Contents(old)>>"
        )
        array = document.get_new_xref()
        document.update_object(array, f"[{note} 0 R]")
        for page in document:
            document.xref_set_key(page.xref, "Annots", f"{array} 0 R")
        document.save(path)

    with pymupdf.open(copied(path, mark(0))) as document:
        said = [[each.info["content"] for each in page.annots()] for page in document]

    assert said == [["old", "Words"], ["old"]]


@pytest.mark.parametrize("found", ["null", "(none)", "7", "[]"])
def test_a_page_without_annotations_gets_some(tmp_path: Path, found: str) -> None:
    path = tmp_path / "odd.pdf"
    with pymupdf.open(plain(tmp_path)) as document:
        document.xref_set_key(document[0].xref, "Annots", found)
        document.save(path)

    with pymupdf.open(copied(path, mark())) as document:
        assert [each.info["content"] for each in document[0].annots()] == ["Words"]


def test_a_page_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    path = plain(tmp_path)

    with pytest.raises(FileError) as caught:
        annotated(path, path.read_bytes(), [mark(page_index=4)])

    assert caught.value.obstacle is Obstacle.DAMAGED
