"""Campaigns between two evenings: the file a group takes home, and the table that goes on from it."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup
from fathomfive.kernel.text import say
from fathomfive.kernel.zones import Viewer
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Table


class CampaignFile(msgspec.Struct):
    """What a new table needs to go on: the same fields as the request that makes one."""

    game: str
    seats: int
    options: dict[str, Any]
    document: dict[str, Any]
    notes: str


def document_of(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The campaign document of a table. While the match runs it tells no more than a fork would: what the
    viewer cannot know is dealt anew."""
    game, match = table.game, table.match
    if table.row.phase == "frozen":
        raise Refusal("frozen", "refused-frozen")
    if game.documents is None or game.export is None:
        raise Refusal("refused", say("refused-no-campaign", game=game.title))
    if match is None:
        raise Refusal("phase", "refused-not-begun")
    if not match.over:
        match = match.sample(viewer, Dice.seeded(secrets.token_hex(32)))
    try:
        document: dict[str, Any] = game.documents.write(game.export(match.state))
        return document
    except Refused as refused:
        raise Refusal.by_the_rules(refused) from refused


def next_setup(table: Table) -> Setup:
    """The set-up of a rematch: the same, and a campaign goes on where it ended."""
    if table.game.documents is None:
        return table.setup
    return msgspec.structs.replace(table.setup, document=document_of(table, None))
