// The page's side of a static site's releases: learns that a newer one lies ready and which running tables it would
// stop, and has it shown. Nothing changes before that.

import { at } from "../base";
import type { Newer } from "../worker/releases";
import { api } from "./api";
import type { Summary } from "./types";

/** Milliseconds between two looks for another release. */
const LOOK = 30 * 60_000;
/** Milliseconds until another release is looked for even if the house of this one says nothing. */
const ENOUGH = 60_000;

/** A release that lies ready. */
export interface Offer {
  load: () => void;
  /** Running tables that it would stop, because it plays their games by other rules. */
  stops: Summary[];
}

/** Once the house `stands`, well or badly. */
export async function followReleases(stands: Promise<void>, offer: (offer: Offer) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener("message", ({ data }) => {
    if (data === "another release is shown") location.reload();
  });
  workers.startMessages();
  // WebKit begins to install a worker only once this page knows of it, which takes as long as the house is starting. Were
  // the page left or loaded anew meanwhile, no page could register one any more until this tab is closed.
  await Promise.race([stands, new Promise((done) => setTimeout(done, ENOUGH))]);
  const here = await workers.register(at("/sw.js"), { updateViaCache: "none" });
  const look = async (): Promise<void> => {
    const newer = await ask(here.active);
    if (newer) offer({ load: () => show(here.active), stops: await stopped(newer.changed) });
  };
  here.addEventListener("updatefound", () => {
    const { installing } = here;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "activated") void look();
    });
  });
  const update = (): void => void here.update().then(look, () => undefined); // no line: next time
  setInterval(update, LOOK);
  addEventListener("online", update);
  await look();
}

async function ask(worker: ServiceWorker | null): Promise<Newer> {
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((answer) => {
    port1.onmessage = ({ data }: MessageEvent<Newer>) => answer(data);
    worker.postMessage("is there a newer release?", [port2]);
  });
}

const show = (worker: ServiceWorker | null): void => worker?.postMessage("show the newest release");

async function stopped(changed: string[]): Promise<Summary[]> {
  if (!changed.length) return [];
  return (await api.tables()).filter(({ phase, game }) => phase === "playing" && changed.includes(game));
}
