// The worker that is the house: takes the one lock of this site's tables, starts Python, and passes on what its page and
// its Python say to each other. One tab is the house; the next waits for its lock.

import { Python } from "./python";
import { Shelf, type Leaf } from "./shelf";
import type { FromHouse, HouseState } from "./posts";
import { Thinking } from "./thinking";

/** Tables belong to a folder of an origin: another site beside it has its own. */
const NAME = `fathom-five ${new URL("..", self.location.href).pathname}`;
/** Milliseconds until a tab that was just closed, or loaded anew, has certainly let go. */
const LET_GO = 1500;

/** A value of Python's. */
interface Given<T> {
  toJs(how?: object): T;
}

interface Front {
  hear(text: string): void;
}

interface Inside {
  open_house(worker: object, titles: string): Promise<Front>;
}

const posted: string[] = [];
let front: Front | undefined;

self.onmessage = ({ data }: MessageEvent<string>) => {
  if (front) front.hear(data);
  else posted.push(data);
};

const post = (message: FromHouse): void => self.postMessage(JSON.stringify(message));
const say = (state: HouseState): void => post({ t: "house", state });

/** Whether there is a house now. */
async function keepHouse(): Promise<boolean> {
  try {
    const [python, shelf] = await Promise.all([Python.start(), Shelf.open(NAME)]);
    const inside = python.module("fathomfive.browser.inside") as Inside;
    const titles = Object.fromEntries(
      Object.entries(python.parts.games).map(([game, { title }]) => [game, title]),
    );
    front = await inside.open_house(worker(python, shelf), JSON.stringify(titles));
  } catch (error) {
    console.error("the house could not open", error);
    say("failed");
    return false;
  }
  say("open");
  for (const text of posted.splice(0)) front.hear(text);
  return true;
}

/** What Python is handed; `browser/inside.py` says what each does. */
function worker(python: Python, shelf: Shelf): object {
  const thinking = new Thinking();
  return {
    post: (text: string): void => self.postMessage(text),
    put: (leaves: Given<Leaf[]>): Promise<string> =>
      shelf.put(leaves.toJs({ dict_converter: Object.fromEntries })),
    tables: () => shelf.tables(),
    folder: (table: string) => shelf.folder(table),
    remove: (table: string) => shelf.remove(table),
    me: () => shelf.me(),
    put_me: (me: Given<Uint8Array> | undefined): Promise<string> => shelf.putMe(me?.toJs()),
    bring: async (game: string): Promise<boolean> => {
      const fresh = await python.bring(game).catch(() => false);
      if (!fresh) return false;
      post({ t: "brought", game });
      setTimeout(() => thinking.start(), LET_GO); // after the first picture of the table
      return fresh;
    },
    think: (order: Given<Uint8Array>) => thinking.think(order.toJs(), python.games),
  };
}

const patience = setTimeout(() => say("elsewhere"), LET_GO);
void navigator.locks.request(NAME, async () => {
  clearTimeout(patience);
  if (await keepHouse()) await new Promise(() => undefined); // until this page goes
});
