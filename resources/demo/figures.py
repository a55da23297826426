"""Draws the figures of the paper by name."""

from collections.abc import Callable, Mapping

from resources.demo.faces import Faces
from resources.demo.figure_apparatus import apparatus
from resources.demo.figure_breakthrough import breakthrough
from resources.demo.figure_costs import costs
from resources.demo.figure_kinetics import kinetics
from resources.demo.figure_outdoors import outdoors
from resources.demo.figure_swelling import swelling
from resources.demo.ink import Slab
from resources.demo.plot import Drawing

FIGURES: Mapping[str, Callable[[Faces, float], Drawing]] = {
    "apparatus": apparatus,
    "breakthrough": breakthrough,
    "costs": costs,
    "kinetics": kinetics,
    "outdoors": outdoors,
    "swelling": swelling,
}


def draw_figure(name: str, faces: Faces, measure: float) -> Slab:
    """Return the slab of a figure, to be followed by its caption."""
    drawing = FIGURES[name](faces, measure)
    return Slab(drawing.height, drawing.ink, 6, keep=True)
