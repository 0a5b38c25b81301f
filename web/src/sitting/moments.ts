// The pictures that come over the line: the newest, the one that is drawn, the one behind the curtain.

import { nothing, type TemplateResult } from "lit";
import type { Moment, Tell } from "../net/types";
import type { Scene, Stage } from "../scene.gen";
import { curtainSheet } from "../table/curtain";
import type { Sitting } from "./sitting";

export interface Picture {
  scene: Scene;
  stage: Stage | undefined;
}

export class Moments {
  /** The newest; in a replay and behind the curtain another one is drawn. */
  now: Picture | undefined;
  drawn: Scene | undefined;
  /** Whom the curtain waits for. */
  next: number | undefined;
  private held: Picture | undefined;
  private drawing = 0;
  private awaited = 0;

  constructor(private readonly at: Sitting) {}

  /** Our own answer is entered under this number: its picture is on the way. */
  expect(seq: number): void {
    this.awaited = seq;
    this.at.changed();
  }

  /** Options rest while an answer is on its way or the picture is not yet that of the question. */
  get resting(): boolean {
    return (
      this.at.line !== "open" ||
      this.at.live.unanswered ||
      this.drawing > 0 ||
      this.awaited > (this.now?.scene.seq ?? 0)
    );
  }

  async show(moment: Moment, scene: Scene, stage: Stage | undefined, fresh: boolean): Promise<void> {
    const { at } = this;
    const lines = moment.lines ?? [];
    const before = this.now?.scene;
    if (moment.ask !== undefined) at.ask = moment.ask;
    this.now = { scene, stage };
    at.chronicle.add(lines, fresh && !before);
    if (at.back.replay) return at.changed();
    if (this.passes(before, scene) || this.next !== undefined) return this.drawCurtain({ scene, stage });
    await this.draw(scene, stage, fresh ? [] : lines.flatMap((line) => line.tells ?? []));
    if (!fresh) at.notices.speak(lines);
    at.notices.turn(scene);
    at.guided.lead(moment);
  }

  async draw(scene: Scene, stage: Stage | undefined, tells: Tell[]): Promise<void> {
    const { page, advice } = this.at;
    this.drawing++;
    try {
      if (scene.seq !== this.drawn?.seq) advice.forget();
      this.drawn = scene;
      page.requestUpdate();
      await page.updateComplete;
      await this.at.view?.advance(scene, stage, tells);
    } finally {
      this.drawing--;
      page.requestUpdate();
    }
  }

  /** After a look back. */
  drawNow(): void {
    if (this.now) void this.draw(this.now.scene, this.now.stage, []);
  }

  /** Several sit at this screen, and it is another one's turn to see. */
  private passes(before: Scene | undefined, scene: Scene): boolean {
    return (
      before !== undefined &&
      scene.viewer !== before.viewer &&
      scene.viewer !== null &&
      this.at.info.you.seats.length > 1
    );
  }

  private async drawCurtain(picture: Picture): Promise<void> {
    const { page } = this.at;
    this.held = picture;
    this.next = picture.scene.viewer ?? undefined;
    page.requestUpdate();
    await page.updateComplete;
    page.querySelector<HTMLElement>(".curtain button")?.focus();
  }

  private async openCurtain(): Promise<void> {
    const { held } = this;
    this.next = this.held = undefined;
    this.at.changed();
    if (!held) return;
    await this.draw(held.scene, held.stage, []);
    this.at.notices.turn(held.scene);
  }

  curtain(): TemplateResult | typeof nothing {
    if (this.next === undefined) return nothing;
    return curtainSheet(this.next, this.held?.scene, this.at.words, () => void this.openCurtain());
  }
}
