"""The title page: options and set-ups are checked, codecs refuse, hashes follow rules, games are found."""

from dataclasses import replace
from importlib.metadata import EntryPoint
from typing import Annotated, Any, Literal

import msgspec
import pytest

from fathomfive.kernel import game as registry
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup, find_game, installed_games
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Pass
from fathomfive.kernel.text import Texts, house_words, say
from fathomfive.scene.set_up import OptionField, option_fields
from tests.toys.pearls.game import GAME, Breathe, Choose, Light


class Options(msgspec.Struct, frozen=True):
    sea: Literal["wild", "calm", "deep"] = "calm"
    storms: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=2, le=5)] = 3


OPEN = replace(GAME, options=Options, fits=lambda options, seats: None, _books={})

# --- options -------------------------------------------------------------------------------------------


def test_options_become_fields_in_the_order_they_are_written() -> None:
    assert option_fields(OPEN) == (
        OptionField("sea", "choice", "calm", ("wild", "calm", "deep")),
        OptionField("storms", "toggle", False, (False, True)),
        OptionField("rounds", "count", 3, (2, 3, 4, 5)),
    )


@pytest.mark.parametrize(
    "kind", [int, Annotated[int, msgspec.Meta(ge=1)], Annotated[int, msgspec.Meta(le=1)], str, list[int]]
)
def test_an_option_nobody_could_offer_is_a_fault_of_the_game(kind: Any) -> None:
    strange = msgspec.defstruct("Strange", [("depth", kind)], frozen=True)
    with pytest.raises(TypeError, match="option depth: use bool, Literal"):
        option_fields(replace(OPEN, options=strange))


@pytest.mark.parametrize("given", [{}, {"sea": "calm"}, {"storms": False, "rounds": 3}, {"rounds": "3"}])
def test_what_is_not_chosen_has_its_default(given: dict[str, Any]) -> None:
    assert OPEN.read_options(given) == Options()


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"tide": 1}, "refused-unknown-option"),
        ({"sea": "dry"}, "refused-bad-option"),
        ({"rounds": 6}, "refused-bad-option"),
        ({"storms": "perhaps"}, "refused-bad-option"),
    ],
)
def test_a_wrong_option_is_refused_by_its_name(given: dict[str, Any], why: str) -> None:
    with pytest.raises(Refused) as refusal:
        OPEN.read_options(given)
    assert refusal.value.why.id == why
    assert next(iter(given)) in str(refusal.value)


# --- set-up --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_too_few_and_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        Match.start(GAME, Setup("pearls", seats), Dice.seeded(0))
    assert refusal.value.why == say("refused-seats", seats=seats, least=2, most=4)


def test_a_set_up_that_does_not_fit_is_refused_in_the_games_words() -> None:
    with pytest.raises(Refused) as refusal:
        Match.start(GAME, Setup("pearls", 2, {"sea": "wild"}), Dice.seeded(0))
    assert refusal.value.why == say("refused-wild")


def test_content_is_overridden_for_one_match_alone() -> None:
    rich = Setup("pearls", 2, overrides={"sea": {"bank": 99}})
    assert Match.start(GAME, rich, Dice.seeded(0)).state.bank > 90
    assert Match.start(GAME, Setup("pearls", 2), Dice.seeded(0)).state.bank <= 30


def test_matches_with_the_same_options_share_a_book_and_old_ones_are_forgotten() -> None:
    read: list[int] = []

    def book(overrides: Any, options: Any) -> Any:
        read.append(1)
        return object()

    game = replace(GAME, book=book, _books={})
    first = game.book_for(Options(), {})
    assert game.book_for(Options(), {}) is first
    for bank in range(64):
        game.book_for(Options(), {"sea": {"bank": bank}})
    assert len(game._books) == 64
    assert game.book_for(Options(), {}) is not first


# --- codecs and hashes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [Choose(1, "cove"), Light(0), Breathe(3, True), Pass(2)])
def test_an_answer_is_the_same_after_a_trip_through_the_codec(action: Any) -> None:
    assert GAME.read_action(msgspec.json.encode(action)) == action


