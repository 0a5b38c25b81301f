"""The journal: what is written is what was played, and whatever was altered is found."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathomfive.kernel.dice import Dice, commit, mix
from fathomfive.kernel.game import Refused, Setup
from fathomfive.kernel.journal import (
    Adopted,
    Closed,
    Covered,
    Entry,
    Journal,
    JournalError,
    Played,
    Proposed,
    Recorder,
    Rewound,
    Seated,
    StandingPass,
    Undone,
    Voted,
    rewind_key,
)
from fathomfive.kernel.match import EVERY_WINDOW, Match
from fathomfive.kernel.play import Action, Ask, Pass, Play, Step
from fathomfive.proof.conformance.walk import fingerprint
from tests.kernel.bare import RULE, Say, Table, bare_game, says, the_end
from tests.toys.pearls.game import GAME, Choose

KEY = Dice.seeded("journal").key


def legal(recorder: Recorder, chance: Dice) -> Action:
    match = recorder.match
    return chance.pick([action for action in match.options if action.seat in match.waiting_for])


def played(decisions: int | None = None, *, seats: int = 3, seed: int = 0, key: str = KEY) -> Recorder:
    """Pearls, played at random to the end or for so many decisions, with answers taken back on the way."""
    recorder, chance = Recorder.start(GAME, Setup("pearls", seats), key), Dice.seeded(seed)
    while not recorder.match.over and decisions != 0:
        taker = next((seat for seat in range(seats) if recorder.match.can_take_back(seat)), None)
        if taker is not None and chance.below(3) == 0:
            recorder.undo(taker)
        else:
            recorder.play(legal(recorder, chance))
        decisions = None if decisions is None else decisions - 1
    return recorder


def written(journal: Journal) -> Journal:
    return Journal.parse(journal.lines())


def altered(journal: Journal, place: int, entry: Any) -> Journal:
    return Journal(journal.opening, [*journal.entries[:place], entry, *journal.entries[place + 1 :]])


def opened(journal: Journal, **changes: Any) -> Journal:
    return Journal(msgspec.structs.replace(journal.opening, **changes), journal.entries)


def first(journal: Journal, kind: type, after: int = 0) -> int:
    return next(n for n, entry in enumerate(journal.entries) if n >= after and isinstance(entry, kind))


# --- written and read ----------------------------------------------------------------------------------


def test_a_journal_is_a_file_of_lines_that_replays_to_the_same_table(tmp_path: Path) -> None:
    recorder = played()
    path = tmp_path / "match.fathom"
    recorder.journal.write(path)
    lines = path.read_text().splitlines()
    assert len(lines) == 1 + len(recorder.journal.entries)
    assert all(line.startswith('{"entry":') for line in lines)
    assert list(tmp_path.iterdir()) == [path]  # nothing half written is left
    read = Journal.read(path)
    assert list(read.lines()) == list(recorder.journal.lines())
    assert fingerprint(read.match_at(game=GAME)) == fingerprint(recorder.match)
    assert fingerprint(read.verify(GAME)) == fingerprint(recorder.match)
    assert any(isinstance(entry, Undone) for entry in read.entries)
    assert isinstance(read.entries[-1], Closed)


def test_the_match_can_be_seen_at_every_entry() -> None:
    recorder = Recorder.start(GAME, Setup("pearls", 2), KEY)
    seen, chance = [fingerprint(recorder.match)], Dice.seeded(3)
    while not recorder.match.over:
        recorder.play(legal(recorder, chance))
        seen.append(fingerprint(recorder.match))
    journal = written(recorder.journal)
    assert [fingerprint(journal.match_at(n, GAME)) for n in range(len(seen))] == seen
    for number in (-1, len(journal.entries) + 1):
        with pytest.raises(JournalError, match=f"there is no entry {number}"):
            journal.match_at(number, GAME)


def test_verification_is_watched_entry_by_entry() -> None:
    journal, watched = played().journal, list[int]()
    journal.verify(GAME, watched.append)
    assert watched == list(range(1, len(journal.entries) + 1))


def test_a_resumed_journal_is_played_on_with_the_right_to_take_back() -> None:
    recorder, chance = played(4), Dice.seeded(1)
    while not any(recorder.match.can_take_back(seat) for seat in range(3)):
        recorder.play(legal(recorder, chance))
    resumed = Recorder.resume(written(recorder.journal), GAME)
    assert fingerprint(resumed.match) == fingerprint(recorder.match)
    taker = next(seat for seat in range(3) if resumed.match.can_take_back(seat))
    resumed.undo(taker)
    recorder.undo(taker)
    assert fingerprint(resumed.match) == fingerprint(recorder.match)


def test_what_is_refused_is_not_written() -> None:
    recorder = played(3)
    entries = list(recorder.journal.entries)
    for attempt in (
        lambda: recorder.play(Choose(0, "moon")),
        lambda: recorder.undo(7),
        lambda: recorder.leave_standing_pass(9, "breath"),
        lambda: recorder.rewind(99, KEY),
    ):
        with pytest.raises(ValueError, match=r".+"):
            attempt()
    assert recorder.journal.entries == entries
    assert recorder.journal.verify(GAME)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], "is empty"),
        ([b"", b"  "], "is empty"),
        ([b"not json"], "line 1"),
        ([b'{"entry":"play"}'], "line 1"),
    ],
)
def test_what_is_no_journal_is_refused_with_its_place(lines: list[bytes], message: str) -> None:
    with pytest.raises(JournalError, match=message):
        Journal.parse(lines)


def test_a_damaged_line_and_another_format_are_named() -> None:
    lines = list(played(5).journal.lines())
    with pytest.raises(JournalError, match=r"match\.fathom, entry 2"):
        Journal.parse([*lines[:2], b'{"entry":"dance"}', *lines[3:]], "match.fathom")
    with pytest.raises(JournalError, match="has format 2; this release reads 1"):
        Journal.parse([lines[0].replace(b'"format":1', b'"format":2'), *lines[1:]])


# --- altered -------------------------------------------------------------------------------------------


def test_an_answer_that_was_not_legal_is_found() -> None:
    journal = played().journal
    raw = msgspec.Raw(msgspec.json.encode(Choose(0, "moon")))
    with pytest.raises(JournalError, match=r"entry 1: refused-not-legal"):
        altered(journal, 0, Played(raw)).verify(GAME)
    with pytest.raises(JournalError, match=r"entry 1: refused-unreadable-answer"):
        altered(journal, 0, Played(msgspec.Raw(b'{"do":"fly","seat":0}'))).verify(GAME)


def test_a_legal_answer_that_was_not_given_is_found_at_the_end() -> None:
    journal = played().journal
    for place, entry in enumerate(journal.entries):
        if isinstance(entry, Played) and b'"stay":true' in bytes(entry.action):
            other = msgspec.Raw(bytes(entry.action).replace(b"true", b"false"))
            with pytest.raises(JournalError):
                altered(journal, place, Played(other, entry.auto)).verify(GAME)


def test_what_followed_by_itself_is_recomputed() -> None:
    journal = played().journal
    place = next(n for n, entry in enumerate(journal.entries) if isinstance(entry, Played) and entry.auto)
    entry = journal.entries[place]
    assert isinstance(entry, Played)
    for auto in ((), (*entry.auto, *entry.auto), (msgspec.Raw(b'{"do":"pass","seat":1}'), *entry.auto[1:])):
        if tuple(map(bytes, auto)) != tuple(map(bytes, entry.auto)):
            with pytest.raises(JournalError, match=rf"entry {place + 1}: the journal says .* followed"):
                altered(journal, place, Played(entry.action, auto)).verify(GAME)


def test_another_end_is_found() -> None:
    journal = played().journal
    place = first(journal, Closed)
    closed = journal.entries[place]
    assert isinstance(closed, Closed)
    better = msgspec.structs.replace(closed.outcome, score=99.0)
    with pytest.raises(JournalError, match=rf"entry {place + 1}: ended as"):
        altered(journal, place, Closed(better, closed.state_hash)).verify(GAME)
    with pytest.raises(JournalError, match=rf"entry {place + 1}: the final table is not the recorded one"):
        altered(journal, place, Closed(closed.outcome, "0" * 32)).verify(GAME)
    with pytest.raises(JournalError, match="ended as None"):
        altered(journal, 0, closed).verify(GAME)


def test_a_left_out_entry_is_found() -> None:
    journal = played().journal
    for place in range(len(journal.entries) - 1):
        with pytest.raises(JournalError):
            Journal(journal.opening, [*journal.entries[:place], *journal.entries[place + 1 :]]).verify(GAME)


def test_a_journal_that_stops_early_is_an_unfinished_match() -> None:
    journal = played().journal
    assert not Journal(journal.opening, journal.entries[:9]).verify(GAME).over


def test_another_key_is_found() -> None:
    with pytest.raises(JournalError):
        opened(played().journal, key=Dice.seeded("other").key).verify(GAME)


def test_a_key_that_is_not_revealed_yet_says_so() -> None:
    journal = opened(played().journal, key="")
    for look in (journal.verify, journal.match_at):
        with pytest.raises(JournalError, match="key is not in this journal yet"):
            look(game=GAME)


def test_other_rules_and_another_set_up_are_found() -> None:
    journal = played().journal
    with pytest.raises(JournalError, match="other rules or content"):
        opened(journal, rules_hash="0" * 32).verify(GAME)
    richer = Setup("pearls", 3, overrides={"sea": {"bank": 31}})
    with pytest.raises(JournalError, match="other rules or content"):
        opened(journal, setup=richer).verify(GAME)


# --- the promise of a hosted table ---------------------------------------------------------------------

NONCES = ("one", "two", "three")


def hosted() -> Journal:
    journal = played(key=mix("secret", NONCES)).journal
    return opened(journal, commitment=commit("secret", "salt"), secret="secret", salt="salt", nonces=NONCES)


def test_a_kept_promise_verifies() -> None:
    assert written(hosted()).verify(GAME).over


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"commitment": commit("other", "salt")}, "not the one that was promised"),
        ({"secret": "other"}, "not the one that was promised"),
        ({"salt": "pepper"}, "not the one that was promised"),
        ({"nonces": ("one", "two", "lucky")}, "not made of the promised secret"),
        ({"nonces": ("two", "one", "three")}, "not made of the promised secret"),
        ({"key": KEY}, "not made of the promised secret"),
    ],
)
def test_a_bent_promise_is_found(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(JournalError, match=message):
        opened(hosted(), **changes).verify(GAME)


# --- taken back and rewound ----------------------------------------------------------------------------


def test_an_undo_that_was_not_allowed_is_found() -> None:
    journal = played().journal
    place = first(journal, Undone)
    undone = journal.entries[place]
    assert isinstance(undone, Undone)
    with pytest.raises(JournalError, match=rf"entry {place + 1}: refused-undo"):
        altered(journal, place, Undone((undone.seat + 1) % 3)).verify(GAME)
    with pytest.raises(JournalError, match=r"entry 1: refused-undo"):
        altered(journal, 0, Undone(0)).verify(GAME)


def test_a_rewind_is_an_entry_and_plays_on() -> None:
    recorder, chance = played(30), Dice.seeded("on")
    before = recorder.journal.match_at(8, GAME)
    recorder.rewind(8, Dice.seeded("again").key)
    assert recorder.match.snapshot() != before.snapshot()  # the future is a new one
    assert recorder.match.state.hoards == before.clone().state.hoards
    while not recorder.match.over:
        recorder.play(legal(recorder, chance))
    journal = written(recorder.journal)
    assert isinstance(journal.entries[30], Rewound)
    assert fingerprint(journal.verify(GAME)) == fingerprint(recorder.match)
    assert fingerprint(journal.match_at(game=GAME)) == fingerprint(recorder.match)


def test_a_rewind_over_a_rewind_replays() -> None:
    recorder, chance = played(20), Dice.seeded("on")
    recorder.rewind(10, Dice.seeded("a").key)
    recorder.play(legal(recorder, chance))
    recorder.rewind(22, Dice.seeded("b").key)
    recorder.rewind(5, Dice.seeded("c").key)
    recorder.play(legal(recorder, chance))
    assert fingerprint(written(recorder.journal).verify(GAME)) == fingerprint(recorder.match)


def test_many_rewinds_cost_no_more_than_their_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each used to replay everything before it, the rewinds before it included: twice the work for each."""
    recorder = played(20)
    for number in range(40):
        recorder.rewind(10 + number, Dice.seeded(number).key)
    begun: list[Any] = []
    start = Match.start

    def counted(*given: Any, **more: Any) -> Any:
        begun.append(given)
        return start(*given, **more)

    monkeypatch.setattr(Match, "start", counted)
    again = recorder.journal.verify(GAME)
    assert again.snapshot() == recorder.match.snapshot()
    assert recorder.journal.match_at(game=GAME).snapshot() == recorder.match.snapshot()
    assert len(begun) == 2  # once for each replay


