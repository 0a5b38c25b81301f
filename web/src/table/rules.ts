// The rules where you need them: what you can do now, what just happened, then all of them, with a search.

import { html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../scene.gen";
import type { RuleText } from "../net/types";
import { icon } from "../render/sprite";
import type { Texts } from "../text";
import { panelsOf } from "./places";

export interface RulesView {
  rules: RuleText[];
  title: string;
  asked: string;
  search: string;
  scene: Scene | undefined;
}

export function rulesSheet(view: RulesView, texts: Texts, search: (words: string) => void): TemplateResult {
  const found = view.search ? matching(view.rules, view.search) : undefined;
  return html`<label class="q"
      >${icon("loupe")}<span class="vh"
        >${texts.t("rules-search", { n: view.rules.length, game: view.title })}</span
      >
      <input
        type="search"
        placeholder=${texts.t("rules-search", { n: view.rules.length, game: view.title })}
        .value=${view.search}
        @input=${(event: InputEvent) => search((event.target as HTMLInputElement).value)}
    /></label>
    ${
      found
        ? html`<h3>${texts.t("rules-found", { n: found.length })}</h3>
            ${found.map((rule) => ruleItem(rule, view.asked))}`
        : parts(view, texts)
    }`;
}

function parts(view: RulesView, texts: Texts): TemplateResult {
  const byId = new Map(view.rules.map((rule) => [rule.id, rule]));
  const pick = (ids: Iterable<string>): RuleText[] =>
    [...new Set(ids)].map((id) => byId.get(id)).filter((rule) => rule !== undefined);
  const asked = pick([view.asked]);
  const now = pick([
    ...(view.scene?.options ?? []).map((option) => option.rule ?? ""),
    view.scene?.prompt?.rule ?? "",
  ]).filter((rule) => rule.id !== view.asked);
  const log = view.scene
    ? panelsOf(view.scene).flatMap(([, node]) =>
        node.type === "log" ? node.lines.map((line) => line.rule ?? "") : [],
      )
    : [];
  const before = pick(log.reverse()).filter((rule) => rule.id !== view.asked && !now.includes(rule));
  const section = (title: string, rules: RuleText[]): TemplateResult | typeof nothing =>
    rules.length
      ? html`<h3>${title}</h3>
          ${rules.map((rule) => ruleItem(rule, view.asked))}`
      : nothing;
  return html`${asked.map((rule) => ruleItem(rule, view.asked))}${section(texts.t("rules-now"), now)}${section(
      texts.t("rules-before"),
      before,
    )}
    <h3>${texts.t("rules-all")}</h3>
    ${bySection(view.rules).map(
      ([name, rules]) =>
        html`<details ?open=${rules.length < 4 && view.rules.length < 12}>
          <summary>${name} <span>${rules.length}</span></summary>
          ${rules.map((rule) => ruleItem(rule, ""))}
        </details>`,
    )}`;
}

export function ruleItem(rule: RuleText, asked: string): TemplateResult {
  return html`<article class="rl ${rule.id === asked ? "hot" : ""}" data-rule=${rule.id}>
    <b>${rule.title}</b><span>${rule.id}</span>
    <p>${rule.text}</p>
  </article>`;
}

export function bySection(rules: RuleText[]): [string, RuleText[]][] {
  const sections = new Map<string, RuleText[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections];
}

function matching(rules: RuleText[], words: string): RuleText[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.title} ${rule.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
