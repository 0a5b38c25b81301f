// A house on a server, over fetch and WebSocket. No other folder knows these two.

import { at } from "../base";
import type { House, Wire } from "./house";

export const hosted: House = {
  async call(method, path, body) {
    const init: RequestInit = { method };
    if (typeof body === "string")
      init.body = body; // a file, as it is
    else if (body !== undefined) {
      init.headers = { "content-type": "application/json" };
      init.body = JSON.stringify(body);
    }
    const answer = await fetch(at(`/api${path}`), init);
    return { status: answer.status, text: await answer.text() };
  },

  open(table) {
    const { protocol, host } = location;
    const socket = new WebSocket(
      `${protocol === "https:" ? "wss" : "ws"}://${host}${at(`/api/tables/${table}/live`)}`,
    );
    const wire: Wire = {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
    socket.onopen = () => wire.onopen?.();
    socket.onmessage = (event) => wire.onmessage?.(event.data as string);
    socket.onclose = (event) => wire.onclose?.(event.code);
    return wire;
  },
};

/** A file of the house: words, pictures, sounds. Nothing if there is none; rejects when there is no line, or when the
 * house has no time now: whoever asked may ask again. */
export async function file(path: string): Promise<Response | undefined> {
  const answer = await fetch(at(path));
  if (answer.status === 429 || answer.status >= 500) throw new Error(path);
  return answer.ok ? answer : undefined;
}
