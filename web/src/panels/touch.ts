// Things in a panel that an option may touch: a button while one does, else plain.

import { html, nothing, type TemplateResult } from "lit";
import { looks } from "../render/looks";
import { optionName } from "../render/names";
import type { View } from "../render/view";

export interface Touched {
  legal: boolean;
  looked: boolean;
  lit: boolean;
}

export function touched(view: View, id: string | undefined): Touched {
  if (!id) return { legal: false, looked: false, lit: false };
  return {
    legal: view.options.legal(id),
    looked: Boolean(view.looked?.touches?.includes(id)),
    lit: Boolean(view.looked?.shows?.includes(id)),
  };
}

export function touchable(
  view: View,
  id: string | undefined,
  className: string,
  inner: unknown,
  name = "",
  opens = "",
): TemplateResult {
  const { legal, looked, lit } = touched(view, id);
  const news = id && view.changed.has(id) ? "news" : "";
  const pointed = id && view.guide.ids.has(id) ? "pointed" : "";
  const classes = `${className} ${pointed} ${legal ? "legal" : ""} ${looked ? "looked" : ""} ${lit ? "lit" : ""} ${news}`;
  if (!legal && opens)
    return html`<button class=${classes} data-id=${id || nothing} data-opens=${opens}>
      ${name ? looks(`${name}. ${view.texts.t("opens-board")}`, inner) : inner}
    </button>`;
  if (!legal) return html`<div class=${classes} data-id=${id || nothing}>${inner}</div>`;
  const does = view.options
    .on(id!)
    .map((option) => optionName(option, view.texts))
    .join("; ");
  return html`<button class=${classes} data-id=${id!} aria-pressed=${looked}>
    ${name ? looks(`${name}. ${does}`, inner) : inner}
  </button>`;
}
