// Today's dive: which game has it, and what its link is called. Its dice are tables/dives.py's.

import type { Game } from "../net/types";

const A_DAY = 86_400_000;

/** The link of a game's dive on the day of a moment, which begins at midnight in UTC for everybody. */
export const diveCode = (game: string, moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 10).replaceAll("-", "")}-${game}`;

/** Each day another game is put forward; all of them have a dive. */
export function diveOf(games: Game[], moment: number): Game | undefined {
  const known = games.filter((game) => game.welcome).sort((a, b) => (a.id < b.id ? -1 : 1));
  return known[Math.floor(moment / A_DAY) % known.length];
}

export const tomorrow = (moment: number): number => moment + A_DAY;

/** "18 November", in the person's language. */
export const dayNamed = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
