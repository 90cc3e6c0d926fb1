"""Words for sentences: Fluent files, one folder a language, shared with the web client."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.errors import CharsuError

if TYPE_CHECKING:
    from ..core.text import Sentence

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "de", "ru", "uk")


class Bundle:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text("utf8")))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, sentence: Sentence) -> str:
        """The sentence in words. An answer without words of its own takes those of its span."""
        args = {k: v if isinstance(v, (int, str)) else self.word(v.id) for k, v in sentence.args.items()}
        return self.word(sentence.id, args)

    def word(self, message: str, args: dict[str, Any] | None = None) -> str:
        found = message if self.has(message) else fallback(message)
        if not self.has(found):
            raise CharsuError(f"there are no words for {message} in {self.language}")
        text, errors = self._bundle.format_pattern(self._bundle.get_message(found).value, args or {})
        if errors:
            raise CharsuError(f"the words for {found} in {self.language} are broken: {errors[0]}")
        return str(text)


def fallback(message: str) -> str:
    """`istanbul-answer-move-place` falls back to `istanbul-answer-place`, `istanbul-answer-pass` to `answer-pass`."""
    game, _, rest = message.partition("-")
    kind, _, tail = rest.partition("-")
    return f"{game}-{kind}-{tail.rpartition('-')[2]}" if kind == "answer" else message


@cache
def bundle(language: str) -> Bundle:
    """The messages of a language; raises when there is no such folder."""
    if not (FOLDER / language).is_dir():
        raise CharsuError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return Bundle(language)
