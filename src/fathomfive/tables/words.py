"""Table words: a nickname of a table that is read out and typed, such as kelp-lamp-reef-4217.

They are short, so they open less than a link does: who may try them how often, and until when, is decided
where they are used.
"""

from __future__ import annotations

import re
import secrets

_LIST = """
amber anchor apron arch arrow aster atlas autumn badge bait ballad bamboo banjo barge barrel basin
basket bay beach beacon bead bell bench birch bird boat bobbin bolt bonnet book bottle bow breeze
brick bridge brook broom brush bubble bucket buoy butter button cabin cable camel candle canoe
canvas cape carbon cargo carrot castle cave cedar chair chalk chart cherry chest chime cider circle
clay cliff cloak clock cloud clove coast cobalt cocoa comet copper coral cork cotton cove crab crane
crater crayon creek crest crown cup daisy dawn deck delta desert dew diver dock dome door dragon
drift drum dune dusk eagle east easel echo eel elbow ember engine fable falcon fern ferry fiddle
field fig finch fjord flag flame flute foam fog forest fork fossil fox frost galley garden garnet
gate geyser ginger glass globe glove goose grape gravel grove gull hammer harbor harp hazel helm
heron hill hive honey hook horn hull igloo indigo inlet iris island ivory ivy jade jelly jersey
jetty jewel kayak kelp kettle kite ladder lagoon lake lamp lark laurel lava leaf lemon lens lily
lime linen locket lotus lunar magnet mango maple marble marsh mast meadow melon mirror mist moon
moss motor muffin mussel napkin nectar needle nest net north nutmeg oak oar oasis ocean olive onyx
opal orbit orchid otter owl oyster paddle palm panda paper parcel pearl pebble pepper piano pier
pillow pine planet plum pocket pollen pond poppy prism quartz quill quilt rabbit radish raft rain
raven reef ribbon river robin rocket saddle sail salmon
"""
WORDS = tuple(_LIST.split())
NUMBERS = 10_000
"""With three words of 256 this makes 256^3 * 10,000: 37 bits."""

_TYPED = re.compile(r"([a-z]{3,6})[\s,.-]+([a-z]{3,6})[\s,.-]+([a-z]{3,6})[\s,.-]+([0-9]{4})")


def new_words() -> str:
    number = secrets.randbelow(NUMBERS)
    return "-".join([*(secrets.choice(WORDS) for _ in range(3)), f"{number:04}"])


def read_words(typed: str) -> str | None:
    """What somebody typed, as it is kept: capitals, blanks and dots do not matter. None if it is none."""
    found = _TYPED.fullmatch(typed.strip().lower())
    return "-".join(found.groups()) if found else None
