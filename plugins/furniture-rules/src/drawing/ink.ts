import type { Point } from "./plane.js";

/** Text for XML: markup and the characters XML cannot hold are made harmless. */
export function escapeText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;");
}

/** A tenth of a picture unit is finer than any screen shows. */
export function number(value: number): string {
  return String(tenths(value) / 10).replace(/^(-?)0\./, "$1.");
}

export function at({ x, y }: Point): string {
  return pair(tenths(x), tenths(y));
}

/** A closed outline. */
export function outline(points: readonly Point[]): string {
  return `${steps(points, "l")}z`;
}

/** A soft line through points: a curve from middle to middle, bent by the points themselves. */
export function softLine(points: readonly Point[]): string {
  const path = points.flatMap((point, index) => {
    const next = points[index + 1];
    if (index === 0 || !next) return [point];
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }];
  });
  // An odd number of points ends on a whole curve; the straight end of an even one is written as a curve too.
  const last = path[path.length - 1];
  if (last && path.length % 2 === 0) path.push(last);
  return steps(path, "q");
}

/** Relative steps: short to write. Each is taken from the rounded place before it, so that errors do not add up. */
function steps(points: readonly Point[], command: "l" | "q"): string {
  const stride = command === "l" ? 1 : 2;
  let [x, y] = [0, 0];
  let path = "";
  points.forEach((point, index) => {
    const next = pair(tenths(point.x) - x, tenths(point.y) - y);
    const joint = index === 0 ? "M" : index === 1 ? command : next.startsWith("-") ? "" : " ";
    path += joint + next;
    if (index % stride === 0) [x, y] = [tenths(point.x), tenths(point.y)];
  });
  return path;
}

function pair(x: number, y: number): string {
  const second = number(y / 10);
  return `${number(x / 10)}${second.startsWith("-") ? "" : " "}${second}`;
}

function tenths(value: number): number {
  return Math.round(value * 10) + 0;
}

/** A number that belongs to a text: the same on every machine (FNV-1a). */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Numbers from 0 to 1 that look random and are always the same for one seed (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
