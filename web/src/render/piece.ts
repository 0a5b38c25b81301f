// One piece: its picture in its own units, marks, slots, and the pieces that stand on it.

import { css } from "./css";
import { nothing, svg, type SVGTemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { cardFace } from "./card";
import { drawing } from "./drawing";
import type { Standing } from "./layout";
import { linkLine } from "./link";
import { svgMarks } from "./marks";
import { offers, pieceName } from "./names";
import { arrowOver, brackets, outlines, ringOf, type Ringed } from "./ring";
import { extent, num } from "./shape";
import { spaceAtRest, spaceFaces } from "./space";
import { spriteAt, spriteIn } from "./sprite";
import { pieceOutline, type Glow, type Targets } from "./target";
import { ownerOf, type View } from "./view";

export function pieceNode(view: View, at: Standing, targets: Targets): SVGTemplateResult {
  const { id, piece } = at;
  const legal = view.options.legal(id);
  const glow = targets.pieces.get(id);
  const lit = view.looked?.shows?.includes(id);
  const name = pieceName(view, at);
  const dim = view.aims && !view.aims.has(id) && !at.slots.length && (piece.layer ?? "piece") === "piece";
  return svg`<g class="piece ${piece.layer ?? "piece"} ${piece.faint ? "faint" : ""} ${dim ? "dim" : ""}" data-piece=${id}
    style=${css(`transform:translate(${num(at.rx)}px,${num(at.ry)}px)`)}>
    ${bodyKept(view, at, targets)}
    ${glow ? outlines([pieceRing(at, glow)]) : nothing}
    ${lit ? svg`<path class="lit" d=${pieceOutline(at, 1)}></path>` : nothing}
    ${view.changed.has(id) ? brackets(at.cx, at.cy, at.w * 0.9, at.h * 0.9) : nothing}
    <path class="face" data-id=${id} d=${guard([piece, view.stage], () => pieceOutline(at))} role=${legal ? "button" : "img"}
      tabindex=${legal ? (view.stop === id ? 0 : -1) : nothing} aria-label=${
        legal ? `${name}. ${offers(view, id)}` : name
      }></path>
    ${at.slots.length ? svg`<g transform=${ownUnits(at)}>${spaceFaces(view, at.slots, piece)}</g>` : nothing}
    ${repeat(
      at.guests,
      (guest) => guest.id,
      (guest) => pieceNode(view, guest, targets),
    )}
  </g>`;
}

const pieceRing = (at: Standing, glow: Glow): Ringed => ({
  d: pieceOutline(at, 2),
  glow,
  bright: false,
  dot: undefined,
  turned: undefined,
  arrow: glow === "pointed" ? arrowOver(at.cx - at.w / 2, at.cy - at.h / 2, at.w, at.h) : undefined,
});

/** What glows around these and their slots, where they stand. */
export function glowing(standing: Iterable<Standing>, targets: Targets): Ringed[] {
  const found: Ringed[] = [];
  for (const at of standing) {
    const here = `translate(${num(at.x)} ${num(at.y)})`;
    const glow = targets.pieces.get(at.id);
    if (glow) found.push({ ...pieceRing(at, glow), turned: here });
    for (const slot of at.slots) {
      const lit = targets.spots.get(slot.id);
      if (!lit) continue;
      const ring = ringOf(slot, lit, true);
      found.push({ ...ring, turned: `${here} ${unitsOf(at)} ${ring.turned ?? ""}`.trim() });
    }
  }
  return found;
}

const ownUnits = (at: Standing): string | typeof nothing => unitsOf(at) || nothing;

const unitsOf = (at: Standing): string =>
  [
    at.turn ? `rotate(${num(at.turn)})` : "",
    at.k !== 1 ? `scale(${num(at.k * 1000) / 1000})` : "",
    at.ox || at.oy ? `translate(${num(-at.ox)} ${num(-at.oy)})` : "",
  ]
    .filter(Boolean)
    .join(" ");

/** Most of what lies on a table lies there as before, and is not drawn again. */
function bodyKept(view: View, at: Standing, targets: Targets): unknown {
  const { piece } = at;
  const taken = new Set(at.guests.map((guest) => guest.piece.at));
  const slots = at.slots.map(({ id }) => [targets.spots.get(id), taken.has(id), slotLit(view, id)]);
  const { stage, texts } = view;
  const seen = [piece, stage, texts, texts.edition, ownerOf(view, piece.owner)?.tint, String(slots)];
  return guard(seen, () => pieceBody(view, at, targets));
}

const slotLit = (view: View, id: string): boolean =>
  Boolean(view.looked?.shows?.includes(id) || view.changed.has(id));

/** The picture without what stands on it: also what a ghost shows. */
export function pieceBody(view: View, at: Standing, targets?: Targets): SVGTemplateResult {
  const { piece } = at;
  const owner = ownerOf(view, piece.owner);
  const frame = {
    rx: at.w / 2 / at.k,
    ry: at.h / 2 / at.k,
    cx: at.cx / at.k + at.ox,
    cy: at.cy / at.k + at.oy,
    ox: at.ox,
    oy: at.oy,
    k: at.k,
    turn: at.turn,
    tint: owner?.tint ?? "",
  };
  return svg`<g class="body" transform=${ownUnits(at)} aria-hidden="true">
    ${
      piece.sprite && !piece.card
        ? svg`<g transform=${piece.flip ? "scale(-1 1)" : nothing}>${portrait(at)}</g>`
        : nothing
    }
    ${piece.card ? cardFace(piece.card, view.texts) : nothing}
    ${drawing(piece.art, (words) => view.texts.plain(words))}
    ${slots(view, at, targets)}
    ${svgMarks([...(piece.marks ?? []), ...(piece.card?.marks ?? [])], frame, view.texts)}
  </g>`;
}

function portrait(at: Standing): SVGTemplateResult {
  const { piece } = at;
  const sprite = piece.sprite!;
  if (piece.box || piece.w) return spriteIn(sprite, at.ox, at.oy, at.w / at.k, at.h / at.k);
  return spriteAt(sprite, 0, 0, 1);
}

function slots(view: View, at: Standing, targets: Targets | undefined): SVGTemplateResult {
  if (!at.slots.length) return svg``;
  const mould = at.piece.mould ? view.stage?.moulds?.[at.piece.mould] : undefined;
  const byId = new Map(at.slots.map((slot) => [slot.space.id, slot.space]));
  const end = (id: string): { x: number; y: number; r: number } | undefined => {
    const space = byId.get(id);
    return space && { x: space.x, y: space.y, r: extent(space.shape, 0, 0)[2] / 2 };
  };
  const taken = new Set(at.guests.map((guest) => guest.piece.at));
  const ringed = at.slots
    .map((slot) => ({ slot, glow: targets?.spots.get(slot.id) }))
    .filter(({ glow }) => glow)
    .map(({ slot, glow }) => ringOf(slot, glow!, taken.has(slot.id)));
  const lit = at.slots.filter((slot) => slotLit(view, slot.id));
  return svg`${(mould?.links ?? []).map((link) => {
    const [a, b] = [end(link.ends[0]), end(link.ends[1])];
    return a && b ? linkLine(link, a, b) : nothing;
  })}
  ${at.slots.map((slot) => spaceAtRest(slot.space, view.texts, at.turn))}
  ${outlines(ringed)}
  ${lit.map((slot) => {
    const [x, y, w, h] = extent(slot.space.shape, slot.space.x, slot.space.y);
    return brackets(x + w / 2, y + h / 2, w, h);
  })}`;
}
