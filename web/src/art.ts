// The pictures: `<symbol>`s of the platform and of the game, put into the page once and used by id.
// Here lives only which symbols there are and how large; drawing them is render/sprite.ts.

import { file } from "./net/hosted";
import type { Box } from "./scene.gen";

const boxes = new Map<string, Box>();
const sheets = new Map<string, Promise<void>>();
const held = new Map<string, Element>();

/** The drawing area of a symbol, or nothing if no art has it. */
export function symbolBox(id: string | undefined): Box | undefined {
  return id ? boxes.get(id) : undefined;
}

/** Fetch an art file once. A game without one is no error: shapes and letters stand in. */
export function loadArt(url: string): Promise<void> {
  let sheet = sheets.get(url);
  if (!sheet) sheets.set(url, (sheet = fetchSheet(url)));
  return sheet;
}

/** All pictures of a game. Those of its cover are among them: an id stands in a page once. */
export async function loadGame(game: string): Promise<void> {
  await loadArt(artOf(game));
  if (held.has(artOf(game))) held.get(coverOf(game))?.remove();
}

/** What a list of games shows of one: a few of its pictures, while not all of them are wanted. */
export const loadCover = (game: string): Promise<void> =>
  sheets.has(artOf(game)) ? loadGame(game) : loadArt(coverOf(game));

const artOf = (game: string): string => `/api/games/${game}/art.svg`;
const coverOf = (game: string): string => `/api/games/${game}/cover.svg`;

async function fetchSheet(url: string): Promise<void> {
  try {
    const sheet = await file(url);
    const holder = sheet && addSheet(await sheet.text());
    if (holder) held.set(url, holder);
  } catch {
    sheets.delete(url); // no line: try again next time
  }
}

/** Put a sheet of symbols into the page. Scripts in it never run: it is parsed as a picture. */
export function addSheet(source: string): Element | undefined {
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  if (parsed.nodeName !== "svg") return undefined;
  const holder = document.createElement("div");
  holder.className = "art-sheet"; // not display:none, which would switch gradients off
  holder.setAttribute("aria-hidden", "true");
  holder.append(document.importNode(parsed, true));
  document.body.append(holder);
  for (const symbol of holder.querySelectorAll("symbol[id]")) {
    const [x = 0, y = 0, w = 0, h = 0] = (symbol.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
    boxes.set(symbol.id, [x, y, w, h]);
  }
  return holder;
}
