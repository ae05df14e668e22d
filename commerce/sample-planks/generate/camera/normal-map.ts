import type { Sheet } from "../sheet/sheet";
import { meanOf, type Picture } from "./picture";

/** Slopes are drawn this much steeper than they are: the picture is flat, and eyes miss the parallax of real relief. */
const DEEPER = 1.6;

/**
 * The slopes of the face as a tangent-space normal map: red to the right, green to the top of the picture, blue out of
 * the board, each from −1…1 to 0…255. `perCm` points a cm.
 */
export function normalMap(sheet: Sheet, perCm: number): Picture {
  const byX = Math.max(1, Math.round(sheet.perCm.x / perCm));
  const byY = Math.max(1, Math.round(sheet.perCm.y / perCm));
  const width = Math.floor(sheet.columns / byX);
  const height = Math.floor(sheet.rows / byY);
  const heights = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      heights[row * width + column] = meanOf(sheet.relief, sheet.columns, column * byX, row * byY, byX, byY);
    }
  }
  const at = (column: number, row: number) => {
    const inX = Math.min(width - 1, Math.max(0, column));
    const inY = Math.min(height - 1, Math.max(0, row));
    return heights[inY * width + inX] as number;
  };
  /** mm of height over the mm between the two neighbours. */
  const across = (perCm / 10) * 0.5 * DEEPER;
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const slopeX = (at(column + 1, row) - at(column - 1, row)) * across;
      const slopeUp = (at(column, row - 1) - at(column, row + 1)) * across;
      const long = Math.sqrt(slopeX * slopeX + slopeUp * slopeUp + 1);
      const point = (row * width + column) * 3;
      data[point] = toByte(-slopeX / long);
      data[point + 1] = toByte(-slopeUp / long);
      data[point + 2] = toByte(1 / long);
    }
  }
  return { width, height, data };
}

const toByte = (value: number) => Math.round((value * 0.5 + 0.5) * 255);
