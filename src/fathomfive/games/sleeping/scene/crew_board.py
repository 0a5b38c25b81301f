"""The board of one of the crew: condition, skills with their parts, weapons, ability, cards and levels."""

from __future__ import annotations

from collections.abc import Iterable

from fathomfive.author import Words, look, person, say
from fathomfive.games.sleeping.cards import board_cost
from fathomfive.games.sleeping.crew import health, max_health, skill, weapon
from fathomfive.games.sleeping.effects import SKILLS, CrewId, Skill
from fathomfive.games.sleeping.game import MOST_FATIGUE, WEAKENED
from fathomfive.games.sleeping.names import card_name, crew_name, in_a_row
from fathomfive.games.sleeping.pictures import card_picture, portrait, status_picture
from fathomfive.games.sleeping.scene.piles import ability_entry
from fathomfive.games.sleeping.scene.pips import fatigue_pips, health_pips
from fathomfive.games.sleeping.state import CAPTAIN, CREW, SleepingState


@look.part
def crew_board(g: SleepingState, member: CrewId) -> look.Sheet:
    board = g.book.crew[member]
    chapters = (
        _state_of(g, member),
        _skills(g, member),
        look.Chapter(label=say("sheet-weapons"), entries=tuple(_weapons(g, member))),
        _ability(g, member),
        _equipped(g, member),
        _levels(g, member),
        look.Chapter(
            label=say("sheet-synergy"),
            entries=(
                look.Entry(
                    label=say("sheet-synergy-of", name=board.name),
                    text=board.synergy_text,
                    sprite=look.Sprite(f"sleeping-synergy-{member}"),
                    note=_where_synergy(g, member),
                ),
            ),
        ),
    )
    return look.Sheet(
        label=board.name,
        note=say("sheet-captain") if member == CAPTAIN else _sails_with(g, member),
        text=say("sheet-role", role=board.role, origin=board.origin),
        sprite=look.Sprite(portrait(g, member), alt=board.name),
        group=say("sheet-crew"),
        chapters=chapters,
        where="folded",
    )


@look.part
def _sails_with(g: SleepingState, member: CrewId) -> Words:
    return say("sheet-sails-with", who=person(g.crew[member].seat))


@look.part
def _state_of(g: SleepingState, member: CrewId) -> look.Chapter:
    sailor = g.crew[member]
    troubles = tuple(
        look.Entry(
            label=say(f"status-{kind}"),
            text=say(f"does-{kind}"),
            sprite=look.Sprite(status_picture(kind)),
            state="off",
        )
        for kind in sailor.statuses
    )
    of = say("sheet-of", n=health(g, member), of=max_health(g, member))
    rest = say("sheet-of", n=sailor.fatigue, of=MOST_FATIGUE)
    return look.Chapter(
        label=say("sheet-condition"),
        entries=(
            look.Entry(label=say("mark-health"), note=of, marks=(health_pips(g, member),)),
            look.Entry(label=say("mark-fatigue"), note=rest, marks=(fatigue_pips(g, member),)),
            *troubles,
        ),
    )


@look.part
def _skills(g: SleepingState, member: CrewId) -> look.Chapter:
    return look.Chapter(
        label=say("sheet-skills"),
        note=say("sheet-skills-note"),
        entries=tuple(_skill(g, member, kind) for kind in SKILLS),
        look="tiles",
    )


def _skill(g: SleepingState, member: CrewId, kind: Skill) -> look.Entry:
    """The sum and what it is made of."""
    sailor, book = g.crew[member], g.book
    parts: list[Words] = []
    if printed := book.crew[member].skills[kind]:
        parts.append(say("part-printed", n=printed))
    parts += [
        say("part-of", n=1, what=book.abilities[card].name)
        for card in sailor.equipped
        if book.abilities[card].skill == kind
    ]
    parts += [
        say("part-of", n=more, what=book.levels[level].name)
        for level in sailor.levels
        if (more := book.levels[level].skills.get(kind, 0))
    ]
    if "weakened" in sailor.statuses:
        parts.append(say("part-less", n=WEAKENED, what=say("status-weakened")))
    value = skill(g, member, kind)
    return look.Entry(
        label=say(f"skill-{kind}"),
        value=str(value),
        parts=in_a_row(parts) if parts else say("part-none"),
        sprite=look.Sprite(f"sleeping-skill-{kind}"),
        state="" if value else "off",
    )


def _weapons(g: SleepingState, member: CrewId) -> Iterable[look.Entry]:
    """The printed one and those that were handed over."""
    for name in ("", *g.crew[member].weapons):
        has = weapon(g, member, name)
        yield look.Entry(
            label=card_name(g.book, name) if name else has.name,
            value=say("weapon-numbers", accuracy=has.accuracy, damage=has.damage, block=has.block),
            text=say("weapon-extra", skill=say(f"skill-{has.extra_skill}")),
            note=say("weapon-ranged" if has.ranged else "weapon-near"),
            sprite=look.Sprite(card_picture(name)) if name else None,
            id=f"card-{name}" if name else "",
        )


def _ability(g: SleepingState, member: CrewId) -> look.Chapter:
    board, lying = g.book.crew[member], g.crew[member].command
    return look.Chapter(
        label=say("sheet-ability"),
        note=say("sheet-spent", n=lying) if lying else say("sheet-ready"),
        entries=tuple(
            look.Entry(
                label=say("sheet-command", n=board_cost(g, member)),
                text=ability.text,
                sprite=look.Sprite("sleeping-command"),
                state="off" if lying else "on",
            )
            for ability in board.ability
        ),
    )


def _equipped(g: SleepingState, member: CrewId) -> look.Chapter:
    cards, most = g.crew[member].equipped, g.book.ship.setup.equip_limit
    return look.Chapter(
        label=say("sheet-equipped"),
        note=say("sheet-of", n=len(cards), of=most),
        none=say("sheet-nothing-equipped"),
        entries=tuple(ability_entry(g, card, "on") for card in cards),
    )


@look.part
def _levels(g: SleepingState, member: CrewId) -> look.Chapter:
    """All three lie open, whoever can pay for them (SLG-SETUP-12)."""
    mine = [level for level in g.book.levels.values() if level.crew == member]
    owned = g.crew[member].levels
    entries = []
    for level in sorted(mine, key=lambda level: level.xp):
        short = level.xp - g.xp
        has = level.id in owned
        gives = in_a_row([say("part-of", n=n, what=say(f"skill-{kind}")) for kind, n in level.skills.items()])
        entries.append(
            look.Entry(
                label=level.name,
                text=say("sheet-level-text", text=level.text, gives=gives) if level.skills else level.text,
                note=say("sheet-owned") if has else say("sheet-xp", n=level.xp, short=max(0, short)),
                sprite=look.Sprite("sleeping-xp"),
                state="on" if has else "near" if short <= 0 else "off",
            )
        )
    return look.Chapter(
        label=say("sheet-levels"),
        note=say("sheet-levels-note", n=len(owned), of=len(mine), xp=g.xp),
        entries=tuple(entries),
    )


def _where_synergy(g: SleepingState, owner: CrewId) -> Words:
    holds = [member for member in CREW if owner in g.crew[member].synergies and member != owner]
    return say("sheet-synergy-with", name=crew_name(g.book, holds[0])) if holds else say("sheet-synergy-home")
