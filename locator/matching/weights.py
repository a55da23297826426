"""The weights of the confidence, as `qlocate bench fit` finds them."""

INTERCEPT = 9.239
WEIGHTS = (-11.068, -4.256, -0.360, -3.964, -1.924)
"""For the attributes of `Grounds`, in their order."""
