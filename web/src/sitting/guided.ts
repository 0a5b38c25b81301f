// The guide of a first match: what it said last, and whether somebody who knows the game has sent it away.

import type { TemplateResult } from "lit";
import { announce } from "../announce";
import type { Moment } from "../net/types";
import { guideCard, guideWords, type Guiding } from "../table/guide";
import type { Sitting } from "./sitting";

export class Guided {
  guide: Guiding | undefined;
  private away: boolean;

  constructor(private readonly at: Sitting) {
    this.away = localStorage.getItem(this.key) !== null;
  }

  private get key(): string {
    return `unguided:${this.at.table}`;
  }

  /** The guide speaks once its picture is drawn; while others play, its last word stays. */
  lead(moment: Moment): void {
    if (!moment.guide || moment.seq !== this.at.moments.now?.scene.seq) return;
    this.guide = { ...moment.guide, seq: moment.seq };
    if (this.away && moment.guide.ended && moment.guide.asides?.length) this.away = false;
    if (!this.away) announce(guideWords(moment.guide, this.at.words));
    this.at.changed();
  }

  /** What the table lights up. */
  get pointing(): Guiding | undefined {
    return this.away || this.at.back.replay ? undefined : this.guide;
  }

  card(): TemplateResult | undefined {
    const { guide, at } = this;
    if (!guide || at.back.replay) return undefined;
    const card = {
      guide,
      now: guide.seq === at.moments.drawn?.seq,
      mayUndo: Boolean(at.ask?.undo.length),
      shut: this.away,
    };
    return guideCard(card, at.words, {
      why: (rule) => at.rulebook.open(rule),
      undo: () => at.answers.undo(),
      hint: at.advice.wantHint,
      close: () => this.send(true),
      open: () => this.send(false),
    });
  }

  private send(away: boolean): void {
    this.away = away;
    if (away) localStorage.setItem(this.key, "1");
    else localStorage.removeItem(this.key);
    this.at.changed();
  }
}
