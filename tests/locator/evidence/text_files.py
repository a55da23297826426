"""Evidence files of text, all our own."""

from tests.locator.evidence.markdown_files import MARKDOWN
from tests.locator.evidence.text_file import COSTS, STABLE, SWELLS, TextFile, Wanted

PLAIN = (
    TextFile(
        "paragraphs.txt",
        f"{SWELLS}\nwithin an hour. (p. 4)\n\n{STABLE} — Halden 2024, p. 5\n",
        "plain",
        (
            Wanted(f"{SWELLS} within an hour.", "4", line=1),
            Wanted(STABLE, "5", line=4),
        ),
    ),
    TextFile(
        "marks.txt",
        "“curly marks are here” (p. 1)\n\n„deutsche Zeichen sind hier“ (S. 2)\n\n"
        "«des guillemets sont ici» (p. 3)\n\n»andersherum stehen sie auch« (S. 4)\n\n"
        "‚einfache stehen auch hier‘ (S. 5)\n\n‹einzelne sind auch ici› (p. 6)\n\n"
        "「ここに引用があります」(p. 7)\n\n『二重のかぎ括弧です』(p. 8)\n\n"
        "'straight single marks here' (p. 9)\n\n《書名号の中の言葉》(p. 10)\n",
        "plain",
        (
            Wanted("curly marks are here", "1", line=1),
            Wanted("deutsche Zeichen sind hier", "2", line=3),
            Wanted("des guillemets sont ici", "3", line=5),
            Wanted("andersherum stehen sie auch", "4", line=7),
            Wanted("einfache stehen auch hier", "5", line=9),
            Wanted("einzelne sind auch ici", "6", line=11),
            Wanted("ここに引用があります", "7", line=13),
            Wanted("二重のかぎ括弧です", "8", line=15),
            Wanted("straight single marks here", "9", line=17),
            Wanted("書名号の中の言葉", "10", line=19),
        ),
    ),
    TextFile(
        "labelled.txt",
        f"Document: halden.pdf\n\nClaim: It swells\nQuote: {SWELLS}\nPage: 4\n\n"
        f"Claim: Costs fall\nQuote: {COSTS}\nPage: 9\nNote: nice\n",
        "plain",
        (
            Wanted(SWELLS, "4", "It swells", "", line=4),
            Wanted(COSTS, "9", "Costs fall", "", line=8),
        ),
    ),
    TextFile(
        "claims.txt",
        f"pdf: a.pdf\nmodel: a-model\n\nClaim: It swells\n\n{SWELLS} (p. 4)\n\n"
        f"{STABLE}.\n",
        "plain",
        (
            Wanted(SWELLS, "4", "It swells", line=6),
            Wanted(f"{STABLE}.", None, "It swells", line=8),
        ),
    ),
    TextFile(
        "links.txt",
        "https://x.example/a.pdf#page=3:~:text=the%20film%20swells\n"
        "https://x.example/a.pdf#:~:text=costs%20fell%20fast\n",
        "plain",
        (
            Wanted("the film swells", "3", "", "a.pdf", line=1),
            Wanted("costs fell fast", None, "", "a.pdf", line=2),
        ),
    ),
)

HTML = (
    TextFile(
        "page.html",
        "<!DOCTYPE html>\n<html><head><title>“a title in marks here”</title>\n"
        "<style>p > q {}</style><script>var a = '“no quote of ours”';</script></head>\n"
        "<body><h2>The gel\n  swells</h2>\n"
        f'<blockquote cite="https://x.example/halden.pdf#page=4"><p>{SWELLS}\n'
        "within an hour.</p>\n<p>Second &amp; more.</p></blockquote>\n"
        f'<p>It says <q cite="other.pdf#page=2">{COSTS}</q>, '
        "<cite>Halden 2024</cite>.\n"
        f"<p><b>It lasts</b> — “<em>{STABLE}</em>” (p. 9)\n"
        "<p hidden>“these words are not seen”</p></body></html>\n",
        "html",
        (
            Wanted(
                f"{SWELLS} within an hour.", "4", "The gel swells", "halden.pdf", line=6
            ),
            Wanted("Second & more.", "4", "The gel swells", "halden.pdf", line=8),
            Wanted(COSTS, "2", "The gel swells", "other.pdf", line=9),
            Wanted(STABLE, "9", "It lasts", line=10),
        ),
    ),
    TextFile(
        "lists-and-tables.htm",
        f"<ul><li>It lasts: <mark>{STABLE}</mark>\n<li>Costs fall <ul><li>“{COSTS}”"
        "<sup>12</sup></ul></ul>\n<table><tr><th>Claim<th>Quote<th>Page</tr>\n"
        f"<tr><td rowspan=2>It dries<td>“it dried in a day”<td>3\n"
        "<tr><td>it dried slowly<td>5</table>\n"
        "<p>1 m<sup>2</sup> is “one square metre m<sup>2</sup> of it”.</p>\n",
        "html",
        (
            Wanted(STABLE, None, "It lasts", line=1),
            Wanted(COSTS, None, "Costs fall", line=2),
            Wanted("it dried in a day", "3", "It dries", line=4),
            Wanted("it dried slowly", "5", "It dries", line=5),
            Wanted("one square metre m² of it", line=6),
        ),
    ),
    TextFile(
        "links.html",
        '<p><a href="zotero://open-pdf/library/items/X?page=3&amp;annotation=K">'
        f"“{SWELLS}”</a></p>\n"
        '<p><a href="https://x.example/a.pdf#:~:text=costs,fell">see</a></p>\n',
        "html",
        (
            Wanted(SWELLS, "3", "", "", "K", 1),
            Wanted("costs … fell", None, "", "a.pdf", line=2),
        ),
    ),
    TextFile(
        "part.txt",
        f"<p>It says “{SWELLS}” (p. 3).</p>\n<blockquote>{STABLE}</blockquote>\n",
        "html",
        (Wanted(SWELLS, "3", line=1), Wanted(STABLE, line=2)),
    ),
    TextFile(
        "unfinished.html",
        f"<p>“{SWELLS}”</p>\n<!-- never closed\n<p>“{STABLE}”</p>",
        "html",
        (Wanted(SWELLS, line=1),),
        (2,),
    ),
)

TEXT_FILES = (*MARKDOWN, *PLAIN, *HTML)
