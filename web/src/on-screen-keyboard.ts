// The keyboard of a phone: browsers lay it over the page, and only the part that is seen becomes smaller. What stands
// at the bottom reads `--keyboard`, how many pixels of the page it hides, and stands on it.

/** Pixels: less is a browser's own bar. */
const LEAST = 80;

export function standOnTheKeyboard(seen: VisualViewport | null = visualViewport): void {
  if (!seen) return;
  const { documentElement: page } = document;
  const follow = (): void => {
    const zoomed = seen.scale > 1.01; // then the rest is not hidden, only farther away
    const hidden = zoomed ? 0 : page.clientHeight - seen.height - seen.offsetTop;
    page.style.setProperty("--keyboard", `${hidden > LEAST ? Math.round(hidden) : 0}px`);
  };
  seen.addEventListener("scroll", follow);
  seen.addEventListener("resize", () => {
    follow();
    const field = document.activeElement;
    if (field?.matches("input, textarea")) field.scrollIntoView({ block: "center" }); // not its edge under a sticky foot
  });
}
