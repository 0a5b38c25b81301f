"""The client's style sheets as their sources say: which file lies in which layer, and what each selects."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent.parent / "web" / "src" / "styles"
IMPORT = re.compile(r'^@import "\./([\w-]+)\.css" layer\(([\w-]+)\);$', re.M)


class Sheets(NamedTuple):
    order: list[str]
    """The layers, the weakest first."""
    files: dict[str, str]
    """In which layer each file lies."""


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def read_sheets(text: str) -> Sheets:
    said = re.findall(r"^@layer ([^;{]+);$", text, re.M)
    return Sheets(re.split(r",\s*", said[0]) if said else [], dict(IMPORT.findall(text)))


def assembled(files: Iterable[str], sheets: Sheets) -> str:
    """All of it in one sheet, the files in this order."""
    text = [f"@layer {', '.join(sheets.order)};"]
    for file in files:
        text.append(f"@layer {sheets.files[file]} {{ {(FOLDER / file).with_suffix('.css').read_text()} }}")
    return "\n".join(text)


def selectors(text: str) -> set[str]:
    """Everything that a sheet selects, also under a condition such as @media; not the moments of a motion."""
    still = re.sub(r"@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", without_comments(text))
    heads = (" ".join(head.split()) for head in re.findall(r"([^{};]+)\{", still))
    return {one for head in heads if not head.startswith("@") for one in re.split(r", (?![^()]*\))", head)}


def quarrels(sources: Mapping[str, str], sheets: Sheets) -> list[str]:
    """Selectors in two files of one layer: of what both set, the later file would win by its place alone."""
    home: dict[tuple[str, str], str] = {}
    faults = []
    for file, text in sources.items():
        for selector in sorted(selectors(text)):
            first = home.setdefault((sheets.files[file], selector), file)
            if first != file:
                faults.append(f"{selector} stands in {first}.css and {file}.css")
    return faults
