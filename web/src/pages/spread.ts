// All results of a challenge as a heap of dots: each column is a figure, the lost ones stand apart.

import { html, nothing, svg, type TemplateResult } from "lit";
import type { Group } from "../net/types";

const MOST_COLUMNS = 9;
const MOST_DOTS = 6;
const STEP = 20;
const TOP = 26;

export interface Column {
  from: number;
  count: number;
  yours: boolean;
}

/** As many columns as there is room for; neighbours share one where there are too many figures. */
export function columnsOf(groups: Group[], yours: number | undefined): Column[] {
  if (!groups.length) return [];
  const figures = groups.map((group) => group.figure);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const wide = Math.max(1, Math.ceil((most - least + 1) / MOST_COLUMNS));
  const columns: Column[] = [];
  for (let from = least; from <= most; from += wide) {
    const inside = (figure: number): boolean => figure >= from && figure < from + wide;
    const count = groups.reduce((sum, group) => sum + (inside(group.figure) ? group.count : 0), 0);
    columns.push({ from, count, yours: yours !== undefined && inside(yours) });
  }
  return columns;
}

/** Where there are many, a dot stands for several. */
export function spread(
  groups: Group[],
  yours: { won: boolean; figure: number } | undefined,
  lost: string,
): TemplateResult | typeof nothing {
  const heap = (won: boolean): Column[] =>
    columnsOf(
      groups.filter((group) => group.won === won),
      yours?.won === won ? yours.figure : undefined,
    );
  const [won, gone] = [heap(true), heap(false)];
  const all = [...won, ...gone];
  if (all.reduce((sum, column) => sum + column.count, 0) < 2) return nothing;
  const each = Math.max(1, Math.ceil(Math.max(...all.map((column) => column.count)) / MOST_DOTS));
  const base = TOP + MOST_DOTS * STEP;
  const apart = won.length && gone.length ? 2 : 0;
  const width = (all.length + apart) * STEP * 1.6 + STEP;
  const x = (n: number): number => STEP + n * STEP * 1.6;
  const column = ({ from, count, yours: own }: Column, n: number, kind: string): unknown => {
    const dots = Math.max(count ? 1 : 0, Math.round(count / each));
    return svg`${Array.from(
      { length: dots },
      (_, k) =>
        svg`<circle class="${kind} ${own && k === 0 ? "you" : ""}" cx=${x(n)} cy=${base - 12 - k * STEP} r="7"></circle>`,
    )}<text class=${n % 2 ? "odd" : ""} x=${x(n)} y=${base + 20} text-anchor="middle">${from}</text>`;
  };
  return html`<svg class="spread" viewBox="0 0 ${width} ${base + 26}" aria-hidden="true">
    <path d="M0 ${base}H${width}"></path>
    ${won.map((one, n) => column(one, n, "won"))}
    ${gone.map((one, n) => column(one, n + won.length + apart, "lost"))}
    ${gone.length ? svg`<text x=${x(won.length + apart)} y="14">${lost}</text>` : nothing}
  </svg>`;
}
