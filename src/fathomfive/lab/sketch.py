"""A plan to begin with: what a game offers to try, with a comment at every line. Nothing is played here."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from fathomfive.bots import BOTS
from fathomfive.kernel.book import read_toml
from fathomfive.kernel.game import Game
from fathomfive.kernel.text import Texts, say

MATCHES = 40
COLUMN = 34


def sketch(game: Game[Any], texts: Texts) -> str:
    """The text of a plan that can be run as it stands; what it does not use stands in it as a comment."""

    def line(code: str, words: str, **args: Any) -> str:
        return f"{code:<{COLUMN - 1}} # {texts(say(words, **args))}"

    together = game.cooperative(game.read_options({}))
    seats = [count for count in game.seats if game.fits(game.read_options({}), count) is None]
    lines = [
        "# " + texts(say("new-plan-head", game=game.title)),
        line(f"title = {_toml(game.title)}", "new-plan-title"),
        line(f"game = {_toml(game.id)}", "new-plan-game"),
        line(f"matches = {MATCHES}", "new-plan-matches"),
        line('seed = "1"', "new-plan-seed"),
        line(
            f"seats = {_toml(seats[:1] if together else [count for count in seats if count > 1][:1])}",
            "new-plan-seats",
            all=_toml(seats),
        ),
        line(f"bots = {_toml(['random'] if together else ['random', 'greedy'])}", "new-plan-bots"),
        *(f"{'#':>{COLUMN}}   {name}: {texts(say(f'bot-does-{name}'))}" for name in BOTS),
        line("meet = false" if together else "meet = true", "new-plan-meet"),
        line('# sides.ANSWER = ["one", "other"]', "new-plan-sides"),
        line('# first_option = ["KIND"]', "new-plan-first"),
        line('# events = ["log-*"]', "new-plan-events"),
        line("places = true", "new-plan-places"),
        "",
        "# " + texts(say("new-plan-options")),
        *(f"# options.{name} = {_toml(values)}" for name, values in _options(game)),
    ]
    number = next(_numbers(game), None)
    if number is not None:
        what, value = number
        lines += [
            "",
            line("# [[sweep]]", "new-plan-sweep"),
            f"# name = {_toml(what.rpartition('.')[2].replace('_', ' '))}",
            f"# what = {_toml(what)}",
            f"# values = {{ from = {max(0, value - 1)}, to = {value + 2} }}",
            "",
            line("# [[ablate]]", "new-plan-ablate"),
            f"# each = {_toml(what.rpartition('.')[0] + '.*')}",
            "# set = 0",
            "",
            line("# [[change]]", "new-plan-change"),
            '# name = "kinder"',
            f"# overrides.{what} = {value + 1}",
        ]
    lines += [
        "",
        line("# [stop]", "new-plan-stop"),
        "# error = 0.05",
        "# within = 0.05",
        "",
        line("# [[target]]", "new-plan-target"),
        "# win = [0.4, 0.6]",
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _toml(value: Any) -> str:
    """JSON writes texts, numbers, truths and lists as TOML does."""
    return msgspec.json.encode(value).decode().replace(",", ", ")


def _options(game: Game[Any]) -> Iterator[tuple[str, Any]]:
    """The options of a table with all values they can have, or the one they have unless told."""
    for field in msgspec.structs.fields(game.options):
        values = list(_values(field.type))
        default = field.default if field.default is not msgspec.NODEFAULT else None
        if values or default is not None:
            yield field.encode_name, values or default


def _values(kind: Any) -> Iterator[Any]:
    if kind is bool:
        yield from (False, True)
    elif get_origin(kind) is Literal:
        yield from get_args(kind)
    elif get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from _values(part)


def _numbers(game: Game[Any]) -> Iterator[tuple[str, int]]:
    """Whole numbers of the content: the file of the set-up first, where there is one."""
    folder = files(game.package) / "content"
    if not folder.is_dir():
        return
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    for name in sorted(names, key=lambda name: (name != "setup.toml", name == "tutorial.toml")):
        yield from _within(name.removesuffix(".toml"), read_toml(game.package, f"content/{name}"))


def _within(path: str, table: dict[str, Any]) -> Iterator[tuple[str, int]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _within(f"{path}.{key}", value)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield f"{path}.{key}", value
