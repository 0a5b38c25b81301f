"""What the log says: who, from where, to where, why; the dice that are shown; the numbers on the map."""

import pytest

from fathomfive.games.lurk.actions import ChooseTile, Equip, Share, UseItem
from fathomfive.games.lurk.book import load_book
from fathomfive.games.lurk.game import GAME
from fathomfive.games.lurk.names import place_name
from fathomfive.games.lurk.steps.turn import CleanUp
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Motion, Tell
from fathomfive.kernel.text import Text
from fathomfive.proof.position import in_english
from fathomfive.scene import Badge, Caption, Piece
from fathomfive.scene.view import show, stage_of
from tests.games.lurk.table import Army, Battle, battle

DRONE = ("cog_drone", (0, -1))
DECKHAND = ("nautilus_deckhand", (0, 0))


def lines(b: Battle, what: str) -> list[str]:
    """What was told of this, as people read it."""
    return [in_english(GAME, Text(tell.text, tell.args)) for tell in b.said(what)]


def motions(b: Battle, what: str) -> list[Motion]:
    return [motion for tell in b.said(what) for motion in tell.motions]


def check(b: Battle, what: str) -> tuple[tuple[str, ...], str]:
    """The dice that came to the centre with the one line of this, and for whom that was good or bad."""
    [tell] = b.said(what)
    assert tell.beat is not None
    assert tell.beat.shows is not None
    return tell.beat.shows.spots, tell.beat.tone


# --- before the battle ---------------------------------------------------------------------------------


@pytest.mark.rule("LRK-SETUP-4", "LRK-SETUP-5", "LRK-OPT-3")
def test_the_opening_names_stakes_factions_armies_and_every_tile() -> None:
    told: list[Tell] = []
    Match.start(GAME, Setup("lurk", 2, {"quick_start": True}), Dice.seeded(1), sink=told.append)
    assert [tell.text for tell in told][:6] == [
        "log-opening", "log-faction", "log-faction", "log-army", "log-army", "log-map",
    ]  # fmt: skip
    laid = [motion.piece for motion in told[5].motions]
    assert len(laid) == len(set(laid)) > 30
    army = in_english(GAME, Text(told[3].text, told[3].args))
    assert army.startswith("Seat 1 shows an army of ")
    assert " 1, " in army  # twins have their numbers from the start


# --- moving --------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-MOVE-1")
def test_a_step_says_from_where_to_where_by_the_codes_of_the_map() -> None:
    b = battle({"one": DRONE, "two": ("cog_drone", (0, -1))})
    b.moves("two", (1, -2))
    assert lines(b, "step") == ["Rivet Drone 2 moves from E4 to Sand F3."]
    assert place_name(b.g.board, b.tile((0, -1))) == "E4"


@pytest.mark.rule("LRK-MOVE-1")
def test_every_step_begins_where_the_one_before_it_ended() -> None:
    b = battle({"one": DRONE}).moves("one", (0, 0), (0, 1))
    assert lines(b, "step") == [
        "Rivet Drone moves from E4 to Sand E5.",
        "Rivet Drone moves from E5 to Sand E6.",
    ]
    assert motions(b, "step") == [
        Motion("model:0", origin="hex:0,-1", to="hex:0,0"),
        Motion("model:0", origin="hex:0,0", to="hex:0,1"),
    ]


@pytest.mark.rule("LRK-MOVE-1")
def test_a_whole_way_is_one_line_and_passes_every_tile() -> None:
    b = battle({"one": DRONE}).moves("one", (0, 1))
    assert lines(b, "step") == ["Rivet Drone moves from E4 to Sand E6."]
    assert motions(b, "step") == [Motion("model:0", origin="hex:0,-1", to="hex:0,1", via=("hex:0,0",))]


@pytest.mark.rule("LRK-ROCK-1")
def test_a_slip_shows_its_die_and_says_where_one_stays() -> None:
    b = battle({"one": DRONE}, rock=[(0, 0)], dice="Sb").moves("one", (0, 0))
    assert lines(b, "slipped") == ["Rivet Drone rolls no hit, slips off the Rock at E5 and stays on E4."]
    assert check(b, "slipped") == (("lurk-die-red-black-shield",), "bad")
    assert b.said("climbed") == []


