// Tracks, counters, meters, objectives, phases and tables of facts.

import { css } from "../render/css";
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Counter, Meter, Objectives, Phases, Segment, Table, Track } from "../scene.gen";
import { htmlMarks, toneColour } from "../render/marks";
import { symbolBox } from "../art";
import { colour, picture, spriteIn } from "../render/sprite";
import type { View } from "../render/view";
import { touchable } from "./touch";

export function trackPanel(view: View, node: Track): TemplateResult {
  const { texts } = view;
  const titled = node.titled ?? false;
  return html`<ol class="track ${titled ? "titled" : ""}" style=${css(`--n:${node.places.length}`)}>
    ${node.places.map((place) => {
      const things = place.sprites ?? [];
      const spoken = [texts.plain(place.label), ...things.map((sprite) => texts.plain(sprite.alt))]
        .filter(Boolean)
        .join(": ");
      return html`<li class=${place.state ?? ""}>
        ${touchable(
          view,
          place.id,
          "place",
          html`${titled ? html`<span>${texts.rich(place.label)}</span>` : nothing}<span
              class="lies"
              title=${spoken || nothing}
              >${
                things.length
                  ? things.map((sprite) => picture(sprite, titled ? 28 : 52))
                  : place.ground
                    ? picture(place.ground, titled ? 28 : 52)
                    : titled
                      ? nothing
                      : html`<i class="socket"></i>`
              }</span
            ><span class="vh"
              >${titled ? things.map((sprite) => texts.plain(sprite.alt)).join(", ") : spoken}</span
            >`,
        )}
      </li>`;
    })}
  </ol>`;
}

export function counterPanel(view: View, node: Counter): TemplateResult {
  const { texts } = view;
  const label = texts.plain(node.label);
  const look = node.sprite ? "iconed" : node.untitled ? "bare" : "";
  return html`<div class="counter ${look} ${node.tone ?? ""}" title=${label}>
    ${picture(node.sprite, 22)}<b>${texts.rich(node.value)}</b
    ><span class=${node.sprite || node.untitled ? "vh" : ""}>${texts.rich(node.label)}</span>
  </div>`;
}

export function meterPanel(view: View, node: Meter): TemplateResult {
  const { texts } = view;
  const name = node.segments.map((segment) => `${texts.plain(segment.label)} ${segment.n}`).join(", ");
  const total = Math.max(
    node.total ?? 0,
    node.segments.reduce((sum, segment) => sum + segment.n, 0),
  );
  const whole = node.total
    ? `${name}; ${texts.t("so-many-of", { n: node.segments.reduce((sum, s) => sum + s.n, 0), of: total })}`
    : name;
  return html`<div class="meter-line">
    <span role="img" class="meter" aria-label=${whole} title=${name}
      >${node.look === "bars" ? bars(node, total) : dots(node, total)}</span
    >${node.text ? html`<p>${texts.rich(node.text)}</p>` : nothing}
  </div>`;
}

interface Unit {
  segment: Segment | undefined;
  n: number;
}

function units(node: Meter, total: number): Unit[] {
  const filled = node.segments.flatMap((segment) => Array.from({ length: segment.n }, () => segment));
  return Array.from({ length: total }, (_, n) => ({ segment: filled[n], n }));
}

const paint = (segment: Segment | undefined): string =>
  colour(segment?.tint, toneColour(segment?.tone, "var(--text)"));

function dots(node: Meter, total: number): TemplateResult[] {
  const sprite = node.segments.find((segment) => segment.sprite)?.sprite;
  const size = sprite ? (total > 10 ? 13 : node.text && node.where !== "top" ? 34 : 26) : 12;
  return units(node, total).map(({ segment }) => {
    if (sprite)
      return html`<span class=${segment ? "" : "unit-empty"}
        >${picture(segment?.sprite ?? sprite, size)}</span
      >`;
    return html`<i
      class="unit ${segment ? "on" : ""}"
      style=${css(segment ? `--tint:${paint(segment)}` : "")}
    ></i>`;
  });
}

