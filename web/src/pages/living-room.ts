// A page that is looked at across a room: it is large, it stays on, and it brings itself back.

import { apply } from "../settings";

/** Sizes follow the height of the screen from now on; the answer ends that. */
export function asScreen(): () => void {
  const root = document.documentElement;
  root.dataset["screen"] = "tv";
  apply();
  return () => {
    delete root.dataset["screen"];
    apply();
  };
}

/** Whether a browser can be asked to stay on at all: on plain http it cannot. */
export const mayStayOn = (): boolean => "wakeLock" in navigator;

/** Keep the screen from going dark. A browser lets go when its page is hidden, so it is asked again. */
export function stayOn(): () => void {
  let held: WakeLockSentinel | undefined;
  const ask = (): void => {
    if (document.hidden || !mayStayOn()) return;
    void navigator.wakeLock.request("screen").then(
      (lock) => (held = lock),
      () => undefined, // a battery that is nearly empty
    );
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    void held?.release();
  };
}
