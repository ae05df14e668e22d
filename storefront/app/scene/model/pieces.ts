import { boundsOf, type Part } from "@planke46/furniture-rules";
import { describe } from "../description/describe.ts";
import { type Look, lookOf } from "../description/looks.ts";
import type { Batch } from "../description/solid.ts";
import { geometryOf } from "../geometry/geometryOf.ts";

/** Names of the pictures a board shows: those of the plank picked, or of one of the workshop's. */
export type PictureNames = (plank: string | null, place: number) => { face: string; end: string };

/** What one surface of a model looks like elsewhere: a picture, or a linear colour. */
export interface Finish {
  /** Name of a picture; absent for plain surfaces. */
  picture?: string;
  color: readonly [number, number, number];
  metal: number;
  rough: number;
}

/** Triangles of a model that share a finish. Metres; the picture's v runs down, as in glTF. */
export interface Piece {
  name: string;
  finish: Finish;
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
}

const METRES_A_CM = 0.01;

/**
 * The furniture for other programs: the very meshes of the scene, sawn ends apart from faces, in metres, its feet on the
 * floor and the middle of its footprint in the origin.
 */
export function piecesOf(parts: readonly Part[], namesOf: PictureNames): Piece[] {
  const { min, max } = boundsOf(parts);
  const middle = [(min.x + max.x) / 2, min.y, (min.z + max.z) / 2];
  return describe(parts).batches.flatMap((batch) => {
    const { surface } = batch;
    if (surface.kind !== "wood") return [piece(batch, null, batch.id, plain(lookOf(surface)), middle)];
    const names = namesOf(surface.plank, surface.place);
    return [
      piece(batch, 0, batch.id, wood(names.face), middle),
      piece(batch, 1, `${batch.id}-ends`, wood(names.end), middle),
    ];
  });
}

function plain({ color, metal, rough }: Look): Finish {
  return { color, metal, rough: Math.max(0.03, rough) };
}

function wood(picture: string): Finish {
  return { picture, color: [1, 1, 1], metal: 0, rough: 0.6 };
}

/** All triangles of a batch, or those of its sides (0) or ends (1) alone, with their own vertices. */
function piece(
  batch: Batch,
  end: 0 | 1 | null,
  name: string,
  finish: Finish,
  origin: readonly number[],
): Piece {
  const { positions, normals, uvs, ends, indices } = geometryOf(batch);
  const numbers = new Map<number, number>();
  const kept: number[] = [];
  const inOrder: number[] = [];
  for (const index of indices) {
    if (end !== null && ends[index * 2] !== end) continue;
    let number = numbers.get(index);
    if (number === undefined) {
      number = kept.length;
      numbers.set(index, number);
      kept.push(index);
    }
    inOrder.push(number);
  }
  const pick = (from: Float32Array, width: number, change: (value: number, at: number) => number) =>
    Float32Array.from(
      kept.flatMap((index) =>
        Array.from({ length: width }, (_, at) => change(from[index * width + at] ?? 0, at)),
      ),
    );
  return {
    name,
    finish,
    positions: pick(positions, 3, (cm, at) => (cm - (origin[at] ?? 0)) * METRES_A_CM),
    normals: pick(normals, 3, (value) => value),
    uvs: pick(uvs, 2, (value, at) => (at === 1 ? 1 - value : value)),
    indices: Uint32Array.from(inOrder),
  };
}
