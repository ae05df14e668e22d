import { toScreen } from "../sheet/color";
import type { Sheet } from "../sheet/sheet";

/** A picture as bytes: red, green, blue for each point, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Steps of the table from light to screen values. */
const STEPS = 4096;
const SCREEN = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * toScreen(step / STEPS)));

/**
 * Renders a painted sheet as a picture. It averages several spots into one pixel, as a camera blurs fine grain into a
 * tone. It adds no light: the scene or page that shows the board does that.
 */
export function takePicture(sheet: Sheet, perCm: number): Picture {
  const byX = Math.max(1, Math.round(sheet.perCm.x / perCm));
  const byY = Math.max(1, Math.round(sheet.perCm.y / perCm));
  const width = Math.floor(sheet.columns / byX);
  const height = Math.floor(sheet.rows / byY);
  const data = new Uint8Array(width * height * 3);
  const layers = [sheet.red, sheet.green, sheet.blue];
  layers.forEach((layer, channel) => {
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const light = meanOf(layer, sheet.columns, column * byX, row * byY, byX, byY);
        const step = Math.round(Math.min(1, Math.max(0, light)) * STEPS);
        data[(row * width + column) * 3 + channel] = SCREEN[step] as number;
      }
    }
  });
  return { width, height, data };
}

/** Mean of a rectangle of spots. */
export function meanOf(
  layer: Float32Array,
  columns: number,
  left: number,
  top: number,
  wide: number,
  high: number,
): number {
  let sum = 0;
  for (let row = top; row < top + high; row++) {
    for (let column = left; column < left + wide; column++) sum += layer[row * columns + column] as number;
  }
  return sum / (wide * high);
}
