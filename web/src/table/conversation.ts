// Table talk and the pad that the whole table writes.

import type { TemplateResult } from "lit";
import { announce } from "../announce";
import { api } from "../net/api";
import type { Live } from "../net/live";
import type { ChatLine, Notes } from "../net/types";
import { cue } from "../sound";
import type { Store } from "../store/store";
import { Pad } from "./pad";
import type { News, Sheet, Voice } from "./ports";
import { talkSheet } from "./talk";

type Known = Pick<Store, "info" | "sheet" | "talk" | "talked" | "hears" | "unsaid" | "changed">;

export class Conversation {
  private readonly pad: Pad;

  constructor(
    private readonly at: Known,
    private readonly line: Pick<Live, "send">,
    private readonly voice: Voice,
    private readonly news: News,
    private readonly sheet: Pick<Sheet, "open">,
    /** Tell the operator about a line. */
    private readonly report: (line: ChatLine) => void,
  ) {
    const fault = (error: unknown): void =>
      news.show({ id: "notes", tone: "bad", text: voice.fault(error), stays: 8000 });
    this.pad = new Pad(at.info.id, at.changed, fault);
  }

  async load(): Promise<void> {
    this.at.talked(await api.chat(this.at.info.id).catch(() => this.at.talk));
  }

  heard(line: ChatLine): void {
    if (!this.at.hears(line)) return;
    cue("bubble");
    announce(`${line.name}: ${line.text}`);
  }

  forget(id: number): void {
    this.at.unsaid(id);
  }

  talkContent(): TemplateResult {
    const { info, talk } = this.at;
    const say = (text: string): void => this.line.send({ t: "chat", text });
    return talkSheet(talk, info, this.voice.words, say, (id) => void api.unchat(info.id, id), this.report);
  }

  openPad(): void {
    this.news.drop("notes");
    void this.pad.load();
    this.sheet.open("notes");
  }

  /** Somebody wrote on the pad. */
  wrote(page: Notes): void {
    const mine = this.at.info.seats.find((seat) => seat.mine)?.name;
    const theirs = this.pad.heard(page) && page.name !== mine;
    if (!theirs || this.at.sheet === "notes") return;
    const text = this.voice.t("notes-news", { name: page.name });
    const answers = [{ label: this.voice.t("look"), act: () => this.openPad() }];
    this.news.show({ id: "notes", tone: "info", text, answers, stays: 8000 });
  }

  padContent(): TemplateResult {
    return this.pad.sheet(this.at.info.you.seats.length > 0, this.voice.words);
  }

  save(): void {
    void this.pad.save();
  }
}
