// Who sits where, once the match runs: a bot takes over, somebody comes back or sits down.

import { nothing, type TemplateResult } from "lit";
import { api } from "../net/api";
import { peopleSheet } from "../table/people";
import type { Sitting } from "./sitting";

export class Chairs {
  constructor(private readonly at: Sitting) {}

  async act(does: string, seat: number): Promise<void> {
    const { at } = this;
    const { chronicle, info, notices, table } = at;
    try {
      if (does === "cover") at.take(await api.cover(table, seat, info.bots[0]!));
      if (does === "return") {
        at.take(await api.takeBack(table, seat));
        await chronicle.handedOver(seat);
      }
      if (does === "sit") at.take(await api.sit(table, seat));
    } catch (error) {
      notices.failed(error);
    }
  }

  sheet(): TemplateResult | typeof nothing {
    const { info, moments, words } = this.at;
    return peopleSheet(info, moments.drawn, words, (does, seat) => void this.act(does, seat));
  }
}
