// What one sees at a table: the lobby before the match; then the board and what lies around it.

import { html, nothing, type TemplateResult } from "lit";
import type { TableInfo } from "../net/types";
import "../pages/invite";
import "../pages/lobby";
import "../pages/on-screen";
import { loading } from "../pages/page";
import { inMenu, sheetPage } from "../panels/sheet";
import { isLight, settings } from "../settings";
import { cue } from "../sound";
import type { SheetName } from "../store/store";
import { readAloud, stopAt } from "./aloud";
import { goalSheet } from "./goal-line";
import { menu } from "./menu";
import { statusOf } from "./people";
import { isHand } from "./phone-hand";
import { comeIn, screenLobby } from "./screen-door";
import { keysSheet, settingsSheet } from "./settings-sheet";
import { showOf } from "./show";
import type { Sitting } from "./sitting";
import "./table";
import { togetherOf } from "./together";

export function atTheTable(at: Sitting): TemplateResult {
  const { store, words } = at;
  if (at.screen && store.info.phase === "lobby") return screenLobby(at);
  if (at.screen) return html`${store.drawn ? nothing : loading(at.page.texts)}${board(at)}`;
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
  ${at.back.bar()}${at.banner.render()}${at.recap.render()}${at.pictures.curtain()}${at.sheets.render((name) => content(at, name), news)}`;
}

function board(at: Sitting): TemplateResult {
  const { ask, info, next, replaying, resting, showing, unread } = at.store;
  const { sound, careful } = settings();
  return html`<ff-table
    .texts=${at.words}
    .name=${info.name}
    .light=${isLight()}
    .sound=${sound}
    .careful=${careful}
    .talk=${unread}
    .mayUndo=${!replaying && info.phase === "playing" && info.you.seats.length > 0}
    .mayGoBack=${!replaying && Boolean(ask?.yours.length && ask.undo.length)}
    .mayPoint=${!replaying && info.may_point && info.you.seats.length > 0}
    .resting=${resting}
    .screen=${at.screen !== undefined}
    .held=${isHand(info)}
    .dockExtra=${inTheDock(at)}
    .show=${showOf(at.store, at.pictures.director)}
    .pace=${at.pictures.director.pace}
    .book=${at.rulebook.book}
    .guide=${at.guided.pointing}
    .together=${replaying ? undefined : togetherOf(ask, info, at.store.backed)}
    .guideCard=${at.guided.card()}
    .inert=${next !== undefined && !showing}
    @table-play=${at.answers.play}
    @table-do=${({ detail }: CustomEvent<{ name: string }>) =>
      detail.name === "aloud" ? readAloud(at.store.drawn, at.words) : at.command(detail.name)}
    @table-why=${(event: CustomEvent<{ rule: string }>) => at.rulebook.open(event.detail.rule)}
    @table-whynot=${at.advice.askWhyNot}
    @table-inspect=${at.rulebook.load}
    @table-point=${(event: CustomEvent<{ at: string; to?: string }>) =>
      at.store.replaying ? undefined : at.live.send({ t: "point", ...event.detail })}
    @table-back=${(event: CustomEvent<{ choice: string }>) => at.live.send({ t: "back", ...event.detail })}
    @table-opens=${(event: CustomEvent<{ id: string }>) => at.sheets.lay(event.detail.id)}
    @table-chose=${() => cue("tick")}
    @table-still=${() => at.notices.still()}
    @table-refused=${() => cue("thud")}
  ></ff-table>`;
}

/** Below the question: what was answered then, what it came to, or what the table offers besides. */
function inTheDock(at: Sitting): unknown {
  if (at.screen) return comeIn(at);
  if (at.store.replaying) return at.back.answered();
  if (at.store.now?.scene.outcome) return at.banner.panel();
  return at.answers.besides(() => at.advice.panel(at.rulebook.open));
}

function content(at: Sitting, sheet: SheetName): unknown {
  const { store, words } = at;
  const why = at.rulebook.open;
  const look = (seq: number): void => at.lookBack(seq, store.now?.scene.viewer);
  const point = (about: string[]): void => at.view?.lights.ring(about);
  switch (sheet) {
    case "menu":
      return menu(store, {
        campaign: at.game.campaign,
        t: at.voice.t,
        panels: at.view?.panelsInMenu() ?? nothing,
        boards: at.view?.view ? inMenu(at.view.view) : [],
        open: at.sheets.lay,
        hand: isHand(store.info),
        choose: (name) => {
          at.sheets.close();
          at.command(name);
        },
      });
    case "board":
      return at.view?.view
        ? sheetPage(at.view.view, store.board, at.sheets.says(at.view.view.scene), at.sheets.lay)
        : nothing;
    case "goal":
      return goalSheet(at.view?.view);
    case "rules":
      return at.rulebook.content();
    case "log":
      return at.chronicle.history({ look, back: (seq) => at.answers.rewind(seq), why, point });
    case "since":
      return at.chronicle.since({ look, why, point });
    case "people":
      return at.chairs.sheet();
    case "invite":
      return html`<ff-invite .texts=${words} .table=${store.info}></ff-invite>`;
    case "screen":
      return html`<ff-on-screen .texts=${words} .table=${store.info}></ff-on-screen>`;
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
    case "fault":
      return at.faults.content();
  }
}

/** After each drawing: what the table shows of the people and of what happened. */
export function drawn(at: Sitting): void {
  const { view } = at;
  if (!view) return;
  view.log = at.chronicle.log();
  view.people = new Map(at.store.info.seats.map((seat) => [seat.seat, statusOf(seat)]));
  if (at.screen) return;
  at.banner.greet();
  stopAt(at.store.drawn);
  const greets = at.greeting.of(at.store.info.id, at.store.drawn);
  if (greets && !at.store.sheet) at.sheets.lay(greets);
}
