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
  return String(Math.round(value * 10) / 10 + 0);
}

export function at({ x, y }: Point): string {
  return `${number(x)} ${number(y)}`;
}

/** A closed outline. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}Z`;
}

/** A soft line through points: a curve from middle to middle, bent by the points themselves. */
export function softLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const steps = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${at(point)}`;
    return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${at(first)}${steps.join("")}`;
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
