"""The content of The Refuge: counts, effects, overrides, errors, and every rule written down."""

import re
from collections import Counter
from importlib.resources import files
from itertools import chain
from typing import Any

import pytest

from fathomfive.games.refuge.board import cell_id
from fathomfive.games.refuge.book import Book, load_book
from fathomfive.games.refuge.effects import (
    ChooseOne,
    Draw,
    EachDiver,
    Eliminate,
    FlipAbility,
    KrakenCloser,
    MoveSelf,
    Pull,
    Steal,
)
from fathomfive.games.refuge.entries import (
    Ability,
    AbilityId,
    CardId,
    Devour,
    DiverId,
    HeadMove,
    Objective,
    ObjectiveId,
    PodObjective,
    PodObjectiveId,
    SalvageCard,
)
from fathomfive.games.refuge.game import GAME
from fathomfive.games.refuge.goals import Always, Cost, OnSpace
from fathomfive.games.refuge.goals import Counter as Counted
from fathomfive.kernel.book import ContentError, content_hash, read_toml


@pytest.fixture(scope="module")
def book() -> Book:
    return load_book()


def ability(book: Book, name: str) -> Ability:
    return book.abilities[AbilityId(name)]


def card(book: Book, name: str) -> SalvageCard:
    return book.salvage[CardId(name)]


def objective(book: Book, name: str) -> Objective:
    return book.objectives[ObjectiveId(name)]


def pod(book: Book, name: str) -> PodObjective:
    return book.pod_objectives[PodObjectiveId(name)]


def copies(book: Book, name: str) -> int:
    return book.salvage_decks["competitive"].count(CardId(name))


# --- counts -------------------------------------------------------------------------------------------------


def test_everything_in_the_box_is_there(book: Book) -> None:
    assert len(book.divers) == 6
    assert len(book.abilities) == 18
    assert {len(abilities) for abilities in book.abilities_of.values()} == {3}
    assert len(book.salvage_decks["competitive"]) == 64
    assert len(book.salvage_decks["coop"]) == 56
    assert copies(book, "grabber") == 8
    assert [len(deck.cards) for deck in book.kraken_decks.values()] == [10, 10]
    assert [len(ids) for ids in book.objectives_of_level.values()] == [3, 3, 3]
    assert len(book.pod_objectives) == 7
    assert book.components.tentacles == 16
    assert book.components.escape_pods == len(book.boards["competitive"].of_kind["finish"]) == 7
    assert book.components.objective_markers == 3
    assert book.divers[DiverId("sophie")].cameras == 3


def test_the_salvage_deck_has_its_types(book: Book) -> None:
    types = Counter(book.salvage[card].type for card in book.salvage_decks["competitive"])
    assert types == {"weapon": 16, "motion": 12, "tool": 12, "signal": 8, "aid": 8, "grabber": 8}
    weapons = {card.id for card in book.salvage.values() if card.weapon is not None}
    assert weapons == {card.id for card in book.salvage.values() if card.type == "weapon"}
    playable = {card.id for card in book.salvage.values() if card.weapon is not None and card.effects}
    assert playable == {"speargun"}


def test_the_kraken_deck_has_its_symbols(book: Book) -> None:
    cards = [book.kraken[card] for card in book.kraken_decks["kraken"].cards]
    symbols = Counter(chain.from_iterable(card.bottom for card in cards))
    assert symbols == {"down": 10, "spawn": 9, "down2": 4, "left": 3, "right": 3, "up": 1}
    tops = Counter((card.top.direction, card.top.steps) for card in cards if isinstance(card.top, HeadMove))
    assert tops == {("left", 1): 2, ("left", 2): 2, ("right", 1): 2, ("right", 2): 2}
    for card in book.kraken.values():
        assert card.reshuffle == isinstance(card.top, Devour)


def test_the_numbers_of_a_setup(book: Book) -> None:
    assert book.coop.threat_start == (0, 0, 1, 1)
    placed = len(book.boards["coop"].spawns)
    supply = [book.components.tentacles - placed - threat for threat in book.coop.threat_start]
    assert supply == [9, 9, 8, 8]
    assert (book.coop.actions_per_turn, book.coop.threat_spaces, book.coop.recover_cost) == (2, 4, 2)
    assert (book.competitive.start_hand, book.competitive.hand_limit, book.competitive.max_rounds) == (
        2,
        6,
        60,
    )


