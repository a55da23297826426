"""The weights of the confidence, as `qlocate bench fit` finds them."""

INTERCEPT = 8.569
WEIGHTS = (-10.145, -2.721, -0.929, -3.923, -2.150)
"""For the attributes of `Grounds`, in their order."""
