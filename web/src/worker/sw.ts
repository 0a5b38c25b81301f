// The service worker: keeps the shell of the app, shows calls, and opens what they lead to. It never touches what
// is asked of the server, and a new release waits until the person says so (of a site: `releases.ts`).

import { isNews, type CallData } from "./calls";
import { Cupboard, type Wish } from "./cupboard";
import { Releases, type Newer } from "./releases";

/** Paths from the folder of the app, each with a slash in front. `groups` has a static site alone, which is all files:
 * `house`, the interpreter with the house in it, and what belongs to each game; `rules`: what changes with a game's. */
declare const SHELL: {
  release: string;
  first: string[];
  rest: string[];
  groups?: Record<string, string[]>;
  rules?: Record<string, string>;
};

interface Later extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Later {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Later {
  data: { json(): unknown } | null;
}
interface Clicked extends Later {
  notification: Notification;
  action: string;
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
  postMessage(said: unknown): void;
}
interface Here {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(how: object): Promise<Window[]>; openWindow(url: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", then: (event: Later) => void): void;
  addEventListener(name: "message", then: (event: MessageEvent & Later) => void): void;
  addEventListener(name: "fetch", then: (event: Asking) => void): void;
  addEventListener(name: "push", then: (event: Pushed) => void): void;
  addEventListener(name: "notificationclick", then: (event: Clicked) => void): void;
}

const here = self as unknown as Here;
const { groups } = SHELL;
const FOLDER = new URL(here.registration.scope).pathname;
const at = (path: string): string => FOLDER + path.slice(1);
const { release, rules } = SHELL;
const files = [...SHELL.first, ...SHELL.rest, ...Object.values(groups ?? {}).flat()];
const site = groups && new Releases(FOLDER, { release, rules: rules ?? {}, files });
const SHELLS = "shell-";
const KEPT = site?.shellOf(release) ?? `${SHELLS}${release}`;
/** Of a site, what is named by its hash: large, and mostly the same in the next release. */
const PARTS = `parts ${FOLDER}`;
const NAMED_BY_HASH = ["/assets/", "/python/", "/parts/"];
const CALLS = "calls";
/** Milliseconds to wait for a page before the kept one is shown. */
const PATIENCE = 2000;

/** What may be asked for again under the same name comes from where it lies, not from what the browser remembers. */
const asked = (path: string): Request =>
  new Request(at(path), { cache: isHashed(path) ? "default" : "reload" });

here.addEventListener("install", (event) => {
  const keeping = caches.open(KEPT).then((kept) => kept.addAll(SHELL.first.map(asked)));
  event.waitUntil(site ? keeping.then(() => site.install()).then(() => here.skipWaiting()) : keeping);
});

/** The release before stays kept: other windows may still show it. */
here.addEventListener("activate", (event) => {
  if (site) return event.waitUntil(settleIn(site));
  event.waitUntil(
    caches.keys().then(async (names) => {
      const older = names.filter((name) => name.startsWith(SHELLS) && name !== KEPT).slice(0, -1);
      await Promise.all(older.map((name) => caches.delete(name)));
    }),
  );
});

here.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(here.skipWaiting());
  if (event.data === "keep") event.waitUntil(keepShown(SHELL.rest));
  if (event.data === "is there a newer release?")
    event.waitUntil(newer().then((answer) => event.ports[0]?.postMessage(answer)));
  if (event.data === "show the newest release") event.waitUntil(showNewest());
  const [port] = event.ports;
  if (port && typeof event.data === "object")
    event.waitUntil(cupboard.attend(event.data as Wish, (told) => port.postMessage(told)));
  const group = (event.data as { group?: string }).group;
  if (group) event.waitUntil(keepShown([...SHELL.rest, ...(groups?.[group] ?? [])]));
});

async function settleIn(site: Releases): Promise<void> {
  await site.tidy(await caches.open(PARTS));
  if (!(await site.isNewestShown())) void keep(await wanted(site)); // nobody waits for it
}

/** What this release needs where the one that is shown has been played: the house, and the same games. */
async function wanted(site: Releases): Promise<string[]> {
  const paths = [...SHELL.rest, ...(groups?.["house"] ?? [])];
  for (const [game, its] of Object.entries(groups ?? {})) {
    const words = its.find((path) => path.endsWith(".ftl"));
    if (game !== "house" && words && (await site.match(at(words)))) paths.push(...its);
  }
  return paths;
}

