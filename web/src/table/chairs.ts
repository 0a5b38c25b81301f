// Who sits where, once the match runs: a bot takes over, somebody comes back or sits down.

import type { TemplateResult } from "lit";
import { api } from "../net/api";
import type { TableInfo } from "../net/types";
import type { Store } from "../store/store";
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
  ) {}

  async act(does: string, seat: number): Promise<void> {
    const { id, bots } = this.at.info;
    try {
      if (does === "cover") this.seated.take(await api.cover(id, seat, bots[0]!));
      if (does === "return") {
        this.seated.take(await api.takeBack(id, seat));
        await this.seated.back(seat);
      }
      if (does === "sit") this.seated.take(await api.sit(id, seat));
    } catch (error) {
      this.seated.failed(error);
    }
  }

  sheet(): TemplateResult {
    const { info, drawn } = this.at;
    return peopleSheet(info, drawn, this.voice.words, (does, seat) => void this.act(does, seat));
  }
}
