import type { Vector } from "../parts/part.js";
import { dot, unit } from "./plane.js";

/** Towards the window: from the left of the front, high. */
const LIGHT = unit({ x: -0.42, y: 1, z: 0.5 });

/** How bright a face is: 0 in its own shade, 1 turned to the light. */
export function brightness(normal: Vector): number {
  return Math.max(0, dot(normal, LIGHT));
}

/** Where the shadow of a point falls on the floor. Steeper than the light, so that it stays near the furniture. */
export function shadowOf(point: Vector): Vector {
  const run = (0.4 * point.y) / LIGHT.y;
  return { x: point.x - LIGHT.x * run, y: 0, z: point.z - LIGHT.z * run };
}

/** Mixes two colours "#RRGGBB". */
export function mix(a: string, b: string, share: number): string {
  const channel = (from: number): string => {
    const [one, two] = [parseInt(a.slice(from, from + 2), 16), parseInt(b.slice(from, from + 2), 16)];
    return Math.round(one + (two - one) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** A surface of this colour under this light. */
export function shaded(color: string, bright: number): string {
  const dimmed = mix(color, "#14110d", 0.34 * (1 - bright));
  return mix(dimmed, "#ffffff", 0.16 * bright ** 1.5);
}
