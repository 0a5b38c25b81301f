// Reading the file that a campaign was put away in.

import type { CampaignFile } from "../net/types";

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
