// On a screen, what brings people to the table: the code to scan while chairs are free, and the room before the match.

import { html, nothing, type TemplateResult } from "lit";
import { symbolBox } from "../art";
import type { TableInfo } from "../net/types";
import { icon, picture } from "../render/sprite";
import { isAwake } from "../sound";
import { seatMark } from "../pages/table-form";
import { statusOf } from "./people";
import type { Sitting } from "./sitting";

const freeIn = (info: TableInfo): number => info.seats.filter(({ by }) => by === "free").length;

/** Beside the board: a lost line, the code while a chair is free, what one should know about this browser. */
export function comeIn(at: Sitting): TemplateResult {
  const { store, screen, words } = at;
  const lost = store.line === "lost" || store.line === "closed";
  return html`<footer class="come-in">
    ${lost ? html`<p class="lost" role="alert">${icon("offline")}${words.t("line-lost")}</p>` : nothing}
    ${freeIn(store.info) && screen?.qr ? code(at) : nothing}${hints(at)}
  </footer>`;
}

function code({ screen, words, store }: Sitting): TemplateResult {
  return html`<div class="to-scan">
    <div class="qr" role="img" aria-label=${words.t("qr-code")} .innerHTML=${screen?.qr ?? ""}></div>
    <div>
      <b>${screen?.words}</b>
      <p>${words.t("phone-is-hand", { n: freeIn(store.info) })}</p>
    </div>
  </div>`;
}

function hints({ screen, words }: Sitting): TemplateResult | typeof nothing {
  const said = [screen?.staysOn ? "" : "screen-sleeps", isAwake() ? "" : "screen-silent"].filter(Boolean);
  return said.length ? html`<p class="hints">${said.map((id) => words.t(id)).join(" ")}</p>` : nothing;
}

/** Before the match: who is here, and how to come. */
export function screenLobby(at: Sitting): TemplateResult {
  const { store, words, game, screen } = at;
  const { info } = store;
  const cover = `${game.id}-cover`;
  return html`<main class="tv-lobby">
    ${
      symbolBox(cover)
        ? html`<svg class="cover" viewBox=${symbolBox(cover)!.join(" ")} aria-hidden="true">
            <use href="#${cover}"></use>
          </svg>`
        : nothing
    }
    <section class="who">
      <p class="at">${info.name || words.t("screen-gathers")}</p>
      <h1>${game.title}</h1>
      <ul>
        ${info.seats.map(
          (seat) =>
            html`<li class=${statusOf(seat)}>
              ${picture(seatMark(seat.seat), 40)}<b
                >${seat.by === "bot" ? words.t("bot-seat", { n: seat.seat + 1 }) : seat.name || words.t("seat-free")}</b
              >
              ${seat.ready && seat.by === "person" ? icon("ready") : nothing}
            </li>`,
        )}
      </ul>
    </section>
    <section class="come">
      ${freeIn(info) && screen?.qr ? code(at) : html`<p>${words.t("host-begins")}</p>`}
    </section>
    ${hints(at)}
  </main>`;
}
