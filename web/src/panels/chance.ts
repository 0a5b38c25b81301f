// What tells the odds before one commits: bars of outcomes, a deck as a histogram, sums, who faces whom.

import { css } from "../render/css";
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Equation, Histogram, Odds, Side, Tone, Versus } from "../scene.gen";
import { htmlMarks } from "../render/marks";
import { picture } from "../render/sprite";
import { ownerOf, type View } from "../render/view";
import { medal } from "./seats";

/** Shades of a bar cut into outcomes; the words above each say what it is. */
const SHADE: Record<Tone, string> = {
  plain: "var(--odds-plain)",
  good: "var(--odds-good)",
  bad: "var(--danger)",
  info: "var(--info)",
  dim: "var(--odds-dim)",
};

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

export function oddsPanel(view: View, node: Odds): TemplateResult {
  const { texts } = view;
  return html`<div class="odds">
    <div class="odds-words">
      ${node.chances.map(
        (chance) => html`<span>${texts.rich(chance.label)} <b>${percent(chance.share)}</b></span>`,
      )}
    </div>
    <div class="odds-bar" aria-hidden="true">
      ${node.chances.map(
        (chance) =>
          html`<i
            style=${css(`width:${chance.share * 100}%;background:${SHADE[chance.tone ?? "plain"]}`)}
          ></i>`,
      )}
    </div>
  </div>`;
}

export function histogramPanel(view: View, node: Histogram): TemplateResult {
  const { texts } = view;
  const most = Math.max(1, ...node.bars.map((bar) => bar.n));
  const name = node.bars.map((bar) => `${texts.plain(bar.label)}: ${bar.n}`).join(", ");
  const step = 324 / node.bars.length;
  return html`${
      node.headline || node.text
        ? html`<div class="chance">
            <b>${texts.rich(node.headline)}</b>
            <p>${texts.rich(node.text)}</p>
          </div>`
        : nothing
    }
    <svg class="histogram" viewBox="0 0 324 88" role="img" aria-label=${name}>
      ${node.bars.map((bar, n) => {
        const high = 6 + (50 * bar.n) / most;
        return svg`<rect class=${bar.tone ?? "plain"} x=${n * step + 4} y=${60 - high} width=${step - 10}
          height=${high} rx="5"></rect>
        <text x=${n * step + step / 2 - 1} y="80" text-anchor="middle" font-size="18"
          class="lettering display">${texts.plain(bar.label)}</text>`;
      })}
    </svg>`;
}

const terms = ({ texts }: View, node: Equation): TemplateResult[] =>
  node.terms.map(
    (term) =>
      html`<span class="signed"
        >${term.sign ? html`<span class="sign">${texts.rich(term.sign)}</span>` : nothing}
        <span class="term ${term.card ? "card" : ""}"
          ><b>${picture(term.sprite, 30)}${texts.rich(term.value)}</b>${
            term.label ? html`<span class=${term.card ? "vh" : ""}>${texts.rich(term.label)}</span>` : nothing
          }</span
        ></span
      >`,
  );

/** On top of a page: how the test ended that led to it, with the verdict as a stamp. */
export function resultStrip(view: View, node: Equation): TemplateResult {
  const { texts } = view;
  return html`<section class="result ${node.tone ?? "plain"}" aria-label=${texts.plain(node.label)}>
    <p class="of">${texts.rich(node.label)}</p>
    <div class="equation">${terms(view, node)}</div>
    <p class="stamp"><b>${texts.rich(node.verdict)}</b><span>${texts.rich(node.note)}</span></p>
  </section>`;
}

export function equationPanel(view: View, node: Equation): TemplateResult {
  const { texts } = view;
  return html`<div class="equation">
    ${terms(view, node)}${
      node.verdict
        ? html`<em class="badge ${node.tone ?? "plain"}">${texts.rich(node.verdict)}</em>`
        : nothing
    }
  </div>`;
}

export function versusPanel(view: View, node: Versus): TemplateResult {
  return html`<div class="versus">
    ${side(view, node.left)}<span class="against">${picture(node.sprite, 28)}</span>${side(view, node.right)}
  </div>`;
}

function side(view: View, one: Side): TemplateResult {
  const { texts } = view;
  const rest = (one.marks ?? []).filter((mark) => mark.type !== "arc" && mark.type !== "ring");
  const node = one.id ? view.scene.nodes?.[one.id] : undefined;
  const owner = ownerOf(view, node?.type === "piece" ? node.owner : undefined);
  return html`<div class="side" data-id=${one.id || nothing}>
    ${medal(one.sprite, one.marks, 84, view, owner?.tint)}<b>${texts.rich(one.label)}</b
    ><span>${texts.rich(one.note)}</span> ${htmlMarks(rest, texts)}
  </div>`;
}
