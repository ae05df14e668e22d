import type { Vector } from "@planke46/furniture-rules";
import { axesOf, type Bounds, clamp, diagonal, dot, moved, type Orbit, targetOf } from "./orbit.ts";

export interface Fit {
  orbit: Orbit;
  target: Vector;
}

interface Frame {
  /** Width by height of the picture. */
  aspect: number;
  /** Upright opening of the lens, radians. */
  fov: number;
  /** Share of the picture that the furniture may fill. */
  fills: number;
}

/** Opening of the lens that the presets are made for, upright, radians. */
export const LENS = 0.8;

/** How often the middle is corrected: each time moves it less. */
const ROUNDS = 10;

/** So near (share of the diagonal) one looks into the furniture, no longer at it: its middle stays where it is. */
export const AMONG = { from: 0.6, to: 0.75 } as const;

/**
 * What to look at so that the furniture is in the middle of the picture: lens and distance make what is near larger, so
 * that is not its own middle.
 */
export function centred({ alpha, beta, radius }: Orbit, bounds: Bounds): Vector {
  const middle = targetOf(bounds);
  const reach = diagonal(bounds);
  const share = clamp((radius / reach - AMONG.from) / (AMONG.to - AMONG.from), 0, 1);
  if (share === 0) return middle;
  const { right, up, towards } = axesOf({ alpha, beta });
  let target = middle;
  for (let round = 0; round < ROUNDS; round++) {
    const aside = asideOf(seenFrom(target, bounds, right, up, towards), radius);
    target = moved(moved(target, right, aside.right), up, aside.up);
  }
  const way = { x: target.x - middle.x, y: target.y - middle.y, z: target.z - middle.z };
  return moved(middle, way, share);
}

/** Furniture seen from this side, whole, in the middle of the picture and as large as it may be. */
export function fit(
  { alpha, beta }: Pick<Orbit, "alpha" | "beta">,
  bounds: Bounds,
  { aspect, fov, fills }: Frame,
): Fit {
  const upright = Math.tan(fov / 2) * fills;
  const { right, up, towards } = axesOf({ alpha, beta });
  let target = targetOf(bounds);
  let radius = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const seen = seenFrom(target, bounds, right, up, towards);
    radius = Math.max(
      ...seen.map((at) => at.near + Math.max(Math.abs(at.right) / aspect, Math.abs(at.up)) / upright),
    );
    const aside = asideOf(seen, radius);
    target = moved(moved(target, right, aside.right), up, aside.up);
  }
  return { orbit: { alpha, beta, radius }, target };
}

/** How much of the picture the furniture takes: 1 is as wide, or as high, as the picture. */
export function extent(
  { orbit, target }: Fit,
  bounds: Bounds,
  { aspect, fov }: Pick<Frame, "aspect" | "fov">,
): { across: number; down: number } {
  const { right, up, towards } = axesOf(orbit);
  const half = Math.tan(fov / 2);
  const seen = seenFrom(target, bounds, right, up, towards);
  const reach = (way: "right" | "up") => {
    const places = seen.map((at) => at[way] / Math.max(1, orbit.radius - at.near) / half);
    return (Math.max(...places) - Math.min(...places)) / 2;
  };
  return { across: reach("right") / aspect, down: reach("up") };
}

interface Seen {
  right: number;
  up: number;
  /** Towards the eye. */
  near: number;
}

function seenFrom(target: Vector, bounds: Bounds, right: Vector, up: Vector, towards: Vector): Seen[] {
  return cornersOf(bounds).map((corner) => {
    const from = { x: corner.x - target.x, y: corner.y - target.y, z: corner.z - target.z };
    return { right: dot(from, right), up: dot(from, up), near: dot(from, towards) };
  });
}

/** How far what is seen lies from the middle of the picture, cm at the target's distance. */
function asideOf(seen: readonly Seen[], radius: number): { right: number; up: number } {
  const middle = (way: "right" | "up") => {
    const places = seen.map((at) => at[way] / Math.max(1, radius - at.near));
    return ((Math.min(...places) + Math.max(...places)) / 2) * radius;
  };
  return { right: middle("right"), up: middle("up") };
}

function cornersOf({ min, max }: Bounds): Vector[] {
  return [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => ({ x, y, z }))),
  );
}
