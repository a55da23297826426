"""Every word that a person sees in the window; what happened, what to do.

Sentence case; buttons are verbs; file names, not paths; no codes. The parts only keep
files short: everybody says `messages.WORD`.
"""

from reader.messages.claims import *
from reader.messages.evidence import *
from reader.messages.exporting import *
from reader.messages.projects import *
from reader.messages.quotes import *
from reader.messages.rooms import *
from reader.messages.window import *

APP = "Quotelight"
