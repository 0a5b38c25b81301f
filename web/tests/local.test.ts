import { expect, test, vi } from "vitest";
import { openHouse } from "../src/net/local";

test("a page that is kept for the way back leaves no house behind, and begins anew when it is shown again", () => {
  const gone = vi.fn();
  class Known {
    terminate = gone;
  }
  const reloaded = vi.fn();
  const heard = new EventTarget();
  vi.stubGlobal("Worker", Known);
  vi.stubGlobal("navigator", { locks: {} });
  vi.stubGlobal("location", { reload: reloaded });
  vi.stubGlobal("addEventListener", heard.addEventListener.bind(heard));
  const told = (name: string, persisted: boolean): boolean =>
    heard.dispatchEvent(Object.assign(new Event(name), { persisted }));

  openHouse(() => undefined);
  told("pageshow", false);
  expect([gone.mock.calls.length, reloaded.mock.calls.length]).toEqual([0, 0]);
  told("pagehide", true);
  expect([gone.mock.calls.length, reloaded.mock.calls.length]).toEqual([1, 0]);
  told("pageshow", true);
  expect(reloaded).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
