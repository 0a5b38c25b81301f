// Asking what something is: by resting the pointer on it, holding a finger on it, a right click, or the key I. A lens
// that opens by itself takes no click and goes with the pointer; one that is asked for stays.

import type { Hand } from "./hand";
import { besideTheBoard } from "./line-lights";
import { idsUnder } from "./pointing";
import type { Lensed } from "./lens-card";
import type { Touched } from "./touched";

const REST = 350;
/** What can be played is looked at for a while before one asks what it is. */
const REST_ON_TARGET = 1100;

/** Speak for themselves, or are not part of the game. */
const STORY = "[data-panel].panel-story";
const SPEAKS = `.popover, .drawer, dialog, [data-option], [data-faint], [data-line], ${STORY}`;

export class Lens {
  private wait: ReturnType<typeof setTimeout> | undefined;
  private near = "";

  constructor(
    private readonly table: Touched,
    private readonly hand: Pick<Hand, "tell" | "goInto">,
  ) {}

  /** The pointer is over something; one that `rests` while the table moves asks nothing. */
  over(event: PointerEvent, rests: boolean): void {
    const id = this.thingAt(event);
    if (id === this.near) return;
    this.leave();
    if (rests) return;
    this.near = id;
    if (!id || this.table.card) return;
    const box = boxOf(this.table, id, event.target as Element);
    const rest = this.table.options.legal(id) ? REST_ON_TARGET : REST;
    this.wait = setTimeout(
      () => this.table.card === undefined && this.show({ id, box, pinned: false }),
      rest,
    );
  }

  /** Nothing is asked any more; a press means something else, until the pointer has gone elsewhere. */
  leave(): void {
    clearTimeout(this.wait);
    this.near = "";
    if (this.table.card?.kind === "lens" && !this.table.card.pinned) this.table.card = undefined;
  }

  press(): void {
    const { near } = this;
    this.leave();
    this.near = near;
  }

  /** Asked for by a finger, the right button or a key; false if nothing is there. */
  pin(event: MouseEvent): boolean {
    return this.open(this.thingAt(event), event.target as Element);
  }

  open(id: string, from: Element | undefined): boolean {
    if (!id) return false;
    this.leave();
    this.show({ id, box: boxOf(this.table, id, from), pinned: true });
    return true;
  }

  /** What has the keyboard, or else the list of everything; a choice in a story is asked about as the story. */
  byKey(from: Element | null): void {
    const own = from?.closest(STORY) ? undefined : from?.closest<HTMLElement>("[data-id]");
    const id = own?.dataset["id"] ?? panelOf(from);
    if (!this.open(id, from ?? undefined)) this.show({ id: "", box: NOWHERE, pinned: true });
  }

  private show(lens: Omit<Lensed, "kind">): void {
    this.hand.tell("inspect", {});
    this.table.card = { kind: "lens", ...lens };
    if (lens.pinned) this.hand.goInto(".lens-kept");
  }

  private thingAt(event: MouseEvent): string {
    const target = event.target as Element;
    if (target.closest(SPEAKS)) return "";
    const card = target.closest<HTMLElement>(".card[data-id], [data-about]")?.dataset;
    return (
      card?.["about"] ?? card?.["id"] ?? idsUnder(event, this.table, this.table.layout)[0] ?? panelOf(target)
    );
  }
}

const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 };

const panelOf = (from: Element | null): string =>
  from?.closest<HTMLElement>("[data-panel]")?.dataset["panel"] ?? "";

/** Where it lies: its own face on the board, its own element beside it, else whatever was touched. */
function boxOf(table: HTMLElement, id: string, from: Element | undefined): Lensed["box"] {
  const own = table.querySelector(`.face[data-id="${CSS.escape(id)}"], ${besideTheBoard(id)}`);
  const { left, top, right, bottom } = (own ?? from)?.getBoundingClientRect() ?? NOWHERE;
  return { left, top, right, bottom };
}
