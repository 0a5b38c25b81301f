// Outlines: of spaces, of the simple figures that stand in for missing art, and their extents.

import type { Box } from "../scene.gen";
import type { Figure, Shape } from "./types";

/** Two decimals are more than a screen can show. */
export const num = (value: number): number => Math.round(value * 100) / 100;

/** The outline of a space as an SVG path. All but `path` are centred on `x, y`. */
export function outline(shape: Shape, x: number, y: number, grow = 0): string {
  switch (shape.type) {
    case "rect":
      return rectangle(x, y, shape.w + 2 * grow, shape.h + 2 * grow, (shape.round ?? 0) + grow * 0.6);
    case "circle":
      return circle(x, y, shape.r + grow);
    case "hex":
      return polygon(corners(6, shape.r + grow, shape.pointy ? 30 : 0), x, y);
    case "path":
      return shape.d;
  }
}

/** The box around a space; of a path only what its coordinates say. */
export function extent(shape: Shape, x: number, y: number): Box {
  switch (shape.type) {
    case "rect":
      return [x - shape.w / 2, y - shape.h / 2, shape.w, shape.h];
    case "circle":
      return [x - shape.r, y - shape.r, 2 * shape.r, 2 * shape.r];
    case "hex": {
      const [long, short] = [2 * shape.r, Math.sqrt(3) * shape.r];
      const [w, h] = shape.pointy ? [short, long] : [long, short];
      return [x - w / 2, y - h / 2, w, h];
    }
    case "path":
      return pathBox(shape.d, x, y);
  }
}

/** The box around a box that is turned about its middle. */
export function turned([x, y, w, h]: Box, turn: number): Box {
  const [sin, cos] = [Math.abs(Math.sin((turn * Math.PI) / 180)), Math.abs(Math.cos((turn * Math.PI) / 180))];
  const [wide, high] = [w * cos + h * sin, w * sin + h * cos];
  return [x + (w - wide) / 2, y + (h - high) / 2, wide, high];
}

/** A polygon drawn with straight lines, moved inwards; anything with curves stays as it is. */
export function inset(d: string, by: number): string {
  const points = straight(d);
  if (!points || points.length < 3) return d;
  const turn = Math.sign(area(points)) || 1;
  const lines = points.map((a, n) => shifted(a, points[(n + 1) % points.length]!, turn * by));
  const inner = lines.map((line, n) => crossing(lines[(n + lines.length - 1) % lines.length]!, line));
  return `M${inner.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}Z`;
}

/** Figures of the vocabulary in a box from -1 to 1. */
export function figure(kind: Figure, x: number, y: number, r: number): string {
  switch (kind) {
    case "square":
      return rectangle(x, y, 1.7 * r, 1.7 * r, 0.24 * r);
    case "card":
      return rectangle(x, y, 1.4 * r, 1.96 * r, 0.2 * r);
    case "triangle":
      return polygon(
        [
          [0, -0.95],
          [0.95, 0.78],
          [-0.95, 0.78],
        ].map(([a, b]) => [a! * r, b! * r]),
        x,
        y,
      );
    case "diamond":
      return polygon(
        [
          [0, -r],
          [0.9 * r, 0],
          [0, r],
          [-0.9 * r, 0],
        ],
        x,
        y,
      );
    case "hex":
      return polygon(corners(6, r, 30), x, y);
    case "star":
      return polygon(
        corners(10, r, -90).map(([a, b], n) => (n % 2 ? [a * 0.52, b * 0.52] : [a, b])),
        x,
        y,
      );
    case "cross": {
      const [a, b] = [0.36 * r, 0.95 * r];
      const arms: [number, number][] = [
        [-a, -b], [a, -b], [a, -a], [b, -a], [b, a], [a, a], [a, b], [-a, b], [-a, a], [-b, a], [-b, -a], [-a, -a],
      ]; // prettier-ignore
      return polygon(arms, x, y);
    }
    case "shell":
      return `M${num(x - r)} ${num(y - 0.45 * r)}H${num(x + r)}A${num(r)} ${num(1.3 * r)} 0 0 1 ${num(x - r)} ${num(y - 0.45 * r)}Z`;
    case "pin": {
      const wide = 0.8 * r;
      const [left, right, tip, waist] = [num(x - wide), num(x + wide), num(y + 1.06 * r), num(y + 0.5 * r)];
      const head = `a${num(wide)} ${num(wide)} 0 0 1 ${num(2 * wide)} 0`;
      return `M${num(x)} ${tip}Q${left} ${waist} ${left} ${num(y)}${head}Q${right} ${waist} ${num(x)} ${tip}Z`;
    }
    default:
      return circle(x, y, 0.94 * r);
  }
}

