// What the parts around the board ask for besides a slice of the store. `sitting.ts` hands it out.

import type { SheetName } from "../store/store";
import type { Texts } from "../text";
import type { Toast } from "./toasts";

/** Words for people. */
export interface Voice {
  /** Those of the game over those of the house. */
  readonly words: Texts;
  t: (id: string, args?: Record<string, string | number>) => string;
  /** What went wrong. */
  fault(error: unknown): string;
}

/** The page that everything lies on. */
export interface Paper {
  redraw: () => void;
  /** Resolves when what has changed is drawn. */
  drawn(): Promise<unknown>;
  find(selector: string): HTMLElement | null;
  /** The keyboard goes back to where it was; if that is gone, to the menu that leads everywhere. */
  focus(before: HTMLElement | null): void;
}

export interface News {
  show(toast: Toast): void;
  drop(id: string): void;
}

/** The sheet from the right. */
export interface Sheet {
  open(name: SheetName): void;
  close(): void;
}

/** Opens the rulebook at a rule. */
export type Why = (rule: string) => void;

/** Tells that a request was refused. */
export type Failed = (error: unknown) => void;
