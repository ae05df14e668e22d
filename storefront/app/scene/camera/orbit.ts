import type { Vector } from "@planke46/furniture-rules";

/** Where one looks from: `alpha` round the furniture, `beta` down from straight above (radians), `radius` in cm. */
export interface Orbit {
  alpha: number;
  beta: number;
  radius: number;
}

/** One never looks from below the floor nor straight down; near and far by the furniture's diagonal. */
export const LIMITS = { beta: { min: 0.25, max: 1.52 }, near: 0.55, far: 2.6 } as const;

export interface Bounds {
  min: Vector;
  max: Vector;
}

/** The same view within the limits. */
export function within(orbit: Orbit, bounds: Bounds): Orbit {
  const reach = diagonal(bounds);
  return {
    alpha: orbit.alpha,
    beta: clamp(orbit.beta, LIMITS.beta.min, LIMITS.beta.max),
    radius: clamp(orbit.radius, reach * LIMITS.near, reach * LIMITS.far),
  };
}

/** Where the eye is, cm. */
export function eyeOf({ alpha, beta, radius }: Orbit, target: Vector): Vector {
  return {
    x: target.x + radius * Math.cos(alpha) * Math.sin(beta),
    y: target.y + radius * Math.cos(beta),
    z: target.z + radius * Math.sin(alpha) * Math.sin(beta),
  };
}

/** Of the picture one sees, as ways in the room: to the right, up, and towards the eye. */
export function axesOf({ alpha, beta }: Pick<Orbit, "alpha" | "beta">) {
  return {
    right: { x: Math.sin(alpha), y: 0, z: -Math.cos(alpha) },
    up: { x: -Math.cos(beta) * Math.cos(alpha), y: Math.sin(beta), z: -Math.cos(beta) * Math.sin(alpha) },
    towards: eyeOf({ alpha, beta, radius: 1 }, { x: 0, y: 0, z: 0 }),
  };
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/** From `from` so far (cm) along a way. */
export function moved(from: Vector, way: Vector, by: number): Vector {
  return { x: from.x + way.x * by, y: from.y + way.y * by, z: from.z + way.z * by };
}

/** The middle of the furniture: what one looks at. */
export function targetOf({ min, max }: Bounds): Vector {
  return { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2, z: (min.z + max.z) / 2 };
}

export function diagonal({ min, max }: Bounds): number {
  return Math.hypot(max.x - min.x, max.y - min.y, max.z - min.z);
}

/** The value, or the nearer of its bounds. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

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
