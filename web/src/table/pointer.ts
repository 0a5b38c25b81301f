// Mouse and finger on the table: hover shows, a click or two taps play, a long press or right click asks.

import type { Option } from "../scene.gen";
import { idsUnder } from "./pointing";
import type { Camera } from "./camera";
import type { Hand } from "./hand";
import type { RunningLog } from "./history";
import type { Lens } from "./lens";
import type { LineLights } from "./line-lights";
import type { Rest } from "./rest";
import type { Touched } from "./touched";
import type { Verbs } from "./verbs";

/** What a press on a button of the table means besides an answer. */
interface Buttons {
  readonly log: RunningLog | undefined;
  readonly lights: Pick<LineLights, "ring">;
  command(name: string): void;
  turnTo(tab: string): void;
  readonly verbs: Verbs;
}

const PRESS = 450;
const SHIVER = 6;

interface Found {
  id: string;
  options: Option[];
}

const cardUnder = (event: MouseEvent): string | undefined =>
  (event.target as Element).closest<HTMLElement>(".card[data-id]")?.dataset["id"];

export class Pointer {
  private press: ReturnType<typeof setTimeout> | undefined;
  /** The long press has answered: the click that ends it means nothing. */
  private pressed = false;

  /** The table has moved under a hand that rests: until it moves, nobody points at what lies there now. */
  private asleep = false;
  /** Where the pointer was seen last. */
  private seen: readonly [x: number, y: number] = [-1, -1];

  constructor(
    private readonly table: Touched & Buttons,
    private readonly hand: Hand,
    private readonly lens: Lens,
    private readonly camera: Pick<Camera, "loupe" | "closer">,
    private readonly rest: Pick<Rest, "pressing" | "moved">,
  ) {}

  // --- looking -------------------------------------------------------------------------------------------

  readonly over = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    this.table.hovers = true;
    const rests = (this.asleep = this.restsAt(event));
    const target = event.target as Element;
    const option = target.closest<HTMLElement>("[data-option]")?.dataset["option"];
    this.lookUp(target);
    this.lens.over(event, rests);
    if (!rests) this.table.verbs.point(target.closest<HTMLElement>("[data-verb]")?.dataset["verb"] ?? "");
    this.table.under = target.closest(".board-well, .card, .deck") ? this.idsAt(event).join(" ") : "";
    if (!option && target.closest(".confirm, .buttons, .popover")) return; // reading what it says must not change it
    const meant = option ?? this.single(this.idsAt(event))?.id ?? "";
    if (!rests) this.table.hovered = meant;
    else if (this.table.hovered !== meant) this.table.hovered = "";
  };

  private restsAt({ clientX, clientY }: PointerEvent): boolean {
    const [x, y] = this.seen;
    this.seen = [clientX, clientY];
    return x === clientX && y === clientY;
  }

  readonly away = (): void => {
    this.table.hovered = this.table.under = "";
    this.lens.leave();
    this.table.verbs.point("");
    this.table.lights.ring([]);
  };

  /** A line of the log shows on the table what it is about. */
  private lookUp(target: Element): void {
    const n = target.closest<HTMLElement>("[data-line]")?.dataset["line"];
    this.table.lights.ring((n && this.table.log?.lines[Number(n)]?.about) || []);
  }

  readonly focused = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    if (!target.matches(":focus-visible")) return;
    this.lookUp(target);
    if (target.dataset["verb"]) this.table.verbs.take(target.dataset["verb"]);
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

  /** A card that nothing can be done with speaks for itself, not for whoever holds it: a click reads it. */
  private idsAt(event: MouseEvent): string[] {
    const card = cardUnder(event);
    if (card && !this.find([card])) return [card];
    return idsUnder(event, this.table, this.table.layout);
  }

  private single(ids: string[]): Option | undefined {
    const found = this.find(ids);
    return found?.options.length === 1 ? found.options[0] : undefined;
  }

  /** The first id under the pointer that an option touches; a piece also speaks for the space below it. */
  private find(ids: string[]): Found | undefined {
    for (const id of ids) {
      const options = this.table.verbs.among(this.table.options.on(id));
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
    const touch = (event as PointerEvent).pointerType === "touch";
    const byMouse = event.detail > 0 && !touch;
    this.rest.pressing(byMouse ? event : undefined, () => this.meant(event, touch));
  };

  private meant(event: MouseEvent, touch: boolean): void {
    const { table, hand } = this;
    const target =
      (event.target as Element).closest<HTMLElement>("button, [data-id], [data-why], a") ?? undefined;
    const data = target?.dataset ?? {};
    this.lookUp(event.target as Element);
    if (data["play"]) return hand.play(table.options.get(data["play"]));
    if (data["option"]) return hand.pick(table.options.get(data["option"]), touch);
    if (data["faint"]) return this.whyNot(table.options.get(data["faint"]), event);
    if (data["why"]) return hand.tell("why", { rule: data["why"] });
    if (data["about"]) return void this.lens.open(data["about"], target);
    if (data["opens"]) return hand.tell("opens", { id: data["opens"] });
    if (data["back"]) return this.back(data["back"], target!.ariaPressed === "true");
    if (data["point"]) return this.pointAt(data["point"]);
    if (data["do"]) return table.command(data["do"]);
    if (data["answer"]) return hand.tell("answer", { id: data["answer"] });
    if (data["tab"]) return table.turnTo(data["tab"]);
    if (data["verb"]) return table.verbs.turn(data["verb"]);
    if (data["more"]) return table.verbs.unfold(data["more"]);
    if (table.card && !(event.target as Element).closest(".popover")) table.card = undefined;
    this.clickThing(event, touch);
  }

  /** A mark beside a choice that somebody else decides on; a second tap takes it away. */
  private back(choice: string, again: boolean): void {
    this.hand.tell("back", { choice: again ? "" : choice });
  }

  private pointAt(place: string): void {
    this.table.card = undefined;
    this.hand.tell("point", { at: place });
  }

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
    if (this.lens.open(cardUnder(event) ?? "", event.target as Element)) return;
    if (table.chosen) {
      table.chosen = "";
      return;
    }
    if (!ids[0]) return;
    if (!table.scene?.prompt?.yours) this.lens.pin(event);
    else hand.tell("whynot", { id: ids[0], x: event.clientX, y: event.clientY });
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
    if (this.asked(event)) event.preventDefault();
  };

  /** What is this? Of an answer: why may I? Of a button of the house: what does it do? */
  private asked(event: MouseEvent): boolean {
    const tool = (event.target as Element).closest<HTMLElement>(".iconbtn[title]");
    const rule = this.ruleAt(event);
    if (tool) this.hand.showWhyNot(tool.title, "", "", event.clientX, event.clientY);
    else if (this.lens.pin(event)) return true;
    else if (rule) this.hand.tell("why", { rule });
    return Boolean(tool ?? rule);
  }

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
    this.lens.press();
    if (event.pointerType !== "touch") return;
    this.press = setTimeout(() => {
      this.pressed = this.asked(event);
    }, PRESS);
  };

  readonly up = (): void => clearTimeout(this.press);

  readonly move = (event: PointerEvent): void => {
    if (this.asleep) this.over(event);
    this.seen = [event.clientX, event.clientY];
    this.rest.moved(event);
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > SHIVER) clearTimeout(this.press);
  };
}
