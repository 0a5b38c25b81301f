"""Content: read, overridden, decoded, and refused with words that lead to the entry."""

from typing import Annotated, Any

import msgspec
import pytest

from fathomfive.kernel.book import ContentError, Prose, content_hash, decode, prose_of, read_toml
from fathomfive.kit.content import merge


class Draw(msgspec.Struct, frozen=True, tag_field="op", tag="draw", forbid_unknown_fields=True):
    count: int = 1


class Swim(msgspec.Struct, frozen=True, tag_field="op", tag="swim", forbid_unknown_fields=True):
    max: Annotated[int, msgspec.Meta(ge=1)]

    def __post_init__(self) -> None:
        if self.max > 9:
            raise ValueError("nobody swims so far")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: int
    effects: tuple[Draw | Swim, ...] = ()


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]
    limits: dict[str, int] = {}


def sheet() -> dict[str, Any]:
    return {
        "card": [
            {"id": "winch", "copies": 3, "effects": [{"op": "draw"}]},
            {"id": "fins", "copies": 4, "effects": [{"op": "swim", "max": 2}]},
        ],
        "limits": {"hand": 6, "rounds": 60},
    }


def decoded(overrides: dict[str, Any]) -> Sheet:
    return decode(Sheet, merge(sheet(), overrides, "cards.toml"), "cards.toml")


def test_a_sheet_is_decoded() -> None:
    assert decoded({}).card[1] == Card("fins", 4, (Swim(2),))


@pytest.mark.parametrize("card", [{"fins": {"copies": 7}}, [{"id": "fins", "copies": 7}]])
def test_an_override_finds_its_entry_by_id(card: object) -> None:
    changed = decoded({"card": card})
    assert [(entry.id, entry.copies) for entry in changed.card] == [("winch", 3), ("fins", 7)]
    assert changed.card[1].effects == (Swim(2),)


def test_tables_are_merged_and_other_values_replaced() -> None:
    changed = decoded({"limits": {"hand": 7}, "card": {"winch": {"effects": []}}})
    assert changed.limits == {"hand": 7, "rounds": 60}
    assert changed.card[0].effects == ()


def test_an_override_leaves_the_original_alone() -> None:
    table = sheet()
    merge(table, {"limits": {"hand": 7}, "card": {"fins": {"copies": 7}}}, "cards.toml")
    assert table == sheet()


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ({"winhc": {"copies": 4}}, 'cards.toml: card "winhc" does not exist, so it cannot be overridden'),
        ([{"copies": 4}], "cards.toml: card: an override must name the entries it changes by their id"),
        (4, "cards.toml: card: an override must name the entries it changes by their id"),
    ],
)
def test_an_override_without_an_entry_is_refused(card: object, message: str) -> None:
    with pytest.raises(ContentError) as error:
        decoded({"card": card})
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"effects": [{"op": "mvoe"}]}, 'cards.toml: card "winch": effects[0].op: unknown value "mvoe"'),
        ({"effects": [{"op": "draw"}, {}]}, 'cards.toml: card "winch": effects[1]: "op" is missing'),
        (
            {"effects": [{"op": "draw", "cuont": 2}]},
            'cards.toml: card "winch": effects[0]: unknown field "cuont"',
        ),
        (
            {"effects": [{"op": "swim", "max": 10}]},
            'cards.toml: card "winch": effects[0]: nobody swims so far',
        ),
        ({"copies": "3"}, 'cards.toml: card "winch": copies: Expected `int`, got `str`'),
        ({"colour": "red"}, 'cards.toml: card "winch": unknown field "colour"'),
    ],
)
def test_a_fault_is_told_with_file_and_entry(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError) as error:
        decoded({"card": {"winch": change}})
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"cards": []}, 'cards.toml: unknown field "cards"'),
        ({}, 'cards.toml: "card" is missing'),
        ({"card": [{"copies": 1}]}, 'cards.toml: card[0]: "id" is missing'),
        ({"card": [], "limits": {"hand": "six"}}, "cards.toml: limits[...]: Expected `int`, got `str`"),
    ],
)
def test_a_fault_outside_the_entries_is_told_with_its_place(table: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError) as error:
        decode(Sheet, table, "cards.toml")
    assert str(error.value) == message


def test_two_entries_with_one_id_are_refused() -> None:
    twins = {"card": [{"id": "winch", "copies": 3}, {"id": "winch", "copies": 1}]}
    with pytest.raises(ContentError, match=r'cards\.toml: card "winch" stands there twice'):
        decode(Sheet, twins, "cards.toml")


def test_a_file_is_read_from_its_package_and_a_broken_one_named(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sunkenbox" / "content").mkdir(parents=True)
    (tmp_path / "sunkenbox" / "__init__.py").touch()
    (tmp_path / "sunkenbox" / "content" / "good.toml").write_text("depth = 3")
    (tmp_path / "sunkenbox" / "content" / "bad.toml").write_text("depth = = 3")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert read_toml("sunkenbox", "content/good.toml") == {"depth": 3}
    with pytest.raises(ContentError, match=r"^content/bad\.toml: .*line 1"):
        read_toml("sunkenbox", "content/bad.toml")


def test_the_hash_follows_the_content() -> None:
    assert content_hash(decoded({})) == content_hash(decoded({}))
    assert content_hash(decoded({})) != content_hash(decoded({"limits": {"hand": 7}}))


class Verse(msgspec.Struct, frozen=True):
    words: Prose
    n: int = 0
    title: str = ""


class Songbook(msgspec.Struct, frozen=True):
    verses: tuple[Verse, ...]
    by_name: dict[str, Verse]
    motto: Prose = ""


def songbook(words: str = "Heave.", n: int = 1, title: str = "", motto: str = "") -> Songbook:
    return Songbook((Verse("Ho."), Verse(words, n)), {"last": Verse(words, 3, title)}, motto)


def test_prose_is_no_part_of_the_hash_and_all_else_is() -> None:
    usual = content_hash(songbook())
    assert content_hash(songbook(words="Haul away.", motto="Together.")) == usual
    assert content_hash(songbook(n=2)) != usual
    assert content_hash(songbook(title="Shanty")) != usual
    assert content_hash(Songbook((), {})) != usual


def test_prose_is_found_wherever_it_stands() -> None:
    assert prose_of(songbook(motto="Together.")) == ["Together.", "Ho.", "Heave.", "Heave."]


class Verses(msgspec.Struct, frozen=True):
    a: Prose
    b: Prose
    c: Prose
    d: Prose
    e: Prose
    f: Prose
    g: Prose
    h: Prose


def test_prose_of_one_entry_comes_in_the_order_of_its_fields() -> None:
    """The hash of a game's words is made of it: it must be the same in every process."""
    assert "".join(prose_of(Verses(*"abcdefgh"))) == "abcdefgh"
