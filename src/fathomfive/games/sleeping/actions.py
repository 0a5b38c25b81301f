"""Every answer a player can give, in the order of the rulebook.

Picking one thing of a kind is always the same answer (`Member`, `Kind`, `Region` ...): the question says
what it is for. Declining, stopping and holding are the kernel's `Pass`.
"""

from __future__ import annotations

from typing import ClassVar

from fathomfive.author import Action
from fathomfive.games.sleeping.effects import CrewId

# --- picking one of a kind -------------------------------------------------------------------------------


class Member(Action, frozen=True, gc=False, tag="member"):
    member: CrewId


class Region(Action, frozen=True, gc=False, tag="region"):
    region: str


class Area(Action, frozen=True, gc=False, tag="area"):
    """A room of the ship board, or the hull."""

    area: str


class Kind(Action, frozen=True, gc=False, tag="kind"):
    """A resource, a status, a room effect, an hourglass: one word of the question's own list."""

    kind: str


class CardOf(Action, frozen=True, gc=False, tag="card-of"):
    """A card, token or level named by its id."""

    card: str


class Branch(Action, frozen=True, gc=False, tag="branch"):
    """One alternative of several, counted from 0."""

    branch: int


class SeatOf(Action, frozen=True, gc=False, tag="seat-of"):
    other: int


class Square(Action, frozen=True, gc=False, tag="square"):
    """A square of an enemy card."""

    enemy: int
    square: int


class Target(Action, frozen=True, gc=False, tag="target"):
    enemy: int


# --- the turn --------------------------------------------------------------------------------------------


class Begin(Action, frozen=True, gc=False, tag="begin"):
    """Start the turn; until then the campaign may be put away (SLG-SAVE-1)."""


class EventChoice(Action, frozen=True, gc=False, tag="event-choice"):
    key: str


class Travel(Action, frozen=True, gc=False, tag="travel"):
    pass


class ExploreAt(Action, frozen=True, gc=False, tag="explore"):
    location: int


class GoToMarket(Action, frozen=True, gc=False, tag="market"):
    pass


class GoToPort(Action, frozen=True, gc=False, tag="port"):
    pass


class TryEvent(Action, frozen=True, gc=False, tag="try-event"):
    """The test printed on an ongoing event."""

    card: str


class Skip(Action, frozen=True, gc=False, tag="skip"):
    """Forgo an action for a command (SLG-ACT-2)."""


class SailTo(Action, frozen=True, gc=False, tag="sail"):
    region: str


class Cross(Action, frozen=True, gc=False, tag="cross"):
    """Leave the map over one of its edges."""

    edge: str


class StoryChoice(Action, frozen=True, gc=False, tag="choice"):
    key: str


class TurnPage(Action, frozen=True, gc=False, tag="turn-page"):
    """Everybody has read it."""

    is_for_readers: ClassVar[bool] = True


class Leave(Action, frozen=True, gc=False, tag="leave"):
    """Leave the town."""


class Buy(Action, frozen=True, gc=False, tag="buy"):
    card: str


class Service(Action, frozen=True, gc=False, tag="service"):
    """Use one of the four services of a port."""

    service: str


# --- at any time -----------------------------------------------------------------------------------------


class Equip(Action, frozen=True, gc=False, tag="equip"):
    """Play a card from hand under a board; whose, is the next question."""

    card: str


class Unequip(Action, frozen=True, gc=False, tag="unequip"):
    card: str


class Arm(Action, frozen=True, gc=False, tag="arm"):
    """Give a weapon card to somebody else; who, is the next question."""

    card: str


class UseBoard(Action, frozen=True, gc=False, tag="board"):
    member: CrewId
    option: int


class UseCard(Action, frozen=True, gc=False, tag="card"):
    card: str
    option: int


class UseAbility(Action, frozen=True, gc=False, tag="ability"):
    card: str


class UseLevel(Action, frozen=True, gc=False, tag="level"):
    level: str


class Discard(Action, frozen=True, gc=False, tag="discard"):
    """Discard a hand card for +1 in a test."""

    card: str


# --- fights ----------------------------------------------------------------------------------------------


class Declare(Action, frozen=True, gc=False, tag="attack"):
    member: CrewId


class HandOver(Action, frozen=True, gc=False, tag="hand-over"):
    """Give an unused combat token away; the giver or the receiver pays."""

    to: int
    payer: int


class UseSynergy(Action, frozen=True, gc=False, tag="synergy"):
    owner: CrewId


class ReturnSynergy(Action, frozen=True, gc=False, tag="return-synergy"):
    owner: CrewId


class ExtraDamage(Action, frozen=True, gc=False, tag="extra"):
    """Discard an equipped card of the weapon's skill."""

    card: str


class Agree(Action, frozen=True, gc=False, tag="agree"):
    pass


# --- the table -------------------------------------------------------------------------------------------


class SitDown(Action, frozen=True, gc=False, tag="sit-down"):
    who: int


class GetUp(Action, frozen=True, gc=False, tag="get-up"):
    who: int


# --- to others --------------------------------------------------------------------------------------------


class LeaveIt(Action, frozen=True, gc=False, tag="leave-it"):
    """Another player chooses over this page or event (SLG-RULING-56)."""

    leaves_it: ClassVar[bool] = True

    to: int
