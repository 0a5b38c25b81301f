// The foot of set-up: what "Begin" begins, who is asked in, and what the table is called.

import { html, type TemplateResult } from "lit";
import { at } from "../base";
import type { Game } from "../net/types";
import { icon } from "../render/sprite";
import type { Texts } from "../text";
import { pagePlate } from "./page";
import { SHORT } from "./welcome";

export function summary(
  game: Game,
  seats: number,
  preset: string,
  name: string,
  texts: Texts,
): TemplateResult {
  const short = preset === SHORT ? game.welcome?.short.minutes : undefined;
  const printed = texts.has("game-length") ? texts.t("game-length") : "";
  const said = [
    texts.t(short ? "short-match" : "whole-match"),
    texts.t("so-many-chairs", { n: seats }),
    short ? texts.t("about-minutes", { n: short }) : printed,
  ];
  return html`<p class="sum"><b>${name || game.title}</b><span>${said.filter(Boolean).join(", ")}</span></p>`;
}

/** Where there is nothing to set up. */
export function noGame(texts: Texts): TemplateResult {
  const home = html`<a class="btn line" href=${at("/")}>${texts.t("home")}</a>`;
  return html`<main class="alone">
    ${pagePlate("nowhere", texts.t("no-game-title"), texts.t("no-game-text"), home)}
  </main>`;
}

export function invite(texts: Texts, resting: boolean, press: () => void): TemplateResult {
  return html`<button class="btn line" data-invite ?disabled=${resting} @click=${press}>
    ${icon("invite")}${texts.t("invite")}
  </button>`;
}

export function nameTable(name: string, texts: Texts, change: (name: string) => void): TemplateResult {
  return html`<label class="lk"
    ><span class="vh">${texts.t("table-name")}</span>${icon("edit")}<input
      name="table"
      maxlength="60"
      .value=${name}
      placeholder=${texts.t("table-name-hint")}
      @input=${(event: InputEvent) => change((event.target as HTMLInputElement).value)}
  /></label>`;
}
