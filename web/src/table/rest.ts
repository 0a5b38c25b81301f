// No slips: after each question and each answer everything one answers with rests a moment, and the place of the
// last press stays dead until the pointer has moved. So a second click in a hurry never meets what lies there now.

/** Milliseconds: longer than the slowest double click, shorter than anybody needs to read a question. */
export const REST = 600;
/** Pixels: a hand that presses trembles. */
const TREMBLE = 6;

interface Point {
  clientX: number;
  clientY: number;
}

export class Rest {
  /** It begins as soon as the table is free. */
  private due = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private press: Point | undefined;
  /** Where something was played by the press that has not moved since. */
  private dead: Point | undefined;

  constructor(private readonly over: () => void) {}

  get on(): boolean {
    return this.due || this.timer !== undefined;
  }

  /** Something was answered, or is asked anew. */
  begin(): void {
    this.stop();
    this.due = true;
  }

  /** While the table is busy with an answer or a picture the rest does not count. */
  follow(busy: boolean): void {
    if (busy && this.timer !== undefined) this.begin();
    if (busy || !this.due) return;
    this.due = false;
    this.timer = setTimeout(() => {
      this.stop();
      this.over();
    }, REST);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  // --- the place of the last press --------------------------------------------------------------------------

  /** What a press of the mouse leads to happens here. A finger that was lifted has moved, and a key has no place. */
  pressing(at: Point | undefined, act: () => void): void {
    this.press = at;
    act();
    this.press = undefined;
  }

  /** The press that is under way has answered. */
  played(): void {
    this.dead = this.press;
    this.begin();
  }

  moved(to: Point): void {
    if (!this.isDead(to)) this.dead = undefined;
  }

  /** The press that is under way is where the last one was, and the pointer has not moved since. */
  get slips(): boolean {
    return this.press !== undefined && this.isDead(this.press);
  }

  private isDead(at: Point): boolean {
    const { dead } = this;
    if (!dead) return false;
    return Math.hypot(at.clientX - dead.clientX, at.clientY - dead.clientY) <= TREMBLE;
  }
}
