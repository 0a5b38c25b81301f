// "Something is wrong here": one sentence to whoever keeps the house, with this moment as one sees it.

import { html, type TemplateResult } from "lit";
import { api } from "../net/api";
import { icon } from "../render/sprite";
import type { Store } from "../store/store";
import type { Failed, News, Sheet, Voice } from "./ports";

/** As long as the server takes it. */
const MOST_LETTERS = 300;

export class Faults {
  private rule = "";

  constructor(
    private readonly at: Pick<Store, "info" | "drawn">,
    private readonly voice: Pick<Voice, "t" | "words">,
    private readonly news: News,
    private readonly sheet: Sheet,
    private readonly failed: Failed,
  ) {}

  /** What was refused, if anything was, leads to its rule. */
  readonly open = (rule = ""): void => {
    this.rule = rule;
    for (const toast of ["refused", "failed"]) this.news.drop(toast);
    this.sheet.open("fault");
  };

  content(): TemplateResult {
    const { t } = this.voice;
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      const said = new FormData(event.target as HTMLFormElement).get("words") as string;
      void this.send(said.replace(/\s+/g, " ").trim());
    };
    return html`<form class="wrong-here" @submit=${submit}>
      <label for="fault">${t("fault-ask")}</label>
      <textarea id="fault" name="words" rows="4" maxlength=${MOST_LETTERS} required autofocus></textarea>
      <p class="quiet">${t("fault-goes-along")}</p>
      <button class="btn lamp">${icon("flag")}${t("fault-send")}</button>
    </form>`;
  }

  private async send(words: string): Promise<void> {
    const { drawn, info } = this.at;
    if (!words || !drawn) return;
    const { language } = this.voice.words;
    const seen = { seq: drawn.seq ?? info.head, seat: drawn.viewer ?? null };
    try {
      await api.fault(info.id, { words, rule: this.rule, language, ...seen });
      this.sheet.close();
      this.news.show({ id: "fault", tone: "good", text: this.voice.t("fault-sent"), stays: 6000 });
    } catch (error) {
      this.failed(error);
    }
  }
}