def test_each_level_has_one_blue_objective_for_the_first_dive(book: Book) -> None:
    blue = [entry.id for entry in book.objectives.values() if entry.blue]
    assert blue == ["obj1_clear_water", "obj2_tag_the_beast", "obj3_board_the_wreck"]
    assert [entry.objectives for entry in book.difficulties.values()] == ["blue", "random", "random"]
    assert book.difficulties["abyss"].deck == "kraken_abyss"


# --- what entries do ----------------------------------------------------------------------------------------


def test_effects_are_small_structs(book: Book) -> None:
    assert card(book, "speargun").effects == (Eliminate(range=3),)
    assert card(book, "net_launcher").effects == (Eliminate(),)
    assert ability(book, "mags_bull_rush").effects == (MoveSelf(max=3, eliminate_entered=True),)
    assert card(book, "grabber").effects == (ChooseOne(options=(Steal(range=2), Pull(max=2))),)


def test_effects_depend_on_the_mode(book: Book) -> None:
    orders, bell = ability(book, "michael_standing_orders"), card(book, "ships_bell")
    assert orders.effects_in("coop", 1) == (MoveSelf(max=2),)
    assert orders.effects_in("coop", 2) == orders.effects
    assert orders.effects_in("competitive", 2) == orders.competitive_effects
    assert bell.effects_in("coop") == bell.effects
    assert bell.effects_in("competitive") == bell.competitive_effects
    veil = ability(book, "vega_ink_veil")
    assert (veil.trigger_in("coop"), veil.trigger_in("competitive")) == (
        "before_kraken_bottom",
        "kraken_card_drawn",
    )


def test_objectives_say_what_they_need(book: Book) -> None:
    tag = objective(book, "obj2_tag_the_beast")
    assert tag.goal == Counted(need=(3, 2, 2, 2))
    charges = objective(book, "obj3_scuttling_charges")
    assert [cell_id(cell) for cell in charges.marked_cells(1)] == ["c2r11", "c4r11", "c6r11"]
    assert [cell_id(cell) for cell in charges.marked_cells(3)] == ["c2r11", "c6r11"]
    assert charges.special is not None
    assert charges.special.after == (KrakenCloser(),)
    either = EachDiver(choose=(FlipAbility(), Draw()))
    assert objective(book, "obj1_hidden_cache").reward == (either,)


def test_pods_say_what_they_cost(book: Book) -> None:
    code, light = pod(book, "pod_obj_pressure_code"), pod(book, "pod_obj_last_light")
    assert (code.condition, code.cost) == (Always(), Cost("same_type", 3))
    assert (light.condition, light.cost) == (OnSpace(kinds=("cave", "whirlpool"), min_row=5), Cost("any", 2))


# --- overrides and errors -----------------------------------------------------------------------------------


