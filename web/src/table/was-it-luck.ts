// "Was it luck?": the review of a match that is over. Whoever played gets its curve in the dock without asking; the
// sheet tells all of it.

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
    private readonly at: Pick<Store, "info" | "now" | "sheet" | "shutEnding" | "changed">,
    private readonly voice: Pick<Voice, "words">,
    private readonly sheet: Pick<Sheet, "open">,
    private readonly from: FromReview,
  ) {}

  /** It is over: how it went and where it turned comes into the dock of those who played. */
  begin(): void {
    if (this.at.info.you.seats.length) void this.begun().open();
  }

  open(): void {
    this.at.shutEnding(true);
    this.sheet.open("review");
    void this.begun().open();
  }

  private begun(): Review {
    const seat = this.at.now?.scene.viewer;
    this.review ??= new Review(this.at.info.id, seat ?? 0, {
      ...this.from,
      changed: this.at.changed,
      look: (seq) => this.from.look(seq, seat),
      fault: (error) => (this.asked ? this.from.fault(error) : undefined), // nobody waits for what nobody asked for
    });
    return this.review;
  }

  private get asked(): boolean {
    return this.at.sheet === "review";
  }

  /** Whoever only watched the match looks no longer: the thinking would hold up what they do instead. */
  shut(): void {
    if (!this.at.info.you.seats.length) this.stop();
  }

  stop(): void {
    this.review?.stop();
  }

  /** In short, for the dock; while all of it lies open beside it, once is enough. */
  course(): TemplateResult | undefined {
    return this.asked ? undefined : this.review?.course(this.voice.words);
  }

  content(): TemplateResult | undefined {
    return this.review?.render(this.voice.words);
  }
}