/** A release is offered once all of it lies here, so that it can be shown without a line, too. */
async function newer(): Promise<Newer> {
  const found = await site?.newer();
  return found && site && (await keep(await wanted(site))) ? found : undefined;
}

/** In every tab: one house serves them all. */
async function showNewest(): Promise<void> {
  await site?.show(release);
  for (const one of await windows()) one.postMessage("another release is shown");
}

const windows = (): Promise<Window[]> => here.clients.matchAll({ type: "window", includeUncontrolled: true });

const isHashed = (path: string): boolean => NAMED_BY_HASH.some((folder) => path.startsWith(folder));

const shelfOf = (path: string): Promise<Cache> => caches.open(groups && isHashed(path) ? PARTS : KEPT);

const cupboard = new Cupboard(
  { ...groups, house: [...SHELL.first, ...SHELL.rest, ...(groups?.["house"] ?? [])] },
  shelfOf,
  at,
);

/** An older release that is shown is made of nothing but what lies here already. */
async function keepShown(paths: string[]): Promise<void> {
  if (!site || (await site.isNewestShown())) await keep(paths);
}

/** Whether all of it lies here now. */
async function keep(paths: string[]): Promise<boolean> {
  let all = true;
  for (const path of paths) {
    const shelf = await shelfOf(path);
    if (await shelf.match(at(path))) continue;
    await shelf.add(asked(path)).catch(() => (all = false)); // no line: when it is wanted
  }
  return all;
}

here.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(FOLDER)) return;
  const path = `/${pathname.slice(FOLDER.length)}`;
  if (path.startsWith("/api") && !groups) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isHashed(path)) event.respondWith(asset(request));
  else if (site) event.respondWith(ofSite(site, request));
  else if (SHELL.first.includes(path)) event.respondWith(network(request));
});

/** The server's page says more than the kept one, if it comes soon. Of a site: that of the release that is shown. */
async function page(request: Request): Promise<Response> {
  if (site && !(await windows()).some(({ url }) => new URL(url).pathname.startsWith(FOLDER)))
    await comesAnew(site);
  const kept = await (site ? site.match(at("/")) : caches.match(at("/")));
  if (!kept) return fetch(request);
  if (site) return kept;
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), PATIENCE));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

/** Nobody had the site open: a release by the same rules may be shown now, if all of it lies here. */
async function comesAnew(site: Releases): Promise<void> {
  if ((await site.newer())?.changed.length !== 0) return;
  const here = (await wanted(site)).map((path) => caches.match(at(path)));
  if ((await Promise.all(here)).every(Boolean)) await site.show(release);
}

/** Named by its hash, so whatever is kept under the name is it. */
async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(groups ? PARTS : KEPT)).put(request.url, answer.clone());
  return answer;
}

async function network(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.url);
    if (!kept) throw error;
    return kept;
  }
}

/** Names of a site that the next release has, too: what was kept with the release that is shown goes with it. */
async function ofSite(site: Releases, request: Request): Promise<Response> {
  const kept = await site.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && (await site.isNewestShown()))
    await (await caches.open(KEPT)).put(request.url, answer.clone());
  return answer;
}

// --- calls ---------------------------------------------------------------------------------------------------

here.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() as CallData | undefined));
});

/** One notice for each table; what was shown before, or is too old, is not shown again. */
async function show(call: CallData | undefined): Promise<void> {
  if (!call) return;
  const kept = await caches.open(CALLS);
  const mark = `/called/${call.table}`;
  const before = Number((await (await kept.match(mark))?.text()) ?? 0);
  if (!isNews(call, before, Date.now())) return;
  await kept.put(mark, new Response(String(call.at)));
  const actions = [
    { action: "open", title: call.open },
    { action: "stop", title: call.end },
  ];
  await here.registration.showNotification(call.title, {
    body: call.text,
    tag: `turn-${call.table}`,
    icon: at("/app-icon-512.png"),
    data: { path: call.path, stop: call.stop },
    ...{ actions },
  });
}

here.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path, stop } = event.notification.data as { path: string; stop?: string };
  event.waitUntil(open(event.action === "stop" && stop ? stop : path));
});

/** The window that shows it already, or another. Only pages of this house. */
async function open(path: string): Promise<void> {
  const wanted = new URL(path, location.origin);
  if (wanted.origin !== location.origin) return;
  const there = (await windows()).find((one) => new URL(one.url).pathname === wanted.pathname);
  await (there ? there.focus() : here.clients.openWindow(wanted.href));
}
