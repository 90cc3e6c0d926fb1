"""A report to read: one HTML file that needs nothing else, or Markdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from ..core.flow import CHANCE
from ..core.svg import draw_match, line_of
from ..core.text import NOBODY, Arg, People, Ref, Sentence
from ..locale import Bundle, bundle
from .figures import percent, points, signed, things
from .lines import Line, differences
from .moments import FINE, INACCURACY, THRESHOLDS, Choice, Moment
from .report import PHASES, Account, Report
from .shares import WHOLE, Shares

WIDTH, HEIGHT, LEFT = 900, 280, 40
SHOWN = 12  # moments told at length
STYLE = """
:root { color-scheme: light dark; --ink: #3a2a1c; --paper: #fbf3e2; --line: #d9c7a3; --good: #2f6b3c; --bad: #a5321d; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3e7d0; --paper: #241a12; --line: #5a4632; --good: #8fcf9c; --bad: #f09a86; }
}
body { font: 16px/1.5 'Source Sans 3', system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; }
body { margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
td, th { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: right; }
td { white-space: nowrap; }
th:first-child { text-align: left; } th[scope=row] { font-weight: 500; }
.wide { overflow-x: auto; } svg { max-width: 100%; height: auto; } .curve svg { min-width: 40rem; }
section { border-top: 2px solid var(--line); margin-top: 1.5rem; } .better { color: var(--good); } .played { color: var(--bad); }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; }
""".strip()


class Teller:
    """Puts a report into words of one language."""

    def __init__(self, report: Report, language: str, people: People = NOBODY) -> None:
        self.report, self.language, self.people = report, language, people
        self.words: Bundle = bundle(language)

    def word(self, name: str, **args: Arg) -> str:
        return Sentence(f"analysis-{name}", dict(args)).say(self.language)

    def say(self, stored: dict[str, Any]) -> str:
        """A sentence of the report."""
        return Sentence.from_json(stored).say(self.language, self.people)

    def seat(self, seat: int) -> str:
        name = self.report.match.game.seat_name(seat)
        return self.people.name(seat) or self.words.word(name.id) if isinstance(name, Ref) else str(name)

    # --- figures -----------------------------------------------------------

    def points(self, share: int) -> str:
        return points(share, self.language)

    def percent(self, share: int) -> str:
        return percent(share, self.language)

    def signed(self, share: int) -> str:
        return signed(share, self.language)

    def seats(self) -> list[str]:
        return [self.seat(seat) for seat in range(self.report.match.players)]

    def accounts(self) -> tuple[list[str], list[list[str]]]:
        """The head and the rows of the table of luck and skill: a column for each player, so that it fits a phone."""
        accounts = self.report.accounts()
        figures: dict[str, Callable[[Account], str]] = {
            "start": lambda a: self.percent(a.start),
            "luck": lambda a: self.signed(a.luck),
            "skill": lambda a: self.signed(a.skill),
            "others": lambda a: self.signed(a.others),
            "result": lambda a: self.percent(a.result),
            "adjusted": lambda a: self.percent(a.adjusted),
            "decisions": lambda a: str(a.decisions),
            "per-decision": lambda a: self.percent(round(a.loss_per_decision)),
            "accuracy": lambda a: f"{100 * a.accuracy:.0f} %",
        }
        rows = [[self.word(name), *map(figure, accounts)] for name, figure in figures.items()]
        rows += [[self.word(f"kinds-{kind}"), *(str(a.kinds[kind]) for a in accounts)] for kind in THRESHOLDS]
        return [self.word("player"), *self.seats()], rows

    def phases(self) -> tuple[list[str], list[list[str]]]:
        """Everybody's luck and choices in each phase."""
        accounts = self.report.accounts()
        rows = [
            [f"{self.word(f'phase-{phase}')}: {self.word(part)}", *(self.signed(a.by_phase[phase][part]) for a in accounts)]
            for phase in PHASES
            for part in ("luck", "skill")
        ]
        return [self.word("player"), *self.seats()], rows

    def curve(self) -> tuple[list[str], list[list[str]]]:
        """The curve as a table, for those who cannot see it."""
        return [self.word("number"), *self.seats()], [
            [str(number), *map(self.percent, shares)] for number, shares in self.report.curve()
        ]

    # --- sentences ---------------------------------------------------------

    def title(self) -> str:
        game = self.words.word(f"{self.report.match.game.key}-title")
        return f"{game}: {self.word('title')}"

    def remarks(self) -> list[str]:
        effort = self.report.effort
        lines = [self.word("sum")]
        if not self.report.match.is_over:
            lines.append(self.word("unfinished"))
        if self.report.missing:
            lines.append(self.word("incomplete", missing=len(self.report.missing), all=len(self.report.wanted)))
        valuation = self.word(f"valuation-{effort.valuation}")
        return [*lines, self.word("effort", walks=effort.walks, valuation=valuation, seed=effort.seed)]

    def moments(self) -> list[Moment]:
        """Those told at length: the worst choices and the greatest turns, in the order of the match."""
        chosen = {m.number: m for m in [*self.report.errors()[: SHOWN // 2], *self.report.turning_points(SHOWN // 2)]}
        return [chosen[number] for number in sorted(chosen)]

    def verdict(self, moment: Moment) -> str:
        """What a moment did, in a few words."""
        if moment.actor == CHANCE:
            return self.change("rolled", moment.luck)
        kind = self.word(f"kind-{moment.kind}")
        if moment.kind == FINE:
            hidden = max(map(abs, moment.luck)) >= THRESHOLDS[INACCURACY]
            return f"{kind}; {self.change('hidden', moment.luck)}" if hidden else kind
        lost = f"{self.points(moment.loss)} ± {self.points(moment.loss_error)}"
        return f"{kind}: {self.word('gave-away', points=lost)}"

    def change(self, what: str, luck: Shares) -> str:
        """What dice, or hidden cards, did to whoever they struck most."""
        seat = max(range(len(luck)), key=lambda p: abs(luck[p]))
        return self.word(what, player=self.seat(seat), points=self.signed(luck[seat]))

    def answer(self, moment: Moment) -> str:
        """What was answered, or what came, and what it promised."""
        if moment.actor == CHANCE:
            return self.word("came", came=self.say(moment.given.text))
        return f"{self.word('played')}: {self.choice(moment, moment.given)}"

    def choice(self, moment: Moment, choice: Choice) -> str:
        return f"{self.say(choice.text)} ({self.percent(choice.chances[moment.actor])} ± {self.points(choice.error)})"

    def line(self, line: Line | None) -> str:
        return " ".join(map(self.say, line.story)) if line else ""

    def difference(self, better: Line | None, instead: Line | None) -> str:
        """What the better line brings more, and less, than the other, in things of the game."""
        return things(self.report.match.game.key, differences(better, instead), self.language)


# --- HTML ---------------------------------------------------------------------


def to_html(report: Report, language: str = "en", people: People = NOBODY) -> str:
    """The whole report as one file; by the names of the people where they are told."""
    tell = Teller(report, language, people)
    parts = [
        f"<h1>{escape(tell.title())}</h1>",
        _table(*tell.accounts()),
        *(f"<p>{escape(remark)}</p>" for remark in tell.remarks()),
        f"<h2>{escape(tell.word('curve'))}</h2>",
        draw_curve(report, tell),
        f"<details><summary>{escape(tell.word('chances'))}</summary>{_table(*tell.curve())}</details>",
        f"<h2>{escape(tell.word('by-phase'))}</h2>",
        _table(*tell.phases()),
        f"<h2>{escape(tell.word('moments'))}</h2>",
        *(_moment(tell, moment) for moment in tell.moments()),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(tell.title())}</title>'
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{STYLE}</style></head><body>{"".join(parts)}</body></html>\n'
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(_row(*row) for row in rows)
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>'


def _row(name: str, *cells: str) -> str:
    return f'<tr><th scope="row">{escape(name)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def _moment(tell: Teller, moment: Moment) -> str:
    before = tell.report.match.at(moment.number - 1)
    title = f"{tell.word('moment', number=moment.number)}: {tell.verdict(moment)}"
    is_error = moment.actor != CHANCE and moment.kind != FINE
    lines = [
        f'<section id="m{moment.number}"><h3>{escape(title)}</h3>',
        f"<p>{escape(tell.say(moment.question))}</p>",
        f'<div class="sides"><div>{draw_match(before, tell.language)}</div><div>',
        f'<p class="{"played" if is_error else "came"}">{escape(tell.answer(moment))}</p>',
    ]
    if is_error:
        lines.append(_expected(tell, moment.instead))
        lines.append(f'<p class="better">{escape(tell.word("better"))}: {escape(tell.choice(moment, moment.best))}</p>')
        lines.append(_expected(tell, moment.better))
        if why := tell.difference(moment.better, moment.instead):
            lines.append(f"<p>{escape(tell.word('why'))}: {escape(why)}</p>")
    return "".join([*lines, "</div></div></section>"])


def _expected(tell: Teller, line: Line | None) -> str:
    return f"<p>{escape(tell.word('expected'))}: {escape(tell.line(line))}</p>"


def draw_curve(report: Report, tell: Teller) -> str:
    """Everybody's chances over the match; choices that gave something away and great strokes of luck are marked."""
    curve = report.curve()
    last = max(2, curve[-1][0]) if curve else 2
    parts = [_level(share) for share in (0, WHOLE // 2, WHOLE)]
    for seat in range(report.match.players):
        at = " ".join(f"{_x(number, last):.1f},{_y(shares[seat]):.1f}" for number, shares in curve)
        parts.append(f'<polyline points="{at}" fill="none" stroke="{line_of(seat)}" stroke-width="2.5"/>')
        parts.append(f'<text x="{LEFT + 150 * seat}" y="{HEIGHT + 44}" fill="{line_of(seat)}">— {escape(tell.seat(seat))}</text>')
    shown = {moment.number for moment in tell.moments()}
    rolls = [moment for moment in report.turning_points() if moment.actor == CHANCE]
    for moment in [*rolls, *(each for each in report.errors() if each.kind != INACCURACY)]:
        title = f"<title>{escape(tell.word('moment', number=moment.number))}: {escape(tell.verdict(moment))}</title>"
        mark = title + _mark(moment, _x(moment.number, last))
        parts.append(f'<a href="#m{moment.number}">{mark}</a>' if moment.number in shown else f"<g>{mark}</g>")
    size = f'viewBox="0 0 {WIDTH} {HEIGHT + 56}" width="{WIDTH}" height="{HEIGHT + 56}"'
    name = escape(tell.word("curve"))
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{name}">{"".join(parts)}</svg>'
    return f'<div class="wide curve">{drawn}</div>'


def _mark(moment: Moment, x: float) -> str:
    """A disc on the line of whoever chose; a die at the foot for dice and draws."""
    if moment.actor == CHANCE:
        return f'<rect x="{x - 5:.1f}" y="{_y(0) - 10:.1f}" width="10" height="10" rx="2" fill="#d9a441" stroke="currentColor"/>'
    y = _y(moment.before[moment.actor])
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{line_of(moment.actor)}" stroke="currentColor"/>'


def _x(number: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - 10) * (number - 1) / (last - 1)


def _y(share: int) -> float:
    return 10 + (HEIGHT - 10) * (1 - share / WHOLE)


def _level(share: int) -> str:
    y = _y(share)
    line = f'<line x1="{LEFT}" x2="{WIDTH - 10}" y1="{y:.1f}" y2="{y:.1f}" stroke="currentColor" opacity=".25"/>'
    return f'{line}<text x="0" y="{y + 5:.1f}" font-size="12" fill="currentColor">{100 * share // WHOLE} %</text>'


# --- Markdown -----------------------------------------------------------------


def to_markdown(report: Report, language: str = "en", people: People = NOBODY) -> str:
    """The report as text."""
    tell = Teller(report, language, people)
    parts = [f"# {tell.title()}", _lines(*tell.accounts()), *tell.remarks(), f"## {tell.word('by-phase')}", _lines(*tell.phases())]
    parts.append(f"## {tell.word('moments')}")
    for moment in tell.moments():
        parts.append(f"### {tell.word('moment', number=moment.number)}: {tell.verdict(moment)}")
        parts.append(f"{tell.say(moment.question)}  \n{tell.answer(moment)}")
        if moment.actor != CHANCE and moment.kind != FINE:
            parts.append(
                f"{tell.word('better')}: {tell.choice(moment, moment.best)}  \n{tell.word('expected')}: {tell.line(moment.better)}"
            )
            if why := tell.difference(moment.better, moment.instead):
                parts.append(f"{tell.word('why')}: {why}")
    return "\n\n".join(parts) + "\n"


def _lines(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    made = ["| " + " | ".join(row) + " |" for row in [head, ["---", *["---:"] * (len(head) - 1)], *rows]]
    return "\n".join(made)