@pytest.mark.rule("LRK-ROCK-1")
def test_a_climb_shows_its_die_and_says_who_is_perched() -> None:
    b = battle({"one": DRONE}, rock=[(0, 0)], dice="Ob").moves("one", (0, 0))
    assert lines(b, "climbed") == ["Rivet Drone rolls a hit, climbs the Rock at E5 and is Perched."]
    assert check(b, "climbed") == (("lurk-die-red-black-octopus",), "good")
    assert b.said("slipped") == []


# --- searching -----------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-SEARCH-2")
@pytest.mark.parametrize(
    ("face", "what", "line", "shown"),
    [
        (
            "Ob",
            "coral-found",
            "Rivet Drone searches the Coral on E4, rolls a hit and finds something.",
            (("lurk-die-white-black-octopus",), "good"),
        ),
        (
            "Sb",
            "coral-nothing",
            "Rivet Drone searches the Coral on E4, rolls no hit and finds nothing.",
            (("lurk-die-white-black-shield",), ""),
        ),
    ],
    ids=["found", "nothing"],
)
def test_a_search_of_coral_shows_its_die_and_says_what_came_of_it(
    face: str, what: str, line: str, shown: tuple[tuple[str, ...], str]
) -> None:
    b = battle({"one": DRONE}, coral=[(0, -1)], card="0/1/2", dice=face).activates("search", (0, -1))
    assert lines(b, what) == [line]
    assert check(b, what) == shown
    assert len(b.said("item-drawn")) == (what == "coral-found")


# --- fights --------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-ATK-1", "LRK-ATK-10")
def test_a_fight_is_told_with_places_dice_and_the_hearts_that_are_left() -> None:
    b = battle({"one": DRONE, "twin": ("cog_drone", (1, -2))}, {"two": DECKHAND}, card="0/1/2", windows=False)
    b.attacks("one", "two", "Ob -- Ob")
    assert lines(b, "attacks") == ["Rivet Drone 1 on E4 attacks Deckhand on E5."]
    assert lines(b, "wounds") == ["Rivet Drone 1 against Deckhand: 1 hit, no block: **1 wound**."]
    assert lines(b, "still-stands") == ["Deckhand has 1 of 2 hearts left."]
    [rolled] = b.said("attack-roll")
    assert rolled.beat is not None
    assert rolled.beat.shows is not None
    assert (rolled.beat.weight, rolled.beat.shows.look) == ("reveal", "dice")
    assert all(spot.startswith("lurk-die-") for spot in rolled.beat.shows.spots)
    assert rolled.beat.shows.spots[0] == "lurk-die-red-black-octopus"


@pytest.mark.rule("LRK-ATK-2")
def test_the_dice_of_a_fight_are_taken_up_when_it_is_over_and_one_line_is_left() -> None:
    b = battle({"one": DRONE}, {"two": DECKHAND}, card="0/1/2", windows=False)
    b.attacks("one", "two", "Ob -- Ob")
    rolled = [motion.piece for what in ("attack-roll", "wounds") for motion in motions(b, what)]
    gone = [motion.piece for motion in motions(b, "still-stands")]
    assert gone == [piece for piece in rolled if piece.startswith("die:")]
    nodes = show(b.match, 0).nodes
    assert not [name for name in nodes if name.startswith("die:")]
    assert "duel" not in nodes
    assert isinstance(nodes["last-fight"], Caption)


@pytest.mark.rule("LRK-WOUND-1")
def test_whoever_falls_falls_somewhere() -> None:
    b = battle({"one": DRONE}, {"two": (*DECKHAND, {"wounds": 1}), "far": ("nautilus_deckhand", (0, 3))},
               card="0/1/2", windows=False)  # fmt: skip
    b.attacks("one", "two", "Ob -- Ob")
    assert lines(b, "destroyed") == ["Deckhand 1 is destroyed on E5. Seat 2 has one model left."]
    assert [(m.piece, m.origin) for m in motions(b, "destroyed")] == [("model:1", "hex:0,0")]
    assert lines(b, "fight-over") == ["The fight is over."]


@pytest.mark.rule("LRK-DICE-7")
def test_essence_of_the_dice_says_so_and_how_much_there_is_now() -> None:
    b = battle({"one": DRONE}, {"two": DECKHAND}, card="0/1/2", windows=False)
    b.attacks("one", "two", "Db -- Ob")
    assert lines(b, "essence-gained") == ["Seat 1 gains 1 Essence from the dice: 4 now."]


