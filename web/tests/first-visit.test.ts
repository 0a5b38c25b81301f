// @vitest-environment happy-dom
// A static site's page registers its service worker once its house stands: WebKit would lose the installation of one
// whose page is left while the house is starting.

import { expect, it, vi } from "vitest";

const house = { onmessage: (_: object): void => undefined, postMessage: vi.fn() };
const register = vi.fn(() => new Promise(() => undefined));
const workers = Object.assign(new EventTarget(), { register, startMessages: vi.fn() });
vi.stubGlobal("Worker", function () {
  return house;
});
vi.stubGlobal("fetch", () => new Promise(() => undefined));
for (const [name, value] of Object.entries({ locks: {}, serviceWorker: workers }))
  Object.defineProperty(navigator, name, { value, configurable: true });
document.head.innerHTML = '<meta name="house" content="local" />';
await import("../src/app");

it("the service worker waits for the house", async () => {
  document.body.append(document.createElement("ff-app"));
  await new Promise((done) => setTimeout(done));
  expect(register).not.toHaveBeenCalled();
  house.onmessage({ data: JSON.stringify({ t: "house", state: "elsewhere" }) });
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
});
