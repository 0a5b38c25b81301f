// Table talk.

import { html, nothing, type TemplateResult } from "lit";
import type { ChatLine, TableInfo } from "../net/types";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

export function talkSheet(
  lines: ChatLine[],
  table: TableInfo,
  texts: Texts,
  say: (text: string) => void,
  remove: (id: number) => void,
  report: (line: ChatLine) => void,
): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem("text") as HTMLInputElement;
    if (field.value.trim()) say(field.value.trim());
    field.value = "";
  };
  const mayRemove = (line: ChatLine): boolean => table.you.host || line.guest === table.you.guest;
  return html`<div role="log" aria-live="polite">
      <ol class="talk">
        ${lines.map(
          (line) =>
            html`<li class=${line.guest === table.you.guest ? "mine" : ""}>
              <b>${line.name}</b><span>${line.text}</span>${
                line.guest === table.you.guest
                  ? nothing
                  : html`<button
                      class="iconbtn tiny"
                      aria-label=${texts.t("report-line")}
                      title=${texts.t("report-line")}
                      @click=${() => report(line)}
                    >
                      ${icon("flag", "small")}
                    </button>`
              }${
                mayRemove(line)
                  ? html`<button
                      class="iconbtn tiny"
                      aria-label=${texts.t("remove")}
                      @click=${() => remove(line.id)}
                    >
                      ${icon("trash", "small")}
                    </button>`
                  : nothing
              }
            </li>`,
        )}${lines.length ? nothing : html`<li class="empty">${texts.t("talk-empty")}</li>`}
      </ol>
    </div>
    ${
      table.chat
        ? html`<form class="say" @submit=${submit}>
            <label class="vh" for="say">${texts.t("say")}</label
            ><input
              id="say"
              name="text"
              maxlength="500"
              autocomplete="off"
              autofocus
              placeholder=${texts.t("say-hint")}
            /><button class="btn lamp">${texts.t("say")}</button>
          </form>`
        : html`<p class="quiet">${texts.t("refused-chat-off")}</p>`
    }`;
}
