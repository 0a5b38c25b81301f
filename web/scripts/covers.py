"""Draws what a chat shows of a link to a game: `cover.png` in the game's folder, from its art and its words.

    python web/scripts/covers.py URL [GAME...]

URL is a running server (`fathom serve`) with the games installed. Needs Chromium.
"""

from __future__ import annotations

import shutil
import sys
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import sync_playwright

from fathomfive.kernel.game import installed_games

SIZE = {"width": 800, "height": 420}
CARD = """() => {
  const [arch, title, words] = ['svg', 'h1', 'p'].map((part) => document.querySelector(`.plate ${part}`));
  document.querySelector('ff-app').style.visibility = 'hidden';
  const card = document.createElement('div');
  card.id = 'card';
  card.innerHTML = `<div class="cover"></div><div class="says"><h1></h1><p></p>
    <span><svg viewBox="0 0 22 34"><use href="#ff-mark"></use></svg>Fathom Five</span></div>`;
  card.firstElementChild.append(arch);
  card.querySelector('h1').textContent = title.textContent;
  card.querySelector('p').textContent = words.textContent;
  document.body.append(card);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    #card { position: fixed; inset: 0; display: grid; grid-template-columns: 280px 1fr; gap: 44px;
      padding: 0 48px 0 44px; color: #edf3f0;
      background: linear-gradient(180deg, #1d6475, #0a2835 55%, #05131b); }
    #card .cover { margin-top: 28px; border-radius: 140px 140px 0 0; overflow: hidden; }
    #card .cover svg { width: 280px; height: 652px; display: block; }
    #card .rim { fill: none; stroke: rgba(214, 232, 232, .42); stroke-width: 3; }
    #card .says { display: flex; flex-direction: column; justify-content: center; }
    #card h1 { font-size: 58px; line-height: 1.02; }
    #card p { font-size: 20px; line-height: 1.45; margin-top: 14px; color: #d6e8e8; }
    #card span { display: flex; align-items: center; gap: 12px; margin-top: 26px;
      font: 400 24px/1 var(--font-display); }
    #card span svg { width: 20px; height: 32px; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""


def main(url: str, names: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport=SIZE, color_scheme="dark", locale="en-GB")  # type: ignore[arg-type]
        for name, game in installed_games().items():
            if names and name not in names:
                continue
            page.goto(f"{url}/games/{name}")
            page.wait_for_selector(".setup .plate use")
            page.evaluate(CARD)
            page.wait_for_timeout(400)
            out = Path(str(files(game.package) / "cover.png"))
            page.screenshot(path=out)
            print(f"{name}: {out.stat().st_size // 1024} KB")
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1].rstrip("/"), sys.argv[2:])
