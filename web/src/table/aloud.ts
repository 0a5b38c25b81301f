// A page read aloud by the browser's own voice, where it has one. A second press stops it; so does another page.

import type { Scene, Story } from "../scene.gen";
import { canRead } from "../speech";
import type { Texts } from "../text";
import { stories } from "./places";

/** The words of the pages that lie open, as they would be read to a table. */
export function pageWords(scene: Scene | undefined, texts: Texts): string[] {
  return Object.values(scene?.nodes ?? {})
    .filter((node) => node.type === "story")
    .flatMap((page) => [
      texts.plain(page.label),
      ...resultWords(page.result, texts),
      ...page.paragraphs.map((words) => texts.plain(words)),
      ...(page.choices ?? []).map(({ key, text }) => `${texts.plain(key)}: ${texts.plain(text)}`),
    ])
    .filter(Boolean);
}

/** "4 fate + 2 Kasumi = 6 against 5, passed": as one would say it over the cards. */
function resultWords(result: Story["result"], texts: Texts): string[] {
  if (!result) return [];
  const terms = result.terms.map(({ sign, value, label }) =>
    [sign, value, label]
      .map((words) => texts.plain(words))
      .filter(Boolean)
      .join(" "),
  );
  return [`${terms.join(" ")}, ${texts.plain(result.verdict)}`];
}

export function readAloud(scene: Scene | undefined, texts: Texts): void {
  const voice = window.speechSynthesis;
  const speaking = voice.speaking || voice.pending;
  voice.cancel();
  if (speaking) return;
  for (const words of pageWords(scene, texts)) {
    const said = new SpeechSynthesisUtterance(words);
    said.lang = texts.language;
    voice.speak(said);
  }
}

let page = "";

/** Another page lies open: what is read is over. */
export function stopAt(scene: Scene | undefined): void {
  const now = stories(scene);
  if (now !== page && canRead()) window.speechSynthesis.cancel();
  page = now;
}
