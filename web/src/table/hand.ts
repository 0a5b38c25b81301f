// What is done at the table, by whatever hand: choosing, playing, opening menus.

import type { Option } from "../scene.gen";
import type { Camera } from "./camera";
import { isFaint } from "./options";
import type { Rest } from "./rest";
import type { Touched } from "./touched";

type Table = Touched & { readonly rests: boolean; readonly careful: boolean };

export class Hand {
  /** Where the keyboard was before a menu opened. */
  private opener: HTMLElement | null = null;

  constructor(
    private readonly table: Table,
    private readonly camera: Pick<Camera, "fit">,
    private readonly rest: Pick<Rest, "played" | "slips" | "on">,
  ) {}

  tell(name: string, detail: object): void {
    this.table.dispatchEvent(new CustomEvent(`table-${name}`, { detail, bubbles: true }));
  }

  /** Nothing can be answered now: the table rests, or this press only repeats the last one. */
  private get idle(): boolean {
    if (this.table.rests) return true;
    if (this.rest.slips) this.tell("still", {});
    return this.rest.slips;
  }

  /** A tap chooses, a second one plays. A click plays at once, unless it could be an accident. */
  pick(option: Option | undefined, touch: boolean): void {
    if (!option || this.idle) return;
    this.table.card = undefined;
    const button =
      option.pin || option.style === "primary" || option.style === "second" || option.style === "toggle";
    const atOnce = button ? !option.confirm : !touch && !option.confirm && !this.table.careful;
    if (atOnce || this.table.chosen === option.id) return this.play(option);
    this.choose(option.id);
  }

  choose(id: string): void {
    this.table.chosen = id;
    this.table.hovered = "";
    if (this.table.options.get(id)?.confirm) this.rest.played(); // a double click is no "yes"
    this.tell("chose", { id });
  }

  play(option: Option | undefined): void {
    if (!option || isFaint(option) || this.idle) return;
    this.table.card = undefined;
    this.table.chosen = option.id;
    this.table.hovered = "";
    this.rest.played();
    this.table.requestUpdate();
    this.tell("play", { option });
  }

  /** Twice in a hurry takes back once. */
  takeBack(): void {
    if (this.rest.on) return;
    this.rest.played();
    this.table.requestUpdate();
    this.tell("do", { name: "undo" });
  }

  /** Several options at one place; the chosen one among them is meant again. */
  openMenu(options: Option[], x: number, y: number): void {
    if (this.idle) return;
    const again = options.find((option) => option.id === this.table.chosen);
    if (again) return this.play(again);
    this.table.card = { kind: "menu", x, y, options };
    this.goInto(".popover.menu button");
  }

  /** The keyboard goes into what has just opened, and comes back when it closes. */
  goInto(inside: string): void {
    const from = document.activeElement as HTMLElement | null;
    if (!from?.closest(".popover")) this.opener = from;
    void this.table.updateComplete.then(() => this.table.querySelector<HTMLElement>(inside)?.focus());
  }

  /** The page answers "why not" of a place with the words of the rules. */
  showWhyNot(
    title: Option["label"],
    words: Option["why_not"],
    rule: string | undefined,
    x: number,
    y: number,
  ): void {
    this.table.card = { kind: "why", x, y, title, words: words ?? "", rule: rule ?? "" };
  }

  letGo(): boolean {
    if (this.table.card) this.putDown();
    else if (this.table.chosen || this.table.hovered) this.table.chosen = this.table.hovered = "";
    else this.camera.fit();
    return true;
  }

  private putDown(): void {
    if (this.table.card && this.table.querySelector(".popover")?.contains(document.activeElement))
      this.giveBack();
    this.table.card = undefined;
  }

  /** The menu goes, and the keyboard is where it was before. */
  giveBack(): void {
    if (this.opener?.isConnected) this.opener.focus();
  }
}