def test_a_rewind_into_the_future_is_found() -> None:
    journal = played(10).journal
    for to in (11, 12, 99):
        with pytest.raises(JournalError, match=r"entry 11: entry \d+ is not before it"):
            Journal(journal.opening, [*journal.entries, Rewound(to, KEY)]).verify(GAME)


def test_a_rewind_with_another_key_is_found() -> None:
    recorder, chance = played(20), Dice.seeded("on")
    recorder.rewind(10, Dice.seeded("a").key)
    while not recorder.match.over:
        recorder.play(legal(recorder, chance))
    with pytest.raises(JournalError):
        altered(recorder.journal, 20, Rewound(10, Dice.seeded("b").key)).verify(GAME)


def test_at_a_hosted_table_the_new_dice_come_from_the_promised_secret() -> None:
    recorder = played(20, key=mix("secret", NONCES))
    opening = opened(hosted()).opening
    recorder.journal.opening = opening
    recorder.rewind(10, rewind_key(opening, 21))
    assert recorder.journal.verify(GAME)
    with pytest.raises(JournalError, match="entry 21: the new dice are not made of the promised secret"):
        altered(recorder.journal, 20, Rewound(10, KEY)).verify(GAME)


# --- standing passes, and who sat where ----------------------------------------------------------------


class Windows(Step, tag="windows"):
    left: int = 3

    def run(self, g: Table) -> Play:
        options: list[Action] = [Pass(0), Pass(1), *says(0, "a"), *says(1, "a")]
        answer = yield from Ask("react", (0, 1), options, RULE, window=True)
        g.words.append(repr(answer))
        if not self.left:
            raise the_end(2)
        g.next(Windows(self.left - 1))


