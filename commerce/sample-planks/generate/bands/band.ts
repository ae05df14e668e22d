import { chanceOf } from "../chance/chance";
import { bell, clamp, ramp } from "../chance/curves";
import { createNoise, type Noise } from "../chance/noise";
import { color } from "../sheet/color";
import { cover, eachSpot, type Sheet, shade, soak } from "../sheet/sheet";

/** Measures of the strip, cm; where `TOP.band` of furniture-rules has it, so that picture and parts agree. */
const BAND = { width: 3, fromEnd: 1.5, height: 0.9 } as const;
/** The punching: holes of this radius in two staggered rows, cm. */
const PUNCH = { radius: 0.23, pitch: 1.6, row: 0.72 } as const;

const ZINC = color("#96968f");
const DULL_ZINC = color("#74746e");
const RUST = color("#7d4421");
const UNDER = color("#2b2622");

/** A strip of punched, galvanised steel round the end of the board, nailed on against splitting. */
export function putBand(sheet: Sheet, seed: string, side: "left" | "right"): void {
  const chance = chanceOf(seed, "band", side);
  const noise = createNoise(chance);
  const length = sheet.columns / sheet.perCm.x;
  const middle = BAND.fromEnd + BAND.width / 2;
  const age = chance.between(0.15, 0.75);
  const shift = chance.between(0, PUNCH.pitch);
  const nailEvery = chance.whole(3, 5);
  const reach = middle + 6;
  const area =
    side === "left"
      ? { fromX: 0, toX: reach, fromY: 0, toY: sheet.rows }
      : { fromX: length - reach, toX: length, fromY: 0, toY: sheet.rows };
  eachSpot(
    sheet,
    (spot, x, y) => {
      const off = (side === "left" ? x : length - x) - middle - 0.03 * noise.plane(y / 6, 1);
      runRust(sheet, noise, spot, x, Math.abs(off), age);
      const metal = ramp(BAND.width / 2 + 0.06, BAND.width / 2 - 0.04, Math.abs(off));
      if (metal > 0) layZinc(sheet, noise, { spot, x, y, off, metal, age, shift, nailEvery });
    },
    area,
  );
}

/** Rust runs from the strip into the wood beside it. */
function runRust(sheet: Sheet, noise: Noise, spot: number, x: number, off: number, age: number): void {
  const fibre = sheet.fibre[spot] as number;
  const beyond = off - BAND.width / 2;
  if (beyond < -0.2) return;
  const tongue = 0.4 + 2.6 * age * clamp(0.45 + 0.9 * noise.plane(x / 14, fibre / 0.5));
  const run = Math.exp(-Math.max(0, beyond) / tongue);
  soak(sheet, spot, RUST, 0.5 * age * run);
  // The strip throws a narrow shadow of dirt beside it.
  shade(sheet, spot, 1 - 0.5 * bell(beyond, 0.14));
}

interface Metal {
  spot: number;
  x: number;
  y: number;
  /** From the middle of the strip, cm. */
  off: number;
  /** 1 on the strip, 0 beside it. */
  metal: number;
  age: number;
  shift: number;
  nailEvery: number;
}

function layZinc(sheet: Sheet, noise: Noise, { spot, x, y, off, metal, age, shift, nailEvery }: Metal): void {
  const flower = noise.plane(x * 1.3, y * 1.3) + 0.6 * noise.plane(x * 3.1 + 9, y * 3.1);
  const wiped = noise.plane(x * 4, y / 2.2);
  cover(sheet, spot, ZINC, metal);
  cover(sheet, spot, DULL_ZINC, metal * clamp(0.35 + 0.6 * flower));
  shade(sheet, spot, 1 + metal * 0.07 * wiped);
  const rim = bell(Math.abs(off) - BAND.width / 2, 0.22);
  const blooms = noise.plane(x / 1.1 + 30, y / 1.5) + 0.5 * noise.plane(x / 0.35, y / 0.35);
  const rust =
    metal * clamp(age * (1.1 * ramp(0.25, 0.9, blooms + 0.4 * age) + 0.7 * rim * clamp(0.4 + blooms)));
  cover(sheet, spot, RUST, 0.85 * rust);
  const steel = BAND.height + 0.03 * flower + 0.05 * rust * blooms;
  sheet.relief[spot] = (sheet.relief[spot] as number) * (1 - metal) + steel * metal;

  const side = off < 0 ? -1 : 1;
  const place = (y + shift + (side > 0 ? PUNCH.pitch / 2 : 0)) / PUNCH.pitch;
  const nearest = Math.round(place);
  const dy = (place - nearest) * PUNCH.pitch;
  const dx = off - side * PUNCH.row;
  const depth = Math.sqrt(dx * dx + dy * dy) / PUNCH.radius;
  if (depth > 2) return;
  if ((nearest * 2 + (side > 0 ? 1 : 0)) % nailEvery === 0) nailHead(sheet, noise, spot, depth, dx, dy);
  else punch(sheet, spot, depth);
}

function punch(sheet: Sheet, spot: number, depth: number): void {
  const hole = ramp(1.1, 0.9, depth);
  shade(sheet, spot, 1 - 0.22 * bell(depth - 1.1, 0.3));
  cover(sheet, spot, UNDER, 0.85 * hole);
  sheet.relief[spot] = (sheet.relief[spot] as number) * (1 - hole);
}

function nailHead(sheet: Sheet, noise: Noise, spot: number, depth: number, dx: number, dy: number): void {
  const head = ramp(1.55, 1.4, depth);
  cover(sheet, spot, DULL_ZINC, head);
  cover(sheet, spot, RUST, head * clamp(0.5 + 0.7 * noise.plane(dx * 7, dy * 7)));
  shade(sheet, spot, 1 - 0.45 * bell(depth - 1.55, 0.16));
  sheet.relief[spot] = (sheet.relief[spot] as number) + 0.5 * head * (1.2 - 0.35 * depth);
}
