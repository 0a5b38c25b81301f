"""The door to the command line: `fathom`, `fathom-five` and `python -m fathomfive`.

What the commands are made of is an extra, so this file can do without it. Nothing else lives here.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

NEEDED = ("typer", "rich", "textual")
USAGE = 2  # as in cli.output, which cannot be asked here


def main() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        sys.stderr.write(
            f"The command line is not installed here ({missing[0]} is missing): get it with "
            "pip install 'fathom-five[terminal]', or run it at once with uvx 'fathom-five[terminal]'\n"
        )
        sys.exit(USAGE)
    from fathomfive.cli import app

    app()


if __name__ == "__main__":
    main()
