"""What people call coves, catches and forecasts."""

from typing import Any

from fathomfive.author import say

from lobster_pots.state import Coast


def name_of(g: Coast, kind: str, thing: Any) -> Any:
    return say(f"{kind}-{thing}") if kind in ("cove", "glass") else thing
