"""The software bill of materials: what an installation of Fathom Five consists of, and under which licences.

    python .ci/licences.py [EXTRA ...] > sbom.json     CycloneDX 1.6, for the base and these extras
    python .ci/licences.py --check [EXTRA ...]         only look: is every licence free enough?

It reads what is installed in this environment; nothing is fetched.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

US = "fathom-five"
# Words that stand in the licences we are content with; whoever adds one has read it.
FREE = re.compile(
    r"\b(mit|bsd|apache|isc|psf|python software foundation|mpl|mozilla public|unlicense|zlib|cc0|0bsd"
    r"|hpnd|ofl|public domain)\b",
    re.I,
)
# Packages that name their licence nowhere in their metadata; it was read in their sources.
READ_BY_HAND = {"python-discovery": "MIT"}


def licence_of(found: Distribution) -> str:
    """What a package says about itself: the expression, the classifiers, or the old free text."""
    said = found.metadata
    name = canonicalize_name(said["Name"])
    classes = said.get_all("Classifier") or ()
    expressions: list[str] = said.get_all("License-Expression") or []
    texts: list[str] = said.get_all("License") or []
    classified = [line.rpartition(" :: ")[2] for line in classes if "License ::" in line]
    for words in (*expressions, " / ".join(classified), *texts):
        if words.strip():
            return words.strip().splitlines()[0][:120]
    return READ_BY_HAND.get(name, "")


def needed(name: str, extras: tuple[str, ...]) -> Iterator[Distribution]:
    """A package and everything it needs here, each once."""
    waiting, seen = [(name, extras)], set[str]()
    while waiting:
        wanted, its_extras = waiting.pop()
        key = canonicalize_name(wanted)
        try:
            found = distribution(wanted)
        except PackageNotFoundError:
            continue  # for another platform or another Python
        if key not in seen:
            seen.add(key)
            yield found
        for line in found.requires or ():
            requirement = Requirement(line)
            marks = [{"extra": extra} for extra in its_extras or ("",)]
            if requirement.marker is None or any(requirement.marker.evaluate(mark) for mark in marks):
                child = canonicalize_name(requirement.name)
                if child not in seen or requirement.extras:
                    if (child, tuple(sorted(requirement.extras))) not in waiting and child not in seen:
                        waiting.append((requirement.name, tuple(sorted(requirement.extras))))


def bill(extras: tuple[str, ...]) -> dict[str, Any]:
    parts = sorted(needed(US, extras), key=lambda found: canonicalize_name(found.metadata["Name"]))
    ours = next(part for part in parts if canonicalize_name(part.metadata["Name"]) == US)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": _component(ours, "application")},
        "components": [_component(part, "library") for part in parts if part is not ours],
    }


def _component(found: Distribution, kind: str) -> dict[str, Any]:
    name, version = canonicalize_name(found.metadata["Name"]), found.version
    purl = f"pkg:pypi/{name}@{version}"
    return {
        "type": kind,
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "licenses": [{"license": {"name": licence_of(found) or "unknown"}}],
    }


def unfree(extras: tuple[str, ...]) -> list[str]:
    """Packages whose licence we do not know to be free enough."""
    named = {canonicalize_name(part.metadata["Name"]): licence_of(part) for part in needed(US, extras)}
    return [
        f"{name}: {said or 'says nothing'}" for name, said in sorted(named.items()) if not FREE.search(said)
    ]


def main() -> None:
    words = sys.argv[1:]
    extras = tuple(word for word in words if not word.startswith("-"))
    if "--check" in words:
        faults = unfree(extras)
        print(
            "\n".join(faults) or f"{len(list(needed(US, extras)))} packages, every licence known to be free"
        )
        sys.exit(bool(faults))
    print(json.dumps(bill(extras), indent=2))


if __name__ == "__main__":
    main()
