import { putBand } from "../bands/band";
import { crackBoard } from "../cracks/cracks";
import { nailBoard } from "../nails/nails";
import { leaveSawMarks } from "../saw/saw-marks";
import { color } from "../sheet/color";
import { createSheet, type Sheet } from "../sheet/sheet";
import { paintEnd } from "../stains/end-paint";
import { grindInDirt, growBlueStain, leaveMilk } from "../stains/haze";
import { leaveTubeMark, scuff } from "../stains/scuffs";
import { CEMENT, LIME, splash, TAR } from "../stains/splash";
import type { Entry } from "../stock/entry";
import { TONES } from "../stock/tone";
import { sawFace } from "../trunk/sawn-face";
import type { Trunk } from "../trunk/trunk";
import { wearEdges } from "../weather/edges";
import { layFibres } from "../weather/fibres";
import { weather } from "../weather/weathering";

/** Spots per cm: finer than the picture, and finest across the grain. */
export const SPOTS = { x: 15, y: 30 } as const;

/** The life of a board in the order in which it happened: grown, sawn, out in the weather, used, banded. */
export function paintFace(
  trunk: Trunk,
  entry: Entry,
  seed: string,
  size: { length: number; width: number },
): Sheet {
  const tone = TONES[entry.tone];
  const sheet = createSheet(size.length, size.width, SPOTS);
  sawFace(sheet, trunk, tone, seed);
  layFibres(sheet, seed, 1);
  leaveSawMarks(sheet, seed, entry.saw ?? 0.5);
  if (entry.blueStain) growBlueStain(sheet, seed, entry.blueStain);
  weather(sheet, seed, { tone, erosion: entry.erosion ?? 0.35, patchy: entry.patchy ?? 0.8 });
  const cracks = entry.cracks ?? 1;
  crackBoard(sheet, seed, {
    ends: 2 * cracks,
    middle: Math.round(2.4 * cracks),
    hairs: 40 + 130 * tone.weather,
    size: 0.7 + 0.3 * cracks,
  });
  for (const side of entry.endPaint?.ends ?? []) {
    paintEnd(sheet, seed, side, color(entry.endPaint?.color ?? "#000000"));
  }
  for (const place of entry.tubes ?? []) leaveTubeMark(sheet, seed, place, 0.7);
  grindInDirt(sheet, seed, entry.dirt ?? 0.35);
  nailBoard(sheet, seed, entry.nails ?? 1);
  scuff(sheet, seed, entry.scuffs ?? 1, tone);
  spill(sheet, entry, seed);
  wearEdges(sheet, seed, entry.edges ?? 1);
  for (const side of entry.bands ?? []) putBand(sheet, seed, side);
  return sheet;
}

function spill(sheet: Sheet, entry: Entry, seed: string): void {
  const { paint, milk, cement, lime, tar } = entry;
  if (milk) leaveMilk(sheet, seed, milk);
  if (tar) splash(sheet, `${seed}/tar`, { ...TAR, bursts: tar });
  if (lime) splash(sheet, `${seed}/lime`, { ...LIME, bursts: lime });
  if (cement) splash(sheet, `${seed}/cement`, { ...CEMENT, bursts: cement });
  if (paint) {
    const { bursts } = paint;
    splash(sheet, `${seed}/paint`, { ...LIME, color: color(paint.color), size: 0.7, bursts, height: 0.15 });
  }
}
