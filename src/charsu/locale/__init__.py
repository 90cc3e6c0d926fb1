"""Words for sentences: Fluent files, one folder a language, shared with the web client.

How a sentence is put into words, here and in `web/src/lib/resolve.ts`; a test says thousands of sentences with both:

1. A language has the messages of all its files, those of the package first, then those of the folders that games add; who comes
   first wins. Its plurals and numbers are its own.
2. A message that is not there is looked for under shorter names, if it is an answer: `fallbacks`. One that asks for arguments
   which the sentence does not bring says something else, and is passed over.
3. What a language has under none of these names is said in English, with the plurals of English.
4. An argument is a number, a text, or the name of another message, found in the same way. A name brings its forms along: where it
   has an attribute `.to`, the argument `place` brings `$place-to`; a form that it does not have is the name as it stands.
5. A seat is called by the name of who sits there, in every form. Whoever reads is addressed: the attributes `you` and `to-you`
   of a message are said to who does it and to whom it is done; what has none is turned by `Address`.
6. An answer begins with a capital.
7. An argument that is missing is seen as `{$place}`. Without words even in English the library refuses; a screen shows the name of
   the message. Tests find both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.errors import CharsuError
from ..core.text import NOBODY, People, Ref

if TYPE_CHECKING:
    from ..core.text import Arg, Sentence

FIRST_WORDS = 6  # among which the verb stands: “не может”
SEAT = re.compile(r"-seat-(\d+)$")
FOLDER = Path(__file__).parent
LANGUAGES = ("en", "de", "ru", "uk")
_folders = [FOLDER]


def add_folder(folder: Path) -> None:
    """Take in the words of a game that lives elsewhere: `folder/<language>/*.ftl`."""
    if folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()
        forms_of.cache_clear()


def languages_of(game: str) -> list[str]:
    """The languages that have a file of words for a game."""
    return [language for language in LANGUAGES if any((folder / language / f"{game}.ftl").exists() for folder in _folders)]


def files(language: str) -> list[Path]:
    """The files of words of a language."""
    return [path for folder in _folders for path in sorted((folder / language).glob("*.ftl"))]


def sentence_files(language: str) -> list[Path]:
    """The files of words that a screen never loads, `<language>/told/*.ftl`: what it shows of them comes as sentences."""
    return [path for folder in _folders for path in sorted((folder / language / "told").glob("*.ftl"))]


class Bundle:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in (*files(language), *sentence_files(language)):
            self._bundle.add_resource(FluentResource(path.read_text("utf8")))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def find(self, message: str, args: Iterable[str] = ()) -> str | None:
        """The message that says this here: itself, or for an answer with these arguments the words of its span."""
        if self.has(message):
            return message
        return next((name for name in fallbacks(message) if self.has(name) and self._is_told(name, args)), None)

    def _is_told(self, message: str, args: Iterable[str]) -> bool:
        """Does a sentence with these arguments, and their forms, bring all that a message asks for?"""
        asked = VARIABLE.findall(self._entries[message])
        return all(any(one == arg or one.startswith(f"{arg}-") for arg in args) for one in asked)

    @cached_property
    def _entries(self) -> dict[str, str]:
        return entries((*files(self.language), *sentence_files(self.language)))

    def _speaker(self, message: str, args: Iterable[str] = ()) -> tuple[Bundle, str] | None:
        """Who has words for this, we or English, and the message that says it."""
        spoken = self.find(message, args)
        if spoken is not None:
            return self, spoken
        return None if self.language == "en" else bundle("en")._speaker(message, args)

    def say(self, sentence: Sentence, people: People = NOBODY) -> str:
        """The sentence in words, to one of the people or to anybody. What has no words in this language is said in English."""
        said = self._format(sentence, people)[0]
        player = sentence.args.get("player")
        if people.you is None or not isinstance(player, Ref) or seat_of(player) != people.you:
            return said
        return self._must(sentence.id, sentence.args)[0].address.to_you(said, self.forms("player", player.id, people)["player"])

    @cached_property
    def address(self) -> Address:
        words: dict[str, Any] = self._bundle.get_message("you").attributes if self.has("you") else {}
        return Address(self.word("you"), {form: str(self._bundle.format_pattern(words[form], {})[0]) for form in words})

    def faults(self, sentence: Sentence) -> list[str]:
        """What is wrong with the words of a sentence and its arguments; for tests, which want every language complete."""
        names = [sentence.id, *(v.id for v in sentence.args.values() if not isinstance(v, (int, str)))]
        missing = [f"there are no words for {name} in {self.language}" for name in names if self.find(name, sentence.args) is None]
        errors = [] if missing else self._format(sentence, strict=True)[1]
        return missing or [f"the words for {sentence.id} in {self.language} are broken: {e}" for e in errors]

    def word(self, message: str) -> str:
        speaker, spoken = self._must(message)
        pattern: Any = speaker._bundle.get_message(spoken).value
        return str(speaker._bundle.format_pattern(pattern, {})[0])

    def _must(self, message: str, args: Iterable[str] = ()) -> tuple[Bundle, str]:
        speaker = self._speaker(message, args)
        if speaker is None:
            raise CharsuError(f"there are no words for {message}")
        return speaker

    def _format(self, sentence: Sentence, people: People = NOBODY, strict: bool = False) -> tuple[str, list[Exception]]:
        args: dict[str, Any] = {}
        for key, value in sentence.args.items():
            args.update({key: value} if isinstance(value, (int, str)) else self.forms(key, value.id, people, strict))
        speaker, spoken = self._must(sentence.id, sentence.args)
        words = speaker._bundle.get_message(spoken)
        pattern: Any = words.attributes.get(self._person(sentence, people), words.value)
        if not strict:
            args = {**{name: f"{{${name}}}" for name in VARIABLE.findall(speaker._entries[spoken])}, **args}
        text, errors = speaker._bundle.format_pattern(pattern, args)
        return (capital(str(text)) if is_answer(sentence.id) else str(text)), errors

    def _person(self, sentence: Sentence, people: People) -> str:
        """The attribute that tells a sentence to whoever does it, or to whom it is done."""
        roles = {"player": "you", "other": "to-you"}
        return next((roles[key] for key in roles if people.you is not None and seat_of(sentence.args.get(key)) == people.you), "")

    def forms(self, key: str, message: str, people: People = NOBODY, strict: bool = False) -> dict[str, str]:
        """A name and its forms: with an attribute `.to` the argument `place` brings `place-to` along; people have one form."""
        seat = SEAT.search(message)
        name = people.name(int(seat[1])) if seat else ""
        plain = name or self.word(message)
        asked = [] if strict else forms_of(self.language)
        forms = {key: plain, **{f"{key}-{form}": plain for form in asked}}
        if not name:
            speaker, spoken = self._must(message)
            for form, pattern in speaker._bundle.get_message(spoken).attributes.items():
                forms[f"{key}-{form}"] = str(speaker._bundle.format_pattern(pattern, {})[0])
        return forms


def seat_of(arg: Arg | None) -> int | None:
    """The seat an argument names."""
    seat = SEAT.search(getattr(arg, "id", ""))
    return int(seat[1]) if seat else None


class Address:
    """A sentence about a person, said to that person: “Ada goes home and has 2” as “You go home and have 2”.

    The forms are attributes of the message `you`: the verbs in pairs, what joins a second verb, and whose a thing is.
    """

    def __init__(self, you: str, forms: Mapping[str, str]) -> None:
        pairs = (pair.split() for pair in forms.get("verbs", "").split(","))
        self.you, self.verbs = you, {pair[0]: pair[1] for pair in pairs if len(pair) == 2}
        self.joins, self.your = forms.get("joins", "").split(), forms.get("your", "")

    def to_you(self, said: str, name: str) -> str:
        """A question loses the name, a verb takes the form of the person; what has neither stays as it is."""
        if said.startswith(f"{name}: "):
            return capital(said[len(name) + 2 :])
        if self.your and said.startswith(f"{name}’s "):
            return f"{self.your} {said[len(name) + 3 :]}"
        return self._do(said, said[len(name) + 1 :].split(" ")) if said.startswith(f"{name} ") else said

    def _do(self, said: str, words: list[str]) -> str:
        verb = next((i for i, word in enumerate(words[:FIRST_WORDS]) if bare(word) in self.verbs), None)
        if verb is None:
            return said
        others = [i for i in range(verb + 1, len(words)) if words[i - 1] in self.joins]
        return " ".join([self.you, *(self._turned(word) if i in (verb, *others) else word for i, word in enumerate(words))])

    def _turned(self, word: str) -> str:
        return self.verbs.get(bare(word), bare(word)) + word[len(bare(word)) :]


def bare(word: str) -> str:
    """Without the colon or the stop behind it."""
    return word.rstrip(".,:;")


def is_answer(message: str) -> bool:
    """`istanbul-answer-…`: the words on a button."""
    return message.split("-")[1:2] == ["answer"]


def capital(text: str) -> str:
    """A button begins with a capital, also where its words begin with the name of a thing."""
    return text[:1].upper() + text[1:]


def fallbacks(message: str) -> Iterator[str]:
    """`istanbul-answer-move-to-place` falls back to `istanbul-answer-to-place`, then to `istanbul-answer-place`."""
    if is_answer(message):
        game, kind, *words = message.split("-")
        for i in range(1, len(words)):
            yield "-".join((game, kind, *words[i:]))


# --- for screens -----------------------------------------------------------

ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
NAME = re.compile(r"-?[A-Za-z][\w-]*")
VARIABLE = re.compile(r"\$([\w-]+)")
FORM = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)


@cache
def forms_of(language: str) -> list[str]:
    """The forms that names have in a language, and in English behind it."""
    return sorted({form for path in (*files(language), *files("en")) for form in FORM.findall(path.read_text("utf8"))})


def served(language: str) -> dict[str, Any]:
    """All words that a screen needs for a language: its own, and the English ones that stand in for what it lacks."""
    own, english = entries(files(language)), entries(files("en"))
    lacking = {name: text for name, text in english.items() if name not in own}
    if lacking and "you" in english:  # who is addressed in English
        lacking["you"] = english["you"]
    behind = list(lacking.values())
    for text in behind:  # what those refer to, and so on
        for name in NAME.findall(text):
            if name in english and name not in lacking:
                lacking[name] = english[name]
                behind.append(english[name])
    texts = {"words": "".join(own.values()), "english": "".join(lacking.values())}
    return {"language": language, **texts, "forms": forms_of(language)}


def entries(paths: Iterable[Path]) -> dict[str, str]:
    """The messages of some files as they are written, without the comments, which are for translators."""
    messages: dict[str, str] = {}
    for path in paths:
        lines = [line for line in path.read_text("utf8").splitlines() if not line.startswith("#")]
        for entry in ENTRY.split("\n".join(lines)):
            name = NAME.match(entry)
            if name:
                messages.setdefault(name[0], f"{entry.strip()}\n")
    return messages


@cache
def bundle(language: str) -> Bundle:
    """The messages of a language; raises when there is no such folder."""
    if language not in LANGUAGES:
        raise CharsuError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return Bundle(language)
