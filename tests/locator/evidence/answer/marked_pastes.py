"""Pastes in which marks, labels, indentation or a table tell what is a quote."""

from tests.locator.evidence.answer.pastes import COST, DRY, FILM, Paste

MARKED = [
    Paste(
        "claim, dash, quote, source",
        f'- **It is fast** — "{FILM}" (Smith 2020, p. 4)\n'
        f"- It got cheap: “{COST}” [2]\n",
        [(FILM, "4", "It is fast"), (COST, None, "It got cheap")],
    ),
    Paste(
        "the same in a line of its own",
        f'It is fast — "{FILM}" (Smith 2020, p. 4)',
        [(FILM, "4", "It is fast")],
    ),
    Paste(
        "marks and a year between quote and page",
        f"It says “{FILM}” [3] (p. 5), and “{COST}” (Smith 2020), p. 6.",
        [(FILM, "5", ""), (COST, "6", "")],
    ),
    Paste(
        "quotes inside prose",
        f"The authors report that “{FILM}” (p. 3), a “smart” trick, although "
        f"“{DRY}” (pp. 4–5).",
        [(FILM, "3", ""), (DRY, "4", "")],
    ),
    Paste(
        "nested quotes",
        f"They write “as Weber put it, “{FILM}”, and no more” (p. 8).",
        [(f"as Weber put it, “{FILM}”, and no more", "8", "")],
    ),
    Paste(
        "other marks inside",
        f"They write “as Weber put it, ‘{FILM}’” (p. 8).",
        [(f"as Weber put it, ‘{FILM}’", "8", "")],
    ),
    Paste(
        "block quotes with attribution",
        f"It is fast:\n\n> {FILM}\n> when wetted.\n>\n> — Halden 2024, p. 7\n\n"
        f"The authors write:\n\n> “{COST}” (p. 9)",
        [(f"{FILM}\nwhen wetted.", "7", "It is fast"), (COST, "9", "")],
    ),
    Paste(
        "a block quote with its page below",
        f"> {FILM}\n\n(p. 3)\n\n> {COST}",
        [(FILM, "3", ""), (COST, None, "")],
    ),
    Paste(
        "labels",
        f"**Claim 1:** It is fast.\n**Quote:** {FILM}\n**Page:** 4\n\n"
        f'**Claim 2:** It is cheap.\n**Quote:** "{COST}"\n'
        f"**Location:** Section 3, p. 12\n**Why it matters:** Money.",
        [(FILM, "4", "It is fast."), (COST, "12", "It is cheap.")],
    ),
    Paste(
        "labels in items",
        f"1. Claim: It is fast.\n   - Quote: {FILM}\n   - Page: 4",
        [(FILM, "4", "It is fast.")],
    ),
    Paste(
        "the page before its quote",
        f"Page: 4\nQuote: {FILM}",
        [(FILM, "4", "")],
    ),
    Paste(
        "a quote that says more than its own marks",
        f"Quote: {FILM}, a “smart window film” at work\nPage: not given",
        [(f"{FILM}, a “smart window film” at work", None, "")],
    ),
    Paste(
        "a code fence",
        f"Here is the passage:\n\n```text\n{FILM}\n```\n\n```python\nprint('no')\n```",
        [(FILM, None, "")],
    ),
    Paste(
        "a code fence under a claim",
        f"### It is fast\n\n```\n{FILM}\n\n{DRY}\n```",
        [(FILM, None, "It is fast"), (DRY, None, "It is fast")],
    ),
    Paste(
        "JSON in a code fence",
        f'```json\n[{{"quote": "{FILM}", "page": 4, "claim": "It is fast"}}]\n```',
        [(FILM, "4", "It is fast")],
    ),
    Paste(
        "JSON alone",
        f'{{"quotes": [{{"exact_quote": "{FILM}", "page": "12"}}]}}',
        [(FILM, "12", "")],
    ),
    Paste(
        "braces that are no JSON",
        f"[sic] {FILM}",
        [(f"[sic] {FILM}", None, "")],
    ),
    Paste(
        "a table with a column of quotes",
        f"| # | Claim | Exact quote | Page |\n|---|---|---|---|\n"
        f"| 1 | **It is fast** | {FILM} | 4 |\n| 2 | It is cheap | “{COST}” | p. 9 |\n"
        "| 3 | Nothing |  |  |",
        [(FILM, "4", "It is fast"), (COST, "9", "It is cheap")],
    ),
    Paste(
        "a table with quotes in marks",
        f"| point | where |\n|---|---|\n| speed | “{FILM}” (p. 2) |",
        [(FILM, "2", "")],
    ),
    Paste(
        "German marks and pages",
        "Das Papier sagt „der Film quillt schnell auf“ (S. 12), später »er trocknet "
        "an einem Tag« (Seite 13).",
        [
            ("der Film quillt schnell auf", "12", ""),
            ("er trocknet an einem Tag", "13", ""),
        ],
    ),
    Paste(
        "German announcement",
        "Hier sind die Zitate:\n\n- der Film quillt schnell auf (S. 12)",
        [("der Film quillt schnell auf", "12", "")],
    ),
    Paste(
        "French marks",
        "L’article dit que « la couche gonfle en quelques secondes » (p. 3).",
        [("la couche gonfle en quelques secondes", "3", "")],
    ),
    Paste(
        "Chinese marks and pages",
        "论文指出「薄膜在数秒内迅速膨胀」（第12页），"
        "又说『成本每吨下降了一半』[3]（见第 7 页）。",
        [("薄膜在数秒内迅速膨胀", "12", ""), ("成本每吨下降了一半", "7", "")],
    ),
    Paste(
        "a Chinese list",
        "引用如下：\n1、薄膜在数秒内迅速膨胀（第12页）\n2、成本每吨下降了一半，第3页",
        [("薄膜在数秒内迅速膨胀", "12", ""), ("成本每吨下降了一半", "3", "")],
    ),
    Paste(
        "Japanese marks",
        "著者は「膜は数秒で膨潤する」と述べている(p. 5)。",
        [("膜は数秒で膨潤する", None, "")],
    ),
    Paste(
        "marks of other assistants",
        f"- {FILM}.【6:0†source】\n- {COST}.¹²\n- {DRY}[^3]\n- 5 m²",
        [
            (f"{FILM}.", None, ""),
            (f"{COST}.", None, ""),
            (DRY, None, ""),
            ("5 m²", None, ""),
        ],
    ),
    Paste(
        "ellipses",
        "“… swells within seconds […] and dries …” (p. 3)",
        [("… swells within seconds […] and dries …", "3", "")],
    ),
    Paste(
        "a quote over two paragraphs",
        f"“{FILM}.\n\n{COST}.” (p. 4)",
        [(f"{FILM}.\n\n{COST}.", "4", "")],
    ),
    Paste(
        "the same quote twice",
        f"- “{FILM}” (p. 3)\n- “the film  swells within seconds”\n- “{FILM}” (p. 9)",
        [(FILM, "3", ""), (FILM, "9", "")],
    ),
    Paste(
        "words too short to look for",
        f"- “Hydrogel”\n- “{FILM}”\n- “85”",
        [(FILM, None, ""), ("85", None, "")],
    ),
    Paste(
        "nothing but short ones",
        "- Hydrogel\n- Film",
        [("Hydrogel", None, ""), ("Film", None, "")],
    ),
    Paste(
        "mark-up stays as it is",
        "- heating to **85** °C released $\\mathrm{CO_2}$ quickly",
        [("heating to **85** °C released $\\mathrm{CO_2}$ quickly", None, "")],
    ),
    Paste("only a heading", "# The film swells", [("# The film swells", None, "")]),
    Paste(
        "a mark that is never closed",
        f"“{FILM}",
        [(f"“{FILM}", None, "")],
    ),
    Paste(
        "line ends of other systems",
        f"- {FILM}\r\n- {COST}\r\n",
        [(FILM, None, ""), (COST, None, "")],
    ),
    Paste(
        "labels without words",
        f"Claim:\nQuote:\n\nQuote: {FILM}\nPage:\n\n---\n\nIt is also cheap.",
        [(FILM, None, "")],
    ),
    Paste(
        "a bold claim over a block quote, and other words between",
        f"**It is fast**\n\nAs they say,\n\n> {FILM}",
        [(FILM, None, "It is fast")],
    ),
    Paste(
        "a table with names of fields",
        f"| cited_text | page_label | statement |\n|--|--|--|\n"
        f"| {FILM} | 4 | It is fast |",
        [(FILM, "4", "It is fast")],
    ),
    Paste(
        "a table of one column",
        f"| {FILM} |\n|---|\n| {COST} (p. 3) |",
        [(FILM, None, ""), (COST, "3", "")],
    ),
    Paste(
        "quotes in a block quote",
        f"> “{FILM}”【6:0†source】 (p. 3)\n> “{COST}” [2] (p. 4)",
        [(FILM, "3", ""), (COST, "4", "")],
    ),
    Paste(
        "a string over two paragraphs, and words behind it",
        f"“{FILM}.\n\n{COST}.” say the authors of it.",
        [(f"“{FILM}.", None, ""), (f"{COST}.” say the authors of it.", None, "")],
    ),
    Paste(
        "quotes in a block quote with their source behind them",
        f"> “{FILM}” “{COST}”\n> — Halden, p. 4",
        [(FILM, None, ""), (COST, None, "")],
    ),
    Paste(
        "the page before the quote",
        f"p. 5: “{FILM}”\np. 6: “{COST}”",
        [(FILM, "5", ""), (COST, "6", "")],
    ),
    Paste(
        "tags",
        f'<cite doc="a.pdf" page="7">{FILM}</cite> and <quote>"{COST}"</quote></p>',
        [(FILM, "7", ""), (COST, None, "")],
    ),
    Paste(
        "callouts of Obsidian",
        f"> [!PDF|yellow] [[a.pdf#page=3&selection=4,0|a, p.3]]\n> > {FILM}\n\n"
        f"> [!quote]\n> {COST}",
        [(FILM, "3", ""), (COST, None, "")],
    ),
    Paste(
        "notes of Zotero",
        f"“{FILM}” ([Smith, 2020, p. 12](zotero://select/x)) ([pdf](zotero://open/y))",
        [(FILM, "12", "")],
    ),
    Paste(
        "German marks closed with a straight one",
        'Das Papier sagt „der Film quillt schnell auf" (S. 12) und „gut".',
        [("der Film quillt schnell auf", "12", "")],
    ),
]
