"""A report to read: one HTML file that needs nothing else, or Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from ..core.flow import CHANCE
from ..core.svg import draw_match, line_of
from ..core.text import NOBODY, Arg, People, Ref, Sentence
from ..locale import Bundle, bundle
from .lines import Line, differences
from .moments import THRESHOLDS, Choice, Moment
from .report import PHASES, Account, Report
from .shares import WHOLE, minus

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
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; } svg { max-width: 100%; height: auto; }
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

    def accounts(self) -> tuple[list[str], list[list[str]]]:
        """The head and the rows of the table of luck and skill."""
        kinds = list(reversed(THRESHOLDS))
        names = ["player", "start", "luck", "skill", "others", "result", "adjusted", "decisions", "accuracy"]
        head = [self.word(name) for name in names] + [self.word(f"kinds-{kind}") for kind in kinds]
        return head, [self._account(account, kinds) for account in self.report.accounts()]

    def _account(self, a: Account, kinds: Sequence[str]) -> list[str]:
        sums = [percent(a.start), signed(a.luck), signed(a.skill), signed(a.others), percent(a.result), percent(a.adjusted)]
        return [self.seat(a.seat), *sums, str(a.decisions), f"{100 * a.accuracy:.0f} %", *(str(a.kinds[kind]) for kind in kinds)]

    def phases(self) -> tuple[list[str], list[list[str]]]:
        """Everybody's luck and choices in each phase."""
        parts = ("luck", "skill")
        head = [self.word("player")] + [f"{self.word(f'phase-{phase}')}: {self.word(part)}" for phase in PHASES for part in parts]
        rows = [
            [self.seat(a.seat)] + [signed(a.by_phase[phase][part]) for phase in PHASES for part in parts]
            for a in self.report.accounts()
        ]
        return head, rows

    def curve(self) -> tuple[list[str], list[list[str]]]:
        """The curve as a table, for those who cannot see it."""
        head = [self.word("number"), *(self.seat(seat) for seat in range(self.report.match.players))]
        return head, [[str(number), *map(percent, shares)] for number, shares in self.report.curve()]

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
            change = minus(moment.after, moment.before)
            seat = max(range(len(change)), key=lambda p: abs(change[p]))
            return self.word("rolled", player=self.seat(seat), points=points(change[seat]))
        kind = self.word(f"kind-{moment.kind}")
        return kind if moment.kind == "fine" else f"{kind}: {self.word('gave-away', points=points(moment.loss))}"

    def choice(self, moment: Moment, choice: Choice) -> str:
        seat = max(0, moment.actor)
        return f"{self.say(choice.text)} ({percent(choice.chances[seat])} ± {points(choice.error)})"

    def line(self, line: Line | None) -> str:
        return " ".join(map(self.say, line.story)) if line else ""

    def difference(self, better: Line | None, instead: Line | None) -> str:
        """What the better line brings more, and less, than the other, in things of the game."""
        gains = differences(better, instead)
        names = {name: self.words.word(f"{self.report.match.game.key}-worth-{name}") for name in gains}
        return ", ".join(f"{names[name]} {change:+d}".replace("-", "−") for name, change in gains.items())


# --- numbers ------------------------------------------------------------------


def percent(share: int) -> str:
    return f"{points(share)} %"


def signed(share: int) -> str:
    return f"{100 * share / WHOLE:+.1f}".replace("-", "−")


def points(share: int) -> str:
    return f"{100 * share / WHOLE:.1f}".replace("-", "−")


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
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>'


def _moment(tell: Teller, moment: Moment) -> str:
    before = tell.report.match.at(moment.number - 1)
    title = f"{tell.word('moment', number=moment.number)}: {tell.verdict(moment)}"
    lines = [
        f'<section id="m{moment.number}"><h3>{escape(title)}</h3>',
        f"<p>{escape(tell.say(moment.question))}</p>",
        f'<div class="sides"><div>{draw_match(before, tell.language)}</div><div>',
        f'<p class="played">{escape(tell.word("played"))}: {escape(tell.choice(moment, moment.given))}</p>',
    ]
    if moment.actor != CHANCE and moment.kind != "fine":
        lines.append(f'<p class="better">{escape(tell.word("better"))}: {escape(tell.choice(moment, moment.best))}</p>')
        for line in (moment.better, moment.instead):
            lines.append(f"<p>{escape(tell.word('expected'))}: {escape(tell.line(line))}</p>")
        if why := tell.difference(moment.better, moment.instead):
            lines.append(f"<p>{escape(tell.word('why'))}: {escape(why)}</p>")
    return "".join([*lines, "</div></div></section>"])


def draw_curve(report: Report, tell: Teller) -> str:
    """Everybody's chances over the match; choices that gave something away and great strokes of luck are marked."""
    curve = report.curve()
    last = max(2, curve[-1][0]) if curve else 2
    parts = [_level(share) for share in (0, WHOLE // 2, WHOLE)]
    for seat in range(report.match.players):
        at = " ".join(f"{_x(number, last):.1f},{_y(shares[seat]):.1f}" for number, shares in curve)
        parts.append(f'<polyline points="{at}" fill="none" stroke="{line_of(seat)}" stroke-width="2.5"/>')
        parts.append(f'<text x="{LEFT + 150 * seat}" y="{HEIGHT + 44}" fill="{line_of(seat)}">— {escape(tell.seat(seat))}</text>')
    for moment in report.errors():
        if moment.kind != "inaccuracy":
            x, y = _x(moment.number, last), _y(moment.before[moment.actor])
            title = escape(f"{tell.word('moment', number=moment.number)}: {tell.verdict(moment)}")
            mark = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{line_of(moment.actor)}" stroke="currentColor"/>'
            parts.append(f'<a href="#m{moment.number}"><title>{title}</title>{mark}</a>')
    size = f'viewBox="0 0 {WIDTH} {HEIGHT + 56}" width="{WIDTH}" height="{HEIGHT + 56}"'
    name = escape(tell.word("curve"))
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{name}">{"".join(parts)}</svg>'


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
        parts.append(f"{tell.say(moment.question)}  \n{tell.word('played')}: {tell.choice(moment, moment.given)}")
        if moment.actor != CHANCE and moment.kind != "fine":
            parts.append(
                f"{tell.word('better')}: {tell.choice(moment, moment.best)}  \n{tell.word('expected')}: {tell.line(moment.better)}"
            )
            if why := tell.difference(moment.better, moment.instead):
                parts.append(f"{tell.word('why')}: {why}")
    return "\n\n".join(parts) + "\n"


def _lines(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    made = ["| " + " | ".join(row) + " |" for row in [head, ["---", *["---:"] * (len(head) - 1)], *rows]]
    return "\n".join(made)
