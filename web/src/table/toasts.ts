// News that want to be seen, perhaps answered. They never stop the game.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

export interface Toast {
  id: string;
  tone: "good" | "info" | "bad" | "plain";
  text: string;
  rule?: string;
  /** Something was refused: whoever thinks that wrong can say so. */
  wrong?: () => void;
  answers?: { label: string; primary?: boolean; act: () => void }[];
  /** Milliseconds until it goes by itself; none: until it is answered. */
  stays?: number;
}

const DOT = { plain: "var(--text-2)", good: "var(--ok)", bad: "var(--danger)", info: "var(--info)" };

export class Toasts {
  list: Toast[] = [];

  constructor(private readonly changed: () => void) {}

  /** One toast per id: the newer words stand where the older stood. Whoever is about to answer one meets no other. */
  show(toast: Toast): void {
    const known = this.list.some((one) => one.id === toast.id);
    this.list = known ? this.list.map((one) => (one.id === toast.id ? toast : one)) : [...this.list, toast];
    this.changed();
    if (toast.stays) setTimeout(() => this.list.includes(toast) && this.drop(toast.id), toast.stays);
  }

  drop(id: string): void {
    const before = this.list.length;
    this.list = this.list.filter((one) => one.id !== id);
    if (this.list.length !== before) this.changed();
  }

  render(texts: Texts, why: (rule: string) => void): TemplateResult {
    return html`<div class="toasts" role="status">
      ${repeat(
        this.list,
        ({ id }) => id,
        (toast) =>
          html`<div class="toast" data-toast=${toast.id}>
            <i style=${css(`background:${DOT[toast.tone]}`)}></i><span>${toast.text}</span>
            ${
              toast.rule
                ? html`<button class="btn quiet" @click=${() => why(toast.rule!)}>${texts.t("why")}</button>`
                : nothing
            }
            ${
              toast.wrong
                ? html`<button class="btn quiet" @click=${toast.wrong}>${texts.t("do-fault")}</button>`
                : nothing
            }
            ${(toast.answers ?? []).map(
              (answer) =>
                html`<button class="btn ${answer.primary ? "lamp" : "line"}" @click=${answer.act}>
                  ${answer.label}
                </button>`,
            )}
            ${
              toast.answers?.length
                ? nothing
                : html`<button
                    class="iconbtn tiny"
                    aria-label=${texts.t("close")}
                    @click=${() => this.drop(toast.id)}
                  >
                    ${icon("close", "small")}
                  </button>`
            }
          </div>`,
      )}
    </div>`;
  }
}
