import type { Chance } from "./chance";

/** Smooth gradient noise, about −1…1, zero on average; one unit is one swell. */
export interface Noise {
  line(x: number): number;
  plane(x: number, y: number): number;
  space(x: number, y: number, z: number): number;
}

const CELLS = 256;

/** Gradient noise after Perlin (2002) over a table shuffled by chance. */
export function createNoise(chance: Chance): Noise {
  const table = shuffledTable(chance);
  const at = (index: number) => table[index] as number;
  const plane = (x: number, y: number) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const inX = x - cellX;
    const inY = y - cellY;
    const left = at(cellX & 255);
    const right = at((cellX + 1) & 255);
    const row = cellY & 255;
    const blendX = fade(inX);
    const near = mix(slope2(at(left + row), inX, inY), slope2(at(right + row), inX - 1, inY), blendX);
    const far = mix(
      slope2(at(left + row + 1), inX, inY - 1),
      slope2(at(right + row + 1), inX - 1, inY - 1),
      blendX,
    );
    return mix(near, far, fade(inY));
  };
  const layer = (row: number, x: number, y: number, z: number, cells: readonly number[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = cells;
    const blendX = fade(x);
    const near = mix(slope3(at(a + row), x, y, z), slope3(at(b + row), x - 1, y, z), blendX);
    const far = mix(slope3(at(c + row), x, y - 1, z), slope3(at(d + row), x - 1, y - 1, z), blendX);
    return mix(near, far, fade(y));
  };
  const cells = [0, 0, 0, 0];
  const space = (x: number, y: number, z: number) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const cellZ = Math.floor(z);
    const left = at(cellX & 255);
    const right = at((cellX + 1) & 255);
    const row = cellY & 255;
    const depth = cellZ & 255;
    cells[0] = at(left + row);
    cells[1] = at(right + row);
    cells[2] = at(left + row + 1);
    cells[3] = at(right + row + 1);
    const inZ = z - cellZ;
    const near = layer(depth, x - cellX, y - cellY, inZ, cells);
    const far = layer(depth + 1, x - cellX, y - cellY, inZ - 1, cells);
    return mix(near, far, fade(inZ));
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

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Eight directions in the plane, scaled so that the noise reaches about ±1. */
function slope2(hash: number, x: number, y: number): number {
  const first = hash & 4 ? y : x;
  const second = hash & 4 ? x : y;
  return ((hash & 1 ? -first : first) + (hash & 2 ? -second : second) * 0.5) * 1.3;
}

/** The twelve edge directions of a cube. */
function slope3(hash: number, x: number, y: number, z: number): number {
  const h = hash & 15;
  const first = h < 8 ? x : y;
  const second = h < 4 ? y : h === 12 || h === 14 ? x : z;
  return (h & 1 ? -first : first) + (h & 2 ? -second : second);
}
