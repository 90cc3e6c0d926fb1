"""Numbers in words, as sentences of our four languages need them: up to twenty, in the cases that rulebooks use."""

from __future__ import annotations

Words = dict[int, str]


def _row(text: str, first: int = 1) -> Words:
    return dict(enumerate(text.split(), first))


_EN = _row(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty"
)
_DE = _row(
    "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn "
    "neunzehn zwanzig"
)
_RU = _row(
    "один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать "
    "шестнадцать семнадцать восемнадцать девятнадцать двадцать"
)
_RU_OF = _row(
    "одного двух трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати тринадцати четырнадцати "
    "пятнадцати шестнадцати семнадцати восемнадцати девятнадцати двадцати"
)
_RU_TO = {**_RU_OF, **_row("одному двум трём четырём")}
_RU_WITH = _row("одним двумя тремя четырьмя пятью шестью семью восемью девятью десятью одиннадцатью двенадцатью")
_UK = _row(
    "один два три чотири п’ять шість сім вісім дев’ять десять одинадцять дванадцять тринадцять чотирнадцять п’ятнадцять "
    "шістнадцять сімнадцять вісімнадцять дев’ятнадцять двадцять"
)
_UK_OF = _row(
    "одного двох трьох чотирьох п’яти шести семи восьми дев’яти десяти одинадцяти дванадцяти тринадцяти чотирнадцяти "
    "п’ятнадцяти шістнадцяти сімнадцяти вісімнадцяти дев’ятнадцяти двадцяти"
)
_UK_TO = {**_UK_OF, **_row("одному двом трьом чотирьом п’ятьом шістьом сімом вісьмом дев’ятьом десятьом")}
_UK_WITH = _row("одним двома трьома чотирма п’ятьма шістьма сімома вісьмома дев’ятьма десятьма одинадцятьма дванадцятьма")

# `word` as it is counted, `fem` the same with feminine nouns, `of`, `to` and `with` in other cases
WORDS: dict[str, dict[str, Words]] = {
    "en": {"word": _EN},
    "de": {"word": _DE, "fem": {**_DE, 1: "eine"}, "to": {**_DE, 1: "einem"}},
    "ru": {"word": _RU, "fem": {**_RU, 1: "одна", 2: "две"}, "of": _RU_OF, "to": _RU_TO, "with": _RU_WITH},
    "uk": {"word": _UK, "fem": {**_UK, 1: "одна", 2: "дві"}, "of": _UK_OF, "to": _UK_TO, "with": _UK_WITH},
}
JOINED = {
    "en": {"and": "and", "or": "or"},
    "de": {"and": "und", "or": "oder"},
    "ru": {"and": "и", "or": "или"},
    "uk": {"and": "та", "or": "або"},
}


def plural(number: int, language: str) -> str:
    """Which form of a noun a number wants: one, few or many; languages with two forms know no few."""
    if language not in ("ru", "uk"):
        return "one" if number == 1 else "few"
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else "many"
