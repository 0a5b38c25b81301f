"""What the table agrees on beforehand."""

import msgspec


class Options(msgspec.Struct, frozen=True):
    open_glass: bool = False
    """Everybody reads the forecast, not only the lookout (LOB-DAY-2)."""
