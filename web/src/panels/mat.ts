// A small board of its own in a panel: a ship with its rooms. Pieces stand on its spaces as on the board.

import { css } from "../render/css";
import { html, nothing, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import type { Mat } from "../scene.gen";
import { drawing } from "../render/drawing";
import { whereIs } from "../render/layout";
import { linkLine } from "../render/link";
import { glowing, pieceNode } from "../render/piece";
import { glows, ringOf, rings } from "../render/ring";
import { spaceAtRest, spaceFaces } from "../render/space";
import { targetsOf } from "../render/target";
import type { View } from "../render/view";

export function matPanel(view: View, id: string, node: Mat): TemplateResult {
  const { texts, layout } = view;
  const targets = targetsOf(view);
  const [x, y, w, h] = node.box;
  const spots = [...layout.spots.values()].filter((spot) => spot.mat === id && !spot.host);
  const roots = layout.roots.filter((at) => at.mat === id);
  const taken = new Set(roots.map((at) => at.piece.at));
  const ringed = spots
    .filter((spot) => targets.spots.has(spot.id))
    .map((spot) => ringOf(spot, targets.spots.get(spot.id)!, taken.has(spot.id)));
  return html`<svg
    class="mat"
    viewBox="${x} ${y} ${w} ${h}"
    style=${css(`aspect-ratio:${w}/${h}`)}
    role="group"
    aria-label=${texts.plain(node.label)}
  >
    <g aria-hidden="true">
      ${guard([node, texts, texts.edition], () => [
        drawing(node.art, (words) => texts.plain(words)),
        spots.map((spot) => spaceAtRest(spot.space, texts)),
      ])}
      ${(node.links ?? []).map((link) => {
        const [a, b] = link.ends.map((end) => whereIs(layout, end));
        return a && b ? linkLine(link, a, b) : nothing;
      })}
    </g>
    ${rings(ringed)}${spaceFaces(view, spots, node)}
    ${svg`${repeat(
      roots,
      (at) => at.id,
      (at) => pieceNode(view, at, targets),
    )}`}
    ${glows(
      glowing(
        [...layout.standing.values()].filter((at) => at.mat === id),
        targets,
      ),
    )}
  </svg>`;
}
