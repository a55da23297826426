"""Markdown as people, models and programs write it, all our own."""

from tests.locator.evidence.text_file import COSTS, STABLE, SWELLS, TextFile, Wanted

MARKDOWN = (
    TextFile(
        "block-quotes.md",
        f"# Notes\n\n## The gel swells\n\n> {SWELLS}\n> within an hour. (p. 4)\n\n"
        f"> > {STABLE}\nand more (p. 5)\n",
        "markdown",
        (
            Wanted(f"{SWELLS} within an hour.", "4", "The gel swells", line=5),
            Wanted(f"{STABLE} and more", "5", "The gel swells", line=8),
        ),
    ),
    TextFile(
        "front-matter.md",
        "---\npdf: halden-2024.pdf\nmodel: a-model\n---\n\n# Costs fall\n\n"
        f"- **In Europe** — “{COSTS}” (Smith 2020, p. 4)\n"
        f"- **Overseas** — “{STABLE}” (other.pdf, p. iv)\n",
        "markdown",
        (
            Wanted(COSTS, "4", "In Europe", line=8),
            Wanted(STABLE, "iv", "Overseas", "other.pdf", line=9),
        ),
    ),
    TextFile(
        "headings-that-name-files.md",
        f"# It lasts\n\n## halden.pdf\n\n> {SWELLS}\n\n### Page 12\n\n> {STABLE}\n\n"
        f"## other.pdf\n\n> {COSTS}\n",
        "markdown",
        (
            Wanted(SWELLS, None, "It lasts", "halden.pdf"),
            Wanted(STABLE, "12", "It lasts", "halden.pdf"),
            Wanted(COSTS, None, "It lasts", "other.pdf"),
        ),
    ),
    TextFile(
        "table.md",
        "| No. | Claim | Quote | Page | Document | Note | Colour |\n"
        "|---|---|---|---|---|---|---|\n"
        f"| a | Costs fall | {COSTS} \\| now | 4 | a.pdf | good | red |\n"
        f"| b | | “{SWELLS}” (p. 5)<br>“{STABLE}” | | | | |\n"
        "| c | It dries | n/a | | | | |\n",
        "markdown",
        (
            Wanted(f"{COSTS} | now", "4", "Costs fall", "a.pdf", "a", 3),
            Wanted(SWELLS, "5", "Costs fall", "", "b", 4),
            Wanted(STABLE, None, "Costs fall", "", "b", 4),
        ),
        (5,),
    ),
    TextFile(
        "obsidian.md",
        "> [!PDF|yellow] [[a.pdf#page=3&selection=4,0,7,12&color=yellow|a, p.3]]\n"
        f"> > {SWELLS}\n>\n> my comment\n\n"
        f"> ([[b c.pdf#page=5|b c, p.5]])\n> {STABLE}\n\n"
        f"> [!quote] Costs fall\n> “{COSTS}” [[d.pdf#page=2]]\n\n"
        "> [!note] Mine\n> These words of mine are no quote.\n\n"
        f"> [!quote] Halden 2024, p. 9\n> {SWELLS} fast\n",
        "markdown",
        (
            Wanted(SWELLS, "3", "", "a.pdf", line=2),
            Wanted(STABLE, "5", "", "b c.pdf", line=7),
            Wanted(COSTS, "2", "Costs fall", "d.pdf", line=10),
            Wanted(f"{SWELLS} fast", "9", line=16),
        ),
    ),
    TextFile(
        "zotero.md",
        f"## Halden\n\n“{SWELLS}” ([Halden, 2024, p. 312]"
        "(zotero://select/library/items/AB12)) "
        "([pdf](zotero://open-pdf/library/items/XY34?page=12&annotation=KEY9))\n",
        "markdown",
        (Wanted(SWELLS, "12", "Halden", "", "KEY9", 3),),
    ),
    TextFile(
        "numbered-sources.md",
        "The film swells [1]. It stays stable【6:0†source】,[2] and costs fall [3].\n\n"
        f'## Sources\n\n[1] "{SWELLS}" (p. 4)\n[2] halden.pdf, p. 7: “{STABLE}”\n'
        f"[3] {COSTS} (p. 9)\n",
        "markdown",
        (
            Wanted(SWELLS, "4", "The film swells.", "", "1", 5),
            Wanted(
                STABLE,
                "7",
                "It stays stable, and costs fall.",
                "halden.pdf",
                "2",
                6,
            ),
            Wanted(COSTS, "9", "It stays stable, and costs fall.", "", "3", 7),
        ),
    ),
    TextFile(
        "numbered-list.md",
        "The film swells. [1] Costs fall. [2]\n\n**Quotes:**\n\n"
        f'1. "{SWELLS}" (p. 4)\n2. > {COSTS} (p. 9)\n',
        "markdown",
        (
            Wanted(SWELLS, "4", "The film swells.", "", "1", 5),
            Wanted(COSTS, "9", "Costs fall.", "", "2", 6),
        ),
    ),
    TextFile(
        "footnotes.md",
        f"It says “{SWELLS}”[^1] and more.[^b]\n\n[^1]: Halden 2024, p. 12.\n"
        f'[^b]: "{COSTS}" (p. 4)\n',
        "markdown",
        (
            Wanted(SWELLS, "12", line=1),
            Wanted(COSTS, "4", f"It says “{SWELLS}” and more.", "", "b", 4),
        ),
    ),
    TextFile(
        "tags.md",
        f'It ends <cite doc="lease.pdf" page="7">{STABLE}</cite>, so.\n\n'
        f'<cite doc="lease.pdf" page="8">\n{COSTS}</cite>\n\n'
        f'<CITATIONS>\n[{{"quote": "{SWELLS}", "page": 3}}]\n</CITATIONS>\n\n'
        "The end <quote page=1>never comes\n",
        "markdown",
        (
            Wanted(STABLE, "7", "", "lease.pdf", line=1),
            Wanted(COSTS, "8", "", "lease.pdf"),
            Wanted(SWELLS, "3", line=7),
        ),
        (10,),
    ),
    TextFile(
        "text-fragments.md",
        "See [this](https://x.example/halden.pdf#page=2:~:text=The%20film-,swelled%20to,"
        "twice%20its,-size&text=two%2C%20words) and\n"
        "https://x.example/a.html#:~:text=costs%20fell.\n\n"
        f"> {SWELLS}\n> [source](https://x.example/h.pdf#:~:text=The%20film%20swelled)\n\n"
        "Broken: https://x.example/a.html#:~:text=\n",
        "markdown",
        (
            Wanted("swelled to … twice its", "2", "", "halden.pdf", line=1),
            Wanted("two, words", "2", "", "halden.pdf", line=1),
            Wanted("costs fell", line=2),
            Wanted(SWELLS, None, "", "h.pdf", line=4),
        ),
        (7,),
    ),
    TextFile(
        "highlights.md",
        "# Halden 2024\n\n## Highlights\n\n"
        f"- {SWELLS}. ([p. 4](halden.pdf#page=4))\n- {STABLE} (p. 5)\n",
        "markdown",
        (
            Wanted(f"{SWELLS}.", "4", "Halden 2024", "halden.pdf", line=5),
            Wanted(STABLE, "5", "Halden 2024", line=6),
        ),
    ),
    TextFile(
        "labels.md",
        f"**Claim 1:** It swells\n**Quote:** “{SWELLS}”\n**Page:** 4\n"
        "**Source:** halden.pdf, p. 4\n**Note:** look again\n\n"
        f"- Claim: costs fall\n  Quote: {COSTS}\n  Page: 9\n",
        "markdown",
        (
            Wanted(SWELLS, "4", "Claim 1: It swells", "halden.pdf", line=2),
            Wanted(COSTS, "9", "costs fall", line=8),
        ),
    ),
    TextFile(
        "answer-with-json.md",
        f'Here you are:\n\n```json\n[\n  {{"quote": "{SWELLS}", "page": 4}}\n]\n```\n'
        "\n```python\nprint(“these words are code, not a quote”)\n```\n",
        "markdown",
        (Wanted(SWELLS, "4", line=5),),
    ),
    TextFile(
        "led-in.md",
        f"The gel swells:\n\n> {SWELLS}\n\nThat is all.\n\n> {STABLE}\n\n"
        f"**Costs fall** — “{COSTS}” (p. 2)\n\nAs said, “{STABLE} too”.\n",
        "markdown",
        (
            Wanted(SWELLS, None, "The gel swells"),
            Wanted(STABLE, None, ""),
            Wanted(COSTS, "2", "Costs fall"),
            Wanted(f"{STABLE} too", None, ""),
        ),
    ),
    TextFile(
        "html-in-markdown.md",
        '# Costs\n\n<blockquote cite="a.pdf#page=3">\n'
        f"<p>{COSTS}</p>\n</blockquote>\n\n"
        f"<details><summary>More</summary>\n\n> {STABLE}\n\n</details>\n\n"
        "<!-- “a comment with some words” -->\n",
        "markdown",
        (
            Wanted(COSTS, "3", "Costs", "a.pdf", line=4),
            Wanted(STABLE, None, "Costs", line=9),
        ),
    ),
    TextFile(
        "underlined.md",
        f"It swells\n=========\n\n> {SWELLS}\n\nIt says “{STABLE}” (p. 3).\n---\n",
        "markdown",
        (
            Wanted(SWELLS, None, "It swells", line=4),
            Wanted(STABLE, "3", "It swells", line=6),
        ),
    ),
)
