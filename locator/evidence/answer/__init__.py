"""What a person pastes: one quote, or a whole answer of a language model."""

from locator.evidence.answer.split import split_answer

__all__ = ["split_answer"]
