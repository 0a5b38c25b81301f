// Paths of the client. Links are plain anchors; the back button works.

import { BASE, at, pathAt } from "./base";
import { savesHere } from "./net/download";

/** Parts of the settings of a person. */
export type MePart = "you" | "called";

/** Who shall sit on the other seats of a new table: bots, friends by link, or people around this screen. */
export type Company = "" | "friends" | "screen";

export type Route =
  | { page: "start" }
  | { page: "tables" }
  | { page: "host" }
  | { page: "rules"; game: string; rule: string }
  | { page: "setup"; game: string; company: Company }
  | { page: "learn"; game: string; way: "learn" | "short" }
  | {
      page: "table";
      table: string;
      token: string;
      at: number | undefined;
      seat: number | null | undefined;
      /** Laid out for a television or a tablet that all in a room see. */
      screen: boolean;
    }
  | { page: "screen" }
  | { page: "challenge"; code: string }
  | { page: "me"; part: MePart }
  | { page: "told"; what: "stop" | "confirm"; token: string }
  | { page: "return"; token: string }
  | { page: "key"; token: string }
  | { page: "nowhere" };

export function routeOf(url: URL): Route {
  const [first, second, third] = pathAt(url.pathname).split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "start" };
  if (first === "tables" && !second) return { page: "tables" };
  if (first === "host" && !second) return { page: "host" };
  if (first === "screen" && !second) return { page: "screen" };
  if (first === "me" && !second) return { page: "me", part: "you" };
  if (first === "me" && second === "called" && !third) return { page: "me", part: "called" };
  if ((first === "stop" || first === "confirm") && !second)
    return { page: "told", what: first, token: url.hash.slice(1) };
  if (first === "return") return { page: "return", token: url.hash.slice(1) };
  if (first === "key" && !second) return { page: "key", token: url.hash.slice(1) };
  if (first === "games" && second && third === "rules")
    return { page: "rules", game: second, rule: url.hash.slice(1) };
  if (first === "games" && second && (third === "learn" || third === "short"))
    return { page: "learn", game: second, way: third };
  if (first === "games" && second && !third)
    return { page: "setup", game: second, company: companyOf(url.searchParams.get("with")) };
  if (first === "c" && second && !third) return { page: "challenge", code: second };
  if (first === "t" && second) {
    const at = url.searchParams.get("at");
    const seat = url.searchParams.get("seat");
    return {
      page: "table",
      table: second,
      token: /^#[pw]\./.test(url.hash) ? url.hash.slice(1) : "",
      at: at === null || at === "" || Number.isNaN(Number(at)) ? undefined : Number(at),
      seat: seat === null ? undefined : seat === "" ? null : Number(seat),
      screen: url.searchParams.get("screen") === "tv",
    };
  }
  return { page: "nowhere" };
}

const companyOf = (wish: string | null): Company => (wish === "friends" || wish === "screen" ? wish : "");

/** The address of a moment of a match, seen with somebody's eyes or as a watcher sees it. */
export const momentPath = (table: string, seq: number, seat: number | null): string =>
  at(`/t/${table}?at=${seq}${seat === null ? "" : `&seat=${seat}`}`);

/** The table as all in a room see it. */
export const screenPath = (table: string): string => `/t/${table}?screen=tv`;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", at(path));
  else history.pushState(null, "", at(path));
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Follow plain left clicks on our own links without loading the page again. */
export function followLinks(root: HTMLElement): void {
  root.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (link.getAttribute("href")?.startsWith("#")) return reach(event, link.hash);
    if (savesHere(link)) return event.preventDefault();
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      !link.pathname.startsWith(BASE) ||
      pathAt(link.pathname).startsWith("/api")
    )
      return;
    event.preventDefault();
    go(pathAt(link.pathname) + link.search + link.hash);
  });
}

/** A link within the page: the keyboard goes there, the address stays. */
function reach(event: Event, hash: string): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(hash)?.focus();
}
