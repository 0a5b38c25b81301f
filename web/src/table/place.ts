// What one sees at a table: the lobby before the match; then the board and what lies around it.

import { html, nothing, type TemplateResult } from "lit";
import type { TableInfo } from "../net/types";
import "../pages/lobby";
import { loading } from "../pages/page";
import { isLight, settings } from "../settings";
import { cue } from "../sound";
import type { SheetName } from "../store/store";
import { menu } from "./menu";
import { statusOf } from "./people";
import { keysSheet, settingsSheet } from "./settings-sheet";
import type { Sitting } from "./sitting";
import "./table";

export function atTheTable(at: Sitting): TemplateResult {
  const { store, words } = at;
  if (store.info.phase === "lobby")
    return html`<ff-lobby
        .texts=${words}
        .table=${store.info}
        .game=${at.game}
        @table-info=${(event: CustomEvent<TableInfo>) => at.take(event.detail)}
      ></ff-lobby
      >${at.toasts.render(words, () => undefined)}`;
  const news = at.toasts.render(words, at.rulebook.open);
  return html`${store.drawn ? nothing : loading(at.page.texts)}${board(at)}
  ${at.back.bar()}${at.banner.render()}${at.pictures.curtain()}${at.sheets.render((name) => content(at, name), news)}`;
}

function board(at: Sitting): TemplateResult {
  const { info, next, replaying, resting, unread } = at.store;
  const { sound, careful } = settings();
  return html`<ff-table
    .texts=${at.words}
    .name=${info.name}
    .light=${isLight()}
    .sound=${sound}
    .careful=${careful}
    .talk=${unread}
    .mayUndo=${!replaying && info.phase === "playing" && info.you.seats.length > 0}
    .resting=${resting}
    .dockExtra=${at.answers.besides(() => at.advice.panel(at.rulebook.open))}
    .guide=${at.guided.pointing}
    .guideCard=${at.guided.card()}
    .inert=${next !== undefined}
    @table-play=${at.answers.play}
    @table-do=${(event: CustomEvent<{ name: string }>) => at.command(event.detail.name)}
    @table-why=${(event: CustomEvent<{ rule: string }>) => at.rulebook.open(event.detail.rule)}
    @table-whynot=${at.advice.askWhyNot}
    @table-chose=${() => cue("tick")}
    @table-refused=${() => cue("thud")}
  ></ff-table>`;
}

function content(at: Sitting, sheet: SheetName): unknown {
  const { store, words } = at;
  const why = at.rulebook.open;
  const look = (seq: number): void => at.lookBack(seq, store.now?.scene.viewer);
  switch (sheet) {
    case "menu":
      return menu(store, {
        campaign: at.game.campaign,
        t: at.voice.t,
        panels: at.view?.panelsInMenu() ?? nothing,
        choose: (name) => {
          at.sheets.close();
          at.command(name);
        },
      });
    case "rules":
      return at.rulebook.content();
    case "log":
      return at.chronicle.history({ look, back: (seq) => at.answers.rewind(seq), why });
    case "since":
      return at.chronicle.since({ look, why });
    case "people":
      return at.chairs.sheet();
    case "talk":
      return at.talk.talkContent();
    case "notes":
      return at.talk.padContent();
    case "dice":
      return at.fairness.content();
    case "review":
      return at.luck.content();
    case "settings":
      return settingsSheet(words, nothing);
    case "keys":
      return keysSheet(words);
  }
}

/** After each drawing: what the table shows of the people and of what happened. */
export function drawn(at: Sitting): void {
  const { view } = at;
  if (!view) return;
  at.banner.greet();
  view.log = at.chronicle.log();
  view.people = new Map(at.store.info.seats.map((seat) => [seat.seat, statusOf(seat)]));
}
