import { chanceOf } from "../chance/chance";
import { clamp, ramp } from "../chance/curves";
import { createNoise } from "../chance/noise";
import { color } from "../sheet/color";
import { cover, eachSpot, type Sheet, shade, soak } from "../sheet/sheet";
import type { Tone } from "../stock/tone";

export interface WeatherPlan {
  tone: Tone;
  /** How deep rain and brush have worn the soft early wood, mm. */
  erosion: number;
  /** How uneven the weather was, 0 … 1. */
  patchy: number;
}

const DAMP = color("#8a7f74");

/** Years outdoors: grey along the fibre, more at edges and ends; the soft early wood worn away between the late. */
export function weather(sheet: Sheet, seed: string, { tone, erosion, patchy }: WeatherPlan): void {
  const noise = createNoise(chanceOf(seed, "weather"));
  const other = createNoise(chanceOf(seed, "weather", "tone"));
  const length = sheet.columns / sheet.perCm.x;
  const width = sheet.rows / sheet.perCm.y;
  const endDepth = chanceOf(seed, "ends").between(5, 14);
  eachSpot(sheet, (spot, x, y) => {
    const fibre = sheet.fibre[spot] as number;
    const late = sheet.late[spot] as number;
    const knot = sheet.knot[spot] as number;
    const fromEdge = Math.min(y, width - y);
    const fromEnd = Math.min(x, length - x);
    const patches =
      0.85 * noise.plane(x / 46, fibre / 5.5) +
      0.45 * noise.plane(x / 17 + 30, fibre / 1.9) +
      0.42 * noise.plane(x / 11, fibre / 0.42 + 30) +
      0.4 * other.plane(x / 4.5 + 90, fibre / 0.13);
    const tongue = endDepth * (0.6 + 0.7 * noise.plane(x / 30, fibre / 0.22 + 60));
    const exposed =
      tone.weather +
      patchy * 0.55 * patches +
      0.26 * Math.exp(-fromEdge / 0.9) +
      0.28 * ramp(tongue, 0, fromEnd) -
      0.7 * knot -
      0.16 * late;
    const grey = ramp(0.15, 0.85, exposed);
    const dark = clamp(
      0.42 +
        0.65 * other.plane(x / 21, fibre / 2.2) +
        0.45 * other.plane(x / 8, fibre / 0.32) +
        0.25 * patches,
    );
    cover(sheet, spot, tone.grey, 0.86 * grey);
    cover(sheet, spot, tone.dark, 0.72 * grey * dark);
    // Late wood keeps its darker brown line, or it would look painted over.
    cover(sheet, spot, tone.late, grey * late * 0.55);
    soak(sheet, spot, DAMP, 0.45 * ramp(tongue, 0, fromEnd));
    const worn = erosion * (0.55 + 0.45 * grey);
    sheet.relief[spot] = (sheet.relief[spot] as number) + worn * (late - 0.35) * (1 - knot);
    // What is worn away lies a little in its own shadow and holds dirt.
    shade(sheet, spot, 1 - 0.12 * worn * (1 - late) * (1 - knot));
  });
}
