"""Every entry of The Refuge has its picture in art.svg and its words in en.ftl."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from fathomfive.games.refuge.board import DIRECTIONS, Mode, Space, at, row_of
from fathomfive.games.refuge.book import Book, load_book
from fathomfive.games.refuge.entries import Ability, CardType, Entry, HeadMove, SalvageCard, Symbol, sprite
from fathomfive.games.refuge.game import GAME

MODES = get_args(Mode)
SPACES = get_args(Space)
ART = files(GAME.package).joinpath("art.svg").read_text("utf-8")
SYMBOLS = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', ART, re.DOTALL))
ENGLISH = files(GAME.package).joinpath("text/en.ftl").read_text("utf-8")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


@pytest.fixture(scope="module")
def book() -> Book:
    return load_book()


def english() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(ENGLISH))
    return bundle


def entries(book: Book) -> Iterator[Entry]:
    yield from book.divers.values()
    yield from book.abilities.values()
    yield from book.salvage.values()
    yield from book.kraken.values()
    yield from book.objectives.values()
    yield from book.pod_objectives.values()
    yield from book.difficulties.values()


def specials(book: Book) -> list[str]:
    return [entry.special.id for entry in book.objectives.values() if entry.special is not None]


def test_every_entry_has_its_picture(book: Book) -> None:
    wanted = {entry.sprite for entry in entries(book)}
    wanted |= {card.picture for card in book.salvage.values()}
    for diver in book.divers:
        wanted |= {sprite("diver", diver, "down"), sprite("diver", diver, "devoured")}
        wanted |= {sprite("portrait", diver), sprite("mark", diver)}
    wanted |= {sprite("icon", special) for special in specials(book)}
    wanted |= {sprite("mode", mode) for mode in MODES}
    assert wanted - set(SYMBOLS) == set()


def test_every_space_symbol_and_piece_has_its_picture(book: Book) -> None:
    wanted = {sprite(kind, space) for space in SPACES for kind in ("tile", "glyph")} | {
        sprite("tile", "nook")
    }
    wanted |= {sprite("type", kind) for kind in get_args(CardType)}
    wanted |= {sprite("sym", symbol) for symbol in (*get_args(Symbol), "devour", "reshuffle")}
    wanted |= {sprite("pod-plate", str(number)) for number in range(1, book.components.escape_pods + 1)}
    wanted |= {sprite("tentacle", pose) for pose in "abcdefgh"}
    wanted |= {sprite("head", mood) for mood in ("calm", "watch", *DIRECTIONS, "devour", "asleep")}
    pieces = (
        "marker marker-sounding marker-charge cargo cargo-carried camera camera-spare flank-post tag trophy"
    )
    wanted |= {
        sprite(piece) for piece in (*pieces.split(), "pod-locked", "pod-open", "salvage-back", "kraken-back")
    }
    assert wanted - set(SYMBOLS) == set()


def test_kraken_cards_show_the_symbols_they_have(book: Book) -> None:
    for card in book.kraken.values():
        top = f"top-{card.top.direction}{card.top.steps}" if isinstance(card.top, HeadMove) else "sym-devour"
        shown = re.findall(r'href="#refuge-((?:top|sym)-[^"]+)"', SYMBOLS[card.sprite])
        expected = [top, *(f"sym-{symbol}" for symbol in card.bottom), *["sym-reshuffle"] * card.reshuffle]
        assert Counter(shown) == Counter(expected), card.id
        assert [name for name in shown if name.removeprefix("sym-") in get_args(Symbol)] == [
            f"sym-{symbol}" for symbol in card.bottom
        ], card.id


@pytest.mark.parametrize("mode", MODES)
def test_the_drawn_boards_show_the_spaces_of_the_picture(book: Book, mode: Mode) -> None:
    tiles = re.findall(r'href="#refuge-tile-(\w+)" x="(\d+)" y="(\d+)"', SYMBOLS[sprite("board", mode)])
    drawn = {at(int(x) // 66, 11 - int(y) // 66): kind for kind, x, y in tiles}
    field = {cell: space for cell, space in book.boards[mode].space.items() if 1 <= row_of(cell) <= 7}
    assert drawn == field


def test_the_pictures_refer_to_nothing_that_is_missing() -> None:
    ids = re.findall(r'\bid="([^"]+)"', ART)
    assert len(ids) == len(set(ids))
    assert [name for name in ids if not name.startswith("refuge-")] == []
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', ART)) - set(ids) == set()
    assert not re.search(r"<(script|style|image|text|foreignObject)\b", ART)
    assert set(re.findall(r"https?://[^\"]+", ART)) == {"http://www.w3.org/2000/svg"}


def say(message: str, **args: str | int) -> str:
    bundle = english()
    assert bundle.has_message(message), message
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, args)
    assert faults == []
    return str(text)


def test_the_language_file_has_no_broken_line_and_no_message_twice() -> None:
    assert [node.content for node in FluentResource(ENGLISH).body if isinstance(node, Junk)] == []
    twice = [message for message, count in Counter(MESSAGE.findall(ENGLISH)).items() if count > 1]
    assert twice == []


def test_every_entry_has_its_name_and_text(book: Book) -> None:
    bundle = english()
    wanted = {entry.message for entry in entries(book)}
    told: list[Ability | SalvageCard] = [*book.abilities.values(), *book.salvage.values()]
    wanted |= {f"{entry.message}-text" for entry in told}
    wanted |= {f"{entry.message}-competitive" for entry in told if entry.competitive_effects is not None}
    wanted |= {
        f"{entry.message}-text" for entry in (*book.pod_objectives.values(), *book.difficulties.values())
    }
    wanted |= {f"{entry.message}-{part}" for entry in book.objectives.values() for part in ("text", "reward")}
    wanted |= {f"{diver.message}-{part}" for diver in book.divers.values() for part in ("role", "code")}
    wanted |= {f"space-{space}{part}" for space in (*SPACES, "nook") for part in ("", "-text")}
    wanted |= {f"type-{kind}{part}" for kind in get_args(CardType) for part in ("", "-symbol")}
    wanted |= {f"special-{special}{part}" for special in specials(book) for part in ("", "-text")}
    wanted |= {f"symbol-{symbol}" for symbol in get_args(Symbol)} | {f"direction-{way}" for way in DIRECTIONS}
    wanted |= {f"timing-{ability.timing}" for ability in book.abilities.values()}
    wanted |= {f"mode-{mode}{part}" for mode in MODES for part in ("", "-text")}
    wanted |= {f"option-mode-{mode}" for mode in MODES} | {
        f"option-{e.message}" for e in book.difficulties.values()
    }
    assert sorted(message for message in wanted if not bundle.has_message(message)) == []


def test_every_objective_names_the_rule_that_tells_of_it(book: Book) -> None:
    rules = GAME.rulebook
    told = {entry.id: rules[entry.rule].title for entry in book.objectives.values()}
    assert told == {entry.id: say(entry.message) for entry in book.objectives.values()}


def test_no_message_speaks_of_an_entry_that_does_not_exist(book: Book) -> None:
    content = ENGLISH[: ENGLISH.index("## Prompts")]
    known = {entry.message for entry in entries(book)}
    families = {"ability", "card", "kraken", "difficulty", "diver"}
    named = {tuple(message.split("-")[:2]) for message in MESSAGE.findall(content)}
    assert {"-".join(name) for name in named if name[0] in families} - known == set()


def test_messages_fill_in_their_numbers() -> None:
    assert say("top-move", steps=1, direction="left") == "The head moves 1 space left."
    assert say("top-move", steps=2, direction="down") == "The head moves 2 spaces down."
    assert say("objective-level", level=2) == "Objective II"
    assert say("space-label", kind="Cave", cell="D2") == "Cave, D2"
    assert say("pod-name", number=3) == "Pod 3"
    assert say("card-trench_knife") == "Trench Knife"
    assert say("option-difficulty-abyss") == "Abyss"