@pytest.mark.rule("LRK-LURK-5")
@pytest.mark.parametrize(
    ("wounds", "told"),
    [(2, ["The Old Hunger loses 1 wound: 6 of 7 hearts left."]), (0, [])],
    ids=["wounded", "whole"],
)
def test_a_creature_that_heals_says_so_and_nothing_is_told_of_nothing(wounds: int, told: list[str]) -> None:
    prey: Army = {"prey": (*DRONE, {"wounds": 1}), "other": ("cog_hulk", (-3, 0))}
    b = battle(prey, creatures={(0, 0): "ab_hunger"}, windows=False)
    b.g.creatures[0].wounds = wounds
    b.ends_turn().rolls("Ob Ob Ob Sb").ends_turn()
    assert b.fallen("prey")
    assert lines(b, "creature-healed") == told


# --- tokens and events ---------------------------------------------------------------------------------


@pytest.mark.rule("LRK-TOKEN-1")
@pytest.mark.parametrize("tokens", [["inked"], ["swimming"], []])
def test_tokens_that_come_off_are_told_and_nothing_is_told_of_nothing(tokens: list[str]) -> None:
    b = battle({"one": (*DRONE, {"tokens": tokens})}, agenda=[CleanUp()])
    assert len(b.said("clean-up")) == (tokens == ["inked"])


@pytest.mark.rule("LRK-TOKEN-2")
def test_a_second_token_of_a_kind_says_that_nothing_changes() -> None:
    foes: Army = {"two": (*DECKHAND, {"tokens": ["marked"]})}
    b = battle({"one": DRONE}, foes, event="ev_prey").ends_turn()
    assert lines(b, "token-already") == ["Deckhand is Marked already: nothing changes."]
    assert b.said("token") == []


@pytest.mark.rule("LRK-TOKEN-4")
def test_who_is_immune_is_said_to_be() -> None:
    b = battle({"one": ("cog_drone", (0, -1))}, coral=[(0, -1)], event="ev_spores").ends_turn()
    told = len(b.said("token"))
    b = battle({"one": ("low_spiner", (0, -1))}, coral=[(0, -1)], event="ev_spores").ends_turn()
    assert (told, lines(b, "token-proof")) == (1, ["Spinecaller cannot become Poisoned."])


@pytest.mark.rule("LRK-RECOV-1")
def test_recovering_names_what_comes_off() -> None:
    b = battle({"one": (*DRONE, {"tokens": ["inked", "marked"]})}, card="0/1/2")
    b.activates("recover", (0, -1)).picks("one")
    assert lines(b, "tokens-off") == ["Rivet Drone is no longer Inked and Marked."]


@pytest.mark.rule("LRK-EVENT-3")
def test_an_event_that_means_nobody_says_so() -> None:
    b = battle({"one": DRONE}, event="ev_regrowth").ends_turn()
    assert lines(b, "event-nothing") == ["That means nobody and nothing now."]


@pytest.mark.rule("LRK-EVENT-3")
def test_an_event_that_means_somebody_does_not_say_nobody() -> None:
    b = battle({"one": DRONE}, coral=[(0, -1)], event="ev_spores").ends_turn()
    assert (len(b.said("token")), b.said("event-nothing")) == (1, [])
    b = battle({"one": DRONE}, coral=[(0, 0)], event="ev_spores").ends_turn()
    assert (b.said("token"), len(b.said("event-nothing"))) == ([], 1)


@pytest.mark.rule("LRK-EVENT-3", "LRK-EVENT-5")
@pytest.mark.parametrize(
    ("creatures", "attacks"),
    [
        ({}, 0),
        ({(2, 0): "ab_eel"}, 0),
        ({(0, 0): "ab_eel"}, 1),
        ({(0, 0): "ab_eel", (2, 0): "ab_golem"}, 1),  # one with prey is enough
    ],
    ids=["none", "far", "near", "both"],
)
def test_feeding_time_means_nobody_only_where_no_creature_has_prey(
    creatures: dict[tuple[int, int], str], attacks: int
) -> None:
    b = battle({"one": DRONE}, creatures=creatures, event="ev_feeding", windows=False)
    b.rolls("Sb Sb Sb").ends_turn()
    assert (len(b.said("lurker")), len(b.said("event-nothing"))) == (attacks, 1 - attacks)


