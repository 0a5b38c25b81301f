// The file that a campaign was put away in: brought to a new table, and read.

import { html, type TemplateResult } from "lit";
import type { CampaignFile } from "../net/types";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

/** A campaign file of this game, or nothing. */
export function readCampaign(text: string, game: string): CampaignFile | undefined {
  try {
    const file = JSON.parse(text) as CampaignFile;
    const whole =
      file.game === game &&
      Number.isInteger(file.seats) &&
      typeof file.document === "object" &&
      file.document !== null;
    return whole ? { ...file, options: file.options ?? {}, notes: file.notes ?? "" } : undefined;
  } catch {
    return undefined;
  }
}

/** Go on from what another table put away. */
export function campaignField(
  campaign: CampaignFile | undefined,
  texts: Texts,
  bring: (event: Event) => void,
  drop: () => void,
): TemplateResult {
  if (campaign)
    return html`<p class="goes-on">
      ${icon("log")}<span>${texts.t("campaign-goes-on", { n: campaign.seats })}</span
      ><button
        class="iconbtn tiny"
        aria-label=${texts.t("campaign-drop")}
        title=${texts.t("campaign-drop")}
        @click=${drop}
      >
        ${icon("close", "small")}
      </button>
    </p>`;
  return html`<label class="goes-on btn line small"
    >${icon("log")}<span>${texts.t("campaign-go-on")}</span
    ><input class="vh" type="file" name="campaign" accept=".json,application/json" @change=${bring}
  /></label>`;
}
