import { AMONG, extent, fit, LENS } from "./fit.ts";
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

/** A little from one side, and lower than a phone's view: here everything that stands shows most of itself. */
const FRONT = { alpha: FACES.standing + 0.3, beta: 1.25 } as const;

/** A view that fills less than this share of what the best one fills is not kept. */
const GOOD_ENOUGH = 0.9;
/** Views looked at on the way to a better one. */
const STEPS = 10;

/**
 * The preset of a screen for furniture of this size, in a picture of this shape: from the side that the specification
 * names, from its distance as long as the furniture is whole and not lost in the picture. Where that side shows it as a
 * strip in this picture, one walks round it as far as it takes, see `sideFor`. Its alpha is counted from the furniture's own
 * front, wherever that looks in the room.
 */
export function presetFor(
  screen: keyof typeof PRESETS,
  bounds: Bounds,
  shape: number = SHAPES[screen],
  hangs = false,
): Orbit {
  const side = sideFor(screen, bounds, shape, hangs);
  const from = (fills: number) => fit(side, bounds, { aspect: shape, fov: LENS, fills }).orbit.radius;
  const ofItsSize = (PRESETS[screen].radius * diagonal(bounds)) / TABLE_DIAGONAL;
  const lying = clamp((shape / SHAPES[screen] - 1) * 4, 0, 1);
  const least = FILLS.least[screen] + (FILLS.least.lying - FILLS.least[screen]) * lying;
  const nearest = Math.max(from(FILLS.most), diagonal(bounds) * AMONG.to);
  return { ...side, radius: clamp(ofItsSize, nearest, Math.max(nearest, from(least))) };
}

type Side = Pick<Orbit, "alpha" | "beta">;

/**
 * The side of the specification where it shows the furniture well, else the first one on the way to the front that does:
 * a shelf seen almost from its end is a strip in a lying picture. What hangs is seen from its front anyway.
 */
function sideFor(screen: keyof typeof PRESETS, bounds: Bounds, shape: number, hangs: boolean): Side {
  const { alpha, beta } = PRESETS[screen];
  const own = { alpha: alpha - (hangs ? FACES.hung : FACES.standing) + FACES.standing, beta };
  if (hangs) return own;
  const views = Array.from({ length: STEPS + 1 }, (_, step) => {
    const way = step / STEPS;
    const side = {
      alpha: own.alpha + (FRONT.alpha - own.alpha) * way,
      beta: own.beta + (FRONT.beta - own.beta) * way,
    };
    return { side, filled: filledBy(side, bounds, shape) };
  });
  const best = Math.max(...views.map(({ filled }) => filled));
  return views.find(({ filled }) => filled >= best * GOOD_ENOUGH)?.side ?? own;
}

/** Share of the picture that the furniture's outline takes, upright and across, seen from this side as large as it may be. */
function filledBy(side: Side, bounds: Bounds, aspect: number): number {
  const frame = { aspect, fov: LENS, fills: FILLS.most };
  const { across, down } = extent(fit(side, bounds, frame), bounds, frame);
  return across * down;
}
