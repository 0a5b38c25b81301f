"""The rulebook leads to its rules: no line is left without an entry, and no rule claims a line it lacks."""

import hashlib
import re
from pathlib import Path

import pytest

from fathomfive.kernel.game import installed_games
from fathomfive.kernel.rules import Rulebook

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in ROOT.glob("src/fathomfive/games/*/rules.toml"))
KINDS = ("flavour", "component", "unreadable")
ROW = re.compile(r"^\| (?P<line>\d+) \| (?P<hash>[0-9a-f]{8}) \|(?P<entry>.*)\|$", re.MULTILINE)
HEAD = re.compile(r"^- lines: (?P<lines>\d+), hash of all hashes: (?P<digest>[0-9a-f]{16})$", re.MULTILINE)
COUNTS = re.compile(r"^- rules from the rulebook: (\d+), authored by us: (\d+)$", re.MULTILINE)


def faults(page: str, rules: Rulebook) -> list[str]:
    """What is wrong with a page that says where each line of a rulebook leads."""
    head, rows = HEAD.search(page), list(ROW.finditer(page))
    if head is None:
        return ["the page does not say how many lines there are"]
    found = []
    numbers = [int(row["line"]) for row in rows]
    if numbers != sorted(set(numbers)):
        found.append("lines out of order, or twice")
    digest = hashlib.blake2b("".join(row["hash"] for row in rows).encode(), digest_size=8).hexdigest()
    if len(rows) != int(head["lines"]) or digest != head["digest"]:
        found.append(f"{head['lines']} lines were read, the table has {len(rows)}, or others")
    led: set[str] = set()
    for row in rows:
        entry = [part.strip() for part in row["entry"].split(",") if part.strip()]
        if not entry:
            found.append(f"line {row['line']} has no entry")
        if any(part in KINDS for part in entry) and len(entry) > 1:
            found.append(f"line {row['line']} is {entry[0]} and something else")
        found += [f"line {row['line']}: no rule {p}" for p in entry if p not in KINDS and p not in rules]
        led.update(entry)
    found += [
        f"{rule.id} is ours, but a line leads to it" for rule in rules if rule.authored and rule.id in led
    ]
    found += [f"no line leads to {r.id}: it is ours" for r in rules if not r.authored and r.id not in led]
    ours = sum(rule.authored for rule in rules)
    counts = COUNTS.search(page)
    if counts is None or counts.groups() != (str(len(rules) - ours), str(ours)):
        found.append("the page counts other rules than the rulebook")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_rulebook_has_an_entry(game: str) -> None:
    page = (ROOT / "docs" / "proof" / f"{game}-seed.md").read_text("utf-8")
    assert faults(page, installed_games()[game].rulebook) == []


SOUND = """
- lines: 2, hash of all hashes: {digest}
- rules from the rulebook: 1, authored by us: 1

| 3 | 00000001 | TOY-MOVE-1 |
| 7 | 00000002 | flavour |
""".format(digest=hashlib.blake2b(b"0000000100000002", digest_size=8).hexdigest())


@pytest.mark.parametrize(
    ("was", "now", "fault"),
    [
        ("", "", ""),
        ("| flavour |", "| |", "line 7 has no entry"),
        ("| 7 | 00000002 | flavour |\n", "", "2 lines were read, the table has 1, or others"),
        ("00000002", "00000003", "2 lines were read, the table has 2, or others"),
        ("| TOY-MOVE-1 |", "| flavour |", "no line leads to TOY-MOVE-1: it is ours"),
        ("| flavour |", "| TOY-END-1 |", "TOY-END-1 is ours, but a line leads to it"),
        ("| flavour |", "| flavour, TOY-MOVE-1 |", "line 7 is flavour and something else"),
        ("| flavour |", "| TOY-MOVE-9 |", "line 7: no rule TOY-MOVE-9"),
        ("authored by us: 1", "authored by us: 2", "the page counts other rules than the rulebook"),
        ("| 3 |", "| 9 |", "lines out of order, or twice"),
    ],
)
def test_a_page_with_a_gap_is_found_out(was: str, now: str, fault: str) -> None:
    row = {"section": "Move", "title": "Move", "text": "Swim."}
    rules = Rulebook.read(
        {"rule": [{"id": "TOY-MOVE-1", **row}, {"id": "TOY-END-1", "authored": True, **row}]}
    )
    found = faults(SOUND.replace(was, now) if was else SOUND, rules)
    assert (fault in found) if fault else (found == [])
