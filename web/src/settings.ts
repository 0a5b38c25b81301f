// What one person prefers, kept in this browser only.

export interface Settings {
  language: string;
  theme: "system" | "dark" | "light";
  motion: "system" | "less";
  /** How fast the moves of others are told. */
  speed: "calm" | "plain" | "double" | "once";
  text: 100 | 125 | 150 | 200;
  sound: boolean;
  /** Every move wants a second click, with the mouse too. */
  careful: boolean;
  /** What each space is called stands on it always, not only where a sentence names it. */
  codes: boolean;
  /** Browser notices when it is my turn. */
  notices: boolean;
  /** A phone shows a hand and what is asked, not the board: where there is a screen, always, or never. */
  hand: "screen" | "always" | "never";
}

const KEY = "fathom-settings";

const FIRST: Settings = {
  language: "",
  theme: "system",
  motion: "system",
  speed: "plain",
  text: 100,
  sound: true,
  careful: false,
  codes: false,
  notices: false,
  hand: "screen",
};

let current: Settings = read();
const listeners = new Set<() => void>();

function read(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = (): Settings => current;

export function change(some: Partial<Settings>): void {
  current = { ...current, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // a browser that keeps nothing: the choice holds until the page closes
  }
  apply();
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isLight = (): boolean =>
  current.theme === "light" ||
  (current.theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);

export const lessMotion = (): boolean =>
  current.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Theme, motion, codes and size of text as attributes that the styles read. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset["theme"] = isLight() ? "light" : "dark";
  root.dataset["motion"] = current.motion === "less" ? "less" : "full";
  root.dataset["codes"] = current.codes ? "all" : "named";
  const own = current.text === 100 || root.dataset["screen"]; // across a room, the height of the screen counts
  root.style.fontSize = own ? "" : `${current.text}%`;
}

export const language = (): string => current.language || navigator.language || "en";

/** The page says so where one person plays every seat and hides nothing from themselves: an author's workbench. */
export const noCurtain = (): boolean => document.documentElement.dataset["curtain"] === "none";
