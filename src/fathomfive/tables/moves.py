"""What people at a table may do to the match: answer, take back, propose, vote, leave a standing pass.

Each function looks at the table, refuses with a reason, or changes the match and says which entry that is.
The caller holds the table's lock and throws the table away if the entry does not reach the journal.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from fathomfive.kernel.game import Refused
from fathomfive.kernel.journal import Played, Proposed, Rewound, StandingPass, Undone, Voted
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Action
from fathomfive.kernel.text import say
from fathomfive.tables.changes import Change
from fathomfive.tables.courtesy import pass_over_the_idle
from fathomfive.tables.entries import TableEntry, raw
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Proposal, Table

log = logging.getLogger(__name__)

MOST_TRIED = 100
"""Answers that are tried where one has broken a rule, to see whether another leads on."""
MOST_STANDING = 50
"""Kinds of windows a seat may have left word about: more than any game has; they are saved with the match."""
MOST_REWINDS = 50
"""At one table: each one is kept for good, and every replay passes through all of them."""


class Draft(msgspec.Struct):
    """An entry that may be written now, with what changes beside it."""

    entry: TableEntry
    also: list[Change] = []
    columns: Mapping[str, Any] = {}
    """Of the tables row."""
    keep: Literal["", "current", "forever"] = ""
    """Write a checkpoint in the same transaction; one to be kept for good where replay cannot pass."""


def running(table: Table) -> Match[Any]:
    """The match, if it can be played on."""
    if table.row.phase == "frozen":
        raise Refusal("frozen", "refused-frozen")
    if table.match is None:
        raise Refusal("phase", "refused-not-begun")
    if table.match.over:
        raise Refusal("phase", "refused-over")
    return table.match


def must_own(table: Table, guest: str, seat: int) -> None:
    """Whose answers count: the owner's, unless a bot covers the seat."""
    _must_be_owner(table, guest, seat)
    if table.places[seat].cover:
        raise Refusal("refused", say("refused-covered", seat=seat))


def _must_be_owner(table: Table, guest: str, seat: int) -> None:
    if table.owners.get(seat) != guest:
        raise Refusal("forbidden", say("refused-not-your-seat", seat=seat))


def _must_be_open(table: Table, match: Match[Any], ask: int) -> None:
    if match.ask is None or ask != table.ask:
        raise Refusal("stale", "refused-stale")


def _must_be_asked(table: Table, ask: int, seat: int) -> None:
    """What others answered meanwhile does not make one's own answer late, if the question is still there."""
    if not table.is_open(seat, ask):
        raise Refusal("stale", "refused-stale")


def read_action(table: Table, given: bytes) -> Action:
    if table.match is None:
        raise Refusal("phase", "refused-not-begun")
    try:
        return table.game.read_action(given)
    except Refused as refused:
        raise Refusal("bad-request", refused.why) from refused


def play(table: Table, guest: str, ask: int, action: Action) -> Draft:
    match = running(table)
    must_own(table, guest, action.seat)
    _must_be_asked(table, ask, action.seat)
    return _play(table, match, action)


def play_as_bot(table: Table, bot: str, ask: int, action: Action) -> Draft:
    """A bot's answer counts only while it plays that seat: an owner who came back is asked instead."""
    match = running(table)
    if table.places[action.seat].played_by_bot != bot:
        raise Refusal("forbidden", say("refused-not-your-seat", seat=action.seat))
    _must_be_asked(table, ask, action.seat)
    line = table.ghost_line(action)
    draft = _play(table, match, action)
    table.tell_owner(line)
    return draft


def _play(table: Table, match: Match[Any], action: Action) -> Draft:
    try:
        auto = match.play(action)
    except Refused as refused:
        raise Refusal.by_the_rules(refused) from refused
    except RuleBroke as broke:  # the match stands as before; the game has a fault
        about = {"game": match.game.id, "step": broke.step, "rule": broke.rule}
        log.error("rule broke", extra=about)
        why = "refused-rule-broke"
        if not _leads_on(match):
            table.gets_stuck()
            why = "refused-stuck" if table.last_good else "refused-stuck-at-once"
        raise Refusal("refused", say(why, rule=broke.rule), broke.rule) from broke
    auto += pass_over_the_idle(table.cooperative, match)
    return Draft(Played(raw(action), tuple(raw(obvious) for obvious in auto)))


