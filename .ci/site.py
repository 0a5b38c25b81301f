"""The sources of the documentation site, put together in build/docs: what is written, and what is generated.

    python .ci/site.py && zensical build --strict     the site, in build/site
    python .ci/site.py --check                        does everything it links to exist?

With games that are played at once, for a release (Node and the interpreter are needed, see docs/hosting.md):

    python .ci/site.py --play && zensical build --strict && python .ci/site.py --tables /FOLDER/

where FOLDER is what the site will lie in. A page then has a link to its game and costs no byte more to read.

Generated are each game's rules, from its `rules.toml`, the reference of what can be imported
(`reference.py`), and the links from every rule id that a page names.
The papers in the project's root folder join as pages of their own. Zensical itself checks pages and anchors;
we look at the finished site, pictures and menus included.
"""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from html.parser import HTMLParser
from itertools import groupby
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

sys.path.insert(0, str(Path(__file__).parent))
import reference  # beside this script, which is no package

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "fathomfive" / "games"
PAPERS = {"CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md", "CHANGELOG.md": "changelog.md"}
TABLES = "table"
"""Where the games are played: `fathom site`, in a folder beside the pages."""
FIRST_HEADING = "## Goal"
RULE = re.compile(r"(?<![\w`#-])([A-Z]{3}-[A-Z]+-\d+)(?![\w`-])")
IN_TEXT = re.compile(rf"`[^`]*`|{RULE.pattern}")  # code in a line is passed over whole
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)\s]*)?\)")


def rules_of(game: str) -> list[dict[str, Any]]:
    rules: list[dict[str, Any]] = tomllib.loads((GAMES / game / "rules.toml").read_text("utf-8"))["rule"]
    return rules


def rules_page(title: str, rules: list[dict[str, Any]]) -> str:
    """All rules of a game in the order in which one learns it, each with its id as its anchor."""
    ours = sum(bool(rule.get("authored")) for rule in rules)
    page = [f"# {title}: all rules", ""]
    page += [
        f"{len(rules)} rules in our own words, {len(rules) - ours} of them from the printed rulebook and "
        f"{ours} authored by us. A *ruling* settles a question that comes up at the table.",
        "",
    ]
    for section, of_it in groupby(rules, key=lambda rule: str(rule["section"])):
        page += [f"## {section}", ""]
        for rule in of_it:
            ruling = " *(ruling)*" if rule.get("ruling") else ""
            page += [f"### {rule['title']}{ruling} {{ #{rule['id'].lower()} }}", ""]
            page += [f"`{rule['id']}` {rule['text']}", ""]
    return "\n".join(page)


def with_rule_links(text: str, homes: dict[str, str]) -> str:
    """Every rule id in running text leads to its rule; code and headings stay as they are."""

    def link(found: re.Match[str]) -> str:
        rule = found[1]
        return f"[{rule}]({homes[rule]}#{rule.lower()})" if rule in homes else found[0]

    inside, lines = False, []
    for line in text.splitlines():
        inside ^= line.startswith("```")
        lines.append(line if inside or line.startswith("#") else IN_TEXT.sub(link, line))
    return "\n".join(lines) + "\n"


def moved(text: str) -> str:
    """A paper's links, seen from its place on the site."""

    def to_site(found: re.Match[str]) -> str:
        target, anchor = found[1], found[2] or ""
        if "://" in target:
            return found[0]
        target = PAPERS.get(target, target.removeprefix("docs/"))
        return f"]({target}{anchor})"

    return LINK.sub(to_site, text)


def title_of(page: str) -> str:
    return page.splitlines()[0].removeprefix("# ")


def play_now(game: str) -> str:
    """Seen from a game's page. As HTML: what it leads to is no page of ours, and there only in a release."""
    doors = (("short", "Play it now", " md-button--primary"), ("learn", "Learn it by playing", ""))
    links = [
        f'<a class="md-button{look}" href="../{TABLES}/games/{game}/{way}/">{words}</a>'
        for way, words, look in doors
    ]
    return f"<p>{' '.join(links)}</p>\n\nIn this browser, against bots; nothing is sent anywhere.\n\n"


def assemble(target: Path, play: bool = False) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "docs", target)
    for paper, page in PAPERS.items():
        (target / page).write_text(moved((ROOT / paper).read_text("utf-8")), "utf-8")
    shutil.copy(ROOT / "web" / "public" / "favicon.svg", target / "images" / "favicon.svg")
    (target / "reference").mkdir()
    for page, text in reference.pages().items():
        (target / page).write_text(text, "utf-8")
    homes: dict[str, str] = {}
    for game in sorted(file.parent.name for file in GAMES.glob("*/rules.toml")):
        rules = rules_of(game)
        homes |= {rule["id"]: f"{game}-rules.md" for rule in rules}
        title = title_of((target / "play" / f"{game}.md").read_text("utf-8"))
        (target / "play" / f"{game}-rules.md").write_text(rules_page(title, rules), "utf-8")
        if play:
            page = (target / "play" / f"{game}.md").read_text("utf-8")
            page = page.replace(FIRST_HEADING, play_now(game) + FIRST_HEADING, 1)
            (target / "play" / f"{game}.md").write_text(page, "utf-8")
    for file in target.rglob("*.md"):
        to_play = {target / "play": "", target: "play/"}.get(file.parent, "../play/")
        reached = {rule: to_play + home for rule, home in homes.items()}
        file.write_text(with_rule_links(file.read_text("utf-8"), reached), "utf-8")


class Page(HTMLParser):
    """What a finished page points at, and what can be pointed at in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        self.anchors |= {value for name in ("id", "name") if (value := said.get(name))}
        self.links += [value for name in ("href", "src") if (value := said.get(name))]


def dead_links(site: Path) -> list[str]:
    """Every link, picture, script and style of the finished site that leads nowhere. The pages of the games'
    own site name whole paths, and have tests of their own; that links lead to them is looked at."""
    ours = [file for file in site.rglob("*.html") if file.name != "404.html"]
    ours = [file for file in ours if not file.is_relative_to(site / TABLES)]
    pages = {file: Page(file.read_text("utf-8")) for file in ours}
    faults = []
    for file, page in pages.items():
        for link in page.links:
            address = urlsplit(link)
            if address.scheme or address.netloc:
                continue
            target = (file.parent / unquote(address.path)).resolve() if address.path else file
            target = target / "index.html" if target.is_dir() else target
            there = target.is_file() and target.is_relative_to(site)
            if there and address.fragment and target in pages:
                there = unquote(address.fragment) in pages[target].anchors
            if not there:
                faults.append(f"{file.relative_to(site)}: {link} leads nowhere")
    return sorted(set(faults))


def write_tables(site: Path, folder: str) -> None:
    """The games beside the finished pages."""
    from fathomfive.site.writing import write_site  # not needed for pages alone

    shutil.rmtree(site / TABLES, ignore_errors=True)
    written = write_site(site / TABLES, f"{folder.rstrip('/')}/{TABLES}/")
    print(f"{', '.join(written.games)}: {written.files} files, {written.size / 1e6:.0f} MB")


def main() -> None:
    site = ROOT / "build" / "site"
    if "--tables" in sys.argv:
        write_tables(site, sys.argv[sys.argv.index("--tables") + 1])
        return
    if "--check" not in sys.argv:
        assemble(ROOT / "build" / "docs", play="--play" in sys.argv)
        return
    faults = dead_links(site)
    pages = len(list(site.rglob("*.html")))
    print("\n".join(faults) or f"{pages} pages, every link and picture leads somewhere")
    sys.exit(bool(faults) or not pages)


if __name__ == "__main__":
    main()
