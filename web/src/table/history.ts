// Everything that happened, line by line; from here one looks back, goes back by agreement, or forks.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import type { TableInfo, TableLine, Tell } from "../net/types";
import type { Line, Log, Scene, Text } from "../scene.gen";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

/** A notice names people by seat; the words want their name. */
export function noticeWords(notice: Text): Text {
  const seat = notice.args?.seat;
  return typeof seat === "number"
    ? { ...notice, args: { ...notice.args, who: { id: "person", args: { seat } } } }
    : notice;
}

export const tellWords = (tell: Tell): Text => ({ id: tell.text, args: tell.args ?? {} });

/** What one line says, as sentences; tells without words are only motion. */
export function lineWords(
  line: TableLine,
  texts: Texts,
): { text: string; rule: string; seat: number | null | undefined }[] {
  const said = (line.tells ?? [])
    .filter((tell) => tell.text && texts.has(tell.text))
    .map((tell) => ({ text: texts.say(tellWords(tell)), rule: tell.rule, seat: tell.seat }));
  if (line.notice) said.push({ text: texts.say(noticeWords(line.notice)), rule: "", seat: undefined });
  return said;
}

/** The lines as the log of the dock, where the game's scene brings none of its own. */
export function logOf(lines: TableLine[], answered: number, texts: Texts): Log {
  const dropped = new Set(lines.flatMap((line) => line.drops ?? []));
  const said = lines
    .filter((line) => !dropped.has(line.seq))
    .flatMap((line) =>
      lineWords(line, texts).map((one): Line => ({
        text: one.text,
        rule: one.rule,
        ...(typeof one.seat === "number" ? { owner: one.seat } : {}),
        old: line.seq < answered,
      })),
    );
  return {
    type: "log",
    label: { id: "log-since" },
    where: "dock",
    lines: said.slice(-SHOWN),
    total: said.length,
  };
}

const SHOWN = 6;

export interface HistoryEvents {
  look(seq: number): void;
  back(seq: number): void;
  why(rule: string): void;
}

export function historySheet(
  lines: TableLine[],
  table: TableInfo,
  scene: Scene | undefined,
  texts: Texts,
  on: HistoryEvents,
): TemplateResult {
  const dropped = new Set(lines.flatMap((line) => line.drops ?? []));
  const mayGoBack = table.phase === "playing" && table.undo === "agreement" && table.you.seats.length > 0;
  const shown = lines.filter((line) => lineWords(line, texts).length);
  return html`<ol class="history">
    ${shown.map(
      (line) =>
        html`<li class=${dropped.has(line.seq) ? "dropped" : ""}>
          <div>
            ${lineWords(line, texts).map((said) => {
              const tint = scene?.owners?.find((owner) => owner.seat === said.seat)?.tint ?? "var(--text-3)";
              return html`<p>
                <i style=${css(`background:${tint}`)}></i><span>${rich(said.text)}</span>${
                  said.rule
                    ? html`<button
                        class="rule"
                        @click=${() => on.why(said.rule)}
                        aria-label=${texts.t("why-rule", { rule: said.rule })}
                      >
                        ${said.rule}
                      </button>`
                    : nothing
                }
              </p>`;
            })}
          </div>
          <button
            class="iconbtn tiny"
            title=${texts.t("look-at-this")}
            aria-label=${texts.t("look-at-this")}
            @click=${() => on.look(line.seq)}
          >
            ${icon("replay", "small")}
          </button>
          ${
            mayGoBack && !dropped.has(line.seq) && line.seq - 1 >= table.begun
              ? html`<button
                  class="iconbtn tiny"
                  title=${texts.t("go-back-before")}
                  aria-label=${texts.t("go-back-before")}
                  @click=${() => on.back(line.seq - 1)}
                >
                  ${icon("rewind", "small")}
                </button>`
              : nothing
          }
        </li>`,
    )}
  </ol>`;
}

function rich(text: string): unknown {
  return text.split("**").map((part, n) => (n % 2 ? html`<b>${part}</b>` : part));
}
