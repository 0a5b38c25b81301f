// Coming in by a link: all that is asked for is a name.

import { html, type TemplateResult } from "lit";
import type { Texts } from "../text";

export function invited(texts: Texts, come: (name: string) => void): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const name = new FormData(event.target as HTMLFormElement).get("name") as string | null;
    come(name?.trim() || texts.t("guest"));
  };
  return html`<main class="alone">
    <form class="state welcome" @submit=${submit}>
      <svg viewBox="0 0 200 200" aria-hidden="true"><use href="#ff-v-sent"></use></svg>
      <div>
        <b>${texts.t("invited-title")}</b>
        <p>${texts.t("invited-text")}</p>
        <label class="namefield"
          ><span>${texts.t("your-name")}</span
          ><input name="name" maxlength="40" autocomplete="nickname" autofocus required /></label
        ><button class="btn lamp">${texts.t("come-in")}</button>
      </div>
    </form>
  </main>`;
}
