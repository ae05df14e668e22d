import { chanceOf } from "../chance/chance";
import { clamp, ramp } from "../chance/curves";
import { createNoise } from "../chance/noise";
import { eachSpot, type Sheet, shade } from "../sheet/sheet";

/** Marks of the frame saw that cut the board: fine ribs across it, left where the face was not worn or brushed. */
export function leaveSawMarks(sheet: Sheet, seed: string, strength: number): void {
  if (strength === 0) return;
  const chance = chanceOf(seed, "saw");
  const noise = createNoise(chance);
  const step = chance.between(0.34, 0.62);
  const slant = chance.between(-0.12, 0.12);
  const bow = chance.odds(0.35) ? chance.between(60, 110) : Number.POSITIVE_INFINITY;
  const middle = sheet.rows / sheet.perCm.y / 2;
  eachSpot(sheet, (spot, x, y) => {
    const off = y - middle;
    const along = x + slant * off + (off * off) / (2 * bow);
    const place = along / step + 0.8 * noise.line(along / 2.3);
    const rib = Math.sin(2 * Math.PI * place);
    const each = 0.35 + 1.1 * noise.plane(Math.floor(place) * 0.77, y / 9);
    const left = ramp(0.02, 0.5, noise.plane(x / 24, y / 7) + 0.22) * strength;
    const soft = 1 - 0.7 * (sheet.knot[spot] as number);
    const mark = clamp(each) * left * soft * rib;
    shade(sheet, spot, 1 + 0.045 * mark);
    sheet.relief[spot] = (sheet.relief[spot] as number) + 0.09 * mark;
  });
}