function bars(node: Meter, total: number): TemplateResult {
  const [step, high] = [8.4, 22];
  const fits = node.segments.some(({ sprite }) => sprite) ? "xMinYMid meet" : "none"; // bars may become narrow, pictures not
  return html`<svg
    class="bars"
    viewBox="0 0 ${total * step} 30"
    preserveAspectRatio=${fits}
    style=${css(`--wide:${(total * step) / 16}rem`)}
    aria-hidden="true"
  >
    ${units(node, total).map(({ segment, n }) => {
      const long = node.batch && (n + 1) % node.batch === 0;
      const [y, h] = long ? [4, high] : [8, 14];
      if (segment?.sprite && symbolBox(segment.sprite.symbol))
        return spriteIn(segment.sprite, n * step + step / 2, 15, step - 0.6, long ? 30 : 21);
      return svg`<rect x=${n * step + 0.7} y=${y} width="7" height=${h} rx="2.4" class=${segment ? "" : "none"}
        style=${css(`--tint:${paint(segment)}`)}></rect>`;
    })}${node.goal ? svg`<path class="goal" d="M${node.goal * step - 0.2} 0V30"></path>` : nothing}
  </svg>`;
}

export function objectivesPanel(view: View, node: Objectives): TemplateResult {
  const { texts } = view;
  return html`<ol class="objectives">
    ${node.objectives.map(
      (one) =>
        html`<li>
          ${touchable(
            view,
            one.id,
            `objective ${one.state ?? "later"}`,
            html`<span class="numeral"
                >${one.numeral ? texts.rich(one.numeral) : picture(one.sprite, 22)}</span
              ><b>${texts.rich(one.label)}</b>${
                one.state === "done" || one.state === "failed"
                  ? html`<span class="vh">${texts.t(`objective-${one.state}`)}</span>`
                  : nothing
              }${texts.rich(one.text)}${
                one.marks?.length
                  ? html`<span class="progress"
                      >${htmlMarks(one.marks, texts)}${one.marks.map((mark) =>
                        mark.type === "pips"
                          ? html`<span aria-hidden="true">${texts.rich(mark.label)}</span>`
                          : nothing,
                      )}</span
                    >`
                  : nothing
              }`,
          )}
        </li>`,
    )}
  </ol>`;
}

export function phasesPanel(view: View, node: Phases): TemplateResult {
  const { texts } = view;
  return html`<ol class="phases">
    ${node.phases.map(
      (phase) =>
        html`<li class=${phase.state ?? "later"} aria-current=${phase.state === "now" ? "step" : nothing}>
          ${texts.rich(phase.label)}
          <span class="end"
            >${
              phase.note ? html`<small>${texts.rich(phase.note)}</small>` : nothing
            }${picture(phase.sprite, 20)}${htmlMarks(phase.marks, texts)}</span
          >
        </li>`,
    )}
  </ol>`;
}

/** A remark of more letters than this stands below its name, and all its neighbours do the same. */
const A_LINE = 28;

export function tablePanel(view: View, node: Table): TemplateResult {
  const { texts } = view;
  const alt = (sprite: Table["facts"][number]["sprite"]): TemplateResult | typeof nothing =>
    sprite?.alt ? html`<span class="vh">${texts.plain(sprite.alt)} </span>` : nothing;
  if (node.across) {
    const tall = node.facts.some((fact) => fact.note);
    return html`<ul class="facts across ${tall ? "tall" : ""}" style=${css(`--n:${node.facts.length}`)}>
      ${node.facts.map(
        (fact) =>
          html`<li title=${texts.plain(fact.sprite?.alt) || nothing}>
            ${touchable(
              view,
              fact.id,
              "fact",
              html`${picture(fact.sprite, 34)}${alt(fact.sprite)}<b>${texts.rich(fact.value)}</b>${
                fact.note ? html`<span>${texts.rich(fact.note)}</span>` : nothing
              }`,
            )}
          </li>`,
      )}
    </ul>`;
  }
  const iconed = node.facts.some((fact) => fact.sprite);
  const long = node.facts.some((fact) => texts.plain(fact.note).length > A_LINE);
  return html`<ul class="facts ${iconed ? "iconed" : "rows"} ${long ? "long" : ""}">
    ${node.facts.map(
      (fact) =>
        html`<li class=${fact.tone ?? ""}>
          ${touchable(
            view,
            fact.id,
            "fact",
            html`${iconed ? picture(fact.sprite, 34) : nothing}${alt(fact.sprite)}<span class="what"
                >${iconed ? texts.rich(fact.label) : html`<b>${texts.rich(fact.label)}</b>`}</span
              >${
                fact.value || fact.note
                  ? html`<span class="end">${texts.rich(fact.value)} ${texts.rich(fact.note)}</span>`
                  : nothing
              }`,
          )}
        </li>`,
    )}
  </ul>`;
}
