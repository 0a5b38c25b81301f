// Table talk and the pad that the whole table writes.

import type { TemplateResult } from "lit";
import { announce } from "../announce";
import { api } from "../net/api";
import type { ChatLine, Notes } from "../net/types";
import { cue } from "../sound";
import { Pad } from "../table/pad";
import { talkSheet } from "../table/talk";
import type { Sitting } from "./sitting";

export class Talk {
  unread = 0;
  private lines: ChatLine[] = [];
  private readonly pad: Pad;

  constructor(private readonly at: Sitting) {
    const fault = (error: unknown): void =>
      at.toasts.show({ id: "notes", tone: "bad", text: at.page.fault(error), stays: 8000 });
    this.pad = new Pad(at.table, () => at.changed(), fault);
  }

  async load(): Promise<void> {
    this.lines = await api.chat(this.at.table).catch(() => this.lines);
    this.at.changed();
  }

  open(): void {
    this.unread = 0;
    this.at.sheets.open("talk");
  }

  heard(line: ChatLine): void {
    this.lines = [...this.lines, line];
    this.at.changed();
    if (this.at.sheets.shown === "talk" || line.guest === this.at.info.you.guest) return;
    this.unread++;
    cue("bubble");
    announce(`${line.name}: ${line.text}`);
  }

  forget(id: number): void {
    this.lines = this.lines.filter((line) => line.id !== id);
    this.at.changed();
  }

  sheet(): TemplateResult {
    const { info, live, table, words } = this.at;
    return talkSheet(
      this.lines,
      info,
      words,
      (text) => live.send({ t: "chat", text }),
      (id) => void api.unchat(table, id),
    );
  }

  openPad(): void {
    this.at.toasts.drop("notes");
    void this.pad.load();
    this.at.sheets.open("notes");
  }

  /** Somebody wrote on the pad. */
  wrote(page: Notes): void {
    const { at } = this;
    const theirs = this.pad.heard(page) && page.name !== at.info.seats.find((seat) => seat.mine)?.name;
    if (!theirs || at.sheets.shown === "notes") return;
    at.toasts.show({
      id: "notes",
      tone: "info",
      text: at.t("notes-news", { name: page.name }),
      answers: [{ label: at.t("look"), act: () => this.openPad() }],
      stays: 8000,
    });
  }

  padSheet(): TemplateResult {
    return this.pad.sheet(this.at.info.you.seats.length > 0, this.at.words);
  }

  save(): void {
    void this.pad.save();
  }
}
