// What happened, newest last, and news from the table.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Line, Log, Notice } from "../scene.gen";
import { colour } from "../render/sprite";
import { ownerOf, type View } from "../render/view";
import type { RunningLog } from "../table/history";

export function logPanel(view: View, node: Log): TemplateResult {
  return html`<ol class="lines">
    ${node.lines.map((line) => html`<li class=${line.old ? "old" : ""}>${inLine(view, line)}</li>`)}
  </ol>`;
}

/** The log at the foot of the dock: what is told or looked back at is lit, and so is what speaks of a thing pointed at. */
export function runningLines(view: View, log: RunningLog): TemplateResult {
  const last = log.lines.length - 1;
  return html`<ol class="lines">
    ${repeat(
      log.lines,
      (_, n) => said(log) + n,
      (line, n) => {
        const lit = line.now || (view.telling && n === last);
        const about = !lit && line.about.some((id) => view.under.has(id));
        const state = [
          line.old ? "old" : "",
          line.news ? "since" : "",
          lit ? "lit-line" : "",
          about ? "about" : "",
        ];
        return html`<li class=${state.join(" ")} data-line=${n} style=${css(`--told:${tintOf(view, line)}`)}>
          ${inLine(view, line)}
        </li>`;
      },
    )}
  </ol>`;
}

/** Some of its lines, the newest first: without their rules, for which a finger has the whole log. */
export function shortLines(view: View, log: RunningLog, from: number, to: number): TemplateResult {
  const lines = log.lines.slice(from, to).map((line, n) => ({ line, n: from + n }));
  return html`<ol class="lines" reversed>
    ${repeat(
      lines.reverse(),
      ({ n }) => said(log) + n,
      ({ line, n }) => {
        const about = line.about.some((id) => view.under.has(id)) ? "about" : "";
        return html`<li class="${line.old ? "old" : ""} ${about}" data-line=${n}>
          <i style=${css(`background:${tintOf(view, line)}`)}></i><span>${view.texts.rich(line.text)}</span>
        </li>`;
      },
    )}
  </ol>`;
}

/** How many were said before these: by its place among all of them, what was drawn of a line stays when it moves on. */
const said = (log: RunningLog): number => (log.total ?? 0) - log.lines.length;

const tintOf = (view: View, line: Line): string =>
  colour(line.tint, ownerOf(view, line.owner)?.tint ?? "var(--text-3)");

function inLine(view: View, line: Line): TemplateResult {
  const { texts } = view;
  return html`<i style=${css(`background:${tintOf(view, line)}`)}></i><span>${texts.rich(line.text)}</span>${
      line.rule
        ? html`<button
            class="rule"
            data-why=${line.rule}
            aria-label=${texts.t("why-rule", { rule: line.rule })}
          >
            ${line.rule}
          </button>`
        : nothing
    }`;
}

const DOT = {
  plain: "var(--text-2)",
  good: "var(--ok)",
  bad: "var(--danger)",
  info: "var(--info)",
  dim: "var(--text-3)",
};

export function noticePanel(view: View, node: Notice): TemplateResult {
  const { texts } = view;
  return html`<div class="toast">
    <i style=${css(`background:${DOT[node.tone ?? "info"]}`)}></i
    ><span
      >${texts.rich(node.label)}${node.note ? html` <small>${texts.rich(node.note)}</small>` : nothing}</span
    >
    ${(node.answers ?? []).map(
      (answer) =>
        html`<button class="btn ${answer.primary ? "lamp" : "line"}" data-answer=${answer.id}>
          ${texts.rich(answer.label)}
        </button>`,
    )}
  </div>`;
}
