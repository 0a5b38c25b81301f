"""Pearls, broken on purpose: each toy is the whole game with one small fault that one check must find.

A fault is a change to the source of `pearls/game.py`, so that it reads like the slip it stands for.
"""

from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from types import CodeType
from typing import Any

from fathomfive.kernel.game import Game
from tests.toys.pearls import game as pearls


@dataclass(frozen=True)
class Broken:
    """One slip, and the check that must find it."""

    check: str
    slip: str
    changes: tuple[tuple[str, str], ...]

    def game(self) -> Game[Any]:
        """Pearls with this slip in it; a new game each time, so that nothing spills over."""
        loader = _Changed(self.changes)
        spec = spec_from_loader(pearls.__name__, loader)
        assert spec is not None
        module = module_from_spec(spec)
        loader.exec_module(module)
        game: Game[Any] = module.GAME
        return game


class _Changed(SourceFileLoader):
    def __init__(self, changes: tuple[tuple[str, str], ...]) -> None:
        assert pearls.__file__ is not None
        super().__init__(pearls.__name__, pearls.__file__)
        self.changes = changes

    def get_code(self, fullname: str) -> CodeType:
        source = self.get_data(self.path).decode()
        for old, new in self.changes:
            assert source.count(old) == 1, f"{old!r} is in the source {source.count(old)} times"
            source = source.replace(old, new)
        return compile(source, self.path, "exec")


def broken(check: str, slip: str, *changes: tuple[str, str]) -> Broken:
    return Broken(check, slip, changes)


LAMP_ASK = '        answer = yield from Ask("lamp", seat, [*lamp, Pass(seat)], "PRL-LAMP-1")\n'
BREATH_ASK = '        answers = yield from Ask.all("breath", tuple(g.under), choices, "PRL-BREATH-1")\n'
TELL_DIVE = '        g.tell("dive", "PRL-LEAD-1", seat,'

