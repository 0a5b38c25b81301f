// <ff-listing>: the host lets everybody on this server find a table, and says whom it is for.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { LANGUAGES } from "../house";
import { api } from "../net/api";
import type { Listed } from "../net/types";
import { Page, icon } from "./page";

const LEVELS = ["any", "new", "seasoned"];

@customElement("ff-listing")
export class ListingPart extends Page {
  @property() table = "";
  @state() private now: Listed | undefined;
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void api.listing(this.table).then(
      (now) => (this.now = now),
      () => undefined, // without it there is no switch
    );
  }

  private async change(change: Partial<Listed>): Promise<void> {
    const next = { ...this.now!, ...change };
    try {
      if (next.listed) await api.list(this.table, next.level, next.language);
      else await api.unlist(this.table);
      [this.now, this.problem] = [next, ""];
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { now } = this;
    if (!now) return nothing;
    const { language } = this.texts;
    const names = new Intl.DisplayNames([language], { type: "language" });
    const pick = (
      label: string,
      values: string[],
      value: string,
      name: (one: string) => string,
      chosen: (one: string) => void,
    ): TemplateResult =>
      html`<label class="dd"
        ><span>${this.t(label)}</span
        ><select
          @change=${(event: Event) => chosen(values[(event.target as HTMLSelectElement).selectedIndex]!)}
        >
          ${values.map((one) => html`<option .selected=${one === value}>${name(one)}</option>`)}</select
        >${icon("chevron-down")}</label
      >`;
    return html`<button
        class="sw"
        role="switch"
        aria-checked=${now.listed}
        data-list
        @click=${() => void this.change({ listed: !now.listed, language: now.language || language.slice(0, 2) })}
      >
        <span><b>${this.t("list-table")}</b><span>${this.t("list-table-note")}</span></span
        ><i aria-hidden="true"></i>
      </button>
      ${
        now.listed
          ? html`<div class="lists">
              ${pick(
                "list-level",
                LEVELS,
                now.level,
                (one) => this.t(`level-${one}`),
                (level) => void this.change({ level }),
              )}${pick(
                "language",
                LANGUAGES,
                now.language,
                (one) => names.of(one) ?? one,
                (tongue) => void this.change({ language: tongue }),
              )}
            </div>`
          : nothing
      }
      <p class="fault" role="alert">${this.problem}</p>`;
  }
}
