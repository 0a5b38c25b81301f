// Whether somebody looks at this page: it can be seen, and was touched just now. Whoever looks is not called.

/** Milliseconds between two words about it; the server counts sixty seconds from each. */
const EVERY = 15_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;

/** Says so now and then, until it is stopped. A page that was just opened was touched. */
export function watchEyes(say: (now: boolean) => void): () => void {
  let said = -EVERY;
  const touched = (): void => {
    if (document.hidden || performance.now() - said < EVERY) return;
    said = performance.now();
    say(true);
  };
  const turned = (): void => {
    said = -EVERY;
    if (document.hidden) say(false);
    else touched();
  };
  for (const touch of TOUCHES) addEventListener(touch, touched, { passive: true, capture: true });
  document.addEventListener("visibilitychange", turned);
  touched();
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, touched, { capture: true });
    document.removeEventListener("visibilitychange", turned);
  };
}
