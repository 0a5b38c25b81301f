// The well in which the board lies: water around it, the camera over it.

import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { boardSvg, wellWater, type Room } from "../render/board";
import type { View } from "../render/view";
import type { Camera } from "./camera";
import { freerAtRight, inset, litPlaces } from "./inset";

export function boardWell(view: View, camera: Camera, room: Room): TemplateResult {
  const { stage, texts } = view;
  const fit = texts.t("do-fit");
  const { seen, unit, zoomed } = camera;
  const swapped = zoomed && seen && freerAtRight(litPlaces(view), seen, unit);
  return html`<div
    class="board-well ${stage?.frame ? "framed" : "open"} ${swapped ? "swapped" : ""}"
    @wheel=${camera.wheel}
    @pointerdown=${camera.down}
    @pointermove=${camera.move}
    @pointerup=${camera.up}
    @pointercancel=${camera.up}
  >
    ${guard([stage, texts], () => wellWater(stage, texts))}${boardSvg(view, camera.style, room)}
    ${
      zoomed
        ? html`${seen ? inset(view, seen) : nothing}<button
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
