"""The weights of the confidence, as `qlocate bench fit` finds them."""

INTERCEPT = 8.593
WEIGHTS = (-10.369, -3.386, -0.969, -3.489, -2.420)
"""For the attributes of `Grounds`, in their order."""
