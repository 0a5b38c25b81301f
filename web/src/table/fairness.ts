// "Was it fair?": what the house promised about the dice, and whether it held.

import type { TemplateResult } from "lit";
import { api } from "../net/api";
import type { DiceInfo, Verdict } from "../net/types";
import type { Store } from "../store/store";
import { diceSheet } from "./dice-sheet";
import type { Failed, Sheet, Voice } from "./ports";

export class Fairness {
  private dice: DiceInfo | undefined;
  private verdict: Verdict | "running" | undefined;

  constructor(
    private readonly at: Pick<Store, "info" | "changed">,
    private readonly voice: Voice,
    private readonly sheet: Pick<Sheet, "open">,
    private readonly failed: Failed,
  ) {}

  open(): void {
    this.sheet.open("dice");
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.dice = await api.dice(this.at.info.id);
      this.at.changed();
    } catch (error) {
      this.failed(error);
    }
  }

  private readonly verify = async (): Promise<void> => {
    const failed = (error: unknown): Verdict => ({ ok: false, why: this.voice.fault(error) });
    this.verdict = "running";
    this.at.changed();
    this.verdict = await api.verify(this.at.info.id).catch(failed);
    this.at.changed();
  };

  content(): TemplateResult {
    return diceSheet(this.at.info, this.dice, this.verdict, this.voice.words, () => void this.verify());
  }
}
