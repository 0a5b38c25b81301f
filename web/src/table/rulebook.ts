// "Why?": the rules of this game, opened at the one asked for.

import type { TemplateResult } from "lit";
import { api } from "../net/api";
import type { RuleText } from "../net/types";
import type { Store } from "../store/store";
import type { Book } from "./lens-card";
import type { Sheet, Voice } from "./ports";
import { rulesSheet } from "./rules";

export class Rulebook {
  private rules: RuleText[] = [];
  private language = "";
  /** The same by their ids, with what each of them speaks of: for a lens. */
  book: Book | undefined;
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
    void this.load();
    this.sheet.open("rules");
  };

  /** Once in a language, when somebody first asks. */
  readonly load = async (): Promise<void> => {
    const { language } = this.voice.words;
    if (this.book && this.language === language) return;
    const { rules, about } = await api
      .rules(this.at.info.game, language)
      .catch(() => ({ rules: [], about: {} }));
    if (!rules.length) return;
    this.language = language;
    this.rules = rules;
    this.book = { rules: new Map(rules.map((rule) => [rule.id, rule])), about };
    this.at.changed();
  };

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
