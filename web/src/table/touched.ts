// The table as mouse, finger and keyboard meet it.

import type { Layout } from "../render/layout";
import type { Scene, Stage } from "../scene.gen";
import type { Options } from "./options";
import type { Card } from "./popover";

/** What lies on it. */
export interface Lying {
  readonly scene?: Scene;
  readonly stage?: Stage;
  readonly layout: Layout | undefined;
  readonly options: Options;
}

/** What is looked at and chosen; every hand writes it. */
export interface Looked {
  hovered: string;
  /** Something here can point at an option without pressing it. */
  hovers: boolean;
  focusId: string;
  chosen: string;
  card: Card | undefined;
  keyed: boolean;
  /** Ids under the pointer, one after the other. */
  under: string;
}

/** The element itself. */
export interface Surface extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
}

export type Touched = Surface & Lying & Looked;
