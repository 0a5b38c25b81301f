// The well in which the board lies: water around it, the camera over it.

import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { boardSvg, wellWater, type Room } from "../render/board";
import type { View } from "../render/view";
import type { Camera } from "./camera";
import { inset } from "./inset";

export function boardWell(view: View, camera: Camera, room: Room): TemplateResult {
  const { stage, texts } = view;
  const fit = texts.t("do-fit");
  return html`<div
    class="board-well ${stage?.frame ? "framed" : "open"}"
    @wheel=${camera.wheel}
    @pointerdown=${camera.down}
    @pointermove=${camera.move}
    @pointerup=${camera.up}
    @pointercancel=${camera.up}
  >
    ${guard([stage, texts], () => wellWater(stage, texts))}${boardSvg(view, camera.style, room)}
    ${
      camera.zoomed
        ? html`${camera.seen ? inset(view, camera.seen) : nothing}<button
              class="iconbtn fit"
              data-do="fit"
              aria-label=${fit}
              title=${fit}
            >
              <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><use href="#ff-fit"></use></svg>
            </button>`
        : nothing
    }
  </div>`;
}
