"""`fathom rules`: the rules in our own words, and which of them a test proves."""

from __future__ import annotations

import difflib
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text as RichText

from fathomfive.cli.settings import AsJson, GameId
from fathomfive.cli.voice import FINDING, out, print_json, speak
from fathomfive.kernel import rule_coverage
from fathomfive.kernel.game import Game, Refused, find_game
from fathomfive.kernel.rules import Rule
from fathomfive.kernel.text import say
from fathomfive.terminal.words import texts_of

RuleId = Annotated[
    str | None,
    typer.Argument(metavar="[ID]", help="One rule, such as REF-MOVE-1, or the beginning of several."),
]
Coverage = Annotated[
    bool, typer.Option("--coverage", help="Count the rules that a test proves, and name the others.")
]


def rules(game: GameId, id: RuleId = None, coverage: Coverage = False, json: AsJson = False) -> None:
    """Read the rules of a game: all of them, one by its id, or every one whose id begins like that.

    With --coverage: how many rules a test proves, from the marks in the folder `tests`. Ends with exit code 1
    if one is missing.
    """
    title = find_game(game)
    if coverage:
        _coverage(title, json)
        return
    chosen = list(title.rulebook) if id is None else _named(title, id)
    if json:
        print_json(chosen)
        return
    section = ""
    for rule in chosen:
        if rule.section != section:
            section = rule.section
            out().print(f"\n[bold]{section}[/bold]")
        _print(rule)


def _named(game: Game[Any], id: str) -> list[Rule]:
    wanted = id.upper()
    if wanted in game.rulebook:
        return [game.rulebook[wanted]]
    below = [rule for rule in game.rulebook if rule.id.startswith(wanted)]
    if below:
        return below
    close = difflib.get_close_matches(wanted, [rule.id for rule in game.rulebook], n=4)
    raise Refused(
        say("refused-no-rule", game=game.title, rule=id, game_id=game.id, close=", ".join(close) or "none")
    )


def _print(rule: Rule) -> None:
    head = RichText.assemble((rule.id, "cyan"), "  ", (rule.title, "bold"))
    if rule.ruling:
        head.append("  ").append(texts_of()(say("rules-ruling")), "dim")
    out().print(head)
    out().print(Padding(RichText(rule.text), (0, 0, 0, 2)))


def _coverage(game: Game[Any], json: bool) -> None:
    marks = rule_coverage.collect(checkout(game) / "tests")
    ids = [rule.id for rule in game.rulebook]
    missing = rule_coverage.unproven(ids, marks)
    if json:
        tests = {rule: marks.get(rule, []) for rule in ids}
        print_json(
            {
                "game": game.id,
                "rules": len(ids),
                "proven": len(ids) - len(missing),
                "missing": missing,
                "tests": tests,
            }
        )
    else:
        speak(say("rules-proven", proven=len(ids) - len(missing), all=len(ids)))
        if missing:
            speak(say("rules-missing"))
            for rule in missing:
                out().print(f"  {rule}", markup=False)
    if missing:
        raise typer.Exit(FINDING)


def checkout(game: Game[Any]) -> Path:
    """The checkout one stands in, or the one that the game was installed from."""
    package = Path(str(files(game.package)))
    for root in (Path.cwd(), *package.parents):
        if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
            return root
    raise Refused(say("refused-no-tests"))
