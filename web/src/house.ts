// What the whole page knows: the words in the person's language, the games, and who this is.

import { api } from "./net/api";
import { file } from "./net/hosted";
import type { Game, Me } from "./net/types";
import { language } from "./settings";
import { PSEUDO, Texts } from "./text";
import english from "../text/en.ftl?raw";

type Layer = [string, string][];

const files = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

/** Languages the client itself speaks, and those that packs bring to this house, as its page says. The pseudo-language
 * of the client is for testing. */
export const LANGUAGES = [
  ...new Set([
    "en",
    ...Object.keys(files).map((path) => path.slice(path.lastIndexOf("/") + 1, -4)),
    ...(document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content.split(" ") ?? []),
  ]),
];

const fetched = new Map<string, Promise<string>>();

function words(url: string): Promise<string> {
  let found = fetched.get(url);
  if (!found) fetched.set(url, (found = fetchWords(url)));
  return found;
}

async function fetchWords(url: string): Promise<string> {
  try {
    return (await (await file(url))?.text()) ?? "";
  } catch {
    fetched.delete(url); // no line: try again next time
    return "";
  }
}

/** The tongues to look in: the person's, its plain form, English. */
function tongues(): string[] {
  const wanted = language();
  if (wanted === PSEUDO) return ["en"];
  return [...new Set([wanted, wanted.split("-")[0]!, "en"])];
}

async function layer(path: (tongue: string) => string, known: string[] | undefined): Promise<Layer> {
  const wanted = tongues().filter((tongue) => tongue === "en" || !known || known.includes(tongue));
  return Promise.all(wanted.map(async (tongue) => [tongue, await words(path(tongue))] as [string, string]));
}

async function ownLayer(): Promise<Layer> {
  const found: Layer = [["en", english]];
  for (const tongue of tongues()) {
    const file = files[`../text/${tongue}.ftl`];
    if (tongue !== "en" && file) found.push([tongue, await file()]);
  }
  return found;
}

/** Enough to paint the first page; the rest of the words follow. */
export const firstTexts = (): Texts => Texts.layered(language(), [["en", english]]);

export async function platformTexts(): Promise<Texts> {
  const [own, house] = await Promise.all([
    ownLayer(),
    layer((tongue) => `/api/text/${tongue}.ftl`, LANGUAGES),
  ]);
  return Texts.layered(language(), house, own);
}

/** All words of a game over those of the house, or (`cover`) the few that a list of games says. */
export async function gameTexts(
  game: Pick<Game, "id" | "languages">,
  which: "text" | "cover" = "text",
): Promise<Texts> {
  const path = (tongue: string): string => `/api/games/${game.id}/${which}/${tongue}.ftl`;
  const [own, house, its] = await Promise.all([
    ownLayer(),
    layer((tongue) => `/api/text/${tongue}.ftl`, LANGUAGES),
    layer(path, game.languages),
  ]);
  return Texts.layered(language(), house, own, its);
}

let known: Promise<Game[]> | undefined;

export function games(): Promise<Game[]> {
  known ??= api.games().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

let me: Me | undefined;

export async function whoAmI(): Promise<Me> {
  me ??= await api.me();
  return me;
}

/** Why this person cannot open tables in this house; empty if they can. */
export function opensNothing(who: Me): "" | "key" | "operator" {
  if (who.may_open !== false || !who.opens || who.opens === "everyone") return "";
  return who.opens;
}

/** What a link to this house begins with. At `localhost` of a home host: the address others in the room use. */
export async function front(): Promise<string> {
  return (await whoAmI()).reach ?? location.origin;
}

export async function callMe(name: string): Promise<Me> {
  me = await api.name(name);
  return me;
}

/** Take a key of the house, with which one may open tables. */
export async function takeKey(token: string): Promise<Me> {
  me = await api.takeKey(token);
  return me;
}

export function forgetMe(): void {
  me = undefined;
}
