"""Giving a stranded seat back to its person. All others must agree, and its owner must have been away for the
table's patience. Against each other it takes two: whoever plays alone against an absent friend could else
look at their cards through a second browser.
"""

from __future__ import annotations

from fathomfive.kernel.journal import Proposed, Voted
from fathomfive.kernel.text import say
from fathomfive.tables.changes import Owns
from fathomfive.tables.moves import Draft, must_be_undecided, running
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.seating import place_of
from fathomfive.tables.stranded import badge_of, beside, heir_of
from fathomfive.tables.table import Proposal, Table
from fathomfive.tables.views import Here


def give_back(table: Table, guest: str, seat: int, heir: str, here: Here, moment: int) -> Draft:
    """Propose that an absent owner's seats belong to somebody who stands beside them. Carried at once where
    only one other person plays, and all win or lose together."""
    running(table)
    place = place_of(table, seat)
    own = [mine for mine in table.seats_of(guest) if table.places[mine].by == "person"]
    if not own:
        raise Refusal("forbidden", "refused-seated-only")
    must_be_undecided(table)
    owner = table.owners.get(seat)
    if owner is None or owner == guest or place.by != "person":
        raise Refusal("refused", say("refused-nobody-stranded", seat=seat))
    if heir not in beside(table):
        raise Refusal("refused", "refused-not-beside")
    if not _is_stranded(table, owner, here, moment):
        raise Refusal("refused", say("refused-not-away", seat=seat, patience=table.row.patience))
    others = {table.owners.get(one) for one in table.people} - {owner}
    if len(others) < 2 and not table.cooperative:
        raise Refusal("refused", "refused-one-word")
    mask = sum(1 << lost for lost in table.seats_of(owner))
    proposal = Proposal(table.head + 1, own[0], 0, [own[0]], {"chairs": mask, "heir": badge_of(heir)})
    entry = Proposed(own[0], 0, proposal.settings)
    if table.misses(proposal):
        return Draft(entry)
    return _carried(table, proposal, entry, heir)


def agree(table: Table, proposal: Proposal, seat: int) -> Draft:
    """The last yes: from this entry on the seats are theirs."""
    heir = heir_of(table, proposal)
    if not heir:
        raise Refusal("refused", "refused-heir-gone")
    return _carried(table, proposal, Voted(seat, True), heir)


def _carried(table: Table, proposal: Proposal, entry: Proposed | Voted, heir: str) -> Draft:
    for seat in proposal.chairs:
        table.owners[seat] = heir
    return Draft(entry, [Owns(seat, heir) for seat in proposal.chairs], keep="current")


def _is_stranded(table: Table, owner: str, here: Here, moment: int) -> bool:
    if not here.certain or owner in here.guests:
        return False
    return moment - here.away.get(owner, moment) >= table.row.patience * 1000
