// Paths of the client. Links are plain anchors; the back button works.

export type Route =
  | { page: "start" }
  | { page: "tables" }
  | { page: "host" }
  | { page: "rules"; game: string; rule: string }
  | { page: "setup"; game: string }
  | { page: "learn"; game: string }
  | { page: "table"; table: string; token: string; at: number | undefined; seat: number | null | undefined }
  | { page: "return"; token: string }
  | { page: "key"; token: string }
  | { page: "nowhere" };

export function routeOf(url: URL): Route {
  const [first, second, third] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "start" };
  if (first === "tables" && !second) return { page: "tables" };
  if (first === "host" && !second) return { page: "host" };
  if (first === "return") return { page: "return", token: url.hash.slice(1) };
  if (first === "key" && !second) return { page: "key", token: url.hash.slice(1) };
  if (first === "games" && second && third === "rules")
    return { page: "rules", game: second, rule: url.hash.slice(1) };
  if (first === "games" && second && third === "learn") return { page: "learn", game: second };
  if (first === "games" && second && !third) return { page: "setup", game: second };
  if (first === "t" && second) {
    const at = url.searchParams.get("at");
    const seat = url.searchParams.get("seat");
    return {
      page: "table",
      table: second,
      token: /^#[pw]\./.test(url.hash) ? url.hash.slice(1) : "",
      at: at === null || at === "" || Number.isNaN(Number(at)) ? undefined : Number(at),
      seat: seat === null ? undefined : seat === "" ? null : Number(seat),
    };
  }
  return { page: "nowhere" };
}

/** The address of a moment of a match, seen with somebody's eyes or as a watcher sees it. */
export const momentPath = (table: string, seq: number, seat: number | null): string =>
  `/t/${table}?at=${seq}${seat === null ? "" : `&seat=${seat}`}`;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Follow plain left clicks on our own links without loading the page again. */
export function followLinks(root: HTMLElement): void {
  root.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (link.getAttribute("href")?.startsWith("#")) return reach(event, link.hash);
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      link.pathname.startsWith("/api")
    )
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** A link within the page: the keyboard goes there, the address stays. */
function reach(event: Event, hash: string): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(hash)?.focus();
}
