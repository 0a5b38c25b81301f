// The script of a keepsake: draws the boards, figures and plates that the page has places for, and works the promise of
// the dice out again. Everything it reads stands in the page; the words around it were written by keepsake/making.py.

import { html, render } from "lit";
import { addSheet } from "../src/art";
import { check } from "../src/dice/promise";
import { applyPatch } from "../src/net/patch";
import type { Tell } from "../src/net/types";
import { boardSvg, wellWater } from "../src/render/board";
import { drawing } from "../src/render/drawing";
import { picture } from "../src/render/sprite";
import type { View } from "../src/render/view";
import type { Art, Box, Lettering, Patch, Scene, Sprite, Stage } from "../src/scene.gen";
import { cut, placesOf, viewOfPast } from "../src/table/cut";
import { emblem } from "../src/table/emblem";
import { themeStyle } from "../src/table/theme";
import { Texts } from "../src/text";
import "./keepsake.css";

/** As keepsake/drawn.py writes it. */
interface Keepsake {
  language: string;
  names: Record<number, string>[];
  words: [string, string][];
  boards: Boards[];
  figures: { id: string; evening: number; picture: number; tells: Tell[] }[];
  plates: { id: string; box: Box; items: (Art | Lettering)[] }[];
  emblems: { id: string; sprite: Sprite; size: number }[];
  promises: (Promised | null)[];
  sheets: string[];
}

interface Boards {
  stages: Record<string, Stage>;
  first: Scene;
  patches: Patch[];
  captions: { title: string; text: string }[];
}

interface Promised {
  commitment: string;
  secret: string;
  salt: string;
  nonces: string[];
  key: string;
}

/** Names on a board that nobody wrote: so many of so many, read aloud where a mark has no label. */
const OF = "so-many-of = { $n } / { $of }";

const kept = JSON.parse(document.getElementById("keepsake-data")!.textContent ?? "") as Keepsake;
const light = matchMedia("(prefers-color-scheme: light)");
const scenes = kept.boards.map(({ first, patches }) =>
  patches.reduce((all, patch) => [...all, applyPatch(all.at(-1)!, patch)!], [first]),
);
const texts = kept.names.map((names) => {
  const words = Texts.layered(kept.language, [["en", OF]], kept.words);
  words.names = names;
  return words;
});

function viewOf(evening: number, n: number): View {
  const scene = scenes[evening]![n]!;
  return viewOfPast({ scene, stage: kept.boards[evening]!.stages[scene.stage] }, texts[evening]!);
}

/** The whole board into a frame, on the ground of its game. */
function drawBoard(frame: HTMLElement, view: View): void {
  frame.style.cssText = themeStyle(view.scene.theme, light.matches);
  const [, , w, h] = view.stage?.box ?? [0, 0, 3, 2];
  frame.style.setProperty("--shape", `${w} / ${h}`);
  render(html`${wellWater(view.stage, view.texts)}${boardSvg(view, "", "close")}`, frame);
}

function drawFigures(): void {
  for (const { id, evening, picture: n, tells } of kept.figures) {
    const frame = document.getElementById(id)!;
    const view = viewOf(evening, n);
    const beside = tells.length && !placesOf(tells, view).length ? emblem(tells[0]!, view.scene) : [];
    drawBoard(frame, view);
    if (beside.length) {
      frame.classList.add("beside");
      render(
        beside.map((sprite) => picture(sprite, 150)),
        frame,
      );
    } else if (tells.length) cut(frame, view, tells);
  }
}

function drawPlates(): void {
  for (const { id, box, items } of kept.plates)
    render(
      html`<svg viewBox=${box.join(" ")}>${drawing(items, (words) => texts[0]!.plain(words))}</svg>`,
      document.getElementById(id)!,
    );
  for (const { id, sprite, size } of kept.emblems)
    render(picture(sprite, size), document.getElementById(id)!);
}

/** Buttons, slider and arrow keys lead from picture to picture. */
function makeSteps(frame: HTMLElement): void {
  const evening = Number(frame.dataset["board"]);
  const section = frame.parentElement!;
  const slider = section.querySelector("input")!;
  const [title, text] = [section.querySelector(".below b")!, section.querySelector(".below span")!];
  const show = (): void => {
    const n = Number(slider.value);
    drawBoard(frame, viewOf(evening, n));
    const caption = kept.boards[evening]!.captions[n]!;
    [title.textContent, text.textContent] = [caption.title, caption.text];
  };
  slider.addEventListener("input", show);
  for (const button of section.querySelectorAll<HTMLElement>("[data-step]"))
    button.addEventListener("click", () => {
      slider.value = String(Number(slider.value) + Number(button.dataset["step"]));
      show();
    });
  show();
}

function checkDice(): void {
  for (const line of document.querySelectorAll<HTMLElement>("[data-check]")) {
    const promised = kept.promises[Number(line.dataset["evening"])];
    if (!promised) continue;
    const shares = Object.fromEntries(promised.nonces.entries());
    const held = check({ ...promised, nonces: shares, over: true }, promised.nonces.length, false);
    const holds = held?.[line.dataset["check"] as "promise" | "key"] ?? false;
    line.textContent = line.dataset[holds ? "holds" : "broken"] ?? "";
    line.classList.add(holds ? "good" : "bad");
  }
}

/** Days as people write them; the page has them as the calendar does. */
function writeDays(): void {
  for (const day of document.querySelectorAll("time"))
    day.textContent = new Date(day.dateTime).toLocaleDateString(kept.language, { dateStyle: "long" });
}

function draw(): void {
  document.documentElement.dataset["theme"] = light.matches ? "light" : "dark";
  drawFigures();
  drawPlates();
}

kept.sheets.forEach(addSheet);
draw();
document.querySelectorAll<HTMLElement>("[data-board]").forEach(makeSteps);
checkDice();
writeDays();
light.addEventListener("change", draw);
document.documentElement.dataset["ready"] = "yes";
