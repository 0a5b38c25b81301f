"""The pages of a static site: `index.html` for every address that a person may open, the service worker that
keeps it, and what common hosts are told about it in files of theirs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from fathomfive.kernel.languages import languages_of
from fathomfive.kernel.text import house_words
from fathomfive.server.http.gate import HEADERS

_TITLE = "<title>Fathom Five</title>"
_OWN_PATH = re.compile(r'((?:href|src)=")/')
_SHELL = re.compile(r"^const SHELL=(\{.*?\});")

_HEADER_ONLY = re.compile(r"; frame-ancestors [^;]*")
"""A page cannot say this of itself."""
PAGE_POLICY = _HEADER_ONLY.sub("", HEADERS["content-security-policy"])
WORKER_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"
)
"""Of the two scripts that start the interpreter, and of nothing else."""
FRAMES = "frame-ancestors 'none'"
FOR_EVER = "public, max-age=31536000, immutable"
HASHED = ("assets", "python", "parts")


def page(built: str, base: str) -> str:
    """The client's page, told where it lies and that there is no server behind it."""
    said = {
        "languages": " ".join(languages_of(house_words())),
        "base": base,
        "house": "local",
    }
    lines = [f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}">']
    lines += [f'<meta name="{name}" content="{content}">' for name, content in said.items()]
    return _OWN_PATH.sub(rf"\1{base}", built).replace(_TITLE, "\n    ".join([_TITLE, *lines]), 1)


def addresses(games: Iterable[str]) -> list[str]:
    """Where people may come in by a link. A table has none: it lies in one browser."""
    of_games = [f"games/{game}{rest}" for game in games for rest in ("", "/learn", "/short", "/rules")]
    return ["tables", "host", "me", *of_games]


def service_worker(
    built: str, groups: Mapping[str, list[str]], first: list[str], rules: Mapping[str, str]
) -> str:
    """The client's own, which keeps the site's files as well. Its release changes with any of them."""
    found = _SHELL.match(built)
    assert found is not None, "the client was built without its list of files"
    shell: dict[str, Any] = json.loads(found[1])
    shell["first"] = [*shell["first"], *first]
    shell["groups"], shell["rules"] = groups, rules
    shell["release"] = sha256(json.dumps(shell, sort_keys=True).encode()).hexdigest()[:12]
    return f"const SHELL={json.dumps(shell, separators=(',', ':'))};" + built[found.end() :]


def write_host_files(out: Path, base: str) -> None:
    """Netlify and Cloudflare Pages read `_headers`, Apache `.htaccess`; GitHub Pages shows 404.html."""
    workers = sorted(file.name for file in (out / "assets").glob("*.js") if is_worker(file.name))
    lines = [f"{base}*", f"  Content-Security-Policy: {FRAMES}", "  X-Content-Type-Options: nosniff"]
    lines += ["  Referrer-Policy: no-referrer", f"{base}sw.js", "  Cache-Control: no-cache"]
    for name in workers:
        lines += [f"{base}assets/{name}", f"  Content-Security-Policy: {WORKER_POLICY}"]
    for folder in HASHED:
        lines += [f"{base}{folder}/*", f"  Cache-Control: {FOR_EVER}"]
    (out / "_headers").write_text("\n".join(lines) + "\n", "utf-8")
    named = "|".join(re.escape(name) for name in workers)
    (out / ".htaccess").write_text(
        f"ErrorDocument 404 {base}404.html\nAddType text/javascript .mjs\nAddType application/wasm .wasm\n"
        "<IfModule mod_headers.c>\n"
        f'Header set Content-Security-Policy "{FRAMES}"\nHeader set X-Content-Type-Options "nosniff"\n'
        f'<FilesMatch "^({named})$">\nHeader set Content-Security-Policy "{WORKER_POLICY}"\n</FilesMatch>\n'
        "</IfModule>\n",
        "utf-8",
    )
    (out / ".nojekyll").write_text("", "utf-8")


def is_worker(name: str) -> bool:
    return re.fullmatch(r"(house|thinker)-[\w-]+\.js", name) is not None
