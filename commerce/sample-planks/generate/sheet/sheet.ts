import { clamp } from "../chance/curves";
import type { Color } from "./color";

/**
 * One sawn face while it is being painted: what is known of each small spot of it. Columns run along `x` from the
 * left end, rows along `y` from the edge that is on top in the picture.
 */
export interface Sheet {
  columns: number;
  rows: number;
  /** Spots per cm in each direction. */
  perCm: { x: number; y: number };
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  /** Height over the sawn face, mm; below 0 in cracks and hollows. */
  relief: Float32Array;
  /** Which fibre runs through the spot: its place across the board where nothing pushes it aside, cm. */
  fibre: Float32Array;
  /** Share of dark, dense late wood, 0…1. */
  late: Float32Array;
  /** 1 in a knot, 0 in the wood round it. */
  knot: Float32Array;
}

export function createSheet(length: number, width: number, perCm: { x: number; y: number }): Sheet {
  const columns = Math.round(length * perCm.x);
  const rows = Math.round(width * perCm.y);
  const layer = () => new Float32Array(columns * rows);
  return {
    columns,
    rows,
    perCm,
    red: layer(),
    green: layer(),
    blue: layer(),
    relief: layer(),
    fibre: layer(),
    late: layer(),
    knot: layer(),
  };
}

/** Lays a colour over a spot, `share` 0…1. */
export function cover(sheet: Sheet, spot: number, [red, green, blue]: Color, share: number): void {
  sheet.red[spot] = (sheet.red[spot] as number) * (1 - share) + red * share;
  sheet.green[spot] = (sheet.green[spot] as number) * (1 - share) + green * share;
  sheet.blue[spot] = (sheet.blue[spot] as number) * (1 - share) + blue * share;
}

/** Lets a colour soak in like a thin wash: it darkens, never lightens. */
export function soak(sheet: Sheet, spot: number, [red, green, blue]: Color, share: number): void {
  sheet.red[spot] = (sheet.red[spot] as number) * (1 + (red - 1) * share);
  sheet.green[spot] = (sheet.green[spot] as number) * (1 + (green - 1) * share);
  sheet.blue[spot] = (sheet.blue[spot] as number) * (1 + (blue - 1) * share);
}

/** Makes a spot lighter or darker by a factor. */
export function shade(sheet: Sheet, spot: number, factor: number): void {
  sheet.red[spot] = (sheet.red[spot] as number) * factor;
  sheet.green[spot] = (sheet.green[spot] as number) * factor;
  sheet.blue[spot] = (sheet.blue[spot] as number) * factor;
}

/** A rectangle of a face, cm. */
export interface Area {
  fromX: number;
  toX: number;
  fromY: number;
  toY: number;
}

/** Calls `paint` for each spot of an area (all of the sheet if none is given) with its place in cm. */
export function eachSpot(
  sheet: Sheet,
  paint: (spot: number, x: number, y: number) => void,
  area?: Area,
): void {
  const { columns, rows, perCm } = sheet;
  const bound = (cm: number, scale: number, most: number) => clamp(Math.floor(cm * scale), 0, most);
  const firstColumn = area ? bound(area.fromX, perCm.x, columns) : 0;
  const lastColumn = area ? bound(area.toX + 1 / perCm.x, perCm.x, columns) : columns;
  const firstRow = area ? bound(area.fromY, perCm.y, rows) : 0;
  const lastRow = area ? bound(area.toY + 1 / perCm.y, perCm.y, rows) : rows;
  for (let row = firstRow; row < lastRow; row++) {
    const y = (row + 0.5) / perCm.y;
    for (let column = firstColumn; column < lastColumn; column++) {
      paint(row * columns + column, (column + 0.5) / perCm.x, y);
    }
  }
}

/** The spot at a place of the face, cm; places outside give the nearest one. */
export function spotAt({ columns, rows, perCm }: Sheet, x: number, y: number): number {
  const column = clamp(Math.floor(x * perCm.x), 0, columns - 1);
  const row = clamp(Math.floor(y * perCm.y), 0, rows - 1);
  return row * columns + column;
}
