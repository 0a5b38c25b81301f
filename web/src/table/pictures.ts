// The pictures that come over the line, drawn one after the other; what another person may see waits behind a curtain.

import { nothing, type TemplateResult } from "lit";
import type { Moment, TableLine, Tell } from "../net/types";
import type { Scene, Stage } from "../scene.gen";
import type { Store } from "../store/store";
import { curtainSheet } from "./curtain";
import type { Paper, Voice } from "./ports";
import type { TableElement } from "./table";

type Known = Pick<Store, "now" | "drawn" | "held" | "next" | "sees" | "unveil" | "draws" | "stands">;

/** Who wants to hear of a picture. */
export interface Onlookers {
  /** Somebody comes in again, and so much has happened. */
  back(lines: TableLine[]): void;
  happened(lines: TableLine[]): void;
  turn(scene: Scene): void;
  lead(moment: Moment): void;
}

export class Pictures {
  constructor(
    private readonly at: Known,
    private readonly board: () => Pick<TableElement, "advance"> | null,
    private readonly paper: Pick<Paper, "drawn" | "find">,
    private readonly voice: Pick<Voice, "words">,
    private readonly tell: Onlookers,
  ) {}

  async show(moment: Moment, scene: Scene, stage: Stage | undefined, fresh: boolean): Promise<void> {
    const lines = moment.lines ?? [];
    const first = !this.at.now;
    const next = this.at.sees(moment, { scene, stage });
    if (fresh && first) this.tell.back(lines);
    if (next === "curtain") return this.drawCurtain();
    if (next === "wait") return;
    await this.draw(scene, stage, fresh ? [] : lines.flatMap((line) => line.tells ?? []));
    if (!fresh) this.tell.happened(lines);
    this.tell.turn(scene);
    this.tell.lead(moment);
  }

  async draw(scene: Scene, stage: Stage | undefined, tells: Tell[]): Promise<void> {
    this.at.draws(scene);
    try {
      await this.paper.drawn();
      await this.board()?.advance(scene, stage, tells);
    } finally {
      this.at.stands();
    }
  }

  /** After a look back. */
  drawNow(): void {
    const { now } = this.at;
    if (now) void this.draw(now.scene, now.stage, []);
  }

  private async drawCurtain(): Promise<void> {
    await this.paper.drawn();
    this.paper.find(".curtain button")?.focus();
  }

  private async openCurtain(): Promise<void> {
    const held = this.at.unveil();
    if (!held) return;
    await this.draw(held.scene, held.stage, []);
    this.tell.turn(held.scene);
  }

  curtain(): TemplateResult | typeof nothing {
    const { next, held } = this.at;
    if (next === undefined) return nothing;
    return curtainSheet(next, held?.scene, this.voice.words, () => void this.openCurtain());
  }
}
