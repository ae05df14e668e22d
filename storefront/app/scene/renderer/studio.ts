import type { Vector } from "@planke46/furniture-rules";

/**
 * The studio the furniture stands in: a bright room with one large soft window before and left of it, a strip of light
 * above, and a paper ground. Numbers are linear light, 1 being white paper lit straight on; directions lead towards the light.
 */
export const STUDIO = {
  window: { towards: { x: -0.3, y: 0.78, z: 0.55 } satisfies Vector, light: [2.05, 1.97, 1.84] },
  sky: [0.86, 0.9, 0.96],
  wall: [0.52, 0.52, 0.51],
  ground: [0.4, 0.37, 0.33],
  /** How much more of the light all round comes back between white surfaces: white steel is not grey on its shady side. */
  bounce: 1.1,
} as const;

/** Edge of the two shadow pictures, pixels: the window's falls sharply, the ceiling's is one soft darkness. */
export const SHADOW_PIXELS = { window: 480, ceiling: 64 } as const;
