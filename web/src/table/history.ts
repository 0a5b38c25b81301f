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

/** A bot answered in somebody's place, and this tells them what. */
export const isByBot = (tell: Tell): boolean => tell.text === "told-ghost";

/** The ids that it leads to on the table: what it is about, what moved, from where and to where. */
export function aboutOf(tell: Tell): string[] {
  const moved = (tell.motions ?? []).flatMap(({ piece, origin, to }) => [piece, origin ?? "", to ?? ""]);
  return [...new Set([...(tell.beat?.touches ?? []), ...moved])].filter(Boolean);
}

interface Said {
  text: string;
  rule: string;
  seat: number | null | undefined;
  about: string[];
}

/** Tells without words are only motion. */
const spoken = (line: TableLine, texts: Texts): Tell[] =>
  (line.tells ?? []).filter((tell) => tell.text && texts.has(tell.text));

/** How many sentences a line has, without making them. */
const sayings = (line: TableLine, texts: Texts): number => spoken(line, texts).length + (line.notice ? 1 : 0);

/** What one line says, as sentences. */
export function lineWords(line: TableLine, texts: Texts): Said[] {
  const said = spoken(line, texts).map((tell): Said => ({
    text: texts.knows(tellWords(tell)) ? texts.say(tellWords(tell)) : texts.t("told-otherwise"),
    rule: tell.rule,
    seat: tell.seat,
    about: aboutOf(tell),
  }));
  if (line.notice)
    said.push({ text: texts.say(noticeWords(line.notice)), rule: "", seat: undefined, about: [] });
  return said;
}

/** How far what happened has been told: everything before line `from`, and so many tells from there on. */
export interface Heard {
  from: number;
  tells: number;
}

/** The lines without what is still to be told. */
export function heardLines(lines: TableLine[], heard: Heard | undefined): TableLine[] {
  if (!heard) return lines;
  let left = heard.tells;
  return lines.flatMap((line): TableLine[] => {
    if (line.seq < heard.from) return [line];
    const tells = line.tells?.slice(0, left) ?? [];
    left -= tells.length;
    return tells.length ? [{ ...line, tells, notice: null }] : [];
  });
}

/** A line of the running log. */
export interface Told extends Line {
  seq: number;
  about: string[];
  /** It happened since this person's last turn. */
  news: boolean;
  /** The moment somebody looks back at. */
  now: boolean;
}

export interface RunningLog extends Log {
  lines: Told[];
}

/** The last entry of one's last turn; while one is at it, of the turn before. Nobody's turn has been: 0. */
export function lastTurn(lines: TableLine[], seats: readonly number[]): number {
  const who = lines
    .filter((line) => line.tells?.some((tell) => tell.text))
    .map((line) => ({ seq: line.seq, own: seats.includes(line.tells?.[0]?.seat ?? -1) }));
  const others = who.findLastIndex(({ own }) => !own);
  return who.slice(0, others + 1).findLast(({ own }) => own)?.seq ?? 0;
}

/** The lines as the log at the foot of the dock; `now` is the moment looked back at, if somebody does. */
export function logOf(lines: TableLine[], since: number, texts: Texts, now = 0): RunningLog {
  const dropped = new Set(lines.flatMap((line) => line.drops ?? []));
  const kept = lines.filter((line) => !dropped.has(line.seq) && sayings(line, texts));
  // Every line kept says something: the last so many lines are enough.
  const shown = kept
    .slice(-SHOWN)
    .flatMap((line) =>
      lineWords(line, texts).map(({ seat, ...one }): Told => ({
        ...one,
        seq: line.seq,
        ...(typeof seat === "number" ? { owner: seat } : {}),
        news: since > 0 && line.seq > since,
        old: line.seq < since,
        now: line.seq === now,
      })),
    )
    .slice(-SHOWN);
  return {
    type: "log",
    label: { id: shown.some(({ news }) => news) ? "log-since-turn" : "log-since" },
    where: "dock",
    lines: shown,
    total: kept.reduce((sum, line) => sum + sayings(line, texts), 0),
  };
}

/** More than this is read in the sheet. */
const SHOWN = 40;

export interface HistoryEvents {
  look(seq: number): void;
  back(seq: number): void;
  why(rule: string): void;
  /** Somebody points at a line: this is what it is about. */
  point(about: string[]): void;
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
  const shown = lines.filter((line) => sayings(line, texts));
  return html`<ol class="history" @pointerleave=${() => on.point([])} @focusout=${() => on.point([])}>
    ${shown.map(
      (line) =>
        html`<li class=${dropped.has(line.seq) ? "dropped" : ""}>
          <div>
            ${lineWords(line, texts).map((said) => {
              const tint = scene?.owners?.find((owner) => owner.seat === said.seat)?.tint ?? "var(--text-3)";
              const point = (): void => on.point(said.about);
              return html`<p @pointerenter=${point} @focusin=${point} @click=${point}>
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
