import { type Chance, chanceOf } from "../chance/chance";
import { clamp, ramp } from "../chance/curves";
import { createNoise, type Noise } from "../chance/noise";
import { color } from "../sheet/color";
import { cover, type Sheet, shade } from "../sheet/sheet";

export interface CrackPlan {
  /** Cracks that begin at an end, on each end. */
  ends: number;
  /** Cracks somewhere along the board. */
  middle: number;
  /** Hair cracks for each 100 cm of board. */
  hairs: number;
  /** Multiplies length and width of all of them. */
  size: number;
}

interface Crack {
  from: number;
  to: number;
  /** The fibre it follows, cm across the board. */
  fibre: number;
  /** Greatest width, cm. */
  width: number;
  /** Where it gapes most: 0 at its left, 1 at its right, 0.5 in the middle. */
  gapes: 0 | 0.5 | 1;
  mark: number;
}

const DEPTH = color("#1c1510");

/** Cracks from drying: they run between the fibres, so they bend round knots as the grain does. */
export function crackBoard(sheet: Sheet, seed: string, plan: CrackPlan): void {
  const chance = chanceOf(seed, "cracks");
  const noise = createNoise(chance);
  for (const crack of planCracks(chance, sheet, plan)) openCrack(sheet, noise, crack);
}

function planCracks(chance: Chance, sheet: Sheet, { ends, middle, hairs, size }: CrackPlan): Crack[] {
  const length = sheet.columns / sheet.perCm.x;
  const width = sheet.rows / sheet.perCm.y;
  const fibre = () => chance.between(0.04, 0.96) * width;
  const mark = () => chance.between(0, 200);
  const cracks: Crack[] = [];
  for (const end of [0, 1] as const) {
    const count = Math.round(ends * chance.between(0.6, 1.4));
    for (let index = 0; index < count; index++) {
      const long = size * chance.between(4, 16) * (index === 0 ? 2 : 1);
      const from = end === 0 ? -0.5 : length - long;
      const wide = size * chance.between(0.09, 0.2);
      cracks.push({ from, to: from + long + 0.5, fibre: fibre(), width: wide, gapes: end, mark: mark() });
    }
  }
  for (let index = 0; index < middle; index++) {
    const long = size * chance.between(12, 46);
    const from = chance.between(-0.1, 0.95) * length;
    const wide = size * chance.between(0.06, 0.15);
    cracks.push({ from, to: from + long, fibre: fibre(), width: wide, gapes: 0.5, mark: mark() });
  }
  for (let index = 0; index < (hairs * length) / 100; index++) {
    const long = chance.between(1.5, 12);
    const from = chance.between(-0.05, 1) * length;
    const wide = chance.between(0.022, 0.06);
    cracks.push({ from, to: from + long, fibre: fibre(), width: wide, gapes: 0.5, mark: mark() });
  }
  return cracks;
}

function openCrack(sheet: Sheet, noise: Noise, crack: Crack): void {
  const { columns, rows, perCm } = sheet;
  const first = Math.max(0, Math.floor(crack.from * perCm.x));
  const last = Math.min(columns - 1, Math.ceil(crack.to * perCm.x));
  for (let column = first; column <= last; column++) {
    const x = (column + 0.5) / perCm.x;
    const t = clamp((x - crack.from) / (crack.to - crack.from));
    const wide = 0.5 * crack.width * gapeAt(t, crack.gapes) * (0.75 + 0.6 * noise.plane(x / 1.8, crack.mark));
    if (wide < 0.004) continue;
    const way = wayOf(noise, crack, x);
    for (let row = 0; row < rows; row++) {
      const spot = row * columns + column;
      const off = Math.abs((sheet.fibre[spot] as number) - way);
      if (off > wide + 0.25) continue;
      const solid = 1 - (sheet.knot[spot] as number);
      const open = solid * ramp(wide + 0.025, wide * 0.55, off) * clamp(wide / 0.03);
      const brink = solid * ramp(wide + 0.22, wide, off) * clamp(wide / 0.06);
      shade(sheet, spot, 1 - 0.16 * brink);
      cover(sheet, spot, DEPTH, 0.93 * open);
      const deep = 0.25 * brink + Math.min(2.2, 0.5 + wide * 22) * open;
      sheet.relief[spot] = (sheet.relief[spot] as number) - deep;
    }
  }
}

/** How wide a crack gapes at a share of its length. */
function gapeAt(t: number, gapes: Crack["gapes"]): number {
  if (gapes === 0) return (1 - t) ** 0.7;
  if (gapes === 1) return t ** 0.7;
  return Math.sin(Math.PI * t) ** 0.8;
}

/** A crack keeps between two fibres, and now and then steps over to the next. */
function wayOf(noise: Noise, crack: Crack, x: number): number {
  const drift = 0.22 * noise.plane(x / 16, crack.mark + 50);
  const level = 2.6 * noise.plane(x / 3.4, crack.mark + 90);
  const steps = 0.05 * (level - Math.sin(2 * Math.PI * level) / (2 * Math.PI));
  const fray = 0.022 * noise.plane(x / 0.45, crack.mark + 130);
  return crack.fibre + drift + steps + fray;
}
