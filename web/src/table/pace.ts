// The clock of the show: rests and animations run at one rate, which people change in mid-beat. They hold it, hurry
// it, go on to the next beat, or have all of it at once.

import type { Settings } from "../settings";

export type Speed = Settings["speed"];

const RATES: Record<Exclude<Speed, "once">, number> = { calm: 0.66, plain: 1, double: 2 };
const HURRY = 4;

interface Rest {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  done: () => void;
}

export class Pace {
  paused = false;
  hurried = false;
  /** Whatever is under way ends now, and what comes takes no time. */
  rushed = false;
  /** More than one: there is less time than it would take; less: it is worth a longer look. */
  private squeezed = 1;
  /** The rate at which the rests were begun. */
  private last = 1;
  private readonly rests = new Set<Rest>();
  private readonly moving = new Set<Animation>();

  constructor(private readonly wanted: () => Speed) {}

  get atOnce(): boolean {
    return this.wanted() === "once";
  }

  /** As chosen in the settings, without haste. */
  get base(): number {
    const wanted = this.wanted();
    return wanted === "once" ? HURRY : RATES[wanted];
  }

  get rate(): number {
    if (this.paused) return 0;
    return this.base * this.squeezed * (this.hurried ? HURRY : 1);
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.follow();
  }

  hurry(hurried: boolean): void {
    this.hurried = hurried;
    this.follow();
  }

  squeeze(by: number): void {
    this.squeezed = Math.max(1, by);
    this.follow();
  }

  /** The last move of all is looked at twice as long. */
  linger(): void {
    this.squeezed = 0.5;
    this.follow();
  }

  /** So many milliseconds of the show. */
  rest(ms: number): Promise<void> {
    if (this.rushed) return Promise.resolve();
    return new Promise((resolve) => {
      const rest: Rest = { left: ms, since: 0, timer: undefined, done: resolve };
      this.rests.add(rest);
      this.start(rest);
    });
  }

  /** An animation keeps step with the show until it ends. */
  keep(animation: Animation): Animation {
    this.moving.add(animation);
    this.drive(animation);
    const gone = (): void => void this.moving.delete(animation);
    animation.finished.then(gone, gone);
    return animation;
  }

  rush(rushed: boolean): void {
    this.rushed = rushed;
    if (rushed) this.paused = false;
    this.follow();
  }

  /** The rate has changed, by a person or by their settings. */
  follow(): void {
    for (const animation of this.moving) this.drive(animation);
    if (this.rushed) for (const rest of this.rests) this.end(rest);
    for (const rest of this.rests) {
      clearTimeout(rest.timer);
      if (rest.timer !== undefined) rest.left -= (performance.now() - rest.since) * this.last;
    }
    for (const rest of this.rests) this.start(rest);
  }

  private start(rest: Rest): void {
    this.last = this.rate;
    rest.since = performance.now();
    rest.timer = this.rate ? setTimeout(() => this.end(rest), Math.max(0, rest.left / this.rate)) : undefined;
  }

  private end(rest: Rest): void {
    clearTimeout(rest.timer);
    this.rests.delete(rest);
    rest.done();
  }

  private drive(animation: Animation): void {
    if (animation.playState === "finished") return;
    if (this.rushed) return animation.finish();
    if (!this.rate) return animation.pause();
    animation.updatePlaybackRate(this.rate);
    if (animation.playState === "paused") animation.play();
  }
}
