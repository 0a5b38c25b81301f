// What pages share: light DOM, the header with the mark, states for waiting, empty and wrong.

import { at } from "../base";
import { LitElement, html, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { icon } from "../render/sprite";
import { Refused } from "../net/api";
import type { Texts } from "../text";

export abstract class Page extends LitElement {
  @property({ attribute: false }) texts!: Texts;

  protected override createRenderRoot(): this {
    return this;
  }

  t(id: string, args: Record<string, string | number> = {}): string {
    return this.texts.t(id, args);
  }

  /** What went wrong, in words for a person. A house that was too busy to say its words could not say why either. */
  fault(error: unknown): string {
    const why = error instanceof Refused ? error.why : { id: "refused-fault" };
    return this.texts.has(why.id) ? this.texts.say(why) : this.t("no-line");
  }
}

/** The way home. It keeps its name where there is room for the mark only. */
export const logo = (): TemplateResult =>
  html`<a class="logo" href=${at("/")} aria-label="Fathom Five"
    ><svg class="mark" viewBox="0 0 22 34" aria-hidden="true"><use href="#ff-mark"></use></svg
    ><span>Fathom Five</span></a
  >`;

export function siteHeader(texts: Texts, who: string): TemplateResult {
  return html`<header class="site">
    ${logo()}
    <nav aria-label=${texts.t("site")}>
      <a href=${at("/tables")}>${texts.t("my-tables")}</a
      ><a href=${at("/host")}>${texts.t("host-your-own")}</a>
      <button
        class="me"
        data-open="settings"
        aria-label=${texts.t("settings-of", { name: who || texts.t("guest") })}
      >
        <i aria-hidden="true" data-letter=${(who || "?").slice(0, 1).toUpperCase()}></i
        ><span>${who || texts.t("guest")}</span>
      </button>
    </nav>
  </header>`;
}

/** Waiting, empty or wrong: a small picture, a sentence, one thing to do. */
export function statePlate(
  picture: string,
  title: string,
  text: string,
  action: unknown = nothing,
): TemplateResult {
  return plate(picture, html`<b>${title}</b>`, text, action);
}

/** The same where it is all there is: then what it says is the title of the page. */
export function pagePlate(
  picture: string,
  title: string,
  text: string,
  action: unknown = nothing,
): TemplateResult {
  return plate(picture, html`<h1>${title}</h1>`, text, action);
}

function plate(picture: string, title: TemplateResult, text: string, action: unknown): TemplateResult {
  return html`<div class="state">
    <svg viewBox="0 0 200 200" aria-hidden="true"><use href="#ff-v-${picture}"></use></svg>
    <div>
      ${title}
      <p>${text}</p>
      ${action}
    </div>
  </div>`;
}

/** Nothing for 300 ms, then the lamp goes down its line. */
export function loading(texts: Texts): TemplateResult {
  return html`<div class="loading" role="status">
    <svg class="lamp" viewBox="0 0 48 64" aria-hidden="true"><use href="#ff-lamp"></use></svg>
    <p>${texts.t("loading")}</p>
  </div>`;
}

export { icon };
