"""What a table remembers of its log: the last lines, in order, and packed where nobody looks at them."""

from __future__ import annotations

import msgspec

from fathomfive.kernel.tells import Beat, Motion, Shows, Tell
from fathomfive.kernel.text import say
from fathomfive.tables.annals import AT_HAND, MOST_LINES, Annals, Told


def told(seq: int, lines: int = 1) -> Told:
    beat = Beat("reveal", ("c3",), Shows(say("card-lunge"), "refuge-lunge", spots=("refuge-left",)))
    tell = Tell(
        "log-lunge", "REF-CARD-1", 0, {"card": say("card-lunge")}, (Motion("arm", "c2", "c3"),), beat=beat
    )
    return Told(seq, 1000 + seq, [tell] * lines)


def test_the_last_lines_are_kept() -> None:
    annals = Annals(told(seq, lines=4) for seq in range(1, 100))
    kept = list(annals)
    assert [one.seq for one in kept] == list(range(kept[0].seq, 100))
    assert MOST_LINES - 4 < sum(one.lines for one in kept) <= MOST_LINES


def test_one_entry_may_bring_more_than_is_kept() -> None:
    assert [one.seq for one in Annals([told(1, 3 * MOST_LINES), told(2)])] == [1, 2]


def test_what_was_packed_is_sent_as_what_was_not() -> None:
    every = [told(seq) for seq in range(1, AT_HAND + 20)]
    annals = Annals(every)
    assert msgspec.json.encode(list(annals)) == msgspec.json.encode(every)
    assert [one.seq for one in annals.since(7)] == [one.seq for one in every if one.seq > 7]


def test_a_checkpoint_has_all_of_it() -> None:
    every = [told(seq) for seq in range(1, AT_HAND + 20)]
    raw = msgspec.msgpack.encode(Annals(every).packed())
    read = msgspec.msgpack.decode(raw, type=list[Told])
    assert msgspec.json.encode(read) == msgspec.json.encode(every)
    assert msgspec.json.encode(list(Annals(read))) == msgspec.json.encode(every)
