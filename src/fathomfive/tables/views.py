"""What one guest or one viewer is told of a table: built up for them, from what they may know."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Protocol

import msgspec
from msgspec import UNSET, Raw, UnsetType

from fathomfive.bots import BOTS, USUAL_BOT
from fathomfive.kernel.game import Game, Setup
from fathomfive.kernel.play import Outcome
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.zones import EVERYBODY, Viewer
from fathomfive.learning.lesson import Guide
from fathomfive.learning.tutorial import LEARNER, tutorial_of
from fathomfive.learning.welcome import Odds, welcome_of
from fathomfive.scene import Scene
from fathomfive.scene.set_up import option_fields
from fathomfive.tables.annals import Annals
from fathomfive.tables.clock import iso
from fathomfive.tables.moves import may_undo
from fathomfive.tables.presets import Preset, preset_name
from fathomfive.tables.protocol import (
    ENCODER,
    AskInfo,
    Beside,
    GameInfo,
    Line,
    Moment,
    OddsInfo,
    PresetInfo,
    ProposalInfo,
    SeatInfo,
    ShortInfo,
    Summary,
    SummarySeat,
    TableInfo,
    WelcomeInfo,
    You,
)
from fathomfive.tables.records import Mine, Row
from fathomfive.tables.settings import HouseSettings
from fathomfive.tables.stranded import beside, heir_of
from fathomfive.tables.table import Table


class Here(msgspec.Struct, frozen=True):
    """Who is connected to a table: of the seats' owners each one, of the others how many."""

    guests: Collection[str] = ()
    away: Mapping[str, int] = {}
    """Since when those owners who are not."""
    watchers: int = 0
    certain: bool = True
    """Whether those who look from elsewhere are known."""


BOTS_ON_OFFER = [USUAL_BOT, *(name for name in BOTS if name != USUAL_BOT)]
"""The first one sits down where nobody chooses."""


def game_info(game: Game[Any], presets: Iterable[Preset] = ()) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        least=game.seats[0],
        most=game.seats[-1],
        languages=list(game.languages),
        text_hash=game.text_hash,
        options=list(option_fields(game)),
        bots=BOTS_ON_OFFER,
        campaign=game.documents is not None,
        tutorial=tutorial_of(game) is not None,
        presets=[
            PresetInfo(one.id, one.title, one.about, one.options) for one in presets if one.game == game.id
        ],
        welcome=_welcome(game),
    )


def _welcome(game: Game[Any]) -> WelcomeInfo | None:
    welcome = welcome_of(game)
    if welcome is None:
        return None
    short = welcome.short
    return WelcomeInfo(
        weight=welcome.weight,
        learn_minutes=welcome.learn_minutes,
        kind=welcome.kind,
        short=ShortInfo(short.seats, short.minutes, short.options, bool(short.overrides), short.bot),
        odds=[_odds(odds) for odds in welcome.odds],
    )


def _odds(odds: Odds) -> OddsInfo:
    low, high = odds.interval
    return OddsInfo(
        seats=odds.seats,
        options=odds.options,
        short=odds.short,
        by=odds.by,
        won=odds.won,
        matches=odds.matches,
        low=round(low, 3),
        high=round(high, 3),
    )


class Known(Protocol):
    """What a house knows of its people and its content."""

    @property
    def names(self) -> Mapping[str, str]: ...

    @property
    def settings(self) -> HouseSettings: ...


def table_info(table: Table, guest: str, house: Known, here: Here, now: int) -> TableInfo:
    row, member = table.row, table.members.get(guest)
    mine = table.seats_of(guest)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=table.game.title,
        name=row.name,
        phase=row.phase,
        setup=msgspec.structs.replace(table.setup, document=None),
        preset=preset_name(house.settings.presets, table.setup),
        cooperative=table.cooperative,
        undo=row.undo,
        patience=row.patience,
        chat=row.chat,
        pointing=row.pointing,
        may_point=table.may_point,
        host=row.host,
        seats=[_seat(table, seat, guest, house.names, here, now) for seat in range(len(table.places))],
        you=You(guest, "player" if mine else member.role if member else "", mine, row.host == guest),
        head=row.head,
        begun=row.begun,
        waiting=list(table.waiting),
        since=iso(row.since),
        proposal=_proposal(table, house.names),
        last_good=table.last_good,
        commitment=row.commitment,
        outcome=outcome_of(row),
        rematch=row.rematch,
        origin=table.origin if row.origin else None,
        watchers=here.watchers,
        screen=any(one.role == "screen" for one in table.members.values()),
        beside=_beside(table, house.names) if mine and row.phase == "playing" else [],
        bots=BOTS_ON_OFFER,
    )


def _seat(table: Table, seat: int, guest: str, names: Mapping[str, str], here: Here, now: int) -> SeatInfo:
    place, owner = table.places[seat], table.owners.get(seat, "")
    if not owner:
        return SeatInfo(seat=seat, by=place.by, bot=place.bot, ready=place.ready)
    away = "" if owner in here.guests else iso(here.away.get(owner, table.row.made))
    return SeatInfo(
        seat=seat,
        by=place.by,
        name=names.get(owner, ""),
        guest=owner,
        cover=place.cover,
        ready=place.ready,
        mine=owner == guest,
        here=owner in here.guests,
        away_since=away,
        offer=is_offered(table, seat, here, now),
    )


def is_offered(table: Table, seat: int, here: Here, now: int) -> bool:
    """Whether others may let a bot cover this seat: its owner is away longer than the table's patience."""
    owner, place = table.owners.get(seat), table.places[seat]
    if owner is None or place.cover or owner in here.guests or table.row.phase != "playing":
        return False
    if not here.certain:
        return False
    return now - here.away.get(owner, now) >= table.row.patience * 1000


