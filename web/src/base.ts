// Where this client lies: at the root of a server, or in a folder of a static site, as its page says.

const said = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base"]')?.content;

/** Begins and ends with a slash. */
export const BASE = said ?? "/";

/** The address of a path of ours, which begins with a slash. */
export const at = (path: string): string => BASE + path.slice(1);

/** The path of ours at an address. */
export const pathAt = (address: string): string =>
  address.startsWith(BASE) ? `/${address.slice(BASE.length)}` : address;
