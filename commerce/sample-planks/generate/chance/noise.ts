import type { Chance } from "./chance";

/** Smooth gradient noise, about −1…1, zero on average; one unit is one swell. */
export interface Noise {
  line(x: number): number;
  plane(x: number, y: number): number;
  space(x: number, y: number, z: number): number;
}

const CELLS = 256;

/** Slopes for each hash: eight directions in the plane, scaled so that the noise reaches about ±1. */
const PLANE_X = slopes((hash) => 1.3 * (hash & 4 ? sign(hash & 2) * 0.5 : sign(hash & 1)));
const PLANE_Y = slopes((hash) => 1.3 * (hash & 4 ? sign(hash & 1) : sign(hash & 2) * 0.5));
/** The twelve edge directions of a cube. */
const SPACE = ([0, 1, 2] as const).map((axis) => slopes((hash) => cubeEdge(hash)[axis]));
const [SPACE_X, SPACE_Y, SPACE_Z] = SPACE as [Float64Array, Float64Array, Float64Array];

/** Gradient noise after Perlin (2002) over a table shuffled by chance. */
export function createNoise(chance: Chance): Noise {
  const table = shuffledTable(chance);
  const plane = (x: number, y: number) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const inX = x - cellX;
    const inY = y - cellY;
    const left = (table[cellX & 255] as number) + (cellY & 255);
    const right = (table[(cellX + 1) & 255] as number) + (cellY & 255);
    const blendX = fade(inX);
    return mix(
      mix(inPlane(table[left] as number, inX, inY), inPlane(table[right] as number, inX - 1, inY), blendX),
      mix(
        inPlane(table[left + 1] as number, inX, inY - 1),
        inPlane(table[right + 1] as number, inX - 1, inY - 1),
        blendX,
      ),
      fade(inY),
    );
  };
  /** One edge of a cell, between the places of two corners in the table. */
  const edge = (left: number, right: number, x: number, y: number, z: number, blendX: number) => {
    return mix(inSpace(table[left] as number, x, y, z), inSpace(table[right] as number, x - 1, y, z), blendX);
  };
  const space = (x: number, y: number, z: number) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const cellZ = Math.floor(z);
    const left = (table[cellX & 255] as number) + (cellY & 255);
    const right = (table[(cellX + 1) & 255] as number) + (cellY & 255);
    const depth = cellZ & 255;
    const nearLeft = (table[left] as number) + depth;
    const nearRight = (table[right] as number) + depth;
    const farLeft = (table[left + 1] as number) + depth;
    const farRight = (table[right + 1] as number) + depth;
    const inX = x - cellX;
    const inY = y - cellY;
    const inZ = z - cellZ;
    const blendX = fade(inX);
    const blendY = fade(inY);
    const front = mix(
      edge(nearLeft, nearRight, inX, inY, inZ, blendX),
      edge(farLeft, farRight, inX, inY - 1, inZ, blendX),
      blendY,
    );
    const back = mix(
      edge(nearLeft + 1, nearRight + 1, inX, inY, inZ - 1, blendX),
      edge(farLeft + 1, farRight + 1, inX, inY - 1, inZ - 1, blendX),
      blendY,
    );
    return mix(front, back, fade(inZ));
  };
  return { line: (x) => plane(x, 7.31), plane, space };
}

/** Twice the same shuffled numbers 0…255, so that a sum of two indexes needs no wrapping. */
function shuffledTable(chance: Chance): Uint16Array {
  const numbers = Array.from({ length: CELLS }, (_, index) => index);
  for (let last = CELLS - 1; last > 0; last--) {
    const other = chance.whole(0, last);
    const kept = numbers[last] as number;
    numbers[last] = numbers[other] as number;
    numbers[other] = kept;
  }
  return Uint16Array.from({ length: 2 * CELLS + 2 }, (_, index) => numbers[index % CELLS] as number);
}

function slopes(slopeOf: (hash: number) => number): Float64Array {
  return Float64Array.from({ length: CELLS }, (_, hash) => slopeOf(hash));
}

function sign(bit: number): 1 | -1 {
  return bit === 0 ? 1 : -1;
}

function cubeEdge(hash: number): readonly [x: number, y: number, z: number] {
  const kind = hash & 15;
  const first = sign(kind & 1);
  const second = sign(kind & 2);
  if (kind < 4) return [first, second, 0];
  if (kind < 8) return [first, 0, second];
  return kind === 12 || kind === 14 ? [second, first, 0] : [0, first, second];
}

function inPlane(hash: number, x: number, y: number): number {
  return (PLANE_X[hash] as number) * x + (PLANE_Y[hash] as number) * y;
}

function inSpace(hash: number, x: number, y: number, z: number): number {
  return (SPACE_X[hash] as number) * x + (SPACE_Y[hash] as number) * y + (SPACE_Z[hash] as number) * z;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
