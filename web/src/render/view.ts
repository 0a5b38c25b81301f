// Everything a drawing function needs to know besides the thing it draws.

import type { Owner, Scene, Stage } from "../scene.gen";
import type { Option } from "../scene.gen";
import type { Pointing } from "../table/guide";
import type { Options } from "../table/options";
import type { Together } from "../table/together-ports";
import type { Texts } from "../text";
import type { Layout } from "./layout";

export interface View {
  scene: Scene;
  stage: Stage | undefined;
  layout: Layout;
  options: Options;
  /** Those whose targets have a ring. */
  lit: ReadonlySet<Option>;
  /** A verb is taken up, and this is what it touches: all else is dim. */
  aims: ReadonlySet<string> | undefined;
  texts: Texts;
  /** The option being looked at: under the pointer, else the chosen one. */
  looked: Option | undefined;
  chosen: Option | undefined;
  changed: ReadonlySet<string>;
  /** The id that has the keyboard. */
  focus: string;
  /** The board target that Tab reaches; arrows walk on from it. */
  stop: string;
  /** Who is here, away, or played by a bot: the table knows, the game does not. */
  people: ReadonlyMap<number, string>;
  /** The moves of others are told: nothing can be chosen meanwhile, and the newest line of the log is lit. */
  telling: boolean;
  /** What lies under the pointer: the lines of the log that speak of it are lit. */
  under: ReadonlySet<string>;
  /** There is a round that can be told once more. */
  mayPlayAgain: boolean;
  /** Several read one page: who has, and who is for what. */
  together?: Together | undefined;
  /** What a guided first match points at. */
  guide: Pointing;
}

export const ownerOf = (view: View, seat: number | null | undefined): Owner | undefined =>
  seat === null || seat === undefined ? undefined : view.scene.owners?.find((owner) => owner.seat === seat);
