// The one game to begin with: a picture, two sentences, "Play now" and the other ways to sit down to it.

import { isLocal } from "../net/here";
import { at } from "../base";
import { html, nothing, type TemplateResult } from "lit";
import { css } from "../render/css";
import { icon } from "../render/sprite";
import type { Game } from "../net/types";
import type { Texts } from "../text";
import { coverScene } from "./cover";
import type { FirstGame } from "./welcome";

/** `lit`: the one yellow button of the page; where a table waits, that is it instead. */
export function firstCard({ game, way }: FirstGame, texts: Texts, lit: boolean): TemplateResult {
  const { learn_minutes, short } = game.welcome!;
  const about = texts.has("game-tagline") ? texts.t("game-tagline") : "";
  const n = way === "learn" ? learn_minutes : short.minutes;
  return html`<section class="first" aria-label=${texts.t("start-here")}>
    <div class="scene" aria-hidden="true">${coverScene(game.id)}</div>
    <div class="says">
      <small>${texts.t("start-here")}</small>
      <h2>${game.title}</h2>
      <p>
        ${about ? html`${endsWell(about)} ` : nothing}${texts.t(`first-${way}`, { n, seats: short.seats })}
      </p>
      <div class="doors">
        <a class="btn ${lit ? "lamp" : "line"}" data-play-now href=${at(`/games/${game.id}/${way}`)}
          >${icon("play")}${texts.t("play-now")}</a
        >
        ${
          isLocal
            ? nothing
            : html`<a class="btn line" href=${at(`/games/${game.id}?with=friends`)}
                >${icon("invite")}${texts.t("with-friends")}</a
              >`
        }
        <a class="btn quiet" href=${at(`/games/${game.id}?with=screen`)}
          >${icon("seat")}${texts.t("around-screen")}</a
        >
      </div>
    </div>
  </section>`;
}

const endsWell = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Who, how long and how hard, in three short lines. */
export function facts(game: Game, house: Texts, own: Texts | undefined): TemplateResult {
  const length = own?.has("game-length") ? own.t("game-length") : "";
  const players = house.t("players", { least: game.least, most: game.most });
  const { welcome } = game;
  if (!welcome) return html`<small>${[players, length].filter(Boolean).join(", ")}</small>`;
  const { kind, learn_minutes, weight } = welcome;
  return html`<small class="fact">${icon("people", "small")}${players}, ${house.t(`kind-${kind}`)}</small
    ><small class="fact"
      >${icon("clock", "small")}${length ? html`${length}, ` : nothing}${house.t("to-learn", { n: learn_minutes })}</small
    ><small class="fact"
      ><span class="weight" aria-hidden="true"
        >${[1, 2, 3, 4, 5].map((n) => html`<i style=${css(`--on:${n <= weight ? 1 : 0}`)}></i>`)}</span
      >${house.t(`weight-${weight}`)}</small
    >`;
}