@pytest.mark.rule("LRK-EVENT-9")
@pytest.mark.parametrize(
    ("face", "what", "line", "shown"),
    [
        (
            "Ob",
            "rockfall-hit",
            "Falling rock hits Piston Hulk on E4: 1 wound.",
            (("lurk-die-red-black-octopus",), "bad"),
        ),
        (
            "Sb",
            "rockfall-missed",
            "Falling rock misses Piston Hulk on E4.",
            (("lurk-die-red-black-shield",), "good"),
        ),
    ],
    ids=["hit", "missed"],
)
def test_falling_rock_shows_its_die_and_says_whether_it_hits(
    face: str, what: str, line: str, shown: tuple[tuple[str, ...], str]
) -> None:
    b = battle({"hulk": ("cog_hulk", (0, -1))}, rock=[(0, -1)], event="ev_rockfall", dice=face).ends_turn()
    assert lines(b, what) == [line]
    assert check(b, what) == shown
    assert b.wounds("hulk") == (what == "rockfall-hit")


@pytest.mark.rule("LRK-EVENT-6", "LRK-EVENT-11")
@pytest.mark.parametrize(
    ("event", "at", "what", "line", "rule"),
    [
        ("ev_stirs", (0, 1), "stir", "chooses Abyss E6: something stirs.", "LRK-EVENT-6"),
        (
            "ev_regrowth",
            (1, 0),
            "regrow",
            "lets Searched Coral F5 grow again: it can be searched.",
            "LRK-EVENT-11",
        ),
        ("ev_crumble", (2, 0), "crumble", "lets Rock G6 crumble to Sand.", "LRK-EVENT-11"),
    ],
    ids=["stir", "regrow", "crumble"],
)
def test_the_choice_of_a_tile_is_told_with_the_rule_of_its_event(
    event: str, at: tuple[int, int], what: str, line: str, rule: str
) -> None:
    b = battle(
        {"one": DRONE},
        abyss=[(0, 1), (-1, 1)],
        coral=[(1, 0), (1, 1)],
        rock=[(2, 0), (2, -1)],
        event=event,
    )
    b.g.fresh = 0  # all Coral has been searched
    b.ends_turn().play(ChooseTile(0, b.tile(at)))
    assert lines(b, what) == [f"Seat 1 {line}"]
    assert [tell.rule for tell in b.said(what)] == [rule]


@pytest.mark.rule("LRK-EVENT-1")
def test_an_event_is_looked_at_with_what_it_does() -> None:
    b = battle({"one": DRONE}, event="ev_upwelling").ends_turn()
    [event] = b.said("event")
    assert (event.sound, event.beat is not None and event.beat.weight) == ("card-flip", "reveal")


@pytest.mark.rule("LRK-TURN-3")
def test_tokens_that_are_not_spent_are_told() -> None:
    assert lines(battle({"one": DRONE}).ends_turn(), "ends") == [
        "Seat 1 ends the turn with 3 tokens not spent."
    ]


# --- the end -------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-END-3", "LRK-END-5")
def test_the_last_line_says_who_won_and_why() -> None:
    b = battle({"one": DRONE}, {"two": DECKHAND}).concedes()
    assert [tell.rule for tell in b.said("destroyed")] == ["LRK-END-5"]
    assert lines(b, "end-elimination") == ["Seat 2 wins: no other army has a model left. One model survives."]
    assert b.told[-1].beat is not None
    assert b.told[-1].beat.weight == "end"


@pytest.mark.rule("LRK-END-4")
def test_after_the_last_round_the_points_are_told_that_decide() -> None:
    b = battle({"one": ("cog_hulk", (0, -1))}, {"two": DECKHAND}, round=15, agenda=[CleanUp()])
    assert len(b.said("worth")) == 2
    assert lines(b, "end-rounds")[0].startswith("Round 15 is over: Seat 1 wins by the points")


@pytest.mark.rule("LRK-END-4")
def test_a_draw_is_told_as_one_and_nobody_is_called_the_winner() -> None:
    b = battle({"one": DRONE}, {"two": ("cog_drone", (0, 3))}, round=15, agenda=[CleanUp()])
    assert lines(b, "end-draw") == ["Round 15 is over: survivors and Essence are equal, and it is a draw."]
    assert b.said("end-rounds") == []


