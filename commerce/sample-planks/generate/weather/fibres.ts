import { chanceOf } from "../chance/chance";
import { clamp } from "../chance/curves";
import { createNoise } from "../chance/noise";
import { eachSpot, type Sheet, shade } from "../sheet/sheet";

/** The fine streaks and pores of wood that make it wood even where no ring shows. */
export function layFibres(sheet: Sheet, seed: string, strength: number): void {
  const noise = createNoise(chanceOf(seed, "fibres"));
  const other = createNoise(chanceOf(seed, "pores"));
  eachSpot(sheet, (spot, x) => {
    const fibre = sheet.fibre[spot] as number;
    const calm = 1 - 0.6 * (sheet.knot[spot] as number);
    const broad = noise.plane(x / 34, fibre / 0.75);
    const streak = noise.plane(x / 13, fibre / 0.17 + 40);
    const hair = other.plane(x / 3.2, fibre / 0.085);
    const grit = other.plane(x / 0.62 + fibre * 0.7 + 70, fibre / 0.13);
    const pore = clamp(3.4 * other.plane(x / 1.3 + 11, fibre / 0.09 + 5) - 1.7);
    const light = 0.06 * broad + 0.13 * streak + 0.13 * hair + 0.05 * grit - 0.4 * pore;
    shade(sheet, spot, 1 + strength * calm * light);
    const height = 0.05 * streak + 0.045 * hair + 0.02 * grit - 0.1 * pore;
    sheet.relief[spot] = (sheet.relief[spot] as number) + strength * calm * height;
  });
}
