// Who sits where, once the match runs: a bot takes over, somebody comes back or sits down.

import type { TemplateResult } from "lit";
import { api } from "../net/api";
import type { SeatInfo, TableInfo } from "../net/types";
import type { Store } from "../store/store";
import { mannersOf, type Manners } from "./manners";
import { peopleSheet } from "./people";
import type { Failed, Voice } from "./ports";

export interface Seated {
  take(info: TableInfo): void;
  /** Somebody took a seat back from the bot that kept it. */
  back(seat: number): Promise<void>;
  failed: Failed;
}

export class Chairs {
  constructor(
    private readonly at: Pick<Store, "info" | "drawn">,
    private readonly voice: Pick<Voice, "words">,
    private readonly seated: Seated,
    /** What one may do about whoever sits there. */
    private readonly neighbour: (seat: SeatInfo) => unknown,
  ) {}

  async act(does: string, seat: number): Promise<void> {
    const { id, bots } = this.at.info;
    try {
      if (does === "cover") this.seated.take(await api.cover(id, seat, bots[0]!));
      if (does === "return") {
        this.seated.take(await api.takeBack(id, seat));
        await this.seated.back(seat);
      }
      if (does === "bot") this.seated.take(await api.bot(id, seat, bots[0]!));
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
      (does, seat) => void this.act(does, seat),
      this.neighbour,
      manners,
    );
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
