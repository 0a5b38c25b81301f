// Shows one scene fixture as JSON: /dev/fixture.html?name=...&theme=light. For development and comparison only.

import { render, html } from "lit";
import { addSheet } from "../src/art";
import type { Scene, Stage } from "../src/scene.gen";
import { Texts } from "../src/text";
import "../src/table/table";
import webText from "../text/en.ftl?raw";

interface Fixture {
  scene: Scene;
  stage: Stage;
  names?: Record<number, string>;
  chosen?: string;
}

const query = new URLSearchParams(location.search);
const name = query.get("name") ?? "refuge";
document.documentElement.dataset["theme"] = query.get("theme") ?? "dark";

const get = async (path: string): Promise<string> => (await fetch(path)).text();
const art = query.get("art")?.split(",") ?? [name];
const [page, words, ...sheets] = await Promise.all([
  get(`/dev/fixtures/${name}.json`),
  get("/dev/fixtures/en.ftl"),
  get("/art.svg"),
  ...art.map((sheet) => get(`/dev/art/${sheet}.svg`)),
]);
sheets.forEach(addSheet);
const fixture = JSON.parse(page) as Fixture;
const texts = Texts.layered("en", [["en", webText]], [["en", words]]);
texts.names = fixture.names ?? {};
render(
  html`<ff-table
    .scene=${fixture.scene}
    .stage=${fixture.stage}
    .texts=${texts}
    .chosen=${query.get("chosen") ?? fixture.chosen ?? ""}
    .name=${query.get("table") ?? ""}
    .light=${query.get("theme") === "light"}
    .sound=${true}
    .mayUndo=${true}
  ></ff-table>`,
  document.body,
);
await document.fonts.ready;
document.body.dataset["ready"] = "yes";
for (const lost of texts.missing) console.warn("no text:", lost);