# --- the map -------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-TERM-7")
def test_twins_bear_on_the_map_the_number_by_which_the_log_calls_them() -> None:
    b = battle({"one": DRONE, "two": ("cog_drone", (0, -1)), "hulk": ("cog_hulk", (2, -2))})
    nodes = show(b.match, 0).nodes

    def number(name: str) -> list[object]:
        piece = nodes[f"model:{b.uids[name]}"]
        assert isinstance(piece, Piece)
        return [mark.text for mark in piece.marks if isinstance(mark, Badge) and mark.corner == "sw"]

    assert (number("one"), number("two"), number("hulk")) == (["1"], ["2"], [])


def test_every_hex_has_its_code() -> None:
    b = battle({"one": DRONE})
    codes = {space.id: space.code for space in stage_of(b.match).spaces}
    assert codes["hex:0,-1"] == "E4"
    assert len(set(codes.values())) == len(codes)


# --- names that lines and options share ----------------------------------------------------------------


@pytest.mark.rule("LRK-EQUIP-3")
def test_a_swap_of_cards_reads_as_two_cards_and_is_told_as_two() -> None:
    b = battle({"one": (*DRONE, {"item": "it_phial"}), "two": ("cog_drone", (0, -1), {"item": "it_pearl"})})
    b.activates("move", (0, -1))
    read = [in_english(GAME, option.says) for option in show(b.match, 0).options]
    assert "Rivet Drone 1 gives Essence Phial to Rivet Drone 2 and gets Explosive Pearl" in read
    b.answers(Share)
    assert lines(b, "shared") == [
        "Rivet Drone 1 passes Essence Phial to Rivet Drone 2.",
        "Rivet Drone 2 passes Explosive Pearl to Rivet Drone 1.",
    ]


@pytest.mark.rule("LRK-EQUIP-3")
def test_a_gift_into_an_empty_slot_is_told_as_one() -> None:
    b = battle({"one": (*DRONE, {"item": "it_phial"}), "two": DRONE}).activates("move", (0, -1))
    b.answers(Share)
    assert lines(b, "shared") == ["Rivet Drone 1 passes Essence Phial to Rivet Drone 2."]


@pytest.mark.rule("LRK-EQUIP-2")
@pytest.mark.parametrize(
    ("item", "put_back"),
    [("it_pearl", ["Rivet Drone puts Explosive Pearl back into the Item Reserve."]), ("", [])],
    ids=["full", "empty"],
)
def test_equipping_says_what_is_taken_and_what_is_put_back(item: str, put_back: list[str]) -> None:
    b = battle({"one": (*DRONE, {"item": item})})
    b.g.players[0].items = ["it_phial"]
    b.activates("move", (0, -1)).answers(Equip)
    assert lines(b, "equipped") == [
        "Rivet Drone takes Essence Phial from the Item Reserve: “Gain 2 Essence.”"
    ]
    assert lines(b, "put-back") == put_back


@pytest.mark.rule("LRK-EQUIP-5")
@pytest.mark.parametrize(("single_use", "spent"), [(True, " It is used up."), (False, "")])
def test_using_an_item_says_whether_it_is_used_up(single_use: bool, spent: str) -> None:
    book = load_book({"item_deck": {"card": {"it_phial": {"single_use": single_use}}}})
    b = battle({"one": (*DRONE, {"item": "it_phial"})}, book=book).activates("move", (0, -1))
    b.answers(UseItem)
    assert lines(b, "item-used") == [f"Rivet Drone uses Essence Phial: “Gain 2 Essence.”{spent}"]


@pytest.mark.rule("LRK-TURN-3")
def test_ending_a_turn_counts_tokens_and_does_not_name_them() -> None:
    b = battle({"one": DRONE})
    read = [in_english(GAME, option.follows) for option in show(b.match, 0).options]
    assert "3 tokens stay unused. An event follows." in read


@pytest.mark.rule("LRK-EQUIP-5")
def test_nothing_is_told_of_tokens_that_nobody_has() -> None:
    b = battle({"one": (*DRONE, {"item": "it_antidote"})}).activates("move", (0, -1))
    b.answers(UseItem)
    assert (len(b.said("item-used")), b.said("tokens-off")) == (1, [])
