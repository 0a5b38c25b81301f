// The door of a table, for whoever comes by a link: who invites to what, a name, one button.

import { html, nothing, type TemplateResult } from "lit";
import { symbolBox } from "../art";
import type { Door } from "../net/types";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

export interface AtTheDoor {
  door: Door;
  /** The words of the game over those of the house. */
  words: Texts;
  name: string;
  resting: boolean;
  problem: string;
}

/** What somebody wants who has said their name. */
export type Come = (name: string, wants: "sit" | "watch") => void;

export function invited(at: AtTheDoor, come: Come): TemplateResult {
  const { door, words } = at;
  const sits = door.role === "play" && door.free > 0;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const name = new FormData(event.target as HTMLFormElement).get("name") as string | null;
    const wants = (event.submitter as HTMLButtonElement | null)?.value === "watch" || !sits ? "watch" : "sit";
    come(name?.trim() || words.t("guest"), wants);
  };
  return html`<main class="door">
    ${cover(door.game)}
    <div class="about">
      <p class="who">${door.host ? words.t("door-invites", { who: door.host }) : words.t("door-open")}</p>
      <h1>${door.title}</h1>
      ${words.has("game-tagline") ? html`<p>${words.t("game-tagline")}</p>` : nothing}
      <ul class="chips">
        ${words.has("game-length") ? html`<li>${icon("clock", "small")}${words.t("game-length")}</li>` : nothing}
        <li>${icon("people", "small")}${words.t("door-seats", { n: door.seats })}</li>
        ${door.name ? html`<li>${icon("flag", "small")}${door.name}</li>` : nothing}
      </ul>
      <p>${standing(door, words)}</p>
    </div>
    <form @submit=${submit}>
      <label
        ><span>${words.t("door-name")}</span
        ><input
          name="name"
          maxlength="40"
          autocomplete="nickname"
          autofocus
          placeholder=${words.t("guest")}
          .value=${at.name} /></label
      ><button class="btn lamp" value=${sits ? "sit" : "watch"} ?disabled=${at.resting}>
        ${words.t(sits ? "door-sit" : "door-watch")}
      </button>
      ${
        sits
          ? html`<button class="btn quiet" value="watch" ?disabled=${at.resting}>
              ${icon("spectate")}${words.t("door-watch")}
            </button>`
          : nothing
      }
      <p class="fault" role="alert">${at.problem}</p>
    </form>
  </main>`;
}

/** Who is there, and whether there is a chair. */
function standing(door: Door, words: Texts): string {
  const { language } = words;
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(door.people);
  const who = door.people.length ? words.t("door-people", { n: door.people.length, names }) : "";
  const chair =
    door.role === "watch"
      ? words.t("door-watch-only")
      : door.free
        ? words.t(door.phase === "playing" ? "door-chair-late" : "door-chair", { n: door.free })
        : words.t(door.phase === "over" ? "door-over" : "door-full");
  return [who, chair].filter(Boolean).join(" ");
}

function cover(game: string): TemplateResult | typeof nothing {
  const box = symbolBox(`${game}-cover`);
  if (!box) return nothing;
  return html`<svg viewBox="${box.join(" ")}" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <use href="#${game}-cover" x=${box[0]} y=${box[1]} width=${box[2]} height=${box[3]}></use>
  </svg>`;
}
