import type { Orbit } from "./orbit.ts";

/** How fast the view follows the hand: time constant of the exponential approach, ms. */
const FOLLOWS_WITHIN_MS = 70;
/** Differences below this are invisible and count as arrived: radians, and shares of the distance. */
const STILL = 0.0005;

/** The view a moment later on its way to where the hand has put it, and whether it has arrived. */
export function follow(shown: Orbit, wanted: Orbit, elapsedMs: number): { orbit: Orbit; arrived: boolean } {
  const share = 1 - Math.exp(-elapsedMs / FOLLOWS_WITHIN_MS);
  const orbit = {
    alpha: shown.alpha + (wanted.alpha - shown.alpha) * share,
    beta: shown.beta + (wanted.beta - shown.beta) * share,
    radius: shown.radius + (wanted.radius - shown.radius) * share,
  };
  const arrived =
    Math.abs(wanted.alpha - orbit.alpha) < STILL &&
    Math.abs(wanted.beta - orbit.beta) < STILL &&
    Math.abs(wanted.radius / orbit.radius - 1) < STILL;
  return arrived ? { orbit: wanted, arrived } : { orbit, arrived };
}

/** How much of a motion is done when this share of its time is over: fast at first, coming to rest. */
export function eased(t: number): number {
  return 1 - (1 - t) ** 3;
}