def test_an_override_changes_one_number(book: Book) -> None:
    other = load_book(
        {"salvage": {"card": {"air_jet": {"copies": 1}}}, "setup": {"coop": {"actions_per_turn": 3}}}
    )
    assert copies(other, "air_jet") == 1
    assert len(other.salvage_decks["coop"]) == 54
    assert other.coop.actions_per_turn == 3
    assert card(other, "winch") == card(book, "winch")
    assert content_hash(other) != content_hash(book) == content_hash(load_book())


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        ({"salvag": {}}, 'there is no content file "salvag"; there are abilities, boards, '),
        (
            {"salvage": {"card": {"winch": {"effects": [{"op": "mvoe"}]}}}},
            'salvage.toml: card "winch": effects[0].op: unknown value "mvoe"',
        ),
        (
            {"salvage": {"card": {"winch": {"effects": []}}}},
            'salvage.toml: card "winch": the card is neither a Weapon nor has it effects',
        ),
        (
            {"abilities": {"ability": {"mags_haymaker": {"diver": "nemo"}}}},
            'abilities.toml: ability "mags_haymaker": there is no Diver "nemo"',
        ),
        (
            {"abilities": {"ability": {"mags_haymaker": {"diver": "vega"}}}},
            'abilities.toml: Diver "mags" has 2 abilities, not 3',
        ),
        (
            {"abilities": {"ability": {"mags_haymaker": {"timing": "free"}}}},
            'abilities.toml: ability "mags_haymaker": a reaction needs a trigger, and nothing else has one',
        ),
        (
            {"boards": {"board": {"coop": {"picture": ["........."] * 12}}}},
            'boards.toml: board "coop": row 0 is ".........", but must be ".TTTTTTT."',
        ),
        (
            {"boards": {"board": {"coop": {"head_home": "c6r8"}}}},
            'boards.toml: board "coop": head_home is outside the rows of kraken.toml',
        ),
        (
            {"kraken": {"card": {"k09": {"reshuffle": False}}}},
            'kraken.toml: card "k09": a card with the devour symbol needs the reshuffle symbol (REF-CARD-6)',
        ),
        (
            {"objectives": {"objective": {"obj1_soundings": {"markers": [["c0r3"]] * 4}}}},
            'objectives.toml: objective "obj1_soundings": a marker lies on c0r3, but the board has no',
        ),
        (
            {
                "objectives": {
                    "objective": {"obj1_soundings": {"markers": [["c1r3", "c2r3", "c3r3", "c4r3"]] * 4}}
                }
            },
            'objectives.toml: objective "obj1_soundings": 4 markers, but there are only 3',
        ),
        (
            {"objectives": {"objective": {"obj1_soundings": {"markers": [[], [], [], []]}}}},
            'objectives.toml: objective "obj1_soundings": this goal needs markers for every number',
        ),
        (
            {"objectives": {"objective": {"obj1_soundings": {"blue": True}}}},
            "objectives.toml: level 1 has 3 objectives, 2 of them blue; it must have 3, one of them blue",
        ),
        (
            {"setup": {"components": {"kraken_cards": 11}}},
            "kraken.toml: 10 Kraken cards, but setup.toml [components] counts 11",
        ),
        (
            {"setup": {"components": {"grabbers": 7}}},
            "salvage.toml: 8 competitive cards, but setup.toml counts 7 Grabbers",
        ),
        (
            {"setup": {"components": {"salvage_cards": 63}}},
            "salvage.toml: 64 cards, but setup.toml [components] counts 63",
        ),
        (
            {"setup": {"coop": {"threat_start": [4, 0, 1, 1]}}},
            "setup.toml: [coop] the dive is lost before it begins with 1 players",
        ),
    ],
)
def test_faulty_content_is_refused_with_file_and_entry(overrides: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError) as error:
        load_book(overrides)
    assert str(error.value).startswith(message)


def test_a_printed_deck_must_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Overrides may change how many copies there are, the file itself may not without changing its totals."""

    def misprinted(package: str, name: str) -> dict[str, Any]:
        table = read_toml(package, name)
        if name == "content/salvage.toml":
            cards = {entry["id"]: entry for entry in table["card"]}
            cards["winch"]["copies"] += 1
            cards["air_jet"]["copies"] -= 1
        return table

    monkeypatch.setattr("fathomfive.kit.content.read_toml", misprinted)
    with pytest.raises(ContentError, match=r'^salvage\.toml: type "motion": 11 cards, but its total is 12$'):
        load_book()


# --- rules --------------------------------------------------------------------------------------------------

FAMILIES = {
    "SETUP": 15,
    "TURN": 9,
    "OCC": 4,
    "MOVE": 3,
    "SPACE": 8,
    "ELIM": 2,
    "SALV": 3,
    "CONTACT": 6,
    "PASS": 3,
    "REC": 3,
    "ABIL": 4,
    "HEAD": 9,
    "CARD": 7,
    "TENT": 10,
    "DEV": 5,
    "OBJ": 16,
    "END": 7,
    "SOLO": 3,
    "ABYSS": 8,
    "RULING": 41,
    "COMP": 17,
}


def test_every_rule_is_written_down() -> None:
    rules = GAME.rulebook
    expected = {
        f"REF-{family}-{number}" for family, last in FAMILIES.items() for number in range(1, last + 1)
    }
    assert {rule.id for rule in rules} == expected
    assert len(rules) == 183
    assert {rule.id for rule in rules if rule.ruling} == {name for name in expected if "-RULING-" in name}
    for rule in rules:
        assert len(rule.title.split()) <= 5, rule.id
        assert rule.text.endswith((".", ")")), rule.id
        assert not rule.ruling or "? " in rule.text, f"{rule.id}: a ruling answers a question"


def test_rules_that_content_names_exist() -> None:
    rules = GAME.rulebook
    sources = [file for file in files(GAME.package).iterdir() if file.name.endswith(".py")]
    named = set(re.findall(r"REF-[A-Z]+-\d+", "".join(file.read_text("utf-8") for file in sources)))
    assert "REF-HEAD-2" in named
    assert {name for name in named if name not in rules} == set()
