import { chanceOf } from "../chance/chance";
import { clamp, ramp } from "../chance/curves";
import { createNoise } from "../chance/noise";
import type { Color } from "../sheet/color";
import { cover, eachSpot, type Sheet, shade } from "../sheet/sheet";

/** A scaffolder's colour brushed over the end so that the boards come home to the right yard; years have worn it. */
export function paintEnd(sheet: Sheet, seed: string, side: "left" | "right", paint: Color): void {
  const chance = chanceOf(seed, "end paint", side);
  const noise = createNoise(chance);
  const length = sheet.columns / sheet.perCm.x;
  const reach = chance.between(7, 13);
  const worn = chance.between(0.35, 0.7);
  const area =
    side === "left"
      ? { fromX: 0, toX: reach + 4, fromY: 0, toY: sheet.rows }
      : { fromX: length - reach - 4, toX: length, fromY: 0, toY: sheet.rows };
  eachSpot(
    sheet,
    (spot, x, y) => {
      const fromEnd = side === "left" ? x : length - x;
      const fibre = sheet.fibre[spot] as number;
      const border = reach + 0.9 * noise.plane(y / 1.6, 5) + 0.5 * noise.plane(y / 0.35, 25);
      const brushed = ramp(border + 0.25, border - 0.35, fromEnd);
      const rubbed =
        0.6 * noise.plane(x / 5, fibre / 1.8) +
        0.6 * noise.plane(x / 2.4, fibre / 0.15) +
        0.25 * noise.plane(x / 0.5, y / 0.4) +
        0.7 * ((sheet.late[spot] as number) - 0.25);
      const left = brushed * clamp(1.05 - worn - 1.2 * rubbed);
      cover(sheet, spot, paint, 0.8 * left);
      shade(sheet, spot, 1 + left * 0.18 * noise.plane(x / 1.2, fibre / 0.4));
      sheet.relief[spot] = (sheet.relief[spot] as number) + 0.05 * left;
    },
    area,
  );
}
