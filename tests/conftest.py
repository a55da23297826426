"""No test needs a display: without one Qt would abort the interpreter."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
