// <ff-challenge-card>: what one shows to friends of a result, as text, picture and link.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { announce } from "../announce";
import type { Challenge } from "../net/types";
import type { Texts } from "../text";
import { Telling, aheadOf } from "./challenge-words";
import { coverScene } from "./cover";
import { dayNamed } from "./dives";
import { copyText } from "./links";
import { Page, icon } from "./page";
import { cardPng, cardText, type Card } from "./share-card";

const ANSWERED = 4000;
type Done = "" | "text" | "link" | "picture";

@customElement("ff-challenge-card")
export class ChallengeCard extends Page {
  @property({ attribute: false }) known!: Challenge;
  @property({ attribute: false }) words: Texts | undefined;
  @property() who = "";
  @property() link = "";
  @state() private done: Done = "";
  @state() private said = "";
  private clock: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.clock);
  }

  private card(): Card {
    const { game, title, day, mine, total } = this.known;
    const marks = aheadOf(this.known);
    const name = this.who || this.t("guest");
    const result = mine.result!;
    return {
      where: day
        ? this.t("card-dive", { day: dayNamed(day, this.texts.language) })
        : this.t("card-challenge"),
      head: this.t("card-head", { name, told: new Telling(this.texts, this.words).told(result) }),
      game,
      title: this.t("card-place", { game: title, place: result.place, n: total ?? 1 }),
      marks,
      marked: this.t("card-marks", { n: marks.filter(Boolean).length, of: marks.length }),
      link: this.link,
    };
  }

  private async copy(which: "text" | "link"): Promise<void> {
    const text = which === "text" ? cardText(this.card()) : this.link;
    const shown = this.querySelector<HTMLInputElement>("input[data-link]");
    const copied = await copyText(text, which === "link" ? shown : null);
    this.answer(this.t(copied ? "challenge-copied" : "copy-by-hand"), copied ? which : "");
  }

  /** As a picture, where a browser hands one on; else it is saved. */
  private async picture(): Promise<void> {
    const card = this.card();
    const file = new File([await cardPng(card)], "fathom-five.png", { type: "image/png" });
    const whole = { files: [file], text: cardText(card) };
    try {
      if (navigator.canShare?.(whole)) {
        await navigator.share(whole);
        this.answer(this.t("share-done"), "picture");
        return;
      }
    } catch (error) {
      if ((error as DOMException).name === "AbortError") return;
    }
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    this.answer(this.t("challenge-picture-saved"), "picture");
  }

  private answer(words: string, done: Done): void {
    [this.said, this.done] = [words, done];
    announce(words);
    clearTimeout(this.clock);
    this.clock = setTimeout(() => (this.done = ""), ANSWERED);
  }

  protected override render(): TemplateResult {
    const card = this.card();
    const button = (which: "text" | "link", sign: string, words: string): TemplateResult =>
      html`<button
        class="btn line ${this.done === which ? "good" : ""}"
        data-copy=${which}
        @click=${() => void this.copy(which)}
      >
        ${icon(this.done === which ? "confirm" : sign)}${this.done === which ? this.t("is-copied") : words}
      </button>`;
    return html`<div class="card">
        <div class="scene" aria-hidden="true">${coverScene(card.game)}</div>
        <small>${card.where}</small>
        <h2>${card.head}</h2>
        ${
          card.marks.length
            ? html`<p class="squares" role="img" aria-label=${card.marked}>
                ${card.marks.map((ahead) => html`<i class=${ahead ? "on" : ""}></i>`)}
              </p>`
            : nothing
        }
        <small>${card.title}</small>
        <small class="where">${this.link.replace(/^https?:\/\//, "")}</small>
      </div>
      <p class="note">${this.t("card-no-spoilers")}</p>
      <p class="said" role="status">${this.said}</p>
      <div class="doors">
        <button class="btn lamp" data-picture @click=${() => void this.picture()}>
          ${icon(this.done === "picture" ? "confirm" : "share")}${this.t("share-as-picture")}
        </button>
        ${button("text", "copy", this.t("share-as-text"))}${button("link", "link", this.t("share-as-link"))}
        <input class="vh" data-link readonly tabindex="-1" aria-hidden="true" .value=${this.link} />
      </div>`;
  }
}
