// What the house says when asked: "what would you do?" and "why not there?".

import { nothing, type TemplateResult } from "lit";
import { announce } from "../announce";
import type { Worth } from "../net/types";
import type { Option } from "../scene.gen";
import { cue } from "../sound";
import { hintPanel, optionFor, type Hints } from "../table/hints";
import type { Sitting } from "./sitting";

interface Place {
  id: string;
  x: number;
  y: number;
}

export class Advice {
  private hints: Hints | undefined;
  private readonly asked = new Map<number, Place>();

  constructor(private readonly at: Sitting) {}

  readonly forget = (): void => {
    this.hints = undefined;
    this.at.changed();
  };

  readonly wantHint = (): void => {
    const { ask, live } = this.at;
    const seat = ask?.yours[0];
    if (seat === undefined || this.hints === "thinking") return;
    live.send({ t: "hint", id: live.nextId(), seat });
    this.hints = "thinking";
    this.at.changed();
  };

  /** The best one is chosen at once: so it is drawn on the board, and one word plays it. */
  hint(worth: Worth[]): void {
    const { moments, page, view, words } = this.at;
    const first = worth[0];
    const best = first && moments.drawn ? optionFor(first, moments.drawn) : undefined;
    this.hints = best ? worth : undefined;
    this.at.changed();
    if (!first || !best) return;
    cue("bubble");
    view?.choose(best.id);
    void page.updateComplete.then(() => page.querySelector(".hints")?.scrollIntoView({ block: "nearest" }));
    announce(
      this.at.t("hint", {
        what: words.plain(best.says) || words.plain(best.label),
        value: Math.round(first.value * 100),
      }),
    );
  }

  panel(): TemplateResult | typeof nothing {
    const { moments, view, words, rulebook } = this.at;
    if (!moments.drawn?.options?.length) return nothing;
    const choose = (option: string): void => (view?.choose(option), this.at.changed());
    return hintPanel(this.hints, moments.drawn, view?.chosen ?? "", words, {
      ask: this.wantHint,
      choose,
      why: (rule) => rulebook.open(rule),
      close: this.forget,
    });
  }

  readonly askWhyNot = (event: CustomEvent<Place>): void => {
    const { live, back } = this.at;
    if (back.replay) return;
    const id = live.nextId();
    this.asked.set(id, event.detail);
    live.send({ t: "why_not", id, touched: event.detail.id });
  };

  whyNot(id: number, touched: string, why: Option["why_not"] | null, rule: string): void {
    const place = this.asked.get(id);
    const { view } = this.at;
    this.asked.delete(id);
    if (!place) return;
    cue("thud");
    view?.showWhyNot(view.nameOf(touched), why ?? { id: "nothing-here" }, rule, place.x, place.y);
  }
}
