// The pictures that come over the line go to the director, who tells what led to them and sets them one after the
// other; what another person may see waits behind a curtain.

import { nothing, type TemplateResult } from "lit";
import type { Moment, TableLine, Tell } from "../net/types";
import type { Scene, Stage } from "../scene.gen";
import type { Picture, Store } from "../store/store";
import type { Beat } from "./beats";
import { curtainSheet } from "./curtain";
import { Director } from "./director";
import { tellWords } from "./history";
import { lengthOf } from "./motion";
import type { Pace } from "./pace";
import type { Paper, Voice } from "./ports";
import type { Onlookers as Audience, Stage as Boards } from "./show-ports";
import type { Entry } from "./round";
import type { Showing } from "./showing";
import type { TableElement } from "./table";

type Known = Pick<
  Store,
  "now" | "held" | "next" | "showing" | "info" | "sees" | "unveil" | "draws" | "stands" | "shows" | "changed"
>;

/** Who wants to hear of a picture. */
export interface Onlookers {
  /** Somebody comes in again, and so much has happened. */
  back(lines: TableLine[]): void;
  /** Told on the board or not: for those who listen. */
  says(tells: Tell[]): void;
  happened(lines: TableLine[]): void;
  turn(scene: Scene): void;
  lead(moment: Moment): void;
  /** The picture of this entry was shown to its end, or skipped. */
  shown(seq: number): void;
  /** Somebody waits until it has been told: who is asked here, or, before a screen, anybody in the room. */
  waits(moment: Moment): boolean;
}

export class Pictures {
  readonly director: Director;
  private readonly moments = new WeakMap<Scene, Moment>();

  constructor(
    private readonly at: Known,
    private readonly board: () => Pick<TableElement, "advance" | "showing"> | null,
    private readonly paper: Pick<Paper, "drawn" | "find">,
    private readonly voice: Pick<Voice, "words">,
    private readonly tell: Onlookers,
    pace: Pace,
  ) {
    const ear = {
      mine: (seat: number) => at.info.you.seats.includes(seat),
      speaks: (tell: Tell) => Boolean(tell.text) && voice.words.has(tell.text),
    };
    this.director = new Director(at, this.boards(), pace, ear, this.audience());
  }

  async show(moment: Moment, scene: Scene, stage: Stage | undefined, fresh: boolean): Promise<void> {
    const lines = moment.lines ?? [];
    const first = !this.at.now;
    const picture = { scene, stage };
    const next = this.at.sees(moment, picture);
    this.moments.set(scene, moment);
    if (fresh && first) this.tell.back(lines);
    if (next !== "draw") this.tell.shown(scene.seq); // nobody here waits for its show
    if (next === "curtain") return this.drawCurtain();
    if (next === "wait") return;
    if (!fresh) return this.director.add(picture, lines, this.tell.waits(moment));
    await this.director.jump(picture);
    this.tell.turn(scene);
    this.tell.lead(moment);
  }

  /** A moment of the past. */
  async draw(scene: Scene, stage: Stage | undefined, tells: Tell[]): Promise<void> {
    await this.director.leave();
    await this.drawn(scene, () => this.board()?.advance(scene, stage, tells));
  }

  /** After a look back. */
  drawNow(): void {
    const { now } = this.at;
    if (now) void this.director.jump(now);
  }

  private async drawn(scene: Scene, act: () => Promise<void> | undefined): Promise<void> {
    this.at.draws(scene);
    try {
      await this.paper.drawn();
      await act();
    } finally {
      this.at.stands();
    }
  }

  // --- what the director needs ----------------------------------------------------------------------------------

  private boards(): Boards {
    const on = async (act: (showing: Showing) => Promise<void>): Promise<void> => {
      await this.paper.drawn();
      const showing = this.board()?.showing;
      if (showing) await act(showing);
    };
    return {
      begin: (picture) => this.board()?.showing.begin(picture),
      play: (...told) => on((showing) => showing.play(...told)),
      tell: (...told) => on((showing) => showing.tell(...told)),
      read: (...told) => on((showing) => showing.read(...told)),
      set: (picture: Picture, tells) =>
        this.drawn(picture.scene, () => this.board()?.showing.set(picture, tells)),
      clear: () => this.board()?.showing.clear(),
    };
  }

  private audience(): Audience {
    const { tell, voice } = this;
    return {
      says: (beat: Beat) => tell.says(beat.tells),
      over: (entry, stands) => this.over(entry, stands),
      shown: (seq) => tell.shown(seq),
      changed: () => this.at.changed(),
      lengthOf: (tells) => tells.reduce((sum, one) => sum + lengthOf(one), 0),
      caption: (one) => voice.words.say(tellWords(one)),
      unseen: () => document.hidden,
    };
  }

  private over({ lines, tells, beats, picture }: Entry, stands: boolean): void {
    if (!beats.length) this.tell.says(tells);
    this.tell.happened(lines);
    if (!stands) return;
    this.tell.turn(picture.scene);
    const moment = this.moments.get(picture.scene);
    if (moment) this.tell.lead(moment);
  }

  // --- several at one screen ------------------------------------------------------------------------------------

  private async drawCurtain(): Promise<void> {
    await this.director.idle();
    await this.paper.drawn();
    this.paper.find(".curtain button")?.focus();
  }

  private async openCurtain(): Promise<void> {
    const held = this.at.unveil();
    if (!held) return;
    await this.director.jump(held);
    this.tell.turn(held.scene);
  }

  curtain(): TemplateResult | typeof nothing {
    const { next, held, showing } = this.at;
    if (next === undefined || showing) return nothing;
    return curtainSheet(next, held?.scene, this.voice.words, () => void this.openCurtain());
  }
}
