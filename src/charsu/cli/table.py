"""`charsu play`: a game in the terminal against bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from ..bots import Bot, ask, bot
from ..core.errors import CharsuError, IllegalAnswer
from ..core.match import Match
from ..core.registry import game as find_game
from ..core.worth import worths
from ..locale import bundle
from ..rulebook.book import read
from .about import one_rule
from .common import GameKey, Language, TableOptions, draw, table_options
from .stored import show_result

HELP = """Answer with the number of a choice or with its notation. Also possible:
  table        show the table          log          what has happened
  why ANSWER   why it is not possible  rule NUMBER  what the rulebook says
  undo         take back               save FILE    store the match
  help         this                    quit         leave the table"""


def play(
    game: GameKey = "istanbul",
    players: Annotated[int | None, typer.Option(help="How many sit at the table; the fewest when left out.")] = None,
    opponent: Annotated[str, typer.Option("--bot", help="Who sits on the other seats: random, greedy …")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The same seed rolls the same dice.")] = None,
    option: TableOptions = None,
    language: Language = "en",
) -> None:
    """Play against bots in the terminal."""
    chosen = find_game(game)
    bundle(language)
    seats = chosen.seats[0] if players is None else players
    match = chosen.new_match(seats, table_options(chosen, option), seed=seed)
    Seat(match, bot(opponent), language).play()


class Seat:
    """The person on seat 0, at a table with bots."""

    def __init__(self, match: Match, opponent: Bot, language: str) -> None:
        self.match, self.opponent, self.language = match, opponent, language
        self.told_until = 0
        self.commands: dict[str, Callable[[str], Any]] = {
            "table": lambda _: self.show_table(),
            "log": lambda _: self.show_log(),
            "why": self.why,
            "rule": self.show_rule,
            "undo": lambda _: self.undo(),
            "save": self.save,
            "help": lambda _: typer.echo(HELP),
        }

    def play(self) -> None:
        typer.echo(HELP)
        self.show_table()
        while not self.match.is_over:
            if self.match.actor != 0:
                self.match.play(ask(self.opponent, self.match))
                continue
            self.tell()
            if not self.answer(self.prompt()):
                return
        self.tell()
        self.show_table()
        show_result(self.match, self.language)

    def tell(self) -> None:
        """What has happened since the last time, as this seat may know it."""
        for number, sentence in self.match.story(0):
            if number > self.told_until:
                typer.echo(f"  {sentence.say(self.language)}")
        self.told_until = self.match.number

    def prompt(self) -> str:
        typer.echo(f"\n{self.match.question(self.language)}")
        options = self.match.options()
        for number, (option, worth) in enumerate(zip(options, worths(self.match, [o.id for o in options]), strict=True), 1):
            typer.echo(f"  {number:3}  {option.notation:<20} {option.describe(self.language)}{self._worth(worth)}")
        return str(input("> ")).strip()

    def _worth(self, worth: dict[str, int]) -> str:
        """What an answer costs and gives: (lira -2, rubies +1)."""
        names = ((bundle(self.language).word(f"{self.match.game.key}-worth-{name}"), change) for name, change in worth.items())
        changes = ", ".join(f"{name} {change:+}" for name, change in names)
        return f" ({changes})" if changes else ""

    def answer(self, said: str) -> bool:
        """Carry out what was typed; False to leave."""
        verb, _, rest = said.partition(" ")
        if verb in ("quit", "exit", "q"):
            return False
        try:
            if verb in self.commands:
                self.commands[verb](rest.strip())
            elif said:
                self.match.play(self._chosen(said))
        except IllegalAnswer as error:
            typer.echo(self._refusal(said) if verb not in self.commands else str(error))
        except (CharsuError, OSError) as error:
            typer.echo(str(error))
        return True

    def _refusal(self, said: str) -> str:
        """Why what was typed is not possible, where the rules say so."""
        try:
            reason = self.match.why_not(said)
        except IllegalAnswer:
            reason = None
        more = f"Type a number from 1 to {len(self.match.legal_ids())}, or help."
        return f"{said!r} is not possible here. {f'{reason.say(self.language)} ' if reason else ''}{more}"

    def _chosen(self, said: str) -> int | str:
        possible = self.match.legal_ids()
        return possible[int(said) - 1] if said.isdecimal() and 1 <= int(said) <= len(possible) else said

    def why(self, said: str) -> None:
        """Why an answer is not possible, and by which rule."""
        reason = self.match.why_not(said)
        if reason is None:
            typer.echo(f"{said!r} is possible.")
        else:
            typer.echo(f"{reason.say(self.language)}{f' [{reason.rule}]' if reason.rule else ''}")

    def show_rule(self, number: str) -> None:
        typer.echo(one_rule(read(self.match.game, self.language), number))

    def show_table(self) -> None:
        from rich.console import Console

        Console().print(draw(self.match, self.language, 0))

    def show_log(self) -> None:
        for line in self.match.log(self.language, 0):
            typer.echo(f"  {line}")

    def undo(self) -> None:
        """Back to this seat's last answer; in the terminal nobody minds the dice."""
        if all(played.actor != 0 for played in self.match.history):
            raise CharsuError("there is nothing to take back")
        while self.match.undo()[0].actor != 0:
            pass
        self.told_until = self.match.number

    def save(self, name: str) -> None:
        file = Path(name or f"{self.match.game.key}.json")
        file.write_text(self.match.to_json(indent=1) + "\n", "utf8")
        typer.echo(f"The match is stored in {file}.")
