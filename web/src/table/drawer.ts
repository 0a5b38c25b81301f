// The sheet from the right: rules, talk, log, people, settings. One at a time; Esc closes it.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

/** `news`: what wants to be answered while it is open lies below its content, not on it, and within reach of Tab. */
export function drawer(
  texts: Texts,
  title: string,
  content: unknown,
  close: () => void,
  className = "",
  news: unknown = nothing,
): TemplateResult {
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return html`<div class="veil shade" @click=${close}></div>
    <div
      class="drawer ${className}"
      role="dialog"
      aria-modal="true"
      aria-labelledby="drawer-title"
      tabindex="-1"
      @keydown=${key}
    >
      <div class="drawer-head">
        <h2 id="drawer-title">${title}</h2>
        <button class="iconbtn" @click=${close} aria-label=${texts.t("close")}>${icon("close")}</button>
      </div>
      <div class="drawer-body">${content}</div>
      ${news}
    </div>`;
}

/** The keyboard goes into the drawer when it opens and back when it closes. */
export function focusDrawer(root: HTMLElement): void {
  const sheet = root.querySelector<HTMLElement>(".drawer");
  const first = sheet?.querySelector<HTMLElement>("[autofocus]") ?? sheet;
  first?.focus();
}

/** Tab stays inside while it is open. */
export function keepFocus(event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const sheet = document.querySelector<HTMLElement>(".drawer");
  if (!sheet) return;
  const stops = [
    ...sheet.querySelectorAll<HTMLElement>(
      "button:enabled, a[href], input, select, textarea, [tabindex='0']",
    ),
  ];
  const [first, last] = [stops[0], stops.at(-1)];
  const at = document.activeElement;
  if (!first || !last) return;
  const outside = !sheet.contains(at); // what had the focus is gone
  if (event.shiftKey && (outside || at === first || at === sheet)) last.focus();
  else if (!event.shiftKey && (outside || at === last)) first.focus();
  else return;
  event.preventDefault();
}
