// What happened, at the foot of the dock: always in sight, six lines where there is room, three where there is little.
// A phone has the newest line below its sheet; on its side the lines before it fill what room the sheet has left.

import { html, nothing, type TemplateResult } from "lit";
import { runningLines, shortLines } from "../panels/log";
import { css } from "../render/css";
import { icon } from "../render/sprite";
import { ownerOf, type View } from "../render/view";
import type { RunningLog } from "./history";

export function logAtFoot(view: View, log: RunningLog): TemplateResult {
  const { texts } = view;
  return html`<section class="log" data-panel="log" aria-label=${texts.plain(log.label)}>
    <h2 class="label">
      ${texts.rich(log.label)}<span class="asides"
        >${view.mayPlayAgain ? html`<button class="aside" data-do="again">${texts.t("play-again")}</button>` : nothing}
        <button class="aside" data-do="log">${texts.t("log-all", { n: log.total ?? 0 })}</button></span
      >
    </h2>
    ${runningLines(view, log)}
  </section>`;
}

/** Which line stands at the foot of a phone: the newest, or the one looked back at. What is told has a caption already. */
export function lineAtFoot({ telling }: Pick<View, "telling">, { lines }: RunningLog): number {
  const looked = lines.findLastIndex(({ now }) => now);
  if (looked >= 0) return looked;
  return lines.length - (telling && lines.length > 1 ? 2 : 1);
}

/** At the foot of a phone; pulled up, it is the whole log. */
export function lastLine(view: View, log: RunningLog): TemplateResult | typeof nothing {
  const line = log.lines[lineAtFoot(view, log)];
  if (!line) return nothing;
  const tint = ownerOf(view, line.owner)?.tint ?? "var(--text-3)";
  return html`<button class="last-line" data-do="log">
    <i style=${css(`background:${tint}`)}></i
    ><span><span class="vh">${view.texts.t("do-log")}: </span>${view.texts.rich(line.text)}</span>${icon(
      "chevron-up",
      "small",
    )}
  </button>`;
}

/** More never fit. */
const IN_SHEET = 8;

/** On a phone that lies on its side, above that line: as many as there is room for, each of them whole. */
export function logInSheet(view: View, log: RunningLog): TemplateResult | typeof nothing {
  const foot = lineAtFoot(view, log);
  if (foot < 1) return nothing;
  return html`<section class="log" data-panel="log" aria-label=${view.texts.plain(log.label)}>
    ${shortLines(view, log, Math.max(0, foot - IN_SHEET), foot)}
  </section>`;
}

const MOST = 6;
const LEAST = 3;
/** Where older lines fade out above them. */
const FADE = 12;

/** So high that the newest lines stand in it whole; how many gives way to what is asked is the style's to say. */
export function sizeLog(root: HTMLElement): void {
  const log = root.querySelector<HTMLElement>(".dockside > .log");
  const lines = log?.querySelector<HTMLElement>(".lines");
  if (!log || !lines) return;
  const head = log.offsetHeight - lines.offsetHeight;
  const high = [...lines.children].map((line) => line.getBoundingClientRect().height);
  const sum = (count: number): number => head + FADE + high.slice(-count).reduce((all, one) => all + one, 0);
  log.style.setProperty("--most", `${Math.ceil(sum(MOST))}px`);
  log.style.setProperty("--least", `${Math.ceil(sum(LEAST))}px`);
  if (!log.contains(document.activeElement)) lines.scrollTop = lines.scrollHeight;
}
