"""Style sheets lie in layers, so that the order of files means nothing (test_style_order.py tries it)."""

import re
from collections import Counter

from tests.styles import FOLDER, IMPORT, Sheets, quarrels, read_sheets, without_comments

ALL = (FOLDER / "all.css").read_text()
SHEETS = read_sheets(ALL)
APART = {"all", "fonts"}
"""Names the layers; fetches letters."""
SOURCES = {file.stem: file.read_text() for file in sorted(FOLDER.glob("*.css")) if file.stem not in APART}


def test_every_file_lies_in_one_declared_layer() -> None:
    assert Counter(file for file, _ in IMPORT.findall(ALL)) == Counter(SOURCES.keys())
    assert sorted(set(SHEETS.files.values())) == sorted(SHEETS.order)


def test_the_order_is_said_once_and_first() -> None:
    bare = without_comments(ALL).strip()
    assert bare.startswith("@layer ")
    assert bare.count("@layer") == 1
    assert IMPORT.sub("", bare.partition(";")[2]).strip() == "", "all.css holds no rules of its own"


def test_nothing_lies_outside_the_layers() -> None:
    for file, text in SOURCES.items():
        assert "@layer" not in text, file
        assert "@import" not in text, file
    assert "{" not in (FOLDER / "fonts.css").read_text()
    code = "\n".join(path.read_text() for path in FOLDER.parent.rglob("*.ts"))
    assert sorted(re.findall(r'import "([^"]*\.css)"', code)) == ["./styles/all.css", "./styles/fonts.css"]


def test_a_selector_stands_in_one_file_of_its_layer() -> None:
    assert quarrels(SOURCES, SHEETS) == []


def test_every_motion_has_its_own_name() -> None:
    names = Counter(re.findall(r"@keyframes ([\w-]+)", "\n".join(SOURCES.values())))
    assert [name for name, count in names.items() if count > 1] == []


def test_a_quarrel_is_found() -> None:
    motion = "@keyframes rise {\n  from {\n    top: 0;\n  }\n}\n"
    one = f".top,\n.rail:is(.a, .b) {{\n  gap: 1px; /* .dock {{ */\n}}\n{motion}"
    two = f"{motion}@media (width < 9rem) {{\n  .rail:is(.a, .b) {{\n    gap: 2px;\n  }}\n}}\n"
    same, apart = (Sheets(["x", "y"], {"one": "x", "two": layer}) for layer in "xy")
    assert quarrels({"one": one, "two": two}, same) == [".rail:is(.a, .b) stands in one.css and two.css"]
    assert quarrels({"one": one, "two": two}, apart) == []
    assert quarrels({"one": one, "two": ".dock {\n  gap: 2px;\n}\n"}, same) == []
