// What happened, at the foot of the dock: always in sight, six lines where there is room, three where there is little.

import { html, nothing, type TemplateResult } from "lit";
import { runningLines } from "../panels/log";
import type { View } from "../render/view";
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
