// "Was it fair?": what the house promised about the dice, and whether it held.

import type { TemplateResult } from "lit";
import { api } from "../net/api";
import type { DiceInfo } from "../net/types";
import { diceSheet, type Verdict } from "../table/dice-sheet";
import type { Sitting } from "./sitting";

export class Fairness {
  private dice: DiceInfo | undefined;
  private verdict: Verdict | "running" | undefined;

  constructor(private readonly at: Sitting) {}

  open(): void {
    this.at.sheets.open("dice");
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.dice = await api.dice(this.at.table);
      this.at.changed();
    } catch (error) {
      this.at.notices.failed(error);
    }
  }

  private readonly verify = async (): Promise<void> => {
    this.verdict = "running";
    this.at.changed();
    this.verdict = await api
      .verify(this.at.table)
      .catch((error: unknown) => ({ ok: false, why: this.at.page.fault(error) }));
    this.at.changed();
  };

  sheet(): TemplateResult {
    return diceSheet(this.at.info, this.dice, this.verdict, this.at.words, () => void this.verify());
  }
}