BROKEN = (
    broken(
        "plays",
        "the bank is filled again and again, so the match never ends",
        (
            "            raise End(result(g))\n",
            "            g.opened.move_all(g.reefs['cove'])\n"
            "            g.reefs['cove'].shuffle(g.dice)\n"
            "            g.bank, g.hoards, full = g.bank + sum(g.hoards), [0] * len(g.hoards), ['cove']\n",
        ),
    ),
    broken(
        "plays",
        "a rule forgets that nobody may rise",
        ("max(1, len(seats))", "len(seats)"),
    ),
    broken(
        "tutorial",
        "an answer gets another name, and the script of the guided match still says the old one",
        ('tag="choose"', 'tag="go"'),
    ),
    broken(
        "guided",
        "a row of shells gets another id, and the guided match still lights the old one",
        ('t.panel(f"shells-{name}"', 't.panel(f"row-{name}"'),
    ),
    broken(
        "setups",
        "nobody can ever choose a wild sea",
        ("seats < 3", "seats < 9"),
    ),
    broken(
        "options",
        "one answer is offered twice",
        ("for stay in (True, False)", "for stay in (True, True, False)"),
    ),
    broken(
        "answers",
        "two different answers count as equal, so one passes for the other",
        (
            "    reef: str\n\n\nclass Light",
            "    reef: str\n"
            "    __hash__ = Action.__hash__\n"
            "    def __eq__(self, other):\n"
            "        return self.seat == other.seat\n\n\nclass Light",
        ),
    ),
    broken(
        "apart",
        "what one diver wishes for is gone for the other, though they were said to wish apart",
        (
            LAMP_ASK,
            "        for most in () if g.opened else (2, 1):\n"
            "            wishes = [Choose(s, name) for s in (0, 1) for name in full[:most]]\n"
            "            yield from Ask.first('reef', (0, 1), wishes, 'PRL-LEAD-1', apart=True)\n" + LAMP_ASK,
        ),
    ),
    broken(
        "steps",
        "the leader is asked again and again within one step",
        (
            LAMP_ASK,
            "        for _ in range(0 if g.opened else 41):\n"
            "            yield from Ask('lamp', seat, [Pass(seat)], 'PRL-LAMP-1', confirm=True)\n" + LAMP_ASK,
        ),
    ),
    broken(
        "components",
        "the eel eats the pearls",
        ("g.bank, g.net, g.under = g.bank + g.net, 0, []", "g.net, g.under = 0, []"),
    ),
    broken(
        "evaluation",
        "before the first pearl nobody's share can be computed",
        ("(1 + g.hoards[seat]) / (len(g.hoards) + sum(g.hoards))", "g.hoards[seat] / sum(g.hoards)"),
    ),
    broken(
        "outcome",
        "the losers get what the winners earned",
        ("(hoard == best) / len", "(hoard != best) / len"),
    ),
    broken(
        "saves",
        "the state holds a set",
        ("    net: int = 0\n", "    net: int = 0\n    tags: set[str] = set()\n"),
    ),
    broken(
        "saves",
        "one list hangs in two places of the state",
        ("    net: int = 0\n", "    net: int = 0\n    also: list[int] = []\n"),
        ("        g.reef, g.under =", "        g.also = g.hoards\n        g.reef, g.under ="),
    ),
    broken(
        "clones",
        "breaths are counted outside the state, for all matches together",
        ("LAMP = 1", "BREATHS = []\nLAMP = 1"),
        (BREATH_ASK, BREATH_ASK + "        BREATHS.append(1)\n"),
        ("shells=len(closed(g))", "shells=len(BREATHS)"),
    ),
    broken(
        "repeats",
        "a log line counts dives from the start of the program",
        ("LAMP = 1", "from itertools import count\nDIVES = count()\nLAMP = 1"),
        (TELL_DIVE, "        g.reveal()\n" + TELL_DIVE + " dive=next(DIVES),"),
    ),
    broken(
        "undo",
        "the first shell is turned before the leader has decided on the lamp, and nobody notes it",
        (
            "        g.reef, g.under =",
            "        g.reefs[choice.reef].put(g.reefs[choice.reef].pop(), EVERYBODY)\n"
            "        g.reef, g.under =",
        ),
    ),
    broken(
        "journal",
        "play changes the book that all matches share",
        (
            BREATH_ASK,
            BREATH_ASK + "        log = g.book.shells.setdefault('log', {'breaths': 0})\n"
            "        log['breaths'] += 1\n",
        ),
    ),
    broken(
        "recorded",
        "a lamp costs two pearls now, and the version was not raised",
        ("LAMP = 1", "LAMP = 2"),
    ),
    broken(
        "campaign",
        "the campaign keeps pearls as words, and reads them as numbers",
        ("EEL =", "from fathomfive.kit.document import Documents\nEEL ="),
        (
            "class Sea(State):",
            "class Log(msgspec.Struct):\n    hoards: list[int]\n\n\nclass Sea(State):",
        ),
        (
            "    why_not=why_not,\n",
            "    why_not=why_not,\n"
            "    documents=Documents(Log, 1, {}),\n"
            "    export=lambda g: Log([str(hoard) for hoard in g.hoards]),\n",
        ),
    ),
    broken(
        "zones",
        "a zone is missing from game.zones",
        (
            "    net: int = 0\n",
            "    net: int = 0\n"
            "    spare: Zone = msgspec.field(default_factory=lambda: Zone.of('shell', ['3']))\n",
        ),
    ),
    broken(
        "samples",
        "a step keeps a hidden shell in a local while it asks",
        (
            BREATH_ASK,
            "        coming = g.reefs[g.reef].cards[-1]\n"
            + BREATH_ASK
            + "        assert g.reefs[g.reef].cards[-1] == coming\n",
        ),
    ),
    broken(
        "scene",
        "a motion is given where it goes in the place of where it comes from",
        ("    Outcome,\n    Pass,", "    Motion,\n    Outcome,\n    Pass,"),
        (TELL_DIVE, f'{TELL_DIVE} Motion("diver-0", g.reef),'),
    ),
    broken(
        "leaks",
        "the scene shows every shell's face",
        ("enumerate(zone.seen_by(viewer))", "enumerate(zone.cards)"),
    ),
    broken(
        "leaks",
        "everybody is told what the lamp shows",
        ('f"seen-{shell}", "PRL-LAMP-1", seat, only=seat_mask(seat)', 'f"seen-{shell}", "PRL-LAMP-1", seat'),
    ),
    broken(
        "leaks",
        "the leader is asked once more only if the lamp shows an eel",
        (
            "            look_ahead(g, seat)\n",
            "            look_ahead(g, seat)\n"
            "            if g.under and g.reefs[g.reef].cards[-1] == EEL:\n"
            "                yield from Ask('lamp', seat, [Pass(seat)], 'PRL-LAMP-1', confirm=True)\n",
        ),
    ),
    broken(
        "leaks",
        "the odds on an option look at the next shell itself",
        ("closed(g).count(EEL) / len(closed(g))", "(g.reefs[g.reef].cards[-1] == EEL)"),
    ),
    broken(
        "leaks",
        "the reason why not speaks of a closed shell",
        ('say("why-no-pearl", pearls=LAMP)', 'say("why-no-pearl", pearls=int((closed(g) or EEL)[-1]))'),
    ),
    broken(
        "leaks",
        "what a learner sees counts a closed shell",
        (
            "    why_not=why_not,\n",
            "    why_not=why_not,\n    observe=lambda g, seat: {'next': [float((closed(g) or EEL)[-1])]},\n",
        ),
    ),
    broken(
        "rules",
        "a tell names a rule that does not exist",
        ('"rise", "PRL-SHARE-1"', '"rise", "PRL-SHARE-9"'),
    ),
    broken(
        "texts",
        "a log line is not told how many pearls",
        (", pearls=share", ""),
    ),
    broken(
        "action_texts",
        "options are left to the convention, but nobody wrote their words",
        ("    describe=describe,\n", ""),
    ),
    broken(
        "alike",
        "the sentence names the dive and forgets the reef",
        ('group=say("verb-choose"),', 'group=say("verb-choose"), says=say("verb-choose"),'),
    ),
    broken(
        "content",
        "the content has a fault that the game itself finds",
        ("    zones=zones,\n", '    zones=zones,\n    content_faults=lambda book: ["a hole"],\n'),
    ),
    broken(
        "option_texts",
        "an option has no words",
        ('= "calm"\n', '= "calm"\n    moon: bool = False\n'),
    ),
    broken(
        "scene",
        "an option touches something that is not there",
        ('touches=("lamp",)', 'touches=("lantern",)'),
    ),
    broken(
        "remembered",
        "a part of the picture reads what is neither in the state nor given to it",
        (
            't.panel("bank", look.Counter(label=say("bank"), value=str(g.bank), where="top"))',
            "show_bank(t, g)",
        ),
        (
            "def face(",
            "LAST = []\n\n\ndef show_bank(t: look.Tableau, g: Sea) -> None:\n"
            '    LAST[:] = [g.bank]\n    t.panel("bank", bank(g))\n\n\n@look.part\n'
            "def bank(g: Sea) -> look.Counter:\n"
            '    return look.Counter(label=say("bank"), value=str(LAST[0]), where="top")\n\n\ndef face(',
        ),
    ),
    broken(
        "goal",
        "nobody says how one wins",
        ('    t.panel("goal", look.Goal(label=say("goal"), sentence=say("goal-sentence")))\n', ""),
    ),
    broken(
        "goal",
        "it is said twice",
        (
            '    t.panel("bank", look.Counter(',
            '    t.panel("why", t.nodes["goal"])\n    t.panel("bank", look.Counter(',
        ),
    ),
    broken(
        "about",
        "a counter that no rule speaks of",
        ('t.panel("bank", look.Counter(label=say("bank")', 't.panel("till", look.Counter(label="Till"'),
    ),
    broken(
        "sprites",
        "a symbol is misspelt",
        ('"pearls-diver"', '"pearls-divr"'),
    ),
    broken(
        "terminal",
        "a piece has nothing to be called by",
        ('t.piece(f"diver-{seat}", person(seat),', 't.piece(f"diver-{seat}", "",'),
    ),
    broken(
        "untold",
        "nobody says where a diver who rises goes",
        ('seat, Motion(f"diver-{seat}", g.reef, "boat"), pearls=share', "seat, pearls=share"),
    ),
    broken(
        "beats",
        "a tell is about a reef that is not there",
        ("touches=(g.reef,)", 'touches=(g.reef + "s",)'),
    ),
)
