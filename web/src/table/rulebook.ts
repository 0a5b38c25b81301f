// "Why?": the rules of this game, opened at the one asked for.

import type { TemplateResult } from "lit";
import { api } from "../net/api";
import type { RuleText } from "../net/types";
import type { Store } from "../store/store";
import type { Sheet, Voice } from "./ports";
import { rulesSheet } from "./rules";

export class Rulebook {
  private rules: RuleText[] = [];
  private asked = "";
  private search = "";

  constructor(
    private readonly at: Pick<Store, "info" | "drawn" | "changed">,
    private readonly voice: Pick<Voice, "words">,
    private readonly sheet: Pick<Sheet, "open">,
  ) {}

  readonly open = (rule: string): void => {
    this.asked = rule;
    this.search = "";
    if (!this.rules.length) void this.load();
    this.sheet.open("rules");
  };

  private async load(): Promise<void> {
    this.rules = await api.rules(this.at.info.game).catch(() => []);
    this.at.changed();
  }

  content(): TemplateResult {
    const { info, drawn } = this.at;
    const { rules, asked, search } = this;
    const look = (text: string): void => {
      this.search = text;
      this.at.changed();
    };
    return rulesSheet({ rules, title: info.title, asked, search, scene: drawn }, this.voice.words, look);
  }
}
