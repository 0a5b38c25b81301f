// Settings of this person in this browser, and the keys.

import { html, type TemplateResult } from "lit";
import { LANGUAGES } from "../house";
import { change, settings, type Settings } from "../settings";
import { PSEUDO, type Texts } from "../text";
import { icon } from "../render/sprite";

const SWITCHES = ["sound", "careful", "codes", "notices"] as const;
type Switch = (typeof SWITCHES)[number];
type Choices<K extends keyof Settings> = [Settings[K], string][];

export function settingsSheet(texts: Texts, extra: unknown): TemplateResult {
  const now = settings();
  const pick = <K extends keyof Settings>(key: K, label: string, choices: Choices<K>): TemplateResult =>
    html`<label class="dd"
      ><span>${texts.t(label)}</span>
      <select
        data-setting=${key}
        @change=${(event: Event) => change({ [key]: choices[(event.target as HTMLSelectElement).selectedIndex]?.[0] })}
      >
        ${choices.map(
          ([value, name]) => html`<option .selected=${value === now[key]}>${name}</option>`,
        )}</select
      >${icon("chevron-down")}</label
    >`;
  const flip = (key: Switch): TemplateResult =>
    html`<button
      class="sw"
      role="switch"
      aria-checked=${now[key]}
      data-setting=${key}
      @click=${() => void set(key, !now[key])}
    >
      <span><b>${texts.t(key)}</b><span>${texts.t(`${key}-note`)}</span></span
      ><i aria-hidden="true"></i>
    </button>`;
  const testing: Choices<"language"> = now.language === PSEUDO ? [[PSEUDO, texts.t("language-pseudo")]] : [];
  const tongues: Choices<"language"> = [
    ["", texts.t("language-browser")],
    ...LANGUAGES.map((tongue): [string, string] => [tongue, tongueName(tongue)]),
    ...testing,
  ];
  return html`<div class="settings">
    ${pick("language", "language", tongues)}
    ${pick("theme", "theme", [
      ["system", texts.t("theme-system")],
      ["dark", texts.t("theme-dark")],
      ["light", texts.t("theme-light")],
    ])}
    ${pick("motion", "motion", [
      ["system", texts.t("motion-system")],
      ["less", texts.t("motion-less")],
    ])}
    ${pick("speed", "telling-speed", [
      ["calm", texts.t("speed-calm")],
      ["plain", texts.t("speed-plain")],
      ["double", texts.t("speed-double")],
      ["once", texts.t("speed-once")],
    ])}
    ${pick(
      "text",
      "text-size",
      ([100, 125, 150, 200] as const).map((size) => [size, texts.t("percent", { n: size })]),
    )}
    ${SWITCHES.filter(works).map(flip)} ${extra}
  </div>`;
}

/** Plain http outside this machine shows no notices: what cannot work is not offered. */
const works = (key: Switch): boolean =>
  key !== "notices" || (isSecureContext && typeof Notification !== "undefined");

async function set(key: Switch, value: boolean): Promise<void> {
  if (
    key === "notices" &&
    value &&
    typeof Notification !== "undefined" &&
    Notification.permission !== "granted"
  ) {
    if ((await Notification.requestPermission()) !== "granted") return;
  }
  change({ [key]: value });
}

/** A language by its own name, as a title: English, Italiano. */
function tongueName(tongue: string): string {
  const name = new Intl.DisplayNames([tongue], { type: "language" }).of(tongue) ?? tongue;
  return name.charAt(0).toLocaleUpperCase(tongue) + name.slice(1);
}

const KEYS: [string, string][] = [
  ["1 – 9", "key-number"],
  ["← ↑ ↓ →", "key-arrows"],
  ["Enter", "key-enter"],
  ["Esc", "key-esc"],
  ["Tab", "key-tab"],
  ["Space", "key-space"],
  ["p", "key-hold"],
  ["r", "key-again"],
  ["i", "key-lens"],
  ["c", "key-codes"],
  ["?", "key-why"],
  ["u", "key-undo"],
  ["h", "key-hint"],
  ["l", "key-log"],
];

export function keysSheet(texts: Texts): TemplateResult {
  return html`<dl class="keys">
    ${KEYS.map(
      ([key, id]) =>
        html`<dt><b>${key}</b></dt>
          <dd>${texts.t(id)}</dd>`,
    )}
  </dl>`;
}
