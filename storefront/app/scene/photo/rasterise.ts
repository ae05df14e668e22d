import type { Vector } from "@planke46/furniture-rules";
import { axesOf, dot, eyeOf, type Orbit } from "../camera/orbit.ts";
import type { Piece } from "../model/pieces.ts";

const CM_A_METRE = 100;

/** What a lens has seen: for each point of the picture the piece, where on it, and which way it faces there. */
export interface Plate {
  width: number;
  height: number;
  /** One over the distance, 1/cm; 0 where nothing is. */
  near: Float32Array;
  /** Number of the piece. */
  piece: Uint16Array;
  /** u, v and the normal, five numbers a point. */
  surface: Float32Array;
}

/** Where one looks from, at what, and how wide (upright opening in radians). */
export interface Lens {
  orbit: Orbit;
  target: Vector;
  fov: number;
}

/** The way from the eye through a point of the picture; as long as the point's distance is one. */
export type Through = (x: number, y: number) => Vector;

/** An empty plate behind a lens, and the line through each of its points. */
export function plateBehind({ orbit, target, fov }: Lens, width: number, height: number) {
  const eye = eyeOf(orbit, target);
  const { right, up, towards } = axesOf(orbit);
  const focal = height / 2 / Math.tan(fov / 2);
  const plate: Plate = {
    width,
    height,
    near: new Float32Array(width * height),
    piece: new Uint16Array(width * height),
    surface: new Float32Array(width * height * 5),
  };
  const through: Through = (x, y) => {
    const [a, b] = [(x - width / 2) / focal, (height / 2 - y) / focal];
    return {
      x: right.x * a + up.x * b - towards.x,
      y: right.y * a + up.y * b - towards.y,
      z: right.z * a + up.z * b - towards.z,
    };
  };
  const expose = (piece: Piece, number: number) => {
    const seen = projected(piece, (place) => {
      const from = { x: place.x - eye.x, y: place.y - eye.y, z: place.z - eye.z };
      const near = -1 / dot(from, towards);
      return [width / 2 + dot(from, right) * near * focal, height / 2 - dot(from, up) * near * focal, near];
    });
    exposePiece(plate, piece, number, seen);
  };
  return { plate, eye, through, expose };
}

/** Three numbers a vertex: x and y on the picture, and one over the distance. */
export function projected(
  { positions }: Piece,
  project: (place: Vector) => readonly [number, number, number],
): Float32Array {
  const seen = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const place = {
      x: (positions[at] ?? 0) * CM_A_METRE,
      y: (positions[at + 1] ?? 0) * CM_A_METRE,
      z: (positions[at + 2] ?? 0) * CM_A_METRE,
    };
    seen.set(project(place), at);
  }
  return seen;
}

function exposePiece(
  plate: Plate,
  { indices, uvs, normals }: Piece,
  number: number,
  seen: Float32Array,
): void {
  const { near, piece, surface } = plate;
  for (let corner = 0; corner < indices.length; corner += 3) {
    const [a, b, c] = [indices[corner] ?? 0, indices[corner + 1] ?? 0, indices[corner + 2] ?? 0];
    eachPoint(plate, seen, a, b, c, true, (at, s, t, r, depth) => {
      if (depth <= (near[at] ?? 0)) return;
      near[at] = depth;
      piece[at] = number;
      // What lies on the triangle is spread by distance, not by the picture.
      const [p, q, o] = [
        (s * (seen[a * 3 + 2] ?? 0)) / depth,
        (t * (seen[b * 3 + 2] ?? 0)) / depth,
        (r * (seen[c * 3 + 2] ?? 0)) / depth,
      ];
      const to = at * 5;
      for (let axis = 0; axis < 2; axis++)
        surface[to + axis] =
          p * (uvs[a * 2 + axis] ?? 0) + q * (uvs[b * 2 + axis] ?? 0) + o * (uvs[c * 2 + axis] ?? 0);
      for (let axis = 0; axis < 3; axis++)
        surface[to + 2 + axis] =
          p * (normals[a * 3 + axis] ?? 0) +
          q * (normals[b * 3 + axis] ?? 0) +
          o * (normals[c * 3 + axis] ?? 0);
    });
  }
}

/** Calls for each point of a picture in a triangle, with the shares of its corners there and its third number. */
export function eachPoint(
  { width, height }: { width: number; height: number },
  seen: Float32Array,
  a: number,
  b: number,
  c: number,
  frontOnly: boolean,
  visit: (at: number, s: number, t: number, r: number, third: number) => void,
): void {
  const [ax, ay, az] = [seen[a * 3] ?? 0, seen[a * 3 + 1] ?? 0, seen[a * 3 + 2] ?? 0];
  const [bx, by, bz] = [seen[b * 3] ?? 0, seen[b * 3 + 1] ?? 0, seen[b * 3 + 2] ?? 0];
  const [cx, cy, cz] = [seen[c * 3] ?? 0, seen[c * 3 + 1] ?? 0, seen[c * 3 + 2] ?? 0];
  // Rows run down, so what turns to who looks is negative.
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0 || (frontOnly && area > 0)) return;
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(ax, bx, cx))),
    Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx))),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(ay, by, cy))),
    Math.min(height - 1, Math.ceil(Math.max(ay, by, cy))),
  ];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const s = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
      const t = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
      const r = 1 - s - t;
      if (s < 0 || t < 0 || r < 0) continue;
      visit(y * width + x, s, t, r, s * az + t * bz + r * cz);
    }
  }
}
