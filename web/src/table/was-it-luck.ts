// "Was it luck?": the review of a match that is over, thought about while its sheet is open.

import type { TemplateResult } from "lit";
import type { Store } from "../store/store";
import type { Sheet, Voice } from "./ports";
import { Review, type ReviewEvents } from "./review";

export interface FromReview extends Omit<ReviewEvents, "changed" | "look"> {
  look(seq: number, seat: number | null | undefined): void;
}

export class WasItLuck {
  private review: Review | undefined;

  constructor(
    private readonly at: Pick<Store, "info" | "now" | "shutEnding" | "changed">,
    private readonly voice: Pick<Voice, "words">,
    private readonly sheet: Pick<Sheet, "open">,
    private readonly from: FromReview,
  ) {}

  open(): void {
    const seat = this.at.now?.scene.viewer;
    this.at.shutEnding(true);
    this.sheet.open("review");
    this.review ??= new Review(this.at.info.id, seat ?? 0, {
      ...this.from,
      changed: this.at.changed,
      look: (seq) => this.from.look(seq, seat),
    });
    void this.review.open();
  }

  stop(): void {
    this.review?.stop();
  }

  /** In short, for the dock; nothing until somebody has asked. */
  course(): TemplateResult | undefined {
    return this.review?.course(this.voice.words);
  }

  content(): TemplateResult | undefined {
    return this.review?.render(this.voice.words);
  }
}
