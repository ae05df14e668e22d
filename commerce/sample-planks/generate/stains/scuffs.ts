import { type Chance, chanceOf } from "../chance/chance";
import { bell, clamp, ramp } from "../chance/curves";
import { createNoise, type Noise } from "../chance/noise";
import { type Color, color } from "../sheet/color";
import { cover, eachSpot, type Sheet, shade, soak } from "../sheet/sheet";
import type { Tone } from "../stock/tone";

const RUBBER = color("#3a3431");
const TUBE_RUST = color("#8f5a33");
const TUBE_DIRT = color("#5d5349");

/** Scratches across the grain, black scuffs of boots, dents of dropped couplers. */
export function scuff(sheet: Sheet, seed: string, amount: number, tone: Tone): void {
  const chance = chanceOf(seed, "scuffs");
  const noise = createNoise(chance);
  const length = sheet.columns / sheet.perCm.x;
  const many = (perMetre: number) =>
    Math.round(amount * perMetre * (length / 100) * chance.between(0.7, 1.3));
  for (let left = many(16); left > 0; left--) {
    scratch(
      sheet,
      noise,
      lineOf(chance, sheet, chance.between(1, 9)),
      chance.odds(0.55) ? tone.early : RUBBER,
    );
  }
  for (let left = many(3); left > 0; left--)
    smudge(sheet, noise, lineOf(chance, sheet, chance.between(2, 9)));
  for (let left = many(5); left > 0; left--) {
    dent(sheet, chance.between(0, length), chance.between(0, sheet.rows / sheet.perCm.y), chance);
  }
}

interface Line {
  x: number;
  y: number;
  long: number;
  cos: number;
  sin: number;
  /** Half its width, cm. */
  half: number;
  strength: number;
}

function lineOf(chance: Chance, sheet: Sheet, long: number): Line {
  const angle = chance.odds(0.6) ? chance.bell() * 0.35 : chance.between(0, Math.PI);
  return {
    x: chance.next() * (sheet.columns / sheet.perCm.x),
    y: chance.next() * (sheet.rows / sheet.perCm.y),
    long,
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    half: chance.between(0.02, 0.05),
    strength: chance.between(0.25, 0.8),
  };
}

/** Calls `paint` for the spots near a line with the share of its length (−1…1) and the distance from it (cm). */
function alongLine(
  sheet: Sheet,
  line: Line,
  margin: number,
  paint: (spot: number, share: number, off: number, x: number) => void,
): void {
  const reachX = (line.long / 2) * Math.abs(line.cos) + margin;
  const reachY = (line.long / 2) * Math.abs(line.sin) + margin;
  const area = { fromX: line.x - reachX, toX: line.x + reachX, fromY: line.y - reachY, toY: line.y + reachY };
  eachSpot(
    sheet,
    (spot, x, y) => {
      const share = ((x - line.x) * line.cos + (y - line.y) * line.sin) / (line.long / 2);
      if (Math.abs(share) < 1) paint(spot, share, (y - line.y) * line.cos - (x - line.x) * line.sin, x);
    },
    area,
  );
}

function scratch(sheet: Sheet, noise: Noise, line: Line, paint: Color): void {
  alongLine(sheet, line, 0.4, (spot, share, off, x) => {
    const wobble = 0.06 * noise.plane(share * line.long * 0.5, line.x);
    const skip = clamp(0.6 + 1.4 * noise.plane(x * 1.7, line.y));
    const cut = skip * bell(off + wobble, line.half) * ramp(1, 0.7, Math.abs(share)) * line.strength;
    cover(sheet, spot, paint, 0.5 * cut);
    sheet.relief[spot] = (sheet.relief[spot] as number) - 0.3 * cut;
  });
}

function smudge(sheet: Sheet, noise: Noise, line: Line): void {
  const half = line.half * 22;
  alongLine(sheet, line, half * 2, (spot, share, off, x) => {
    const body = bell(off, half) * ramp(1, 0.3, Math.abs(share));
    const streaks = 0.5 + 0.8 * noise.plane(share * 2 + line.x, off * 5) + 0.4 * noise.plane(x * 2, off * 9);
    const ridges = 0.6 + 0.6 * (sheet.late[spot] as number);
    soak(sheet, spot, RUBBER, clamp(0.55 * line.strength * body * streaks * ridges));
  });
}

function dent(sheet: Sheet, x: number, y: number, chance: Chance): void {
  const long = chance.between(0.3, 1.1);
  const wide = long * chance.between(0.25, 0.7);
  const area = { fromX: x - 2 * long, toX: x + 2 * long, fromY: y - 2 * long, toY: y + 2 * long };
  const turn = chance.between(0, Math.PI);
  const deep = chance.between(0.2, 0.8);
  eachSpot(
    sheet,
    (spot, atX, atY) => {
      const along = ((atX - x) * Math.cos(turn) + (atY - y) * Math.sin(turn)) / long;
      const across = ((atY - y) * Math.cos(turn) - (atX - x) * Math.sin(turn)) / wide;
      const low = Math.exp(-((along * along + across * across) ** 2));
      shade(sheet, spot, 1 - 0.13 * low * deep);
      sheet.relief[spot] = (sheet.relief[spot] as number) - deep * low;
    },
    area,
  );
}

/** Where the board lay on the tubes of the scaffold for years: a dark band right across, rusty at its borders. */
export function leaveTubeMark(sheet: Sheet, seed: string, middle: number, strength: number): void {
  const chance = chanceOf(seed, "tube", String(Math.round(middle)));
  const noise = createNoise(chance);
  const slant = chance.bell() * 0.05;
  const half = chance.between(1.2, 2.6);
  const area = { fromX: middle - 9, toX: middle + 9, fromY: 0, toY: sheet.rows };
  eachSpot(
    sheet,
    (spot, x, y) => {
      const fibre = sheet.fibre[spot] as number;
      const fringe = 0.6 * noise.plane(x / 9, fibre / 0.16) + 0.35 * noise.plane(x / 9, y / 6);
      const off = Math.abs(x - middle - slant * y) + fringe;
      const inside = ramp(half + 0.5, half - 0.7, off);
      const patchy = clamp(
        0.45 + 0.5 * noise.plane(x / 9 + 40, y / 5) + 0.7 * noise.plane(x / 6, fibre / 0.16),
      );
      soak(sheet, spot, TUBE_DIRT, strength * 0.6 * inside * patchy);
      soak(sheet, spot, TUBE_RUST, strength * 0.5 * bell(off - half, 0.9) * clamp(patchy + 0.1));
      sheet.relief[spot] = (sheet.relief[spot] as number) - 0.25 * strength * inside;
    },
    area,
  );
}
