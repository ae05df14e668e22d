import type { Vector } from "@planke46/furniture-rules";
import { fit } from "../camera/fit.ts";
import type { Orbit } from "../camera/orbit.ts";
import type { Piece } from "../model/pieces.ts";
import { STUDIO } from "../renderer/studio.ts";
import { develop, emptyGround, layGround, type Studio, shadeGround, type Texture } from "./develop.ts";
import { plateBehind } from "./rasterise.ts";
import { lightFrom } from "./shade.ts";

/** From where furniture is photographed: the other front corner than the window's, a little above its top. */
const VIEW = { alpha: 1.04, beta: 1.2 } as const;
/** A long lens, and how much of the picture is filled. */
const LENS = { fov: 0.42, fills: 0.84 } as const;
const ROWS_AT_ONCE = 24;

/** Raw points: red, green, blue and how opaque, a byte each. */
export interface Photo {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * A photograph of pieces (as models have them) without any graphics card: the same solids, planks and studio as the
 * scene, worked out point by point. `rest` is awaited again and again, so that a server answers others meanwhile.
 */
export async function photograph(
  pieces: readonly Piece[],
  textures: ReadonlyMap<string, Texture>,
  { width, height }: { width: number; height: number },
  rest: () => Promise<void>,
  view: Pick<Orbit, "alpha" | "beta"> = VIEW,
): Promise<Photo> {
  const bounds = boundsOf(pieces);
  const corners = [bounds.min.x, bounds.max.x].flatMap((x) =>
    [0, bounds.max.y].flatMap((y) => [bounds.min.z, bounds.max.z].map((z) => ({ x, y, z }))),
  );
  const lens = { ...fit(view, bounds, { ...LENS, aspect: width / height }), fov: LENS.fov };
  const { plate, eye, through, expose } = plateBehind(lens, width, height);
  for (const [number, piece] of pieces.entries()) {
    expose(piece, number);
    await rest();
  }
  const window = lightFrom(STUDIO.window.towards, pieces, corners);
  await rest();
  const ceiling = lightFrom({ x: 0, y: 1, z: 0 }, pieces, corners);
  const studio: Studio = { plate, eye, through, pieces, textures, window, ceiling };
  const data = new Uint8ClampedArray(width * height * 4);
  const ground = emptyGround(plate);
  const inRows = async (work: (row: number) => void, rows: number) => {
    for (let row = 0; row < rows; row++) {
      if (row % ROWS_AT_ONCE === 0) await rest();
      work(row);
    }
  };
  await inRows((row) => shadeGround(studio, row, ground), height + 1);
  await inRows((row) => {
    develop(studio, row, data);
    layGround(studio, row, ground, data);
  }, height);
  return { data, width, height };
}

function boundsOf(pieces: readonly Piece[]): { min: Vector; max: Vector } {
  const min = [0, 0, 0].map(() => Number.POSITIVE_INFINITY);
  const max = [0, 0, 0].map(() => Number.NEGATIVE_INFINITY);
  for (const { positions } of pieces) {
    positions.forEach((metres, at) => {
      min[at % 3] = Math.min(min[at % 3] ?? 0, metres * 100);
      max[at % 3] = Math.max(max[at % 3] ?? 0, metres * 100);
    });
  }
  const vector = ([x = 0, y = 0, z = 0]: number[]) => ({ x, y, z });
  return { min: vector(min), max: vector(max) };
}
