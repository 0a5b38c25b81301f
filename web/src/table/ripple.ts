// Rings on the water where something dived in.

const NS = "http://www.w3.org/2000/svg";
const RIPPLES = [0, 90, 180];

/** Gone by themselves. */
export function ripple(root: HTMLElement, x: number, y: number): void {
  const world = root.querySelector<SVGGElement>(".board-svg .world");
  for (const delay of RIPPLES) {
    const ring = document.createElementNS(NS, "circle");
    ring.setAttribute("class", "ripple");
    for (const [name, value] of [
      ["cx", x],
      ["cy", y],
      ["r", 46],
    ] as const)
      ring.setAttribute(name, String(value));
    ring.style.transformOrigin = `${x}px ${y}px`;
    world?.append(ring);
    const animation = ring.animate(
      [
        { transform: "scale(.15)", opacity: 0.9 },
        { transform: "scale(1)", opacity: 0 },
      ],
      { duration: 620, delay, easing: "ease-out", fill: "both" },
    );
    animation.finished.then(
      () => ring.remove(),
      () => ring.remove(),
    );
  }
}
