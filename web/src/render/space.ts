// One space at rest, and its face: the invisible shape that is pointed at, focused and named.

import { nothing, svg, type SVGTemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Space } from "../scene.gen";
import type { Texts } from "../text";
import type { Spot } from "./layout";
import { svgMarks } from "./marks";
import { offers, spaceName } from "./names";
import { extent, num, outline } from "./shape";
import { spriteAt, spriteIn } from "./sprite";
import type { View } from "./view";

/** What is drawn when nothing happens here. `turn` is the host's, so that marks stay upright. */
export function spaceAtRest(space: Space, texts: Texts, hostTurn = 0): SVGTemplateResult {
  const { shape, x, y, turn = 0 } = space;
  const [left, top, w, h] = extent(shape, x, y);
  const [mx, my] = [left + w / 2, top + h / 2];
  const turned = turn ? `rotate(${num(turn)} ${num(x)} ${num(y)})` : nothing;
  const sprite = space.sprite
    ? space.scale
      ? spriteAt(space.sprite, x, y, space.scale, Math.min(w, h))
      : spriteIn(space.sprite, mx, my, w, h)
    : nothing;
  const bare = !space.quiet && !space.sprite?.symbol;
  const frame = { rx: w / 2, ry: h / 2, cx: 0, cy: 0, ox: 0, oy: 0, k: 1, turn: hostTurn, tint: "" };
  const marks = space.marks?.length
    ? svg`<g transform="translate(${num(x)} ${num(y)})">${svgMarks(space.marks, frame, texts)}</g>`
    : nothing;
  return svg`<g transform=${turned}>${
    bare ? svg`<path class="ground" d=${outline(shape, x, y)}></path>` : nothing
  }${sprite}</g>${marks}`;
}

/** The faces of spaces that lie on one `bed`, a stage or a piece: drawn again when other things can be done there. */
export function spaceFaces(view: View, spots: Spot[], bed: unknown): unknown {
  const { stage, texts, options, stop } = view;
  const doable = spots.map(({ id }) => options.legal(id) && `${stop === id} ${offers(view, id)}`);
  return guard([bed, stage, texts, texts.edition, doable.join()], () =>
    spots.map((spot) => spaceFace(view, spot)),
  );
}

/** The shape one points at. A legal one is a button; arrows walk from one to the next. */
function spaceFace(view: View, spot: Spot): SVGTemplateResult {
  const { space, id } = spot;
  const legal = view.options.legal(id);
  const turned = space.turn ? `rotate(${num(space.turn)} ${num(space.x)} ${num(space.y)})` : nothing;
  const name = spaceName(view, space, id);
  const grow = space.shape.type === "rect" && !spot.host ? 2.2 : 0; // to the middle of the gap between two cells
  return svg`<path class="face" data-id=${id} d=${outline(space.shape, space.x, space.y, grow)} transform=${turned}
    role=${legal ? "button" : "img"} tabindex=${legal ? (view.stop === id ? 0 : -1) : nothing}
    aria-label=${legal ? `${name}. ${offers(view, id)}` : name}></path>`;
}
