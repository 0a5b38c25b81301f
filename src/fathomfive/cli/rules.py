"""`fathom rules`: the rules in our own words, the code that carries each, and the tests that prove it."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text as RichText

from fathomfive.cli.output import FINDING, out, print_json, speak
from fathomfive.cli.settings import AsJson, GameId, Language
from fathomfive.kernel.game import Game, Refused, find_game
from fathomfive.kernel.rules import Rule, Rulebook
from fathomfive.kernel.text import FALLBACK, say
from fathomfive.proof import coverage, index
from fathomfive.terminal.words import speak_in, texts_of

RuleId = Annotated[
    str | None,
    typer.Argument(
        metavar="[ID]", help="One rule or worked example, such as REF-MOVE-1, or the beginning of several."
    ),
]
Coverage = Annotated[
    bool,
    typer.Option("--coverage", help="Count the rules and examples that a test proves, and name the others."),
]


def rules(
    game: GameId,
    id: RuleId = None,
    coverage: Coverage = False,
    language: Language = FALLBACK,
    json: AsJson = False,
) -> None:
    """Read the rules of a game: all of them, one by its id, or every one whose id begins like that.

    One rule comes with the places in the code that carry it and the tests that prove it.
    With --coverage: how many rules and worked examples a test proves, from the marks in the folder `tests`.
    Ends with exit code 1 if one is missing.
    With --language the rules are read in that language; what is not translated stays English.
    """
    title = find_game(game)
    if coverage:
        _coverage(title, json)
        return
    speak_in(language, title.languages)
    book = title.rulebook_in(language)
    if id is not None and id.upper() in book.examples:
        _print_example(title, id.upper(), book.examples[id.upper()], json)
        return
    chosen = list(book) if id is None else _named(title, book, id)
    if json:
        print_json(chosen if len(chosen) > 1 else [_with_places(title, rule) for rule in chosen])
        return
    section = ""
    for rule in chosen:
        if rule.section != section:
            section = rule.section
            out().print(f"\n[bold]{section}[/bold]")
        _print(rule)
    if len(chosen) == 1:
        _print_places(title, chosen[0])


def _named(game: Game[Any], book: Rulebook, id: str) -> list[Rule]:
    wanted = id.upper()
    if wanted in book:
        return [book[wanted]]
    below = [rule for rule in book if rule.id.startswith(wanted)]
    if below:
        return below
    close = difflib.get_close_matches(wanted, [rule.id for rule in book], n=4)
    raise Refused(
        say("refused-no-rule", game=game.title, rule=id, game_id=game.id, close=", ".join(close) or "none")
    )


def _print(rule: Rule) -> None:
    head = RichText.assemble((rule.id, "cyan"), "  ", (rule.title, "bold"))
    for said, text in ((rule.ruling, "rules-ruling"), (rule.authored, "rules-authored")):
        if said:
            head.append("  ").append(texts_of()(say(text)), "dim")
    out().print(head)
    out().print(Padding(RichText(rule.text), (0, 0, 0, 2)))


def _print_places(game: Game[Any], rule: Rule) -> None:
    found = _with_places(game, rule)
    if reason := game.rulebook.structural.get(rule.id):
        _print_list("rules-structural", [reason])
    else:
        _print_list("rules-code", found["code"])
    _print_list("rules-tests", found["tests"])


def _print_example(game: Game[Any], id: str, text: str, json: bool) -> None:
    tests = _tests_of(game, id, "example")
    if json:
        print_json([{"id": id, "text": text, "tests": tests}])
        return
    out().print(RichText.assemble((id, "cyan"), "  ", text))
    _print_list("rules-tests", tests)


def _print_list(heading: str, lines: Sequence[str]) -> None:
    if lines:
        out().print(f"  {texts_of()(say(heading))}", style="bold", markup=False)
    for line in lines:
        out().print(f"    {line}", markup=False, soft_wrap=True)


def _with_places(game: Game[Any], rule: Rule) -> dict[str, Any]:
    package = Path(str(files(game.package)))
    root = find_checkout(game)
    places = index.places(package, root if root and root in package.parents else package.parent)
    return {
        "id": rule.id,
        "section": rule.section,
        "title": rule.title,
        "text": rule.text,
        "ruling": rule.ruling,
        "authored": rule.authored,
        "code": [str(place) for place in places.get(rule.id, ())],
        "tests": _tests_of(game, rule.id, "rule"),
    }


def _tests_of(game: Game[Any], id: str, kind: coverage.Kind) -> list[str]:
    """The tests that carry this mark, each as file, line and name; none where there is no checkout."""
    root = find_checkout(game)
    if root is None:
        return []
    tests = coverage.collect(root / "tests", kind).get(id, [])
    return [_test_at(test, coverage.line_of(test, root)) for test in tests]


def _test_at(test: str, line: int) -> str:
    file, _, name = test.partition("::")
    return f"{file}:{line} {name}"


def _coverage(game: Game[Any], json: bool) -> None:
    tests = checkout(game) / "tests"
    marks = coverage.collect(tests)
    examples = coverage.collect(tests, "example")
    rules = list(game.rulebook)
    missing = coverage.unproven([rule.id for rule in rules], marks)
    unplayed = coverage.unproven(game.rulebook.examples, examples)
    if json:
        print_json(
            {
                "game": game.id,
                "rules": len(rules),
                "proven": len(rules) - len(missing),
                "authored": sum(rule.authored for rule in rules),
                "examples": len(game.rulebook.examples),
                "played": len(game.rulebook.examples) - len(unplayed),
                "missing": [*missing, *unplayed],
                "tests": _tests_by_id([rule.id for rule in rules], marks)
                | _tests_by_id(game.rulebook.examples, examples),
            }
        )
    else:
        _print_coverage(game, missing, unplayed)
    if missing or unplayed:
        raise typer.Exit(FINDING)


def _tests_by_id(ids: Sequence[str] | Mapping[str, str], marks: coverage.Proofs) -> dict[str, list[str]]:
    return {name: marks.get(name, []) for name in ids}


def _print_coverage(game: Game[Any], missing: Sequence[str], unplayed: Sequence[str]) -> None:
    """Rules of the printed rulebook and rules of our own are never added up without saying so."""
    rules, examples = list(game.rulebook), game.rulebook.examples
    counts = {"proven": len(rules) - len(missing), "all": len(rules)}
    if examples:
        speak(
            say("rules-and-examples", **counts, played=len(examples) - len(unplayed), examples=len(examples))
        )
    else:
        speak(say("rules-proven", **counts))
    ours = [rule.id for rule in rules if rule.authored]
    if ours:
        unproven = sum(rule in missing for rule in ours)
        book = len(rules) - len(ours)
        speak(
            say(
                "rules-whose",
                book=book,
                book_proven=book - len(missing) + unproven,
                ours=len(ours),
                ours_proven=len(ours) - unproven,
            )
        )
    if missing or unplayed:
        speak(say("rules-missing"))
        for name in (*missing, *unplayed):
            out().print(f"  {name}", markup=False)


def checkout(game: Game[Any]) -> Path:
    """The checkout one stands in, or the one that the game was installed from."""
    root = find_checkout(game)
    if root is None:
        raise Refused(say("refused-no-tests"))
    return root


def find_checkout(game: Game[Any]) -> Path | None:
    package = Path(str(files(game.package)))
    for root in (Path.cwd(), *package.parents):
        if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
            return root
    return None
