"""How the PDF report looks, in what PyMuPDF's Story knows of CSS."""

from locator.contrast import mixed
from locator.exports.report.dashes import Dashes, dashed_box
from locator.status_colours import DAY_FILL, LIGHT_LINES

INK = "#1B1F24"
GAP_FILE = "gap.svg"
_TINT, _GAP_TINT = 0.26, 0.14
_GREY = "#545C67"
_TINTED = mixed(DAY_FILL["altered"], "#FFFFFF", _TINT)
_FOUND = mixed(DAY_FILL["partial"], "#FFFFFF", _TINT)

# The dashed box that stands for words which a quote leaves out.
GAP_SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="13" '
    'viewBox="0 0 24 13"><rect x="0.65" y="0.65" width="22.7" height="11.7" rx="3" '
    f'ry="3" style="fill:{mixed(DAY_FILL["altered"], "#FFFFFF", _GAP_TINT)}"/>'
    f'<path d="{dashed_box(0.65, 0.65, 22.7, 11.7, Dashes(3, 2.4, 1.8))}" '
    f'style="fill:none;stroke:{LIGHT_LINES["altered"]};stroke-width:1.3"/></svg>'
).encode()

STORY_CSS = f"""
body{{margin:0;font-family:sans-serif;font-size:9.4pt;line-height:13.5pt;color:{INK}}}
p,h1,h2,h3,h4{{margin:0}}
h1{{font-size:17.3pt;line-height:21.8pt}}
h2{{font-size:11.3pt;line-height:15pt;margin-bottom:5pt}}
h3{{font-size:10.9pt;line-height:15pt}}
h4{{font-size:9.4pt;font-weight:normal}}
.gap{{width:18pt;height:9.75pt}}
.kind{{font-size:8.6pt;color:{_GREY}}}
.second{{color:{_GREY}}}
.small{{font-size:8.25pt;line-height:12pt;color:{_GREY}}}
.foot{{font-size:7.9pt;line-height:11pt;color:{_GREY}}}
.legend{{font-size:8.6pt;line-height:12pt;color:{_GREY}}}
.lead{{font-size:10.9pt;line-height:15.8pt}}
.line{{border-top:0.75pt solid #DBDFE4;height:6pt}}
.rule{{border-top:1.5pt solid {INK};height:2pt}}
.air{{padding-top:2.6pt}}
.bar{{height:8.3pt}}
.count{{font-weight:bold;text-align:right}}
.verdict{{font-weight:bold;line-height:15pt}}
.note{{border-left:2.25pt solid {INK};padding-left:7.5pt}}
.differs{{font-weight:bold;color:{LIGHT_LINES["altered"]};background-color:{_TINTED};
text-decoration:underline}}
.ellipsis{{color:{_GREY};text-decoration:underline}}
.found{{background-color:{_FOUND};text-decoration:underline}}
"""
