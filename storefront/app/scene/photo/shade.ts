import type { Vector } from "@planke46/furniture-rules";
import { dot } from "../camera/orbit.ts";
import type { Piece } from "../model/pieces.ts";
import { eachPoint, projected } from "./rasterise.ts";

/** Edge of a picture of what a light sees, points. */
const POINTS = 420;

/** Share of a light that reaches a place (cm), softened over so many points to each side. */
export type Reach = (x: number, y: number, z: number, wide: number) => number;

/** What a light far away in a direction sees of the furniture, and so which places it reaches. */
export function lightFrom(towards: Vector, pieces: readonly Piece[], corners: readonly Vector[]): Reach {
  const long = Math.hypot(towards.x, towards.y, towards.z);
  const to = { x: towards.x / long, y: towards.y / long, z: towards.z / long };
  // Any two ways square to the light and to each other.
  const flat = Math.hypot(to.y, to.z);
  const a = { x: flat, y: (-to.x * to.y) / flat, z: (-to.x * to.z) / flat };
  const b = { x: 0, y: to.z / flat, z: -to.y / flat };
  const [across, along] = [a, b].map((way) => corners.map((corner) => dot(corner, way)));
  const [left, right] = [Math.min(...(across ?? [])) - 8, Math.max(...(across ?? [])) + 8];
  const [low, high] = [Math.min(...(along ?? [])) - 8, Math.max(...(along ?? [])) + 8];
  const scale = POINTS / Math.max(right - left, high - low);
  const heights = new Float32Array(POINTS * POINTS).fill(Number.NEGATIVE_INFINITY);
  for (const piece of pieces) {
    const seen = projected(piece, (place) => [
      (dot(place, a) - left) * scale,
      (dot(place, b) - low) * scale,
      dot(place, to),
    ]);
    for (let corner = 0; corner < piece.indices.length; corner += 3) {
      const [p, q, r] = [0, 1, 2].map((next) => piece.indices[corner + next] ?? 0) as [
        number,
        number,
        number,
      ];
      eachPoint({ width: POINTS, height: POINTS }, seen, p, q, r, false, (at, _s, _t, _r, height) => {
        if (height > (heights[at] ?? 0)) heights[at] = height;
      });
    }
  }
  return (x, y, z, wide) => {
    const [px, py] = [
      Math.floor((x * a.x + y * a.y + z * a.z - left) * scale),
      Math.floor((x * b.x + y * b.y + z * b.z - low) * scale),
    ];
    const height = x * to.x + y * to.y + z * to.z;
    let open = 0;
    let all = 0;
    for (let row = py - wide; row <= py + wide; row++) {
      for (let column = px - wide; column <= px + wide; column++) {
        const weight = (wide + 1 - Math.abs(row - py)) * (wide + 1 - Math.abs(column - px));
        all += weight;
        const outside = row < 0 || column < 0 || row >= POINTS || column >= POINTS;
        if (outside || (heights[row * POINTS + column] ?? 0) <= height) open += weight;
      }
    }
    return open / all;
  };
}
