// What the house says when asked: "what would you do?" and "why not there?".

import { nothing, type TemplateResult } from "lit";
import { announce } from "../announce";
import type { Live } from "../net/live";
import type { Worth } from "../net/types";
import type { Option } from "../scene.gen";
import { cue } from "../sound";
import type { Store } from "../store/store";
import { leadsOf, whyOf } from "./hint-words";
import { hintPanel, named, optionFor } from "./hints";
import type { Paper, Voice, Why } from "./ports";
import type { TableElement } from "./table";

type Known = Pick<Store, "ask" | "drawn" | "hints" | "hinted" | "replaying">;
type Board = Pick<TableElement, "chosen" | "choose" | "nameOf" | "showWhyNot">;

interface Place {
  id: string;
  x: number;
  y: number;
}

export class Advice {
  private readonly asked = new Map<number, Place>();

  constructor(
    private readonly at: Known,
    private readonly line: Pick<Live, "send" | "nextId">,
    private readonly board: () => Board | null,
    private readonly voice: Voice,
    private readonly paper: Pick<Paper, "drawn" | "find" | "redraw">,
  ) {}

  private readonly forget = (): void => this.at.hinted(undefined);

  readonly wantHint = (): void => {
    const { ask, hints } = this.at;
    const seat = ask?.yours[0];
    if (seat === undefined || hints === "thinking") return;
    this.line.send({ t: "hint", id: this.line.nextId(), seat });
    this.at.hinted("thinking");
  };

  /** The best one is chosen at once: so it is drawn on the board, and one word plays it. */
  hint(worth: Worth[]): void {
    const { drawn } = this.at;
    const { words } = this.voice;
    const first = worth[0];
    const best = first && drawn ? optionFor(first, drawn) : undefined;
    this.at.hinted(best ? worth : undefined);
    if (!first || !best) return;
    cue("bubble");
    this.board()?.choose(best.id);
    void this.paper.drawn().then(() => this.paper.find(".hints")?.scrollIntoView({ block: "nearest" }));
    const args = { what: named(best, words), why: whyOf(first, words, true), leads: leadsOf(best, words) };
    announce(this.voice.t("hint", args).trim());
  }

  panel(why: Why): TemplateResult | typeof nothing {
    const { drawn, hints } = this.at;
    if (!drawn?.options?.length) return nothing;
    const board = this.board();
    const choose = (option: string): void => {
      board?.choose(option);
      this.paper.redraw();
    };
    const acts = { ask: this.wantHint, choose, why, close: this.forget };
    return hintPanel(hints, drawn, board?.chosen ?? "", this.voice.words, acts);
  }

  readonly askWhyNot = (event: CustomEvent<Place>): void => {
    if (this.at.replaying) return;
    const id = this.line.nextId();
    this.asked.set(id, event.detail);
    this.line.send({ t: "why_not", id, touched: event.detail.id });
  };

  whyNot(id: number, touched: string, why: Option["why_not"] | null, rule: string): void {
    const place = this.asked.get(id);
    const board = this.board();
    this.asked.delete(id);
    if (!place) return;
    cue("thud");
    board?.showWhyNot(board.nameOf(touched), why ?? { id: "nothing-here" }, rule, place.x, place.y);
  }
}
