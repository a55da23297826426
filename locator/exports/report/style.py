"""How the HTML report looks: on a screen by day and by night, and on paper."""

from collections.abc import Mapping
from string import Template

from locator.contrast import mixed
from locator.exports.report import messages
from locator.exports.report.markup import css_string
from locator.status_colours import DARK_LINES, DAY_FILL, LIGHT_LINES, NIGHT_FILL

_TINT, _GAP_TINT = 0.26, 0.14  # of the fill, behind words that differ
_BODY = Template("""
:root{color-scheme:light dark;$light}
@media (prefers-color-scheme:dark){:root{$dark}}
@media print{:root{color-scheme:light;$light}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0 auto;padding:32px 24px;max-width:728px;background:var(--base);
color:var(--text);font:12.5px/18px system-ui,sans-serif;
font-variant-numeric:tabular-nums;overflow-wrap:anywhere;
print-color-adjust:exact;-webkit-print-color-adjust:exact}
svg{width:14px;height:14px;flex:none;display:block}
h1{font-size:23px;line-height:29px;margin:0 0 3px;letter-spacing:-.3px}
h2{font-size:15px;line-height:20px;margin:0 0 9px}
h3{font-size:14.5px;line-height:20px;margin:0;font-weight:600}
h4{font-size:inherit;line-height:inherit;font-weight:400;margin:0 0 6px;display:flex;
gap:7px;align-items:flex-start}
h4 svg{width:15px;height:15px;margin-top:1.5px}
p{margin:0}
.hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;
clip-path:inset(50%);white-space:nowrap}
.kind{display:flex;gap:8px;align-items:center;margin-bottom:15px;font-size:11.5px;
color:var(--text2)}
.kind svg{width:15px;height:15px}
.second{color:var(--text2)}
dl{display:grid;grid-template-columns:84px 1fr;gap:1px 10px;margin:0}
dt{color:var(--text2)}
dd{margin:0}
.facts{margin:15px 0 16px;padding:10px 0;border-top:1px solid var(--line);
border-bottom:1px solid var(--line)}
.lead{font-size:14.5px;line-height:21px;margin:0 0 13px}
.two{display:grid;grid-template-columns:1.25fr 1fr;gap:34px;margin-bottom:17px}
table{border-collapse:collapse;width:100%}
th{font-weight:400;text-align:left;white-space:nowrap;padding:2px 8px 2px 22px;
width:1%;position:relative}
th svg{position:absolute;left:0;top:4px}
td{padding:2px 0}
td+td{width:34px;text-align:right;font-weight:600}
.bar{display:block;height:11px;border-radius:2px;background:var(--text)}
.legend{margin-top:9px;font-size:11.5px;line-height:16px;color:var(--text2)}
article{border-top:2px solid var(--text);padding-top:10px;margin-bottom:11px}
.claim{display:flex;gap:9px;align-items:flex-start;margin-bottom:8px}
.claim h3{flex:1;display:flex;gap:9px}
.verdict{display:flex;gap:6px;align-items:center;font-weight:600;line-height:20px;
white-space:nowrap}
.quote{margin-bottom:14px}
.sides{grid-template-columns:52px 1fr;gap:4px 8px;margin-bottom:8px;line-height:19px}
figure{margin:0 0 8px}
figure img{display:block;max-width:100%;height:auto;background:#fff;
border:1px solid var(--line);border-radius:4px}
figcaption{color:var(--text2);font-size:11px;line-height:16px;margin-top:3px}
.remark{color:var(--text2);margin-bottom:6px}
.note{border-left:3px solid var(--text);padding:1px 0 1px 10px;white-space:pre-line}
.note b{margin-right:6px}
.decided{margin-top:6px;font-size:11px;line-height:16px;color:var(--text2)}
mark{background:none;color:inherit;-webkit-box-decoration-break:clone;
box-decoration-break:clone}
.differs{padding:0 2px;border-radius:3px;font-weight:600;color:var(--differs);
background:var(--tint);box-shadow:inset 0 -1.5px var(--altered)}
.gap{display:inline-block;width:24px;height:13px;vertical-align:-2px;
border:1.3px dashed var(--altered);border-radius:3px;background:var(--gap)}
.ellipsis{color:var(--text2);padding:0 2px;border-bottom:1.5px dotted var(--elided)}
.found{background:var(--found);text-decoration:underline dashed var(--partial) 1.5px;
text-underline-offset:3px}
.closing{border-top:2px solid var(--text);padding-top:10px}
.closing h3{margin:12px 0 4px}
.made{grid-template-columns:118px 1fr;gap:4px 10px}
.made dt{display:flex;gap:7px;color:var(--text)}
.made dt svg{margin-top:2px}
ul{margin:0;padding:0;list-style:none}
footer{display:flex;justify-content:space-between;gap:24px;margin-top:24px;
padding-top:7px;border-top:1px solid var(--line);font-size:10.5px;color:var(--text2)}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:560px){.two{grid-template-columns:1fr;gap:16px}
.claim{flex-wrap:wrap}dl,.sides,.made{grid-template-columns:1fr}dd{margin-bottom:4px}}
@page{margin:15mm;
@bottom-left{content:$name;font:10.5px system-ui,sans-serif;color:#545C67}
@bottom-center{content:$unchanged;font:10.5px system-ui,sans-serif;color:#545C67}
@bottom-right{content:counter(page) " / " counter(pages);
font:10.5px system-ui,sans-serif;color:#545C67}}
@media print{body{max-width:none;padding:0;orphans:3;widows:3}
footer{display:none}
h2,h3,h4,.claim{break-after:avoid}
.note,.decided,.remark{break-before:avoid}
.head,.two,.facts,figure,.together{break-inside:avoid}
.closing{break-before:page}}
""")


def style_of(name: str) -> str:
    """Return the style sheet of the report about a document of this name."""
    foot = f"{name} · {messages.SHORT_KIND}"
    return _BODY.substitute(
        light=_variables(light()),
        dark=_variables(dark()),
        name=css_string(foot),
        unchanged=css_string(messages.NOT_CHANGED),
    )


def light() -> Mapping[str, str]:
    """Return the colours by day and on paper, by the names that the sheet has."""
    return {
        "base": "#FFFFFF",
        "line": "#DBDFE4",
        "ctl": "#7C848F",
        "text": "#1B1F24",
        "text2": "#545C67",
        "accent": "#3157C8",
        "differs": "#8F2B00",
        "tint": mixed(DAY_FILL["altered"], "#FFFFFF", _TINT),
        "gap": mixed(DAY_FILL["altered"], "#FFFFFF", _GAP_TINT),
        "found": mixed(DAY_FILL["partial"], "#FFFFFF", _TINT),
        "on": "#FFFFFF",
        **LIGHT_LINES,
    }


def dark() -> Mapping[str, str]:
    """Return the colours by night."""
    return {
        "base": "#1C1F23",
        "line": "#363B42",
        "ctl": "#7A828D",
        "text": "#E6E8EB",
        "text2": "#A4ABB5",
        "accent": "#8AA8FF",
        "differs": "#FFC9A8",
        "tint": mixed(NIGHT_FILL["altered"], "#1C1F23", _TINT),
        "gap": mixed(NIGHT_FILL["altered"], "#1C1F23", _GAP_TINT),
        "found": mixed(NIGHT_FILL["partial"], "#1C1F23", _TINT),
        "on": "#15181B",
        **DARK_LINES,
    }


def _variables(colours: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in colours.items())
