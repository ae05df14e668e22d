import { createKnotPainter } from "../branches/knot";
import { chanceOf } from "../chance/chance";
import { ramp } from "../chance/curves";
import { createNoise } from "../chance/noise";
import { cover, type Sheet, shade } from "../sheet/sheet";
import type { Tone } from "../stock/tone";
import type { Trunk } from "./trunk";

/** Where a sawn face lies in the board: the place (cm) in the board of a place on the sheet. */
export type Plane = (x: number, y: number) => readonly [along: number, across: number, outward: number];

/** The wide face of a board. */
export const WIDE_FACE: Plane = (x, y) => [x, y, 0];

/** Reads wood off the trunk into a fresh sheet: its colour, its rings, its knots, its fibres. */
export function sawFace(
  sheet: Sheet,
  trunk: Trunk,
  tone: Tone,
  seed: string,
  plane: Plane = WIDE_FACE,
): void {
  const { columns, rows, perCm } = sheet;
  const chance = chanceOf(seed, "wood");
  const noise = createNoise(chance);
  const heart = chance.between(6, 11);
  const paintKnot = createKnotPainter(seed, tone);
  // Down each column, because the trunk is quicker at many points of one cross-section.
  for (let column = 0; column < columns; column++) {
    const x = (column + 0.5) / perCm.x;
    for (let row = 0; row < rows; row++) {
      const y = (row + 0.5) / perCm.y;
      const spot = row * columns + column;
      const wood = trunk.look(...plane(x, y));
      const late = trunk.rings.late(wood.age);
      sheet.fibre[spot] = wood.fibre;
      sheet.late[spot] = late;
      cover(sheet, spot, tone.early, 1);
      cover(sheet, spot, tone.late, late);
      const swell = noise.plane(x / 40, wood.fibre / 5);
      shade(sheet, spot, 1 + 0.05 * trunk.rings.tint(wood.age) + 0.05 * swell);
      const heartwood = ramp(heart + 1.5, heart - 1, wood.radius + 0.8 * swell);
      sheet.green[spot] = (sheet.green[spot] as number) * (1 - 0.07 * heartwood);
      sheet.blue[spot] = (sheet.blue[spot] as number) * (1 - 0.16 * heartwood);
      paintKnot(sheet, spot, wood.flow);
    }
  }
}
