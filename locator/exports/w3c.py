"""W3C Web Annotations (Web Annotation Data Model, 2017), as one page of a collection.

Quotes that stand nowhere have a target without a page: a program that looks for their
words finds nothing either.
"""

import uuid
from collections.abc import Iterator
from urllib.parse import quote as escaped

from locator.checked import Checked, Source
from locator.exports import messages
from locator.exports.comment import comment
from locator.exports.drawings import Drawings
from locator.exports.entries import Entry, entries_in
from locator.exports.identity import Identities
from locator.exports.json_text import Object, said, with_list

_CONTEXT = "http://www.w3.org/ns/anno.jsonld"
_PDF_FRAGMENTS = "http://tools.ietf.org/rfc/rfc8118"


def write(checked: Checked, drawings: Drawings) -> bytes:
    """Return an annotation page with every quote, a line for each, in UTF-8."""
    items = list(_annotations(checked, drawings))
    names = "\n".join(str(item["id"]) for item in items)
    collection = uuid.uuid5(uuid.NAMESPACE_URL, names)
    head = {
        "@context": _CONTEXT,
        "id": uuid.uuid5(collection, "page").urn,
        "type": "AnnotationPage",
        "partOf": {
            "id": collection.urn,
            "type": "AnnotationCollection",
            "label": checked.evidence.name if checked.evidence else messages.PROGRAM,
            "total": len(items),
        },
        "startIndex": 0,
    }
    return with_list(head, "items", items)


def _annotations(checked: Checked, drawings: Drawings) -> Iterator[Object]:
    identities: dict[str, Identities] = {}
    for entry in entries_in(checked, drawings):
        sha256 = entry.source.sha256 if entry.source else ""
        names = identities.setdefault(sha256, Identities(sha256))
        yield {
            "@context": _CONTEXT,
            "id": names.of(entry.quote).urn,
            "type": "Annotation",
            "motivation": "assessing",
            "created": checked.made_at.isoformat(),
            "generator": {"type": "Software", "name": messages.PROGRAM},
            **_creator(checked.reviewer),
            "body": list(_bodies(entry)),
            "target": _target(entry),
        }


def _creator(reviewer: str) -> Object:
    return {"creator": {"type": "Person", "name": reviewer}} if reviewer else {}


def _bodies(entry: Entry) -> Iterator[Object]:
    """Yield status and verdict as tags of ours, and what is to be read."""
    judgement = entry.claim.claim.judgement
    yield _body("tagging", str(entry.quote.located.status))
    if judgement and judgement.verdict:
        yield _body("tagging", str(judgement.verdict))
    yield _body("commenting", comment(entry.claim, entry.quote))


def _body(purpose: str, value: str) -> Object:
    return {
        "type": "TextualBody",
        "purpose": purpose,
        "format": "text/plain",
        "value": value,
    }


def _target(entry: Entry) -> Object:
    return {
        "source": _address(entry.source, entry.quote.record.document),
        "selector": list(_selectors(entry)),
    }


def _address(source: Source | None, document: str) -> str:
    """Return the document as a relative reference (RFC 3986, 4.2)."""
    return escaped(source.path.name if source else document)


def _selectors(entry: Entry) -> Iterator[Object]:
    parts = entry.current
    if not parts:
        yield {"type": "TextQuoteSelector", "exact": entry.quote.record.quote.text}
        return
    first, last = parts[0], parts[-1]
    yield {
        "type": "TextQuoteSelector",
        "exact": entry.words,
        **said({"prefix": first.prefix, "suffix": last.suffix}),
    }
    yield {
        "type": "FragmentSelector",
        "conformsTo": _PDF_FRAGMENTS,
        "value": f"page={first.page_index + 1}",
    }
    # What Hypothesis has for pages.
    yield {"type": "PageSelector", "index": first.page_index, "label": first.label}