def _beside(table: Table, names: Mapping[str, str]) -> list[Beside]:
    return [Beside(guest, names.get(guest, "")) for guest in beside(table)]


def _proposal(table: Table, names: Mapping[str, str]) -> ProposalInfo | None:
    open_one = table.proposal
    if open_one is None:
        return None
    chairs = open_one.chairs
    return ProposalInfo(
        open_one.seq,
        open_one.seat,
        open_one.to,
        list(open_one.yes),
        table.votes_missing,
        {} if chairs else open_one.settings,
        chairs,
        names.get(heir_of(table, open_one), "") if chairs else "",
    )


def outcome_of(row: Row) -> Outcome | None:
    return msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None


def summary(mine: Mine, games: Mapping[str, Game[Any]], names: Mapping[str, str], guest: str) -> Summary:
    row = mine.row
    setup = msgspec.json.decode(row.setup, type=Setup)
    waiting = [seat for seat in range(setup.seats) if row.waiting >> seat & 1]
    game = games.get(row.game)
    return Summary(
        id=row.id,
        game=row.game,
        title=game.title if game else row.game,
        name=row.name,
        phase=row.phase,
        seats=[_summary_seat(seat, mine.owners.get(seat), names, guest) for seat in range(setup.seats)],
        waiting=waiting,
        yours=any(mine.owners.get(seat) == guest for seat in waiting),
        asked=row.asked,
        since=iso(row.since),
        news=max(0, row.head - mine.member.seen),
        host=row.host == guest,
        outcome=outcome_of(row),
        updated=iso(row.updated),
    )


def _summary_seat(seat: int, owner: str | None, names: Mapping[str, str], guest: str) -> SummarySeat:
    if owner is None:
        return SummarySeat(seat, "other")
    return SummarySeat(seat, "person", names.get(owner, ""), owner == guest)


# --- the match ----------------------------------------------------------------------------------------


def scene_of(table: Table, viewer: Viewer) -> Scene:
    """The scene of this moment."""
    assert table.match is not None
    return table.pictures.scene(table.match, viewer, table.head)


def ask_info(table: Table, guest: str, viewer: Viewer) -> AskInfo | None:
    match = table.match
    if match is None or match.ask is None:
        return None
    ask, own, waiting = match.ask, table.seats_of(guest), match.waiting_for
    yours = [seat for seat in own if seat in waiting and not table.places[seat].cover]
    return AskInfo(
        id=table.ask,
        kind=ask.kind,
        rule=ask.rule,
        mode=ask.mode,
        seats=list(ask.asked),
        waiting=list(waiting),
        yours=yours,
        window=ask.window,
        weighed=ask.slight is not None,
        standing=sorted(match.standing.get(viewer, ())) if viewer is not None else [],
        since=iso(table.row.since),
        undo=[seat for seat in own if may_undo(table, seat)],
    )


def guide_for(table: Table, viewer: Viewer) -> Guide | UnsetType:
    """What the learner of a guided match is told; nobody else, and not while others are asked."""
    if table.lesson is None or table.match is None or viewer != LEARNER:
        return UNSET
    return table.lesson.guide(table.match) or UNSET


def lines_for(told: Annals, viewer: Viewer, after: int) -> list[Line]:
    """What a viewer learned from the entries after one, oldest first."""
    lines = []
    for line in told.since(after):
        tells = [public(tell) for tell in line.tells if tell.visible_to(viewer)]
        if tells or line.notice or line.drops:
            lines.append(Line(line.seq, iso(line.at), tells, line.notice, line.drops))
    return lines


def public(tell: Tell) -> Tell:
    """The tell without the masks that say who else knows."""
    if tell.seen_by == EVERYBODY and not tell.twin_of:
        return tell
    return msgspec.structs.replace(tell, seen_by=EVERYBODY, twin_of=0)


def moment_for(
    table: Table, guest: str, viewer: Viewer, told: int, seen: int, old: Scene | None
) -> tuple[bytes, Scene]:
    """The frame that leads from what somebody has, lines up to `told` and an old picture, to this moment; and
    the picture they have then. A first picture points at what moved since the entry they had `seen`."""
    lines, scene = lines_for(table.told, viewer, told), scene_of(table, viewer)
    whole: Raw | UnsetType = UNSET
    patch: Raw | UnsetType = UNSET
    if old is None and seen and (news := [line for line in lines if line.seq > seen]):
        scene = msgspec.structs.replace(scene, changed=_moved(scene, news))
        whole = Raw(ENCODER.encode(scene))
    elif old is None:
        whole = table.pictures.sent(scene, None)
    elif old is not scene:
        patch = table.pictures.sent(scene, old)
    ask, guide = ask_info(table, guest, viewer), guide_for(table, viewer)
    moment = Moment(seq=table.head, lines=lines, scene=whole, patch=patch, ask=ask, guide=guide)
    return ENCODER.encode(moment), scene


def _moved(scene: Scene, lines: list[Line]) -> tuple[str, ...]:
    """What moved in these lines and is still there to be pointed at."""
    moved = {motion.piece for line in lines for tell in line.tells for motion in tell.motions}
    return tuple(name for name in scene.order if name in moved)


def whole_moment(table: Table, guest: str, viewer: Viewer, after: int | None = None) -> Moment:
    """Everything there is to see now; with the lines after an entry, if any are wanted."""
    lines = [] if after is None else lines_for(table.told, viewer, after)
    scene = table.pictures.sent(scene_of(table, viewer), None) if table.match is not None else UNSET
    return Moment(
        seq=table.head,
        lines=lines,
        scene=scene,
        ask=ask_info(table, guest, viewer),
        guide=guide_for(table, viewer),
    )
