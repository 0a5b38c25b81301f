// Several people at one screen: what the next one may see waits behind a curtain.

import { html, type TemplateResult } from "lit";
import type { Scene } from "../scene.gen";
import type { Texts } from "../text";

export function curtainSheet(
  seat: number,
  scene: Scene | undefined,
  texts: Texts,
  open: () => void,
): TemplateResult {
  const piece = texts.plain(scene?.owners?.find((owner) => owner.seat === seat)?.label);
  return html`<section class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
    <svg viewBox="0 0 200 200" aria-hidden="true"><use href="#ff-v-empty"></use></svg>
    <h2 id="curtain-title">
      ${texts.t("pass-to", { who: piece || texts.t("person", { seat }), n: seat + 1 })}
    </h2>
    <p>${texts.t("pass-note")}</p>
    <button class="btn lamp" @click=${open}>${texts.t("i-have-it")}</button>
  </section>`;
}
