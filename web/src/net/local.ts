// A house in this browser: posts to its worker what `hosted.ts` sends to a server.

import { file } from "./hosted";
import { keepGroup } from "./keeping";
import type { House, Wire } from "./house";
import type { FromHouse, HouseState, ToHouse } from "../worker/posts";

/** Nobody answers any more: the worker could not start. */
const NO_HOUSE = 4503;
/** A table was made and kept. */
const MADE = 201;

type Answered = { status: number; text: string };

const calls = new Map<number, (answer: Answered) => void>();
const wires = new Map<number, Wire & { heard(said: FromHouse): void }>();
let worker: Worker | undefined;
let numbers = 0;
let told: (state: HouseState) => void = () => undefined;
let ended = false;

/** Starts the house; `tell` is called whenever it stands otherwise. Calls before that wait. */
export function openHouse(tell: (state: HouseState) => void): void {
  told = tell;
  // Browsers have locks for pages alone that nobody on the way can have changed.
  if (!("locks" in navigator)) return end("insecure");
  started();
}

const started = (): Worker => (worker ??= start());

function start(): Worker {
  const made = new Worker(new URL("../worker/house.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as FromHouse);
  made.onerror = () => end("failed");
  // A page that WebKit keeps for the way back keeps its worker's lock: no other could open the tables any more.
  addEventListener("pagehide", () => made.terminate());
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  return made;
}

function hear(said: FromHouse): void {
  if (said.t === "house") {
    if (said.state === "failed") end("failed");
    else told(said.state);
    if (said.state === "open") void keepGroup("house");
  } else if (said.t === "brought") void keepGroup(said.game);
  else if (said.t === "answered") {
    calls.get(said.id)?.(said);
    calls.delete(said.id);
  } else wires.get(said.wire)?.heard(said);
}

function end(state: HouseState): void {
  ended = true;
  for (const answer of calls.values()) answer(nobody());
  calls.clear();
  for (const wire of wires.values()) wire.onclose?.(NO_HOUSE);
  wires.clear();
  told(state);
}

const nobody = (): Answered => ({
  status: 503,
  text: JSON.stringify({ error: { reason: "unavailable", why: { id: "house-none" }, rule: "" } }),
});

const post = (message: ToHouse): void => started().postMessage(JSON.stringify(message));

export const local: House = {
  async call(method, path, body) {
    if (method === "GET" && path === "/games") return games(); // the first page needs no Python
    if (ended) return nobody();
    const id = ++numbers;
    const answer = await new Promise<Answered>((given) => {
      calls.set(id, given);
      post({ t: "call", id, method, path, body: body ?? null });
    });
    if (answer.status === MADE) askToKeep();
    return answer;
  },

  open(table) {
    const number = ++numbers;
    const wire: Wire & { open: boolean; heard(said: FromHouse): void } = {
      open: false,
      send: (text) => post({ t: "say", wire: number, text }),
      close: () => {
        wire.open = false;
        wires.delete(number);
        post({ t: "close", wire: number });
      },
      heard(said) {
        if (said.t === "opened") {
          wire.open = true;
          wire.onopen?.();
        } else if (said.t === "said") wire.onmessage?.(said.text);
        else if (said.t === "closed") {
          wire.open = false;
          wires.delete(number);
          wire.onclose?.(said.code);
        }
      },
    };
    wires.set(number, wire);
    post({ t: "open", wire: number, table });
    return wire;
  },
};

let asked = false;

/** With the first table: what a browser has not promised to keep, it may throw away when its disk is full. */
function askToKeep(): void {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

async function games(): Promise<Answered> {
  const text = await (await file("/api/games.json"))?.text();
  return text === undefined ? nobody() : { status: 200, text };
}