export function circle(x: number, y: number, r: number): string {
  return `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;
}

export function rectangle(x: number, y: number, w: number, h: number, round = 0): string {
  const r = Math.min(round, w / 2, h / 2);
  const [left, top, wide, high] = [num(x - w / 2), num(y - h / 2), num(w - 2 * r), num(h - 2 * r)];
  if (!r) return `M${left} ${top}h${num(w)}v${num(h)}h${num(-w)}Z`;
  const arc = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  return `M${num(left + r)} ${top}h${wide}${arc(r, r)}v${high}${arc(-r, r)}h${-wide}${arc(-r, -r)}v${-high}${arc(r, -r)}Z`;
}

type Pair = readonly number[];

function polygon(points: Pair[], x: number, y: number): string {
  return `M${points.map(([a, b]) => `${num(x + a!)} ${num(y + b!)}`).join("L")}Z`;
}

function corners(n: number, r: number, from: number): [number, number][] {
  return Array.from({ length: n }, (_, k) => {
    const angle = ((from + (360 * k) / n) * Math.PI) / 180;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

function straight(d: string): [number, number][] | undefined {
  if (/[^MLZHV\d\s.,-]/.test(d)) return undefined;
  const points: [number, number][] = [];
  for (const [, command, rest] of d.matchAll(/([MLHV])([^MLHVZ]*)/g)) {
    const numbers = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const last = points.at(-1) ?? [0, 0];
    if (command === "H") for (const x of numbers) points.push([x, last[1]]);
    else if (command === "V") for (const y of numbers) points.push([last[0], y]);
    else for (let n = 0; n + 1 < numbers.length; n += 2) points.push([numbers[n]!, numbers[n + 1]!]);
  }
  const [first, last] = [points[0], points.at(-1)];
  if (first && last && points.length > 1 && first[0] === last[0] && first[1] === last[1]) points.pop();
  return points;
}

function area(points: [number, number][]): number {
  return points.reduce((sum, [x, y], n) => {
    const [u, v] = points[(n + 1) % points.length]!;
    return sum + x * v - u * y;
  }, 0);
}

type Line = [number, number, number, number];

function shifted([ax, ay]: Pair, [bx, by]: Pair, by_: number): Line {
  const [dx, dy] = [bx! - ax!, by! - ay!];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / long) * by_, (dx / long) * by_];
  return [ax! + nx, ay! + ny, bx! + nx, by! + ny];
}

function crossing([ax, ay, bx, by]: Line, [cx, cy, dx, dy]: Line): [number, number] {
  const down = (ax - bx) * (cy - dy) - (ay - by) * (cx - dx);
  if (Math.abs(down) < 1e-6) return [cx, cy];
  const [p, q] = [ax * by - ay * bx, cx * dy - cy * dx];
  return [(p * (cx - dx) - (ax - bx) * q) / down, (p * (cy - dy) - (ay - by) * q) / down];
}

function pathBox(d: string, x: number, y: number): Box {
  const points = straight(d) ?? [];
  if (!points.length) return [x - 20, y - 20, 40, 40];
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
