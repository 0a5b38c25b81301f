import { expect, test, vi } from "vitest";
import type { Option } from "../src/scene.gen";
import { Answers } from "../src/table/answers";
import { Notices } from "../src/table/notices";
import { askInfo, news, storeAt, tableInfo, voice } from "./known";

function answersAt(info = tableInfo(), ask = askInfo()) {
  const store = Object.assign(storeAt(info), { ask });
  const line = { sendKeyed: vi.fn(() => "key") };
  const [toasts, sheet] = [news(), { open: vi.fn(), close: vi.fn() }];
  return { line, toasts, sheet, store, answers: new Answers(store, line, voice(), toasts, sheet) };
}

test("an option is played as the answer to the question that is open", () => {
  const { answers, line } = answersAt();
  const option = { id: "o1", action: { do: "swim" } } as unknown as Option;
  answers.play({ detail: { option } } as CustomEvent<{ option: Option }>);
  expect(line.sendKeyed).toHaveBeenCalledWith({ t: "play", ask: 7, action: { do: "swim" } });
});

test("whoever draws the table hears that an answer is on its way, so that a second click finds the options at rest", () => {
  const { answers, line, store } = answersAt();
  const drawn = vi.fn();
  store.watch(drawn);
  answers.play({ detail: { option: {} } } as CustomEvent<{ option: Option }>);
  expect(drawn).toHaveBeenCalledOnce();
  expect(line.sendKeyed.mock.invocationCallOrder[0]!).toBeLessThan(drawn.mock.invocationCallOrder[0]!);
});

test("what can be taken back is; what cannot is explained", () => {
  const may = answersAt(tableInfo(), askInfo({ undo: [0] }));
  may.answers.undo();
  expect(may.line.sendKeyed).toHaveBeenCalledWith({ t: "undo", seat: 0, ask: 7 });
  const off = answersAt(tableInfo({ undo: "off" }));
  off.answers.undo();
  expect(off.toasts.show).toHaveBeenCalledWith(expect.objectContaining({ text: "refused-undo-off" }));
});

test("where the table must agree, the log opens to go back from", () => {
  const { answers, sheet, line } = answersAt(tableInfo({ undo: "agreement" }));
  answers.undo();
  expect(sheet.open).toHaveBeenCalledWith("log");
  answers.rewind(3);
  expect(line.sendKeyed).toHaveBeenCalledWith({ t: "rewind", seat: 0, to: 3, ask: 7 });
});

test("a change of what everybody plays by is put to the vote in words", () => {
  const toasts = news();
  const notices = new Notices(storeAt(), voice(), toasts, {
    retry: vi.fn(),
    vote: vi.fn(),
    seat: vi.fn(),
    rewind: vi.fn(),
    wrong: vi.fn(),
  });
  const settings = { patience: 60 };
  notices.proposal(
    tableInfo({ proposal: { id: 4, seat: 1, to: 0, yes: [1], waits: [0], settings, chairs: [], heir: "" } }),
  );
  const [{ text, answers }] = toasts.show.mock.calls[0] as [{ text: string; answers: unknown[] }];
  expect(text).toContain("notice-propose-settings");
  expect(answers).toHaveLength(2);
});

test("a proposal is answered with a vote, and gone when it is settled", () => {
  const [toasts, vote] = [news(), vi.fn()];
  const notices = new Notices(storeAt(), voice(), toasts, {
    retry: vi.fn(),
    vote,
    seat: vi.fn(),
    rewind: vi.fn(),
    wrong: vi.fn(),
  });
  notices.proposal(
    tableInfo({
      proposal: { id: 4, seat: 1, to: 2, yes: [1], waits: [0], settings: {}, chairs: [], heir: "" },
    }),
  );
  const [{ answers }] = toasts.show.mock.calls[0] as [{ answers: { act: () => void }[] }];
  answers[1]!.act();
  expect(vote).toHaveBeenCalledWith(0, 4, true);
  notices.proposal(tableInfo());
  expect(toasts.drop).toHaveBeenCalledWith("proposal");
});

test("a seat is given back by a vote, and its owner has a no", () => {
  const [toasts, vote] = [news(), vi.fn()];
  const replies = { retry: vi.fn(), vote, seat: vi.fn(), rewind: vi.fn(), wrong: vi.fn() };
  const notices = new Notices(storeAt(), voice(), toasts, replies);
  const proposal = { id: 4, seat: 1, to: 0, yes: [1], waits: [0], settings: {}, chairs: [2], heir: "Tom" };
  const shown = (): { text: string; answers: { act: () => void }[] } =>
    toasts.show.mock.calls.at(-1)![0] as never;
  notices.proposal(tableInfo({ proposal }));
  expect(shown().text).toContain("give-back-proposed");
  expect(shown().answers).toHaveLength(2);
  notices.proposal(tableInfo({ proposal: { ...proposal, waits: [2], chairs: [0] } }));
  shown().answers[0]!.act();
  expect(vote).toHaveBeenCalledWith(0, 4, false);
});

test("windows go by until my turn, or for good; and what was said so is taken back at once", () => {
  const { answers, line } = answersAt();
  answers.stand(0, ["*"], true);
  answers.stand(0, ["*", "react"], false);
  expect(line.sendKeyed.mock.calls).toEqual([
    [{ t: "standing", seat: 0, kind: "*", stands: true }],
    [{ t: "standing", seat: 0, kind: "*", stands: false }],
    [{ t: "standing", seat: 0, kind: "react", stands: false }],
  ]);
});

test("every refusal of a match leads to whoever keeps the house, with its rule", () => {
  const [toasts, wrong] = [news(), vi.fn()];
  const replies = { retry: vi.fn(), vote: vi.fn(), seat: vi.fn(), rewind: vi.fn(), wrong };
  const shown = (): { wrong?: () => void } => toasts.show.mock.calls.at(-1)![0] as { wrong?: () => void };
  const notices = new Notices(storeAt(), voice(), toasts, replies);
  notices.refused({ t: "refused", reason: "refused", why: { id: "no" }, rule: "REF-1" });
  shown().wrong!();
  expect(wrong).toHaveBeenCalledWith("REF-1");
  notices.failed(new Error("no line"));
  shown().wrong!();
  expect(wrong).toHaveBeenLastCalledWith("");
  new Notices(storeAt(tableInfo({ phase: "lobby" })), voice(), toasts, replies).failed(new Error("no"));
  expect(shown().wrong).toBeUndefined();
});

test("where the rules leave no way on, whoever plays may ask to go back, until somebody has", () => {
  const [toasts, rewind] = [news(), vi.fn()];
  const replies = { retry: vi.fn(), vote: vi.fn(), seat: vi.fn(), rewind, wrong: vi.fn() };
  const notices = new Notices(storeAt(), voice(), toasts, replies);
  notices.stuck(tableInfo({ last_good: 3 }));
  const [{ answers }] = toasts.show.mock.calls[0] as [{ answers: { act: () => void }[] }];
  answers[0]!.act();
  expect(rewind).toHaveBeenCalledWith(3);
  const proposal = { id: 6, seat: 1, to: 3, yes: [1], waits: [0], settings: {}, chairs: [], heir: "" };
  notices.stuck(tableInfo({ last_good: 3, proposal }));
  expect(toasts.drop).toHaveBeenCalledWith("stuck");
  const watcher = { guest: "w", role: "watch", seats: [], host: false };
  notices.stuck(tableInfo({ last_good: 3, you: watcher }));
  expect(toasts.show).toHaveBeenLastCalledWith(expect.objectContaining({ id: "stuck", answers: [] }));
});
