// "Why?": the rules of this game, opened at the one asked for.

import type { TemplateResult } from "lit";
import { api } from "../net/api";
import type { RuleText } from "../net/types";
import { rulesSheet } from "../table/rules";
import type { Sitting } from "./sitting";

export class Rulebook {
  private rules: RuleText[] = [];
  private asked = "";
  private search = "";

  constructor(private readonly at: Sitting) {}

  open(rule: string): void {
    this.asked = rule;
    this.search = "";
    if (!this.rules.length) void this.load();
    this.at.sheets.open("rules");
  }

  private async load(): Promise<void> {
    this.rules = await api.rules(this.at.game.id).catch(() => []);
    this.at.changed();
  }

  sheet(): TemplateResult {
    const { info, moments, words } = this.at;
    const look = (text: string): void => ((this.search = text), this.at.changed());
    return rulesSheet(
      { rules: this.rules, title: info.title, asked: this.asked, search: this.search, scene: moments.drawn },
      words,
      look,
    );
  }
}
