// Who sits where, once the match runs: a bot takes over, somebody comes back or sits down.

import { html, type TemplateResult } from "lit";
import { api } from "../net/api";
import type { SeatInfo, TableInfo } from "../net/types";
import type { Store } from "../store/store";
import { mannersOf, type Manners } from "./manners";
import { peopleSheet } from "./people";
import type { Failed, Voice } from "./ports";
import { EVERY_WINDOW, hasWindows, type Stand } from "./standing";
import type { WaysOut } from "./ways-out";
import { yourChair } from "./your-chair";

export interface Seated {
  take(info: TableInfo): void;
  /** Somebody took a seat back from the bot that kept it. */
  back(seat: number): Promise<void>;
  failed: Failed;
}

export class Chairs {
  private giving = false;

  constructor(
    private readonly at: Pick<Store, "ask" | "info" | "drawn" | "changed">,
    private readonly voice: Pick<Voice, "words">,
    private readonly seated: Seated,
    private readonly out: Pick<WaysOut, "leave" | "giveUp">,
    /** What one may do about whoever sits there. */
    private readonly neighbour: (seat: SeatInfo) => unknown,
    private readonly stand: Stand,
  ) {}

  async act(does: string, seat: number, guest = ""): Promise<void> {
    const { id, bots } = this.at.info;
    try {
      if (does === "cover") this.seated.take(await api.cover(id, seat, bots[0]!));
      if (does === "return") {
        this.seated.take(await api.takeBack(id, seat));
        await this.seated.back(seat);
      }
      if (does === "bot") this.seated.take(await api.bot(id, seat, bots[0]!));
      if (does === "friend") this.seated.take(await api.bot(id, seat, ""));
      if (does === "helm") this.seated.take(await api.handOver(id, this.at.info.seats[seat]?.guest ?? ""));
      if (does === "give-back") this.seated.take(await api.giveBack(id, seat, guest));
      if (does === "sit") this.seated.take(await api.sit(id, seat));
    } catch (error) {
      this.seated.failed(error);
    }
  }

  sheet(): TemplateResult {
    const { info, drawn } = this.at;
    const { words } = this.voice;
    const manners = mannersOf(info, words, (change) => void this.propose(change));
    return peopleSheet(
      info,
      drawn,
      words,
      (does, seat, guest) => void this.act(does, seat, guest),
      this.neighbour,
      html`${this.own()}${manners}`,
    );
  }

  private own(): unknown {
    return yourChair(this.at.info, this.voice.words, {
      asked: this.giving,
      ask: (asked) => {
        this.giving = asked;
        this.at.changed();
      },
      stepAway: () => void this.out.leave(),
      giveUp: () => void this.out.giveUp(),
      rest: this.rest(),
    });
  }

  private rest(): { on: boolean; set(on: boolean): void } | undefined {
    const { ask, info } = this.at;
    const seat = info.you.seats.find((mine) => !info.seats[mine]?.cover);
    if (!ask || seat === undefined || info.you.seats.length > 1 || !hasWindows(info.game)) return undefined;
    return {
      on: ask.standing.includes(EVERY_WINDOW),
      set: (on) => this.stand(seat, [EVERY_WINDOW], on),
    };
  }

  /** The host would like to play on otherwise; whoever else plays votes on it. */
  private async propose(change: Partial<Manners>): Promise<void> {
    try {
      this.seated.take(await api.change(this.at.info.id, change));
    } catch (error) {
      this.seated.failed(error);
    }
  }
}
