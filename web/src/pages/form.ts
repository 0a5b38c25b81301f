// Any form of the vocabulary: a page to fill in, the cover in an arch beside it. Set-up of a table, an army.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import type { Form, Invite, Section } from "../scene.gen";
import { drawing } from "../render/drawing";
import { icon } from "../render/sprite";
import { symbolBox } from "../art";
import type { Texts } from "../text";
import { fieldOf, type FormEvents, type FormExtras } from "./fields";

export function formPage(form: Form, texts: Texts, on: FormEvents, extras: FormExtras = {}): TemplateResult {
  const invites = form.sections.flatMap((section) =>
    section.fields.filter((field): field is Invite => field.type === "invite"),
  );
  const sections = form.sections.filter((section) => section.fields.some((field) => field.type !== "invite"));
  const folds = ({ label }: Section): boolean =>
    typeof label !== "string" && Boolean(extras.folded?.includes(label.id));
  const over = form.points ? spent(form) > form.points.limit : false;
  return html`<div class="setup">
    <header class="plate">
      ${plate(form, texts)}
      <div class="title">
        <h1>${texts.rich(form.title)}</h1>
        <p>${texts.rich(form.text)}</p>
      </div>
    </header>
    <main class="form">
      ${extras.head ?? nothing}
      ${sections.filter((one) => !folds(one)).map((section) => sectionRow(section, texts, on, extras))}
      ${more(sections.filter(folds), texts, on, extras)}
      ${extras.fault ? html`<p class="fault" role="alert">${extras.fault}</p>` : nothing}
      <section class="end">
        ${invites.map((invite) => inviteLine(invite, texts, on))}${form.points ? pointsLine(form, texts) : nothing}${extras.foot ?? nothing}
        ${
          extras.readonly
            ? nothing
            : html`<button
                class="btn lamp"
                data-submit
                ?disabled=${over || extras.resting}
                @click=${() => on.submit()}
              >
                ${texts.rich(form.submit)}
              </button>`
        }
      </section>
    </main>
  </div>`;
}

/** The first picture of the plate fills the arch. */
function plate(form: Form, texts: Texts): TemplateResult {
  const [w, h] = [352, 820];
  const arch = `M0 ${h - 10}V176A176 176 0 0 1 352 176V${h - 10}a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z`;
  const first = form.plate?.[0];
  const box = first?.type === "art" ? symbolBox(first.sprite.symbol) : undefined;
  const [bx, by, bw, bh] = box ?? [0, 0, w, h];
  const k = Math.max(w / bw, h / bh);
  return html`<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <clipPath id="plate-arch"><path d=${arch}></path></clipPath>
      <linearGradient id="plate-shade" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".5" stop-color="#040B11" stop-opacity="0"></stop>
        <stop offset=".85" stop-color="#040B11" stop-opacity=".9"></stop>
      </linearGradient>
    </defs>
    <g clip-path="url(#plate-arch)">
      <rect width=${w} height=${h} fill="#0F3B4B"></rect>
      <g transform="translate(${(w - bw * k) / 2 - bx * k} ${-by * k}) scale(${k})">
        ${drawing(form.plate, (words) => texts.plain(words))}
      </g>
      <rect width=${w} height=${h} fill="url(#plate-shade)"></rect>
    </g>
    <path class="rim" d=${arch}></path>
  </svg>`;
}

/** What most people leave as it is, told in one line. */
function more(
  sections: Section[],
  texts: Texts,
  on: FormEvents,
  extras: FormExtras,
): TemplateResult | typeof nothing {
  if (!sections.length) return nothing;
  const values = sections.flatMap((section) => section.fields.map((field) => valueOf(field, texts)));
  return html`<details class="more">
    <summary>
      <b>${texts.t("more-options")}</b
      ><span>${values.filter(Boolean).join(", ")}</span>${icon("chevron-down")}
    </summary>
    ${sections.map((section) => sectionRow(section, texts, on, extras))}
  </details>`;
}

/** What a field stands at; a switch that is off says nothing. */
function valueOf(field: Section["fields"][number], texts: Texts): string {
  if (field.type === "switch") return field.value ? texts.plain(field.label) : "";
  if (field.type !== "choose") return "";
  const chosen = field.values.find(({ value }) => value === field.value);
  return `${texts.plain(field.label)}: ${texts.plain(chosen?.label)}`;
}

function sectionRow(section: Section, texts: Texts, on: FormEvents, extras: FormExtras): TemplateResult {
  const lists = section.fields.filter(
    (field) => (field.type === "choose" && field.look === "list") || field.type === "switch",
  );
  const rest = section.fields.filter((field) => !lists.includes(field) && field.type !== "invite");
  return html`<section class="row">
    <div>
      <h2>${texts.rich(section.label)}</h2>
      ${section.note ? html`<p>${texts.rich(section.note)}</p>` : nothing}
    </div>
    <div class="fields">
      ${rest.map((field) => html`${fieldOf(field, texts, on, extras)}${extras.after?.[field.id] ?? nothing}`)}
      ${
        lists.length
          ? html`<div class="lists">${lists.map((field) => fieldOf(field, texts, on, extras))}</div>
              ${lists.map((field) => extras.after?.[field.id] ?? nothing)}`
          : nothing
      }
    </div>
  </section>`;
}

function inviteLine(field: Invite, texts: Texts, on: FormEvents): TemplateResult {
  return html`<div class="lk">
    ${icon("link")}<span class="address">${field.address}</span
    >${field.note ? html`<span class="seal">${texts.rich(field.note)}</span>` : nothing}
    <button class="btn" @click=${() => on.copy(field.address)}>${texts.t("copy-link")}</button>
  </div>`;
}

export function spent(form: Form): number {
  return form.sections
    .flatMap((section) => section.fields)
    .reduce((sum, field) => sum + (field.type === "number" ? field.value * (field.points ?? 0) : 0), 0);
}

function pointsLine(form: Form, texts: Texts): TemplateResult {
  const { limit, label } = form.points!;
  const now = spent(form);
  const name = texts.t("so-many-of", { n: now, of: limit });
  return html`<div class="points ${now > limit ? "over" : ""}" role="status">
    <span>${texts.rich(label)}</span
    ><span class="bar" aria-hidden="true"
      ><i style=${css(`width:${Math.min(100, (100 * now) / limit)}%`)}></i></span
    ><b>${name}</b>
  </div>`;
}