@pytest.mark.parametrize(
    "raw", ["", "{}", "[]", '{"do":"fly","seat":0}', '{"do":"breathe","seat":0}', '{"do":"pass"}']
)
def test_an_answer_that_cannot_be_read_is_refused(raw: str) -> None:
    with pytest.raises(Refused, match="refused-unreadable-answer"):
        GAME.read_action(raw)


def test_the_rules_hash_follows_mechanics_and_nothing_else() -> None:
    book = GAME.book_for(GAME.read_options({}), {})
    assert GAME.rules_hash(book) == replace(GAME, title="Perlen").rules_hash(book)
    other = GAME.book_for(GAME.read_options({}), {"sea": {"bank": 31}})
    hashes = {
        GAME.rules_hash(book),
        GAME.rules_hash(other),
        replace(GAME, version=2).rules_hash(book),
        replace(GAME, schema=2).rules_hash(book),
        replace(GAME, id="perlen").rules_hash(book),
    }
    assert len(hashes) == 5


def test_a_hash_is_remembered_for_this_very_book_only() -> None:
    books = [GAME.book({"sea": {"bank": bank}}, GAME.read_options({})) for bank in range(20, 100)]
    first = [GAME.rules_hash(book) for book in books]
    assert len(set(first)) == len(books)
    assert [GAME.rules_hash(book) for book in books] == first


def test_the_text_hash_is_that_of_the_prose(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    (tmp_path / "sunkenprose" / "text").mkdir(parents=True)
    (tmp_path / "sunkenprose" / "__init__.py").touch()
    rules = tmp_path / "sunkenprose" / "rules.toml"
    words = tmp_path / "sunkenprose" / "text" / "en.ftl"
    monkeypatch.syspath_prepend(str(tmp_path))
    seen = set()
    for rule, word in (("a", "b"), ("a", "c"), ("b", "c")):
        rules.write_text(rule)
        words.write_text(word)
        seen.add(replace(GAME, package="sunkenprose").text_hash)
    assert len(seen) == 3


# --- the registry --------------------------------------------------------------------------------------


def test_games_are_found_by_their_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint("pearls", "tests.toys.pearls.game:GAME", "fathomfive.games")]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    installed_games.cache_clear()
    try:
        assert list(installed_games()) == ["pearls"]
        assert find_game("pearls") is GAME
        with pytest.raises(Refused) as refusal:
            find_game("chess")
        assert refusal.value.why == say("refused-no-such-game", game="chess", known="pearls")
    finally:
        installed_games.cache_clear()


# --- the kernel's own words ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        say("refused-over"),
        say("refused-not-asked", seat=1),
        say("refused-passed"),
        say("refused-not-legal", kind="reef"),
        say("refused-undo"),
        say("refused-unreadable-answer", reason="it is empty"),
        say("refused-seats", seats=1, least=2, most=4),
        say("refused-unknown-option", option="tide", game="Pearls"),
        say("refused-bad-option", reason="no such sea"),
        say("refused-no-campaign", game="Pearls"),
        say("refused-no-such-game", game="chess", known="pearls"),
        say("prompt-waiting", who=say("person", seat=0)),
        say("prompt-waiting-several", count=2),
        say("prompt-answered"),
        say("prompt-passed"),
        say("banner-won"),
        say("banner-lost"),
        say("banner-over"),
    ],
    ids=lambda words: words.id,
)
def test_whatever_the_kernel_says_it_has_words_for(words: Any) -> None:
    texts = Texts("en", house_words(), fallback="")
    sentence = texts(words)
    assert texts.missing == []
    assert "{" not in sentence
    assert "[" not in sentence


def test_seats_are_counted_from_one_among_people() -> None:
    texts = Texts("en", house_words())
    assert [texts(say("person", seat=seat)) for seat in (0, 3)] == ["Seat 1", "Seat 4"]
