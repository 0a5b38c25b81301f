// Ways from this table to another place: a fork, the same again, the campaign as a file, out of the door.

import { at } from "../base";
import { Refused, api } from "../net/api";
import { copyText, saveAs } from "../pages/links";
import { go } from "../router";
import type { Store } from "../store/store";
import type { Failed, News, Voice } from "./ports";

export class WaysOut {
  constructor(
    private readonly at: Pick<Store, "info">,
    private readonly voice: Voice,
    private readonly news: Pick<News, "show">,
    private readonly failed: Failed,
  ) {}

  readonly fork = (seq: number): void => {
    void this.through(() => api.fork(this.at.info.id, seq));
  };

  /** One rematch for all: whoever comes second sits down at the first one's. */
  readonly again = (): void => {
    const { id, rematch, you } = this.at.info;
    const watches = rematch && !you.seats.length;
    void this.through(async () => (watches ? { id: rematch } : api.rematch(id))); // who asks for it is ready for it
  };

  /** A link for others: the host's lets anybody watch, everybody else's those who sat here. */
  async share(): Promise<void> {
    const { id, you } = this.at.info;
    const path = you.host
      ? await api.link(id, "watch").then(
          (made) => made.path,
          () => "",
        )
      : "";
    const link = location.origin + at(path || `/t/${id}`);
    const copied = await copyText(link);
    const text = copied ? this.voice.t("shared", { link }) : link;
    this.news.show({ id: "copied", tone: "good", text, stays: 8000 });
  }

  private async through(door: () => Promise<{ id: string }>): Promise<void> {
    try {
      go(`/t/${(await door()).id}`);
    } catch (error) {
      this.failed(error);
    }
  }

  /** A bot covers me; my seat and the table stay mine. */
  readonly leave = (): Promise<void> => this.away(() => api.leave(this.at.info.id));

  readonly giveUp = (): Promise<void> => this.away(() => api.giveUp(this.at.info.id));

  private async away(goes: () => Promise<void>): Promise<void> {
    try {
      await goes();
      go("/");
    } catch (error) {
      this.failed(error);
    }
  }

  /** The running match as a file, to go on with elsewhere. */
  async takeAlong(): Promise<void> {
    const { id, name, title } = this.at.info;
    try {
      saveAs(`${name || title || id}.fathom`, await api.along(id));
      this.news.show({ id: "along", tone: "info", text: this.voice.t("along-kept"), stays: 8000 });
    } catch (error) {
      this.failed(error);
    }
  }

  /** Take the campaign home as a file. */
  async putAway(): Promise<void> {
    const { id, name, title } = this.at.info;
    try {
      const file = await api.campaign(id);
      saveAs(`${name || title || id}.campaign.json`, JSON.stringify(file, null, 1));
      this.news.show({ id: "campaign", tone: "info", text: this.voice.t("campaign-kept"), stays: 8000 });
    } catch (error) {
      const refused = error instanceof Refused ? error : undefined; // by the rules of the game, in its words
      const text = refused ? this.voice.words.say(refused.why) : this.voice.fault(error);
      const rule = refused?.rule ? { rule: refused.rule } : {};
      this.news.show({ id: "campaign", tone: "bad", text, ...rule, stays: 8000 });
    }
  }
}
