// The guide of a first match: what it said last, and whether somebody who knows the game has sent it away.

import type { TemplateResult } from "lit";
import { announce } from "../announce";
import type { Moment } from "../net/types";
import type { Guiding, Store } from "../store/store";
import { guideCard, guideWords, type GuideEvents } from "./guide";
import { noteGuided } from "../pages/welcome";
import type { Voice } from "./ports";

type Known = Pick<Store, "ask" | "drawn" | "guide" | "guided" | "info" | "now" | "replaying" | "changed">;

export class Guided {
  /** Its last card was shown, which says how it ended. */
  ended = false;
  private away: boolean;
  /** What it said when it was unfolded: new words come folded. */
  private unfolded: Guiding | undefined;

  constructor(
    private readonly at: Known,
    private readonly voice: Pick<Voice, "words">,
    private readonly acts: Pick<GuideEvents, "why" | "undo" | "hint">,
  ) {
    this.away = localStorage.getItem(this.key) !== null;
  }

  private get key(): string {
    return `unguided:${this.at.info.id}`;
  }

  /** The guide speaks once its picture is drawn; while others play, its last word stays. */
  lead(moment: Moment): void {
    if (!moment.guide || moment.seq !== this.at.now?.scene.seq) return;
    if (moment.guide.ended) noteGuided(this.at.info.game);
    if (this.away && moment.guide.ended && moment.guide.asides?.length) this.away = false;
    if (moment.guide.ended && !this.away) this.ended = true;
    if (!this.away) announce(guideWords(moment.guide, this.voice.words));
    this.at.guided({ ...moment.guide, seq: moment.seq });
  }

  /** What the table lights up. */
  get pointing(): Guiding | undefined {
    return this.away || this.at.replaying ? undefined : this.at.guide;
  }

  card(): TemplateResult | undefined {
    const { ask, drawn, guide, replaying } = this.at;
    if (!guide || replaying) return undefined;
    const now = guide.seq === drawn?.seq;
    const over = Boolean(drawn?.outcome);
    const card = {
      guide,
      now,
      mayUndo: Boolean(ask?.undo.length),
      shut: this.away,
      unfolded: this.unfolded === guide,
      over,
      game: this.at.info.game,
    };
    const acts = {
      ...this.acts,
      close: () => this.send(true),
      open: () => this.send(false),
      fold: () => this.fold(guide),
    };
    return guideCard(card, this.voice.words, acts);
  }

  private fold(guide: Guiding): void {
    this.unfolded = this.unfolded === guide ? undefined : guide;
    this.at.changed();
  }

  private send(away: boolean): void {
    this.away = away;
    if (away) localStorage.setItem(this.key, "1");
    else localStorage.removeItem(this.key);
    this.at.changed();
  }
}
