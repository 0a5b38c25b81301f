// The pad: a text the whole table writes together. It saves by itself; where two wrote at once, nobody's words
// are lost: whoever was slower sees both and decides.

import { html, nothing, type TemplateResult } from "lit";
import { Refused, api } from "../net/api";
import type { Notes } from "../net/types";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

const AFTER_TYPING = 700;

const SETTLED = { both: "notes-take-both", theirs: "notes-take-theirs", mine: "notes-take-mine" };
export type Settled = keyof typeof SETTLED;

export class Pad {
  private page: Notes = { version: 0, text: "", name: "", at: "" };
  private draft: string | undefined;
  private theirs: Notes | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly changed: () => void,
    private readonly fault: (error: unknown) => void,
  ) {}

  get text(): string {
    return this.draft ?? this.page.text;
  }

  async load(): Promise<void> {
    try {
      this.heard(await api.notes(this.table));
    } catch (error) {
      this.fault(error);
    }
  }

  /** A page from the server. Returns whether it is news of somebody else. */
  heard(page: Notes): boolean {
    if (page.version <= this.page.version) return false;
    if (this.draft === undefined || this.draft === page.text) {
      this.page = page;
      this.draft = undefined;
    } else {
      this.theirs = page;
      clearTimeout(this.timer);
    }
    this.changed();
    return true;
  }

  write(text: string): void {
    this.draft = text;
    clearTimeout(this.timer);
    if (!this.theirs) this.timer = setTimeout(() => void this.save(), AFTER_TYPING);
    this.changed();
  }

  async save(): Promise<void> {
    clearTimeout(this.timer);
    const sent = this.draft;
    if (sent === undefined || this.theirs) return;
    try {
      this.page = await api.writeNotes(this.table, sent, this.page.version);
      if (this.draft === sent) this.draft = undefined;
    } catch (error) {
      if (error instanceof Refused && error.reason === "conflict") await this.load();
      else this.fault(error);
    }
    this.changed();
  }

  settle(how: Settled): void {
    const theirs = this.theirs;
    if (!theirs) return;
    this.page = theirs;
    this.theirs = undefined;
    if (how === "theirs") this.draft = undefined;
    if (how === "both") this.draft = `${theirs.text}\n${this.draft ?? ""}`;
    this.changed();
    void this.save();
  }

  sheet(mayWrite: boolean, texts: Texts): TemplateResult {
    const typed = (event: InputEvent): void => this.write((event.target as HTMLTextAreaElement).value);
    return html`<p class="quiet">${texts.t(mayWrite ? "notes-how" : "notes-read")}</p>
      <label class="vh" for="pad">${texts.t("do-notes")}</label>
      <textarea
        id="pad"
        class="pad"
        maxlength="8000"
        autofocus
        ?readonly=${!mayWrite}
        .value=${this.text}
        placeholder=${texts.t("notes-hint")}
        @input=${typed}
        @blur=${() => void this.save()}
      ></textarea>
      <p class="quiet" role="status">${this.status(texts)}</p>
      ${this.theirs ? this.conflict(this.theirs, texts) : nothing}`;
  }

  private status(texts: Texts): string {
    if (this.theirs) return "";
    if (this.draft !== undefined) return texts.t("notes-saving");
    return this.page.version
      ? texts.t(this.page.name ? "notes-saved-by" : "notes-saved", { name: this.page.name })
      : "";
  }

  private conflict(theirs: Notes, texts: Texts): TemplateResult {
    const button = (how: Settled): TemplateResult =>
      html`<button class="btn line small" @click=${() => this.settle(how)}>${texts.t(SETTLED[how])}</button>`;
    return html`<section class="conflict" role="alert">
      <h3>
        ${icon("edit", "small")} ${texts.t("notes-conflict", { name: theirs.name || texts.t("guest") })}
      </h3>
      <pre>${theirs.text}</pre>
      <div class="buttons">${button("both")}${button("theirs")}${button("mine")}</div>
    </section>`;
  }
}
