import { fit, LENS } from "./fit.ts";
import { type Bounds, clamp, diagonal, type Orbit } from "./orbit.ts";

/** Source: the product specification, section 9. Made for a table of the default size. */
export const PRESETS = {
  desktop: { alpha: 2, beta: 1.2, radius: 300 },
  mobile: { alpha: 2.8, beta: 1, radius: 400 },
} as const satisfies Record<string, Orbit>;

/** Longest diagonal of that table, cm: other furniture is looked at from as many times its own. */
const TABLE_DIAGONAL = Math.hypot(220, 80, 75);

/** Pictures of these shapes (width by height) the presets were made for: one lying, one upright. */
const SHAPES = { desktop: 4 / 3, mobile: 3 / 4 } as const;

/** Share of the picture that furniture fills at most, and at least: in a lying picture, and as the presets have it. */
const FILLS = { most: 0.88, least: { lying: 0.8, desktop: 0.71, mobile: 0.61 } } as const;

/**
 * Where the wall looks that a picture hangs on, as an alpha of the room: between both presets, so that each sees the
 * picture's front. What stands looks along z.
 */
const FACES = { hung: (PRESETS.desktop.alpha + PRESETS.mobile.alpha) / 2, standing: Math.PI / 2 } as const;

/**
 * The preset of a screen for furniture of this size, in a picture of this shape: from the side that the specification
 * names, from its distance as long as the furniture is whole and not lost in the picture. Its alpha is counted from the
 * furniture's own front, wherever that looks in the room.
 */
export function presetFor(
  screen: keyof typeof PRESETS,
  bounds: Bounds,
  shape: number = SHAPES[screen],
  hangs = false,
): Orbit {
  const { beta, radius } = PRESETS[screen];
  const alpha = PRESETS[screen].alpha - (hangs ? FACES.hung : FACES.standing) + FACES.standing;
  const from = (fills: number) =>
    fit({ alpha, beta }, bounds, { aspect: shape, fov: LENS, fills }).orbit.radius;
  const ofItsSize = (radius * diagonal(bounds)) / TABLE_DIAGONAL;
  const lying = clamp((shape / SHAPES[screen] - 1) * 4, 0, 1);
  const least = FILLS.least[screen] + (FILLS.least.lying - FILLS.least[screen]) * lying;
  return { alpha, beta, radius: clamp(ofItsSize, from(FILLS.most), from(least)) };
}
