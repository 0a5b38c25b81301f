// Ways from this table to another place: a fork, the same again, the campaign as a file, out of the door.

import { Refused, api } from "../net/api";
import { saveAs } from "../pages/links";
import { go } from "../router";
import type { Sitting } from "./sitting";

export async function fork(at: Sitting, seq: number): Promise<void> {
  await through(at, () => api.fork(at.table, seq));
}

/** One rematch for all: whoever comes second sits down at the first one's. */
export async function again(at: Sitting): Promise<void> {
  await through(at, async () => (at.info.rematch ? { id: at.info.rematch } : api.rematch(at.table)));
}

async function through(at: Sitting, door: () => Promise<{ id: string }>): Promise<void> {
  try {
    go(`/t/${(await door()).id}`);
  } catch (error) {
    at.notices.failed(error);
  }
}

export async function leave(at: Sitting): Promise<void> {
  await api.leave(at.table).catch(() => undefined);
  go("/");
}

/** Take the campaign home as a file. */
export async function putAway(at: Sitting): Promise<void> {
  const { info, page, table, toasts, words } = at;
  try {
    const file = await api.campaign(table);
    saveAs(`${info.name || info.title || table}.campaign.json`, JSON.stringify(file, null, 1));
    toasts.show({ id: "campaign", tone: "info", text: at.t("campaign-kept"), stays: 8000 });
  } catch (error) {
    const refused = error instanceof Refused ? error : undefined; // by the rules of the game, in its words
    const text = refused ? words.say(refused.why) : page.fault(error);
    toasts.show({
      id: "campaign",
      tone: "bad",
      text,
      ...(refused?.rule ? { rule: refused.rule } : {}),
      stays: 8000,
    });
  }
}
