// The fields of a form: plates, pictures and lists to choose from, switches, amounts, seats.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import type { Chair, Choose, Number as Amount, Section, Seating, Switch } from "../scene.gen";
import { htmlMark } from "../render/marks";
import { icon, picture } from "../render/sprite";
import type { Texts } from "../text";
import type { Value } from "../net/types";

export interface FormEvents {
  change(field: string, value: Value): void;
  seat(seat: number, at: HTMLElement): void;
  copy(address: string): void;
  submit(): void;
}

export interface FormExtras {
  head?: unknown;
  /** Below the fields of the section with this label id or field id. */
  after?: Record<string, unknown>;
  /** Sections that are folded away until somebody wants more, by the id of their label. */
  folded?: string[];
  /** Beside the submit button. */
  foot?: unknown;
  readonly?: boolean;
  resting?: boolean;
  fault?: string;
}

type Field = Section["fields"][number];

export function fieldOf(field: Field, texts: Texts, on: FormEvents, extras: FormExtras): TemplateResult {
  switch (field.type) {
    case "choose":
      return field.look === "list"
        ? list(field, texts, on, extras)
        : field.look === "pictures"
          ? pictures(field, texts, on, extras)
          : plates(field, texts, on, extras);
    case "switch":
      return toggle(field, texts, on, extras);
    case "number":
      return amount(field, texts, on, extras);
    case "seating":
      return seating(field, texts, on, extras);
    case "invite":
      return html``;
  }
}

function plates(field: Choose, texts: Texts, on: FormEvents, { readonly }: FormExtras): TemplateResult {
  return html`<div
    class="plates"
    role="radiogroup"
    aria-label=${texts.plain(field.label)}
    @keydown=${radioKey}
  >
    ${field.values.map((value) => {
      const chosen = value.value === field.value;
      const off = (readonly && !chosen) || Boolean(value.why_not);
      return html`<button
        class="o ${chosen ? "on" : ""}"
        role="radio"
        aria-checked=${chosen}
        ?disabled=${off}
        title=${texts.plain(value.why_not) || nothing}
        data-field=${field.id}
        data-value=${String(value.value)}
        @click=${() => on.change(field.id, value.value)}
      >
        ${picture(value.sprite, 28)}<b>${texts.rich(value.label)}</b
        ><span>${texts.rich(value.why_not || value.note)}</span
        >${value.pips ? html`<span class="dots">${htmlMark(value.pips, texts)}</span>` : nothing}
      </button>`;
    })}
  </div>`;
}

function pictures(field: Choose, texts: Texts, on: FormEvents, { readonly }: FormExtras): TemplateResult {
  return html`<div class="pick" role="radiogroup" aria-label=${texts.plain(field.label)} @keydown=${radioKey}>
    ${field.values.map((value) => {
      const chosen = value.value === field.value;
      return html`<button
        class="${chosen ? "on" : ""} ${value.why_not ? "taken" : ""}"
        role="radio"
        aria-checked=${chosen}
        ?disabled=${readonly || Boolean(value.why_not)}
        title=${texts.plain(value.why_not) || nothing}
        data-field=${field.id}
        data-value=${String(value.value)}
        @click=${() => on.change(field.id, value.value)}
      >
        ${picture(value.sprite, 52)}<span>${texts.rich(value.label)}</span>
      </button>`;
    })}
  </div>`;
}

/** Arrows choose the neighbour, as in any group of which one is chosen. */
function radioKey(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const radios = [
    ...(event.currentTarget as HTMLElement).querySelectorAll<HTMLButtonElement>("[role=radio]:enabled"),
  ];
  const at = radios.indexOf(document.activeElement as HTMLButtonElement);
  const next = radios[(at + step + radios.length) % radios.length];
  next?.focus();
  next?.click();
}

function list(field: Choose, texts: Texts, on: FormEvents, { readonly }: FormExtras): TemplateResult {
  const chosen = (event: Event): void => {
    const index = (event.target as HTMLSelectElement).selectedIndex;
    const value = field.values[index];
    if (value) on.change(field.id, value.value);
  };
  return html`<label class="dd"
    ><span>${texts.rich(field.label)}</span
    ><select data-field=${field.id} ?disabled=${readonly} @change=${chosen}>
      ${field.values.map(
        (value) =>
          html`<option .selected=${value.value === field.value} ?disabled=${Boolean(value.why_not)}>
            ${texts.plain(value.label)}
          </option>`,
      )}</select
    >${icon("chevron-down")}</label
  >`;
}

function toggle(field: Switch, texts: Texts, on: FormEvents, { readonly }: FormExtras): TemplateResult {
  return html`<button
    class="sw"
    role="switch"
    aria-checked=${field.value}
    ?disabled=${readonly}
    data-field=${field.id}
    @click=${() => on.change(field.id, !field.value)}
  >
    <span
      ><b>${texts.rich(field.label)}</b
      >${field.note ? html`<span>${texts.rich(field.note)}</span>` : nothing}</span
    ><i aria-hidden="true"></i>
  </button>`;
}

function amount(field: Amount, texts: Texts, on: FormEvents, { readonly }: FormExtras): TemplateResult {
  const step = (by: number): void => on.change(field.id, field.value + by);
  const name = texts.plain(field.label);
  return html`<div class="amount">
    ${picture(field.sprite, 40)}<span
      ><b>${texts.rich(field.label)}</b
      >${field.note ? html`<small>${texts.rich(field.note)}</small>` : nothing}</span
    >
    <button
      class="iconbtn"
      aria-label=${texts.t("less-of", { what: name })}
      ?disabled=${readonly || field.value <= (field.least ?? 0)}
      @click=${() => step(-1)}
    >
      ${icon("minus")}
    </button>
    <output aria-label=${name}>${field.value}</output>
    <button
      class="iconbtn"
      aria-label=${texts.t("more-of", { what: name })}
      ?disabled=${readonly || field.value >= field.most}
      @click=${() => step(1)}
    >
      ${icon("plus")}
    </button>
  </div>`;
}

function seating(field: Seating, texts: Texts, on: FormEvents, extras: FormExtras): TemplateResult {
  const open = (event: Event, chair: Chair): void => on.seat(chair.seat, event.currentTarget as HTMLElement);
  return html`<div
    class="seatrow"
    role="group"
    aria-label=${texts.plain(field.label)}
    style=${css(`--n:${Math.min(4, Math.max(2, field.places.length))}`)}
  >
    ${field.places.map((chair) => {
      const free = (chair.who ?? "free") === "free";
      return html`<button
        class="s ${chair.who === "you" ? "me" : ""} ${free ? "e" : ""}"
        data-seat=${chair.seat}
        aria-haspopup="menu"
        @click=${(event: Event) => open(event, chair)}
        ?disabled=${extras.resting}
      >
        ${free ? icon("plus") : (picture(chair.sprite, 92, "d") ?? nothing)}${
          free
            ? html`<span class="what">${texts.rich(chair.label)}</span>`
            : html`<b>${texts.rich(chair.label)}</b>`
        }${chair.note ? html`<span>${texts.rich(chair.note)}</span>` : nothing}
      </button>`;
    })}
  </div>`;
}
