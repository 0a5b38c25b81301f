// Keys at the table: arrows walk the legal targets, digits pick options, Enter confirms, Esc lets go.

import { menuKey } from "../menu-keys";
import { heading, nextTarget } from "./keys";
import type { Hand } from "./hand";
import type { Motions } from "./motion";
import type { View } from "../render/view";
import type { Touched } from "./touched";

interface Reached {
  readonly view: View | undefined;
  /** What can be reached on the board. */
  targets(): string[];
  command(name: string): void;
}

const COMMANDS: Record<string, string> = { u: "undo", h: "hint", l: "log" };

export class Keyboard {
  constructor(
    private readonly table: Touched & Reached,
    private readonly hand: Hand,
    private readonly motions: Pick<Motions, "busy" | "skip">,
  ) {}

  readonly down = (event: KeyboardEvent): void => {
    const field = (event.target as Element).closest?.("input, textarea, select, dialog, .drawer");
    if (field || event.ctrlKey || event.metaKey || event.altKey || !this.table.scene || this.table.inert)
      return;
    this.table.keyed = true;
    if (this.means(event)) event.preventDefault();
  };

  /** True if the key meant something here. */
  private means(event: KeyboardEvent): boolean {
    const { table, hand } = this;
    if (event.key === " " && this.motions.busy) {
      this.motions.skip();
      return true;
    }
    const menu = (event.target as Element).closest?.<HTMLElement>(".popover.menu");
    if (menu && menuKey(event, menu, () => hand.letGo())) return event.key !== "Tab";
    const towards = heading(event.key);
    if (towards !== undefined) return this.walk(towards);
    if (/^[1-9]$/.test(event.key)) return this.pickNumber(Number(event.key));
    if (event.key === "Enter" || event.key === " ") return this.enter(event);
    if (event.key === "Escape") return hand.letGo();
    const command = COMMANDS[event.key];
    if (command) table.command(command);
    else if (event.key === "?")
      hand.tell("why", { rule: table.view?.looked?.rule ?? table.scene?.prompt?.rule ?? "" });
    else return false;
    return true;
  }

  private pickNumber(n: number): boolean {
    const { table, hand } = this;
    const option = table.options.open[n - 1];
    if (!option) return false;
    if (table.chosen === option.id || option.style === "toggle") hand.play(option);
    else hand.choose(option.id);
    return true;
  }

  private enter(event: KeyboardEvent): boolean {
    const { table, hand } = this;
    const target = event.target as HTMLElement;
    const id = target.dataset?.["id"];
    if (id && target.matches(".face[role=button]")) {
      this.enterPlace(id, target);
      return true;
    }
    if (target.matches("[data-option]")) {
      hand.pick(table.options.get(target.dataset["option"]), true);
      if (target.closest(".popover")) hand.giveBack();
      return true;
    }
    if (id && target.matches(".card") && hand.lift(id)) return true;
    if (target.closest("button, a")) return false;
    if (!table.chosen || event.key === " ") return false;
    hand.play(table.options.get(table.chosen));
    return true;
  }

  private enterPlace(id: string, target: HTMLElement): void {
    const options = this.table.options.on(id);
    if (options.length === 1) return this.hand.pick(options[0], true);
    const box = target.getBoundingClientRect();
    this.hand.openMenu(options, box.x + box.width / 2, box.y + box.height / 2);
  }

  private walk(towards: number): boolean {
    const { table } = this;
    if (!table.layout || (document.activeElement?.closest(".popover, .drawer, .tabs") ?? false)) return false;
    const next = nextTarget(table.layout, table.stage, table.targets(), table.focusId, towards);
    if (!next) return false;
    table.querySelector<HTMLElement>(`.face[data-id="${CSS.escape(next)}"]`)?.focus();
    return true;
  }
}