def _leads_on(match: Match[Any]) -> bool:
    """Whether some answer to the open question breaks no rule: tried on twins, until one is found."""
    try:
        answers = [option for option in match.options if option.seat in match.waiting_for]
    except RuleBroke:
        return False
    for answer in answers[:MOST_TRIED]:
        with contextlib.suppress(RuleBroke):
            match.clone().play_unchecked(answer)
            return True
    return False


def may_undo(table: Table, seat: int) -> bool:
    return (
        table.row.undo != "off"
        and table.match is not None
        and not table.places[seat].cover
        and table.match.can_take_back(seat)
    )


def undo(table: Table, guest: str, seat: int, ask: int) -> Draft:
    match = running(table)
    must_own(table, guest, seat)
    if table.row.undo == "off":
        raise Refusal("refused", "refused-undo-off")
    _must_be_open(table, match, ask)
    try:
        match.take_back(seat)
    except Refused as refused:
        raise Refusal.by_the_rules(refused) from refused
    return Draft(Undone(seat), keep="current")


def stand(table: Table, guest: str, seat: int, kind: str, stands: bool) -> Draft:
    match = running(table)
    must_own(table, guest, seat)
    if not 0 < len(kind) <= 64:
        raise Refusal("bad-request", "refused-bad-request")
    if stands and len(match.standing.get(seat, ())) >= MOST_STANDING:
        raise Refusal("too-many", "refused-too-many")
    auto = match.leave_standing_pass(seat, kind, stands=stands)
    return Draft(StandingPass(seat, kind, stands, tuple(raw(action) for action in auto)))


def propose(table: Table, guest: str, seat: int, to: int, ask: int) -> Draft | Proposal:
    """To go back: a proposal for the others, or, if nobody else has a say, one that is carried. Where the
    rules leave no way on, the way back to the last good question is open at every table."""
    match = running(table)
    must_own(table, guest, seat)
    if table.row.undo != "agreement" and to != table.last_good:
        raise Refusal("refused", "refused-no-rewind")
    if table.rewinds >= MOST_REWINDS:
        raise Refusal("refused", say("refused-rewinds", most=MOST_REWINDS))
    must_be_undecided(table)
    _must_be_open(table, match, ask)
    if not table.row.begun <= to < table.head:
        raise Refusal("refused", say("refused-no-such-moment", seq=to))
    if table.speaks_alone(guest):
        return Proposal(table.head, seat, to, [seat])
    return Draft(Proposed(seat, to))


def must_be_undecided(table: Table) -> None:
    if table.proposal is not None:
        raise Refusal("refused", "refused-proposal-open")


def vote(table: Table, guest: str, seat: int, proposal: int, yes: bool) -> Draft | Proposal:
    """A vote, or, if it was the last yes to going back or to a seat, the proposal that is carried by it.

    Whoever is covered by a bot has a say, too; and a no also takes one's own proposal back.
    """
    running(table)
    _must_be_owner(table, guest, seat)
    open_one = table.proposal
    if open_one is None or open_one.seq != proposal:
        raise Refusal("stale", "refused-no-proposal")
    if yes and seat in open_one.yes:
        raise Refusal("refused", "refused-voted")
    if not yes or table.votes_missing != [seat]:
        return Draft(Voted(seat, yes))
    if not open_one.settings or open_one.chairs:
        return open_one
    return Draft(Voted(seat, yes), columns=open_one.settings, keep="current")


def rewind(table: Table, seat: int, to: int, step_start: bytes) -> Draft:
    """What everybody agreed to: go back to the start of the step that ran after entry `to`."""
    running(table)
    table.rewind(step_start, table.next_rewind_key)
    return Draft(Rewound(to, seat=seat), keep="forever")
