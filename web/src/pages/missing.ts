// A page that could not be fetched says so and is tried again; and the line that offers a new release.

import { html, type TemplateResult } from "lit";
import type { Summary } from "../net/types";
import type { Texts } from "../text";
import { pagePlate } from "./page";

/** Milliseconds until each further try. */
const WAITS = [2000, 4000, 8000, 15_000];
/** Tries after which the whole page is loaded: after a deploy the old parts are nowhere any more. */
const ENOUGH = 2;

export class Missing {
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly again: () => void) {
    addEventListener("online", this.retry);
  }

  get is(): boolean {
    return this.tries > 0;
  }

  came(): void {
    clearTimeout(this.timer);
    this.tries = 0;
  }

  failed(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.retry, WAITS[Math.min(this.tries, WAITS.length - 1)]);
    this.tries++;
  }

  /** A browser may remember that a part failed: a page that can be loaded is loaded anew. */
  readonly retry = (): void => {
    if (!this.is) return;
    if (this.tries >= ENOUGH && navigator.onLine) location.reload();
    else this.again();
  };

  plate(texts: Texts): TemplateResult {
    const button = html`<button class="btn lamp" data-again @click=${() => location.reload()}>
      ${texts.t("retry")}
    </button>`;
    return html`<main class="alone" role="alert">
      ${pagePlate("lost", texts.t("missing-title"), texts.t("missing-text"), button)}
    </main>`;
  }
}

/** `stops`: the running tables that could only be looked at from then on. */
export function freshBar(
  texts: Texts,
  load: () => void,
  later: () => void,
  stops: Pick<Summary, "title">[] = [],
): TemplateResult {
  const games = [...new Set(stops.map(({ title }) => title))].join(", ");
  const [text, now, wait] = stops.length
    ? [texts.t("fresh-stops", { games, count: stops.length }), "fresh-anyway", "fresh-first"]
    : [texts.t("fresh-text"), "fresh-load", "fresh-later"];
  return html`<aside class="fresh" role="status" data-stops=${stops.length}>
    <span>${text}</span>
    <button class="btn small ink" data-fresh="load" @click=${load}>${texts.t(now)}</button>
    <button class="btn small" data-fresh="later" @click=${later}>${texts.t(wait)}</button>
  </aside>`;
}
