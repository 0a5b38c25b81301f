"""Who stands beside a table: let in to play, and without a seat. Some had one, and lost what proves it.

Journals hold seats and no guests, so a proposal to give a seat back carries a badge instead of a guest; whose
it is can be told only among those who were let in.
"""

from __future__ import annotations

from fathomfive.tables.ids import hashed
from fathomfive.tables.table import Proposal, Table

MOST_BESIDE = 12
"""Of those who stand beside a table the ones who looked last are offered a seat."""


def badge_of(guest: str) -> str:
    return hashed(guest)[:32]


def beside(table: Table) -> list[str]:
    """Who was let in to play and has no seat, whoever looked last first."""
    seated = set(table.owners.values())
    found = [one for one in table.members.values() if one.role == "play" and one.guest not in seated]
    return [one.guest for one in sorted(found, key=lambda one: -one.seen_at)][:MOST_BESIDE]


def heir_of(table: Table, proposal: Proposal) -> str:
    """Whom the seats would belong to; nobody, if they have gone or sat down elsewhere meanwhile."""
    return next((guest for guest in beside(table) if badge_of(guest) == proposal.heir), "")