def test_a_standing_pass_is_an_entry_with_what_followed() -> None:
    game = bare_game([Windows()], Windows)
    recorder = Recorder.start(game, Setup("bare", 2), KEY)
    recorder.play(Pass(0))
    recorder.leave_standing_pass(1, "react")
    recorder.play(Say(0, "a"))
    recorder.leave_standing_pass(0, "react")
    assert recorder.match.over
    journal = written(recorder.journal)
    assert fingerprint(journal.verify(game)) == fingerprint(recorder.match)
    assert fingerprint(journal.match_at(game=game)) == fingerprint(recorder.match)
    place = first(journal, StandingPass)
    entry = journal.entries[place]
    assert isinstance(entry, StandingPass)
    assert len(entry.auto) == 2  # this window closes, and the next one begins with the same pass
    for wrong in ((), entry.auto[:1]):
        with pytest.raises(JournalError, match=rf"entry {place + 1}: the journal says"):
            altered(journal, place, msgspec.structs.replace(entry, auto=wrong)).verify(game)
    with pytest.raises(JournalError):
        altered(journal, place, msgspec.structs.replace(entry, stands=False)).verify(game)


def test_who_sat_where_changes_nothing_in_the_match() -> None:
    recorder = played(6)
    table: list[Entry] = [Seated(0, "person"), Covered(0, "greedy"), Proposed(1, 3), Voted(2, False)]
    journal = Journal(recorder.journal.opening, [*table, *recorder.journal.entries, *table])
    assert fingerprint(written(journal).verify(GAME)) == fingerprint(recorder.match)


