// What happened, newest last, and news from the table.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import type { Line, Log, Notice } from "../scene.gen";
import { colour } from "../render/sprite";
import { ownerOf, type View } from "../render/view";

export function logPanel(view: View, node: Log): TemplateResult {
  return html`<ol class="lines">
    ${node.lines.map((line) => logLine(view, line))}
  </ol>`;
}

export function logLine(view: View, line: Line): TemplateResult {
  const { texts } = view;
  const tint = colour(line.tint, ownerOf(view, line.owner)?.tint ?? "var(--text-3)");
  return html`<li class=${line.old ? "old" : ""}>
    <i style=${css(`background:${tint}`)}></i><span>${texts.rich(line.text)}</span>${
      line.rule
        ? html`<button
            class="rule"
            data-why=${line.rule}
            aria-label=${texts.t("why-rule", { rule: line.rule })}
          >
            ${line.rule}
          </button>`
        : nothing
    }
  </li>`;
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
