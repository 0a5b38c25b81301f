// Keys at the table: arrows walk the legal targets, or the answers where none lies on the board; digits pick options,
// Enter confirms, Esc lets go.

import { menuKey } from "../menu-keys";
import { change, settings } from "../settings";
import { heading, nextTarget } from "./keys";
import type { Hand } from "./hand";
import type { Lens } from "./lens";
import type { View } from "../render/view";
import type { Show } from "./told";
import type { Touched } from "./touched";
import type { Verbs } from "./verbs";

interface Reached {
  readonly view: View | undefined;
  /** What can be reached on the board. */
  targets(): string[];
  command(name: string): void;
  readonly rests: boolean;
  readonly verbs: Verbs;
  readonly show: Pick<Show, "telling" | "hurry" | "goOn" | "pause"> | undefined;
}

/** A shorter press of Space goes on to the next beat, a longer one hurries. */
const TAP = 250;

/** A key that is held down answers once; what it would answer next was not there when it was pressed. */
const ANSWERS = /^(Enter| |[1-9u])$/;

const ANSWERS_SHOWN = [".opt", ".buttons ", ".pinned ", ".foot ", ".choice"]
  .map((place) => `${place}[data-option]:enabled`)
  .concat("button.verb-tile:enabled")
  .join(", ");

const COMMANDS: Record<string, string> = { u: "undo", h: "hint", l: "log", r: "again" };

export class Keyboard {
  constructor(
    private readonly table: Touched & Reached,
    private readonly hand: Hand,
    private readonly lens: Pick<Lens, "byKey" | "open">,
  ) {}

  /** When Space went down to hurry the show. */
  private hurried: number | undefined;

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
    if (this.leads(event)) return true;
    if (event.repeat && ANSWERS.test(event.key)) return true;
    const menu = (event.target as Element).closest?.<HTMLElement>(".popover.menu");
    if (menu && menuKey(event, menu, () => hand.letGo())) return event.key !== "Tab";
    const towards = heading(event.key);
    if (towards !== undefined) return this.walk(towards);
    if (/^[1-9]$/.test(event.key)) return this.pickNumber(Number(event.key));
    if (event.key === "Enter" || event.key === " ") return this.enter(event);
    if (event.key === "Escape") return hand.letGo();
    const command = COMMANDS[event.key];
    if (command) table.command(command);
    else if (event.key === "i") this.lens.byKey(event.target as Element);
    else if (event.key === "c") change({ codes: !settings().codes });
    else if (event.key === "?")
      hand.tell("why", { rule: table.view?.looked?.rule ?? table.scene?.prompt?.rule ?? "" });
    else return false;
    return true;
  }

  /** Keys of the show. A button that has the keyboard keeps its Space. */
  private leads(event: KeyboardEvent): boolean {
    const { show } = this.table;
    if (!show?.telling) return false;
    if (event.key === "p" || event.key === "P") show.pause();
    else if (event.key === " " && !(event.target as Element).closest?.("button, a, [role=button]")) {
      this.hurried ??= event.timeStamp;
      show.hurry(true);
    } else return false;
    return true;
  }

  readonly up = (event: KeyboardEvent): void => {
    if (event.key !== " " || this.hurried === undefined) return;
    const short = event.timeStamp - this.hurried < TAP;
    this.hurried = undefined;
    this.table.show?.hurry(false);
    if (short) this.table.show?.goOn();
  };

  private pickNumber(n: number): boolean {
    const { table, hand } = this;
    const option = table.options.open[n - 1];
    if (!option) return false;
    if (table.rests) return true;
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
    if (target.dataset?.["verb"]) {
      table.verbs.unfold(target.dataset["verb"]);
      return true;
    }
    if (id && target.matches(".card") && this.lens.open(id, target)) return true;
    if (target.closest("button, a")) return false;
    if (!table.chosen || event.key === " ") return false;
    hand.play(table.options.get(table.chosen));
    return true;
  }

  private enterPlace(id: string, target: HTMLElement): void {
    const options = this.table.verbs.among(this.table.options.on(id));
    if (options.length === 1) return this.hand.pick(options[0], true);
    const box = target.getBoundingClientRect();
    this.hand.openMenu(options, box.x + box.width / 2, box.y + box.height / 2);
  }

  private walk(towards: number): boolean {
    const { table } = this;
    if (document.activeElement?.closest(".popover, .drawer, .tabs")) return false;
    if (!table.layout) return this.alongAnswers(towards);
    const face = (id: string): HTMLElement | null =>
      table.querySelector(`.face[data-id="${CSS.escape(id)}"]`);
    const targets = table.targets().filter(face);
    if (!targets.length) return this.alongAnswers(towards);
    const next = nextTarget(table.layout, table.stage, targets, table.focusId, towards);
    if (next) face(next)?.focus();
    return Boolean(next);
  }

  /** Where nothing can be reached on the board, arrows lead from answer to answer. */
  private alongAnswers(towards: number): boolean {
    const found = [...this.table.querySelectorAll<HTMLElement>(ANSWERS_SHOWN)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    if (!found.length) return false;
    const [at, step] = [found.indexOf(document.activeElement as HTMLElement), towards < 180 ? 1 : -1];
    found[at < 0 ? 0 : (at + step + found.length) % found.length]!.focus();
    return true;
  }
}
