// Mouse and finger on the table: hover shows, a click or two taps play, a long press or right click asks "why?".

import type { Option } from "../scene.gen";
import { idsUnder } from "./pointing";
import type { Camera } from "./camera";
import type { Hand } from "./hand";
import type { Motions } from "./motion";
import type { Touched } from "./touched";

/** What a press on a button of the table means besides an answer. */
interface Buttons {
  command(name: string): void;
  turnTo(tab: string): void;
  unfold(verb: string): void;
}

const PRESS = 450;
const SHIVER = 6;

interface Found {
  id: string;
  options: Option[];
}

export class Pointer {
  private press: ReturnType<typeof setTimeout> | undefined;
  /** The long press has answered: the click that ends it means nothing. */
  private pressed = false;

  constructor(
    private readonly table: Touched & Buttons,
    private readonly hand: Hand,
    private readonly camera: Pick<Camera, "loupe" | "closer">,
    private readonly motions: Pick<Motions, "busy" | "skip">,
  ) {}

  // --- looking -------------------------------------------------------------------------------------------

  readonly over = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const target = event.target as Element;
    const option = target.closest<HTMLElement>("[data-option]")?.dataset["option"];
    if (option) this.table.hovered = option;
    else if (target.closest(".confirm, .buttons, .popover"))
      return; // reading what it says must not change it
    else this.table.hovered = this.single(this.idsAt(event))?.id ?? "";
  };

  readonly away = (): void => {
    this.table.hovered = "";
  };

  readonly focused = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    if (!target.matches(":focus-visible")) return;
    const id = (this.table.focusId = target.dataset["id"] ?? "");
    const option = target.dataset["option"] ?? (id ? this.single([id])?.id : "");
    if (option) this.table.hovered = option;
    // what it previews may push it out of sight
    void this.table.updateComplete.then(() =>
      requestAnimationFrame(
        () => target.matches(":focus") && target.scrollIntoView({ block: "nearest", inline: "nearest" }),
      ),
    );
  };

  readonly unfocused = (): void => {
    this.table.focusId = "";
  };

  private idsAt(event: MouseEvent): string[] {
    return idsUnder(event, this.table, this.table.layout);
  }

  private single(ids: string[]): Option | undefined {
    const found = this.find(ids);
    return found?.options.length === 1 ? found.options[0] : undefined;
  }

  /** The first id under the pointer that an option touches; a piece also speaks for the space below it. */
  private find(ids: string[]): Found | undefined {
    for (const id of ids) {
      const options = this.table.options.on(id);
      if (options.length) return { id, options };
    }
    return undefined;
  }

  // --- doing ---------------------------------------------------------------------------------------------

  readonly click = (event: MouseEvent): void => {
    if (this.pressed) {
      this.pressed = false;
      event.preventDefault();
      return;
    }
    const { table, hand } = this;
    const target =
      (event.target as Element).closest<HTMLElement>("button, [data-id], [data-why], a") ?? undefined;
    const data = target?.dataset ?? {};
    const touch = (event as PointerEvent).pointerType === "touch";
    if (data["play"]) return hand.play(table.options.get(data["play"]));
    if (data["option"]) return hand.pick(table.options.get(data["option"]), touch);
    if (data["faint"]) return this.whyNot(table.options.get(data["faint"]), event);
    if (data["why"]) return hand.tell("why", { rule: data["why"] });
    if (data["do"]) return table.command(data["do"]);
    if (data["answer"]) return hand.tell("answer", { id: data["answer"] });
    if (data["tab"]) return table.turnTo(data["tab"]);
    if (data["more"]) return table.unfold(data["more"]);
    if (table.card && !(event.target as Element).closest(".popover")) table.card = undefined;
    this.clickThing(event, touch);
  };

  private clickThing(event: MouseEvent, touch: boolean): void {
    const { table, hand } = this;
    const ids = this.idsAt(event);
    const found = this.find(ids);
    const loupe = touch ? this.camera.loupe(table, found?.id ?? ids[0]) : 1;
    if (loupe > 1 && this.camera.closer(event, loupe)) return;
    if (found)
      return found.options.length === 1
        ? hand.pick(found.options[0], touch)
        : this.openMenu(found.options, event);
    const faint = ids.map((id) => table.options.faintOn(id)).find(Boolean);
    if (faint) return this.whyNot(faint, event);
    if (this.lift(event)) return;
    if (table.chosen) {
      table.chosen = "";
      return;
    }
    if (ids[0] && table.scene?.prompt?.yours)
      hand.tell("whynot", { id: ids[0], x: event.clientX, y: event.clientY });
  }

  private openMenu(options: Option[], event: MouseEvent): void {
    const box = (event.target as Element).getBoundingClientRect();
    this.hand.openMenu(
      options,
      event.clientX || box.x + box.width / 2,
      event.clientY || box.y + box.height / 2,
    );
  }

  private whyNot(option: Option | undefined, event: MouseEvent): void {
    if (!option) return;
    this.hand.showWhyNot(option.label, option.why_not, option.rule, event.clientX, event.clientY);
    this.hand.tell("refused", {});
  }

  // --- why? ----------------------------------------------------------------------------------------------

  readonly ask = (event: MouseEvent): void => {
    const rule = this.ruleAt(event);
    if (!rule) return;
    event.preventDefault();
    this.hand.tell("why", { rule });
  };

  private ruleAt(event: MouseEvent): string | undefined {
    const { options } = this.table;
    const data = (event.target as Element).closest<HTMLElement>("[data-option], [data-faint]")?.dataset;
    const option =
      options.get(data?.["option"] ?? data?.["faint"]) ?? this.find(this.idsAt(event))?.options[0];
    return option?.rule;
  }

  readonly down = (event: PointerEvent): void => {
    this.table.keyed = false;
    this.pressed = false;
    if (this.motions.busy) this.motions.skip();
    if (event.pointerType !== "touch") return;
    this.press = setTimeout(() => {
      const rule = this.ruleAt(event);
      this.pressed = this.lift(event, rule) || Boolean(rule);
      if (rule && !this.table.card) this.hand.tell("why", { rule });
    }, PRESS);
  };

  readonly up = (): void => clearTimeout(this.press);

  readonly move = (event: PointerEvent): void => {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > SHIVER) clearTimeout(this.press);
  };

  /** A card is taken up to be read; false if there is none. */
  private lift(event: MouseEvent, rule = ""): boolean {
    return this.hand.lift(
      (event.target as Element).closest<HTMLElement>(".card[data-id]")?.dataset["id"],
      rule,
    );
  }
}
