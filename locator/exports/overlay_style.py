"""How the overlay page looks: on any screen, by day and by night, and on paper."""

from collections.abc import Mapping
from string import Template

from locator.contrast import mixed
from locator.status import Status
from locator.status_colours import (
    CURRENT_SHARE,
    DARK_LINES,
    DAY_FILL,
    LIGHT_LINES,
    OTHER_SHARE,
)

_WHITE = "#FFFFFF"
_BODY = Template("""
:root{color-scheme:light dark;--ground:#DCDFE4;--base:#FFFFFF;--line:#DBDFE4;
--text:#1B1F24;--text2:#545C67;--accent:#3157C8;--chosen:#EAF0FC;$light}
@media (prefers-color-scheme:dark){:root{--ground:#121417;--base:#1C1F23;
--line:#363B42;--text:#E6E8EB;--text2:#A4ABB5;--accent:#8AA8FF;--chosen:#2A3450;$dark}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;display:grid;grid-template-columns:minmax(240px,340px) minmax(0,1fr);
background:var(--ground);color:var(--text);font:13px/19px system-ui,sans-serif;
overflow-wrap:anywhere}
h1{font-size:17px;line-height:22px;margin:0 0 6px}
h2{font-size:12px;line-height:16px;font-weight:400;color:var(--text2);margin:0 0 6px}
p{margin:0}
nav{background:var(--base);border-right:1px solid var(--line);padding:20px 16px;
position:sticky;top:0;height:100vh;overflow:auto}
nav>p{color:var(--text2);margin-bottom:14px}
ol{list-style:none;margin:0 -8px;padding:0}
li{border-radius:0 6px 6px 0;padding:8px;margin-bottom:4px;
border-left:4px solid var(--ink)}
li:target{background:var(--chosen)}
li a{color:inherit;text-decoration:none;display:block}
li a:hover .said{text-decoration:underline}
.word{font-weight:600;color:var(--ink)}
.where,.more{color:var(--text2)}
.where{float:right;margin-left:8px}
.said{display:block;white-space:pre-wrap}
.more{display:block;margin-top:2px}
main{padding:20px;min-width:0}
section{width:var(--width);max-width:100%;margin:0 auto 24px}
.sheet{position:relative;background:#fff;box-shadow:0 0 0 1px var(--line)}
.sheet img{display:block;width:100%;height:auto}
.box{position:absolute;box-sizing:content-box;background:var(--fill) padding-box;
mix-blend-mode:multiply;border-bottom:1.5px solid var(--line-ink);scroll-margin:33vh}
.altered .box{border-bottom-style:double;border-bottom-width:3px}
.partial .box{border-bottom-style:dashed}
.ambiguous .box{border:0;outline:1px solid var(--line-ink)}
.other .box{border:0;outline:1px dotted var(--line-ink)}
.box:hover,.mark:has(.box:target) .box{outline:2px solid var(--line-ink);
outline-offset:1px}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
$statuses
@media (max-width:640px){body{display:block}
nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line)}
main{padding:12px}}
@page{margin:12mm}
@media print{body{display:block;background:none}nav{position:static;height:auto;
border:0;padding:0}main{padding:0}li{break-inside:avoid}
section{width:min(100%,90vh*var(--shape));margin:0 auto;break-before:page;
break-inside:avoid}
.box{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
""")


def style() -> str:
    """Return the style sheet."""
    return _BODY.substitute(
        light=_variables(LIGHT_LINES),
        dark=_variables(DARK_LINES),
        statuses="\n".join(map(_status, Status)),
    )


def _variables(colours: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in colours.items())


def _status(status: Status) -> str:
    """Return the colours of a status: words as the ground is, boxes as on paper."""
    ink = LIGHT_LINES[status]
    fill = DAY_FILL.get(status, ink)
    current, other = (
        mixed(fill, _WHITE, share) for share in (CURRENT_SHARE, OTHER_SHARE)
    )
    return (
        f".{status}{{--ink:var(--{status});--line-ink:{ink};--fill:{current}}}\n"
        f".{status}.other{{--fill:{other}}}"
    )
