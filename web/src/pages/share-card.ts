// What one shows to friends of a challenge: a few lines of text, or a picture. Neither tells anything of the match.

import { symbolBox } from "../art";

const [WIDTH, HEIGHT] = [1200, 630];
const PLAIN = "Hanken Grotesk Variable, system-ui, sans-serif";
const SERIF = "Newsreader Variable, Georgia, serif";
const GREEN = "#6ad3a6";

export interface Card {
  /** "Fathom Five, dive of 18 November". */
  where: string;
  /** "Ada came out in turn 29". */
  head: string;
  game: string;
  title: string;
  /** How one stands to each bot: ahead of it, or not. */
  marks: boolean[];
  marked: string;
  link: string;
}

export const cardText = (card: Card): string =>
  [
    card.where,
    card.head,
    ...(card.marks.length ? [`${squares(card.marks)} ${card.marked}`] : []),
    card.link,
  ].join("\n");

const squares = (marks: boolean[]): string => marks.map((ahead) => (ahead ? "■" : "□")).join("");

const escaped = (words: string): string =>
  words.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter]!);

/** The picture as a file of its own: with all that the game's cover is drawn with. */
export function cardSvg(card: Card): string {
  const symbol = `${card.game}-cover`;
  const box = symbolBox(symbol);
  const cover = box
    ? [
        `<svg x="760" width="440" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"`,
        ` viewBox="${box[0] + box[2] * 0.08} ${box[1] + box[3] * 0.12} ${box[2] * 0.84} ${box[3] * 0.6}">`,
        `<use href="#${symbol}" x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}"/></svg>`,
      ].join("")
    : "";
  const text = (y: number, size: number, words: string, fill: string, font = PLAIN): string =>
    `<text x="64" y="${y}" font-family="${font}" font-size="${size}" fill="${fill}">${escaped(words)}</text>`;
  const marks = card.marks.map(
    (ahead, n) =>
      `<rect x="${64 + n * 52}" y="384" width="38" height="38" rx="8" fill="${ahead ? GREEN : "none"}"` +
      ` stroke="${GREEN}" stroke-width="3"/>`,
  );
  const stop = (offset: number, colour: string): string =>
    `<stop offset="${offset}" stop-color="${colour}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>`,
    `<linearGradient id="card-water" x2="0" y2="1">${stop(0, "#1d6475")}${stop(1, "#05131b")}</linearGradient>`,
    `<linearGradient id="card-fade">${stop(0, "#000")}${stop(0.4, "#fff")}</linearGradient>`,
    `<mask id="card-cut"><rect x="760" width="440" height="${HEIGHT}" fill="url(#card-fade)"/></mask>`,
    `${pieces(symbol)}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#card-water)"/>`,
    `<g mask="url(#card-cut)">${cover}</g>`,
    text(96, 34, card.where, "#d6e8e8"),
    text(142, 34, card.title, "#ffcb6b"),
    ...wrapped(card.head, 24).map((line, n) => text(220 + n * 74, 66, line, "#edf3f0", SERIF)),
    ...marks,
    card.marks.length ? text(468, 30, card.marked, "#d6e8e8") : "",
    text(566, 30, card.link.replace(/^https?:\/\//, ""), "#d6e8e8"),
    "</svg>",
  ].join("");
}

/** A symbol and all that it uses, and that uses, wherever they stand in the page. */
function pieces(first: string): string {
  const found = new Map<string, string>();
  const look = (id: string): void => {
    const element = found.has(id) ? null : document.getElementById(id);
    if (!element) return;
    const source = new XMLSerializer().serializeToString(element);
    found.set(id, source);
    for (const [, named] of source.matchAll(/(?:href="|url\(["']?)#([\w-]+)/g)) look(named!);
  };
  look(first);
  return [...found.values()].join("");
}

export function wrapped(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 2);
}

/** Drawn to a PNG, for places that show no SVG. */
export async function cardPng(card: Card): Promise<Blob> {
  const picture = new Image(WIDTH, HEIGHT);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(cardSvg(card))}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  canvas.getContext("2d")!.drawImage(picture, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
