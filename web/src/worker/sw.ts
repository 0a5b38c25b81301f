// The service worker: keeps the shell of the app, shows calls, and opens what they lead to. It never touches what
// is asked of the server, and a new release waits until the person says so.

import { isNews, type CallData } from "./calls";

/** Paths from the folder of the app, each with a slash in front. `groups` has a static site alone, which is all files:
 * `house`, the interpreter with the house in it, and what belongs to each game. */
declare const SHELL: {
  release: string;
  first: string[];
  rest: string[];
  groups?: Record<string, string[]>;
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
/** Several sites may share an origin, and with it the names of what they keep. */
const SHELLS = groups ? `site ${FOLDER} ` : "shell-";
const KEPT = `${SHELLS}${SHELL.release}`;
/** Of a site, what is named by its hash: large, and mostly the same in the next release. */
const PARTS = `parts ${FOLDER}`;
const NAMED_BY_HASH = ["/assets/", "/python/", "/parts/"];
const CALLS = "calls";
/** Milliseconds to wait for a page before the kept one is shown. */
const PATIENCE = 2000;

here.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL.first.map(at))));
});

/** The release before stays kept: other windows may still show it. */
here.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      const older = names.filter((name) => name.startsWith(SHELLS) && name !== KEPT).slice(0, -1);
      await Promise.all(older.map((name) => caches.delete(name)));
      await dropOldParts();
    }),
  );
});

here.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(here.skipWaiting());
  if (event.data === "keep") event.waitUntil(keep(SHELL.rest));
  const group = (event.data as { group?: string }).group;
  if (group) event.waitUntil(keep([...SHELL.rest, ...(groups?.[group] ?? [])]));
});

const isHashed = (path: string): boolean => NAMED_BY_HASH.some((folder) => path.startsWith(folder));

async function keep(paths: string[]): Promise<void> {
  const [kept, parts] = [await caches.open(KEPT), await caches.open(PARTS)];
  for (const path of paths) {
    const shelf = groups && isHashed(path) ? parts : kept;
    if (await shelf.match(at(path))) continue;
    await shelf.add(at(path)).catch(() => undefined); // no line: when it is wanted
  }
}

/** What no file of this release is called any more. */
async function dropOldParts(): Promise<void> {
  if (!groups) return;
  const wanted = new Set([...SHELL.first, ...SHELL.rest, ...Object.values(groups).flat()].map(at));
  const parts = await caches.open(PARTS);
  for (const request of await parts.keys())
    if (!wanted.has(new URL(request.url).pathname)) await parts.delete(request);
}

here.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(FOLDER)) return;
  const path = `/${pathname.slice(FOLDER.length)}`;
  if (path.startsWith("/api") && !groups) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isHashed(path)) event.respondWith(asset(request));
  else if (groups || SHELL.first.includes(path)) event.respondWith(network(request));
});

/** The server's page says more than the kept one, if it comes soon. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(at("/"));
  if (!kept) return fetch(request);
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), PATIENCE));
  const fresh = fetch(request).then((answer) => (answer.ok || !groups ? answer : kept)); // a site has no page for a table
  return Promise.race([fresh.catch(() => kept), late]);
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
    const answer = await fetch(request);
    if (groups && answer.ok) await (await caches.open(KEPT)).put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request.url);
    if (!kept) throw error;
    return kept;
  }
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
  const windows = await here.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === wanted.pathname);
  await (there ? there.focus() : here.clients.openWindow(wanted.href));
}
