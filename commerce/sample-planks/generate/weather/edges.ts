import { chanceOf } from "../chance/chance";
import { clamp, ramp } from "../chance/curves";
import { createNoise } from "../chance/noise";
import { color } from "../sheet/color";
import { cover, eachSpot, type Sheet, shade } from "../sheet/sheet";

const DIRT = color("#4f463b");

/** Edges take every knock: rounded, chipped along the fibre, dirty. */
export function wearEdges(sheet: Sheet, seed: string, amount: number): void {
  const chance = chanceOf(seed, "edges");
  const noise = createNoise(chance);
  const length = sheet.columns / sheet.perCm.x;
  const width = sheet.rows / sheet.perCm.y;
  eachSpot(sheet, (spot, x, y) => {
    const nearTop = y < width - y;
    const fromSide = Math.min(y, width - y);
    const fromEnd = Math.min(x, length - x);
    if (fromSide > 2 && fromEnd > 2) return;
    const which = nearTop ? 0 : 50;
    const chip = clamp(
      0.9 * noise.plane(x / 9 + which, 3) +
        0.6 * noise.plane(x / 2.6 + which, 13) +
        0.3 * noise.plane(x / 0.8, which) -
        0.35,
    );
    const side = 0.22 + amount * 1.3 * chip;
    const end = 0.18 + amount * 0.45 * clamp(0.4 + noise.plane(y / 1.7, x > 9 ? 77 : 33));
    const sideLow = ramp(side, 0, fromSide);
    const endLow = ramp(end, 0, fromEnd);
    const low = 1 - (1 - sideLow) * (1 - endLow);
    if (low === 0) return;
    const fibre = noise.plane(x / 4, y / 0.09);
    cover(sheet, spot, DIRT, 0.42 * amount * low * clamp(0.6 + 0.5 * fibre));
    shade(sheet, spot, 1 - 0.2 * low);
    sheet.relief[spot] = (sheet.relief[spot] as number) - 1.1 * low * low + 0.12 * low * fibre;
  });
}
