"""What a house of tables can be told about how to run."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from fathomfive.tables.presets import Preset

WhoOpens: TypeAlias = Literal["everyone", "key", "operator"]


class Allowances(msgspec.Struct, frozen=True, kw_only=True):
    """How much one guest may have and ask for; 0: as much as they like. Behind one address there may be a
    whole club, so an address may ask for `people_per_address` times as much."""

    people_per_address: int = 8
    sockets_per_guest: int = 24
    watchers_per_table: int = 1000
    """Those who look on without a seat, at one node."""
    tables_per_guest: int = 60
    """That one hosts and that are not over."""
    matches_per_guest: int = 30
    """Of these, those that have begun."""
    requests_per_second: int = 30
    made_per_minute: int = 60
    """Guests, tables, links: rows that stay."""
    imports_per_hour: int = 30
    guides_per_hour: int = 30
    hints_per_minute: int = 30
    chat_per_minute: int = 40
    watchers_chat_per_minute: int = 60
    """Lines of all who watch a table together: each one is sent to everybody there."""
    points_per_minute: int = 60
    """Times somebody points at a place: each is sent to everybody there."""
    faults_per_hour: int = 30
    """Times somebody says that something is wrong: each is kept with what they saw."""
    calls_per_hour: int = 120
    """Times somebody is called by each of their ways, or tries one out: each leaves the house."""
    words_per_hour: int = 30
    """Times somebody types the words of a table or the code of a screen, which a machine could guess."""
    tries_per_hour: int = 30
    """Times somebody begins to try a challenge: each is a table."""
    request_seconds: int = 30
    """Until a request must have arrived as a whole, its body included."""


class HouseSettings(msgspec.Struct, frozen=True, kw_only=True):
    games: tuple[str, ...] | None = None
    """The games this house hosts; None: all that are installed."""
    open_tables: WhoOpens = "everyone"
    """Who may open tables; to sit down, a table's link is enough."""
    presets: tuple[Preset, ...] = ()
    """Other content that people may choose by name; there is no way to bring one's own."""
    cached_tables: int = 2000
    workers: int = 1
    """How many jobs run at once: bots, hints, replay, whatever takes longer than a moment."""
    bot_pause: float = 0.6
    """Seconds between two answers of bots, so that people can follow."""
    hint_iterations: int = 80
    """How long a hint is thought about, in worlds tried out."""
    limits: bool = True
    """Whether there is a limit to what people may have and send: `allow` says which."""
    allow: Allowances = Allowances()
    behind: float = 0.5
    """Seconds between two rounds of writing checkpoints."""
    patience: float = 5.0
    """Seconds to wait for a database that is gone before people are told."""
    sweep: float = 5.0
    """Seconds between two looks for tables whose bot nobody is thinking for."""
