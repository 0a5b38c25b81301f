// How newcomers are taken in: which game comes first, what "Play now" begins, what bots won at a level.

import type { Game, Odds, Value } from "../net/types";

/** What a short match is called where content is chosen; see learning/welcome.py. */
export const SHORT = "short";

const KEY = "fathom-guided";
const UNWEIGHED = 6;

/** The easiest to learn first; what says nothing of itself comes last, as it was listed. */
export function easiestFirst(games: Game[]): Game[] {
  const weight = (game: Game): number => game.welcome?.weight ?? UNWEIGHED;
  return [...games].sort((one, other) => weight(one) - weight(other));
}

/** Games whose guided match was gone through on this device. */
export function guidedThrough(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function noteGuided(game: string): void {
  const known = guidedThrough();
  if (known.has(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, game]));
  } catch {
    // a browser that keeps nothing: the guided match is offered again
  }
}

export interface FirstGame {
  game: Game;
  way: "learn" | "short";
}

/** The easiest game: its guided match until that was finished once, then its short one. */
export function firstGame(games: Game[], through: ReadonlySet<string>): FirstGame | undefined {
  const game = easiestFirst(games).find((one) => one.welcome);
  if (!game) return undefined;
  return { game, way: game.tutorial && !through.has(game.id) ? "learn" : "short" };
}

/** What was measured of these options with so many chairs; nothing is guessed from a neighbour. */
export function oddsOf(
  game: Game,
  options: Record<string, Value>,
  seats: number,
  short: boolean,
): Odds | undefined {
  return game.welcome?.odds.find(
    (odds) =>
      odds.seats === seats &&
      odds.short === short &&
      (short || asIs(game, options, Object.keys(odds.options))) &&
      Object.entries(odds.options).every(([name, value]) => options[name] === value),
  );
}

/** Whether every other option that decides how hard it is stands as it comes. */
function asIs(game: Game, options: Record<string, Value>, but: string[]): boolean {
  return game.options.every(
    ({ name, default: usual, kind }) =>
      but.includes(name) || kind !== "toggle" || (options[name] ?? usual) === usual,
  );
}

/** Does this game have measured levels at all? */
export const isMeasured = (game: Game, short: boolean): boolean =>
  game.welcome?.odds.some((odds) => odds.short === short) ?? false;

/** The option that says how hard it is: the one the measured odds are told by. */
export const levelOption = (game: Game): string | undefined =>
  game.welcome?.odds.flatMap((odds) => Object.keys(odds.options)).at(0);

/** "7 in 10", with "hardly ever" and "nearly always" at the ends, which a rounded figure would overstate. */
export const inTen = ({ won, matches }: Pick<Odds, "won" | "matches">): number =>
  Math.round((10 * won) / matches);
