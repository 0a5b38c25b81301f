// What is done at the table, by whatever hand: choosing, playing, opening menus, taking up cards.

import type { Option } from "../scene.gen";
import type { Camera } from "./camera";
import { isFaint } from "./options";
import { cardOf } from "./places";
import type { Touched } from "./touched";

type Table = Touched & { readonly resting: boolean; readonly careful: boolean };

export class Hand {
  /** Where the keyboard was before a menu opened. */
  private opener: HTMLElement | null = null;

  constructor(
    private readonly table: Table,
    private readonly camera: Pick<Camera, "fit">,
  ) {}

  tell(name: string, detail: object): void {
    this.table.dispatchEvent(new CustomEvent(`table-${name}`, { detail, bubbles: true }));
  }

  /** A tap chooses, a second one plays. A click plays at once, unless it could be an accident. */
  pick(option: Option | undefined, touch: boolean): void {
    if (!option || this.table.resting) return;
    this.table.card = undefined;
    const button = option.style === "primary" || option.style === "second" || option.style === "toggle";
    const atOnce = button ? !option.confirm : !touch && !option.confirm && !this.table.careful;
    if (atOnce || this.table.chosen === option.id) return this.play(option);
    this.choose(option.id);
  }

  choose(id: string): void {
    this.table.chosen = id;
    this.table.hovered = "";
    this.tell("chose", { id });
  }

  play(option: Option | undefined): void {
    if (!option || isFaint(option) || this.table.resting) return;
    this.table.card = undefined;
    this.table.chosen = option.id;
    this.table.hovered = "";
    this.tell("play", { option });
  }

  /** Several options at one place; the chosen one among them is meant again. */
  openMenu(options: Option[], x: number, y: number): void {
    const again = options.find((option) => option.id === this.table.chosen);
    if (again) return this.play(again);
    this.opener = document.activeElement as HTMLElement | null;
    this.table.card = { kind: "menu", x, y, options };
    void this.table.updateComplete.then(() =>
      this.table.querySelector<HTMLElement>(".popover.menu button")?.focus(),
    );
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

  /** A card is taken up to be read; false if there is none. */
  lift(id: string | undefined, rule = ""): boolean {
    const card = cardOf(this.table.scene, id);
    if (card) this.table.card = { kind: "read", card, rule };
    return Boolean(card);
  }

  letGo(): boolean {
    if (this.table.card) this.putDown();
    else if (this.table.chosen || this.table.hovered) this.table.chosen = this.table.hovered = "";
    else this.camera.fit();
    return true;
  }

  private putDown(): void {
    if (this.table.card?.kind === "menu") this.giveBack();
    this.table.card = undefined;
  }

  /** The menu goes, and the keyboard is where it was before. */
  giveBack(): void {
    if (this.opener?.isConnected) this.opener.focus();
  }
}
