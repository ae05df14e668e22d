/** Between two bounds. */
export function clamp(value: number, least = 0, most = 1): number {
  return value < least ? least : Math.min(value, most);
}

/** From 0 at `from` to 1 at `to`, with soft ends; also falling when `from` is the greater. */
export function ramp(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Straight from one value to another. */
export function blend(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A bell of height 1 and this half-width. */
export function bell(distance: number, halfWidth: number): number {
  const t = distance / halfWidth;
  return Math.exp(-t * t);
}
