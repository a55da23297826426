"""Pastes in which nothing marks the quotes."""

from tests.locator.evidence.answer.pastes import COST, DRY, FILM, Paste

SWELLS = "The film swells within seconds of being wetted, and dries within a day."
TERM = (
    "The so-called “smart window film” is made of a hydrogel that swells when it is "
    "wetted and dries in the sun."
)

UNMARKED = [
    Paste(
        "one plain paragraph",
        SWELLS,
        [
            (
                SWELLS,
                None,
                "",
            )
        ],
    ),
    Paste(
        "a paragraph copied from two lines, begun and ended in the middle",
        "…swells within sec-\nonds of being wetted (see Fig. 3) …",
        [("…swells within sec-\nonds of being wetted (see Fig. 3) …", None, "")],
    ),
    Paste(
        "a line of a passage that begins like a bullet",
        "The film was heated by\n- 5 °C in each step until\nit broke.",
        [("The film was heated by\n- 5 °C in each step until\nit broke.", None, "")],
    ),
    Paste("one word", "Hydrogel", [("Hydrogel", None, "")]),
    Paste("one word in marks", "“Hydrogel”", [("Hydrogel", None, "")]),
    Paste("nothing", " \n ", []),
    Paste("no letters", "— … —", []),
    Paste(
        "a quote in marks with its page",
        f"“{FILM}” (p. 12)",
        [(FILM, "12", "")],
    ),
    Paste(
        "a quote with the page behind it",
        f"{FILM} (Halden 2024, p. 7).",
        [(FILM, "7", "")],
    ),
    Paste(
        "a passage that itself names a term",
        TERM,
        [
            (
                TERM,
                None,
                "",
            )
        ],
    ),
    Paste(
        "several plain paragraphs",
        f"{FILM}.\n\n{COST} (p. 4)\n\n{DRY}.",
        [(f"{FILM}.", None, ""), (COST, "4", ""), (f"{DRY}.", None, "")],
    ),
    Paste(
        "paragraphs under a line that announces them, with an offer behind",
        f"Sure! Here are the quotes you asked for:\n\n{FILM} [1]\n\n{COST} [2, 3]\n\n"
        "Let me know if you need more.",
        [(FILM, None, ""), (COST, None, "")],
    ),
    Paste(
        "paragraphs under headings",
        f"## Speed\n\n{FILM}\n\n## Relevant quotes\n\n{COST}",
        [(FILM, None, "Speed"), (COST, None, "")],
    ),
    Paste(
        "paragraphs under bold claims and lines with a colon",
        f"**The gel is fast**\n\n{FILM}\n\nIt got cheap:\n\n{COST}",
        [(FILM, None, "The gel is fast"), (COST, None, "It got cheap")],
    ),
    Paste(
        "lines that each name a page",
        f"{FILM} (p. 1)\n{COST} (p. 2)",
        [(FILM, "1", ""), (COST, "2", "")],
    ),
    Paste(
        "lines that each are a sentence",
        f"{FILM}.\n{COST}.\n{DRY}.",
        [(f"{FILM}.", None, ""), (f"{COST}.", None, ""), (f"{DRY}.", None, "")],
    ),
    Paste(
        "bullets",
        f"Relevant passages:\n- {FILM} (p. 3)\n* {COST} (page 12)\n+ {DRY} [p. 9]",
        [(FILM, "3", ""), (COST, "12", ""), (DRY, "9", "")],
    ),
    Paste(
        "round bullets and dashes",
        f"• {FILM}\n• {COST}",
        [(FILM, None, ""), (COST, None, "")],
    ),
    Paste(
        "dashes as bullets",
        f"– {FILM}\n– {COST}",
        [(FILM, None, ""), (COST, None, "")],
    ),
    Paste(
        "a numbered list between prose",
        f"The paper makes two points.\n\n1. {FILM}.[4]\n2. {COST}. (p. 12)\n\n"
        "Both stand in the abstract.",
        [(f"{FILM}.", None, ""), (f"{COST}.", "12", "")],
    ),
    Paste(
        "numbers in brackets",
        f"(1) {FILM}\n(2) {COST}",
        [(FILM, None, ""), (COST, None, "")],
    ),
    Paste(
        "a list under claims",
        f"1. It is fast\n   - {FILM}\n   - {DRY}\n2. It is cheap\n   - {COST}",
        [
            (FILM, None, "It is fast"),
            (DRY, None, "It is fast"),
            (COST, None, "It is cheap"),
        ],
    ),
    Paste(
        "items with a bold name",
        f"- **Speed:** {FILM}\n- **Cost** – {COST}",
        [(FILM, None, "Speed"), (COST, None, "Cost")],
    ),
    Paste(
        "several marks at the end",
        f"{FILM} [12], [13].",
        [(FILM, None, "")],
    ),
    Paste(
        "pages in front",
        f"• p. 3 — {FILM}\n• Page 4: {COST}\n• Figure 5: {DRY}",
        [(FILM, "3", ""), (COST, "4", ""), (f"Figure 5: {DRY}", None, "")],
    ),
    Paste(
        "Chinese pages in front",
        "- 第3页：薄膜在数秒内迅速膨胀\n- 第 4 页: 成本每吨下降了一半",
        [("薄膜在数秒内迅速膨胀", "3", ""), ("成本每吨下降了一半", "4", "")],
    ),
    Paste(
        "single marks around a passage, and inside of one",
        f"‘{FILM}’ (p. 3)\n\n‘Fast’ and ‘slow’",
        [(FILM, "3", ""), ("‘Fast’ and ‘slow’", None, "")],
    ),
    Paste("only a page", "(p. 4)", [("(p. 4)", None, "")]),
]
