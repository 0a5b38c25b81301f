// The banner at the end: whether it lies open, and that the keyboard finds it when it is new.

import { nothing, type TemplateResult } from "lit";
import { journalPath } from "../net/api";
import type { Store } from "../store/store";
import { ending, type EndingEvents } from "./ending";
import type { Paper, Voice } from "./ports";

type Known = Pick<Store, "info" | "now" | "next" | "sheet" | "replaying" | "endingShut" | "shutEnding">;

export class Banner {
  private greeted = false;

  constructor(
    private readonly at: Known,
    private readonly voice: Pick<Voice, "words">,
    private readonly paper: Pick<Paper, "find" | "focus">,
    private readonly acts: Omit<EndingEvents, "close">,
  ) {}

  /** The keyboard goes to a new banner, unless somebody reads or writes in a sheet. */
  greet(): void {
    const banner = this.paper.find(".ending");
    if (banner && !this.greeted && !this.at.sheet) banner.focus();
    this.greeted = Boolean(banner);
  }

  readonly shut = (): void => {
    this.at.shutEnding(true);
    this.paper.focus(null);
  };

  render(): TemplateResult | typeof nothing {
    const { info, now, next, endingShut, replaying } = this.at;
    const scene = now?.scene;
    if (!scene?.outcome || endingShut || replaying || next !== undefined) return nothing;
    const acts = { ...this.acts, close: this.shut };
    return ending(scene, journalPath(info.id), info.you.seats.length > 0, this.voice.words, acts);
  }
}
