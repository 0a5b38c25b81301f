"""A drill that never ends by itself, for the test that every drill can be ended: it starts somebody who does
not listen, mounts something, and sleeps. `python -m tests.drills.sleeper FILE` writes where, once it does.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.drills.apart import inside


def main() -> int:
    code = inside("tests.drills.sleeper", *sys.argv[1:])
    if code is not None:
        return code
    folder = tempfile.mkdtemp()
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", folder], check=True)
    (Path(folder) / "something").touch()
    deaf = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
    subprocess.Popen([sys.executable, "-c", deaf, "deaf-in-" + Path(folder).name])
    Path(sys.argv[1]).write_text(folder)
    time.sleep(600)
    return 0


if __name__ == "__main__":
    sys.exit(main())
