// The picture in a lens: the very thing as it lies on the board, in its own colours; on the ground of the board,
// because that is what it was drawn for.

import { nothing, type TemplateResult, html } from "lit";
import { css } from "../render/css";
import type { Standing } from "../render/layout";
import { pieceBody } from "../render/piece";
import { num } from "../render/shape";
import { picture } from "../render/sprite";
import type { Thing } from "../render/things";
import type { View } from "../render/view";

const LOOKS = "lens-art as-on-board";
/** Pixels: neither higher nor wider than this. */
const HIGH = 64;
const WIDE = 92;
/** Marks stand a little outside of what they mark. */
const ROOM = 1.16;

export function lensArt(view: View, { id, shown }: Thing): TemplateResult | typeof nothing {
  const at = view.layout.standing.get(id);
  return at && at.piece === shown ? asItStands(view, at) : picture(shown.sprite, 44, LOOKS);
}

function asItStands(view: View, at: Standing): TemplateResult | typeof nothing {
  const { sprite, art, card } = at.piece;
  if (!at.w || !at.h || !(sprite || art?.length || card)) return nothing;
  const [w, h] = [at.w * ROOM, at.h * ROOM];
  const k = Math.min(HIGH / h, WIDE / w);
  return html`<svg
    class="picture ${LOOKS}"
    aria-hidden="true"
    viewBox="${num(at.cx - w / 2)} ${num(at.cy - h / 2)} ${num(w)} ${num(h)}"
    style=${css(`--w:${num((w * k) / 16)}rem;--h:${num((h * k) / 16)}rem`)}
  >
    ${pieceBody(view, at)}
  </svg>`;
}