def test_an_adopted_match_goes_on_from_there() -> None:
    recorder = played(12)
    rules = GAME.rules_hash(recorder.match.book)
    adopted = Journal(recorder.journal.opening, [Adopted(recorder.match.save(), rules)])
    resumed, chance = Recorder.resume(written(adopted), GAME), Dice.seeded(5)
    assert fingerprint(resumed.match) == fingerprint(recorder.match)
    while not resumed.match.over:
        resumed.play(legal(resumed, chance))
    assert fingerprint(written(resumed.journal).verify(GAME)) == fingerprint(resumed.match)
    foreign = altered(resumed.journal, 0, Adopted(recorder.match.save(), "0" * 32))
    with pytest.raises(JournalError, match="other rules or content"):
        foreign.verify(GAME)


def test_a_game_that_is_not_installed_is_named() -> None:
    journal = played(1).journal
    elsewhere = msgspec.structs.replace(
        journal.opening, setup=msgspec.structs.replace(journal.opening.setup, game="atlantis")
    )
    with pytest.raises(Refused, match="refused-no-such-game"):
        Journal(elsewhere, journal.entries).match_at()


class RoundWithWindows(Step, tag="round-with-windows"):
    left: int = 2

    def run(self, g: Table) -> Play:
        options: list[Action] = [Pass(0), Pass(1), *says(0, "a"), *says(1, "a")]
        answer = yield from Ask("react", (0, 1), options, RULE, window=True)
        turn = yield from Ask("turn", 1, says(1, "x", "y"), RULE)
        g.words.append(repr((answer, turn)))
        if not self.left:
            raise the_end(2)
        g.next(RoundWithWindows(self.left - 1))


def test_a_rest_until_ones_turn_is_replayed_as_it_was() -> None:
    game = bare_game([RoundWithWindows()], RoundWithWindows)
    recorder = Recorder.start(game, Setup("bare", 2), KEY)
    recorder.leave_standing_pass(1, EVERY_WINDOW)
    recorder.play(Pass(0))
    recorder.play(Say(1, "x"))
    assert recorder.match.waiting_for == (0, 1)
    recorder.play(Pass(0))
    recorder.leave_standing_pass(1, EVERY_WINDOW)
    recorder.play(Say(1, "y"))
    recorder.play(Say(1, "a"))
    recorder.play(Say(1, "x"))
    journal = written(recorder.journal)
    assert fingerprint(journal.verify(game)) == fingerprint(recorder.match)
    assert fingerprint(journal.match_at(game=game)) == fingerprint(recorder.match)
