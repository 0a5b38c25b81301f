// The dice, step by step: promised before the first draw, mixed with everybody's share, opened, checked.

import { html, nothing, type TemplateResult } from "lit";
import { check } from "../dice/promise";
import type { DiceInfo, TableInfo, Verdict } from "../net/types";
import { journalPath } from "../net/api";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

export function diceSheet(
  table: TableInfo,
  dice: DiceInfo | undefined,
  verdict: Verdict | "running" | undefined,
  texts: Texts,
  verify: () => void,
): TemplateResult {
  if (!dice) return html`<p class="quiet">${texts.t("loading")}</p>`;
  const checked = check(dice, table.seats.length, Boolean(table.origin?.seq));
  const step = (n: number, title: string, body: unknown, good?: boolean): TemplateResult =>
    html`<li>
      <b>${n}. ${texts.t(title)}</b>${body}${
        good === undefined
          ? nothing
          : html`<p class="verdict ${good ? "good" : "bad"}">
              ${icon(good ? "confirm" : "warning", "small")} ${texts.t(good ? "dice-holds" : "dice-broken")}
            </p>`
      }
    </li>`;
  const code = (value: string | undefined): TemplateResult => html`<code>${value ?? ""}</code>`;
  return html`<p>${texts.t("dice-intro")}</p>
    <ol class="dice-steps">
      ${step(1, "dice-promise", code(dice.commitment))}
      ${step(
        2,
        "dice-shares",
        html`<ul>
          ${Object.entries(dice.nonces).map(
            ([seat, share]) => html`<li>${texts.t("person", { seat: Number(seat) })}: ${code(share)}</li>`,
          )}
        </ul>`,
      )}
      ${
        dice.over
          ? html`${step(
              3,
              "dice-opened",
              html`<p>${texts.t("dice-secret")}</p>
                ${code(dice.secret)}
                <p>${texts.t("dice-salt")}</p>
                ${code(dice.salt)}`,
            )}
            ${step(4, "dice-check-promise", html`<p>${texts.t("dice-check-promise-how")}</p>`, checked?.promise)}
            ${step(
              5,
              "dice-check-key",
              html`<p>${texts.t("dice-check-key-how")}</p>
                ${code(dice.key)}`,
              checked?.key,
            )}
            ${step(
              6,
              "dice-replay",
              html`<p>${texts.t("dice-replay-how")}</p>
                ${
                  verdict === undefined
                    ? html`<button class="btn line" @click=${verify}>
                        ${icon("dice-verify")}${texts.t("dice-run")}
                      </button>`
                    : verdict === "running"
                      ? html`<p role="status">${texts.t("dice-running")}</p>`
                      : html`<p role="status" class="verdict ${verdict.ok ? "good" : "bad"}">
                          ${verdictWords(verdict, texts)}
                        </p>`
                }
                <p><a href=${journalPath(table.id)} download>${texts.t("export")}</a></p>`,
            )}`
          : html`<li class="quiet">${texts.t("dice-later")}</li>`
      }
    </ol>`;
}

/** What held, and what nobody promised anything about. */
function verdictWords({ ok, entries: n = 0, covers, adopted = 0, why = "" }: Verdict, texts: Texts): string {
  if (ok) return texts.t("dice-all-hold", { n });
  if (covers !== "nothing") return texts.t("dice-not", { why });
  return adopted ? texts.t("dice-adopted", { n, adopted }) : texts.t("dice-unpromised", { n });
}
