import { type Chance, chanceOf } from "../chance/chance";
import { bell, clamp, ramp } from "../chance/curves";
import { createNoise, type Noise } from "../chance/noise";
import { color } from "../sheet/color";
import { cover, eachSpot, type Sheet, shade, soak, spotAt } from "../sheet/sheet";

const HOLE = color("#140f0c");
/** Iron turns the tannin of wood blue-black. */
const IRON = color("#4c4a4e");
const RUST = color("#a65c28");
const OLD_RUST = color("#6b3a1c");

interface Nail {
  x: number;
  y: number;
  /** Radius of the hole, cm. */
  radius: number;
  /** How far the rust has run along the fibre, cm. */
  bleed: number;
  /** 0 the stain is black from iron and tannin, 1 it is all rust. */
  rusty: number;
  /** A head still in the wood, or the hole where it was. */
  head: boolean;
  mark: number;
}

/** Nail holes, some with the nail still in: in pairs near the ends and where a board once lay on timber, a few astray. */
export function nailBoard(sheet: Sheet, seed: string, amount: number): void {
  const chance = chanceOf(seed, "nails");
  const noise = createNoise(chance);
  for (const nail of planNails(chance, sheet, amount)) driveNail(sheet, noise, nail);
}

function planNails(chance: Chance, sheet: Sheet, amount: number): Nail[] {
  const length = sheet.columns / sheet.perCm.x;
  const width = sheet.rows / sheet.perCm.y;
  const nails: Nail[] = [];
  const drive = (x: number, y: number) => {
    const head = chance.odds(0.25);
    const rusty = head ? chance.between(0.6, 1) : chance.next() ** 1.4;
    const bleed = chance.odds(0.55) ? chance.between(2.5, 8) : chance.between(0.6, 2);
    const radius = chance.between(0.14, 0.3);
    nails.push({ x, y, radius, bleed: bleed * (1 + 0.6 * rusty), rusty, head, mark: chance.between(0, 200) });
  };
  const rows = Math.round(amount * chance.between(0.7, 1.6));
  for (let row = 0; row < rows; row++) {
    const x = chance.odds(0.5) ? chance.between(5, 16) : length - chance.between(5, 16);
    const place = row < 2 ? x : chance.between(0.1, 0.9) * length;
    const count = chance.whole(1, 3);
    for (let index = 0; index < count; index++) {
      drive(
        place + chance.bell() * 0.9,
        width * (0.18 + (0.64 * (index + 0.5)) / count) + chance.bell() * 1.6,
      );
    }
  }
  const astray = Math.round(amount * chance.between(0, 2.5));
  for (let index = 0; index < astray; index++) {
    drive(chance.between(2, length - 2), chance.between(1.5, width - 1.5));
  }
  return nails;
}

function driveNail(sheet: Sheet, noise: Noise, nail: Nail): void {
  const fibre = sheet.fibre[spotAt(sheet, nail.x, nail.y)] as number;
  const reach = nail.bleed * 2.6 + 1;
  const area = { fromX: nail.x - reach, toX: nail.x + reach, fromY: nail.y - 2.5, toY: nail.y + 2.5 };
  const run = nail.radius * (0.8 + 0.9 * nail.rusty);
  eachSpot(
    sheet,
    (spot, x, y) => {
      const dx = x - nail.x;
      const dy = y - nail.y;
      const aside = (sheet.fibre[spot] as number) - fibre;
      const ragged =
        1 + 0.7 * noise.plane(x / 5 + nail.mark, aside / 0.16) + 0.3 * noise.plane(x / 1.2, aside / 0.3);
      const far = Math.abs(dx);
      const along = Math.exp(-far / (nail.bleed * clamp(ragged, 0.25, 2))) * ramp(reach, reach * 0.4, far);
      const stain = along * bell(aside, run * (0.75 + 0.5 * along) * clamp(ragged, 0.5, 1.5));
      soak(sheet, spot, IRON, clamp((0.9 - 0.75 * nail.rusty) * stain));
      const patchy = 0.65 + 0.5 * noise.plane(x / 1.5 + nail.mark, aside / 0.3);
      soak(sheet, spot, RUST, clamp((0.2 + 0.8 * nail.rusty) * stain * patchy));
      const uneven = 1 + 0.16 * noise.plane(dx / (nail.radius * 1.3) + nail.mark, dy / (nail.radius * 1.3));
      const depth = (Math.sqrt(dx * dx + dy * dy) / nail.radius) * uneven;
      if (depth < 1.8) (nail.head ? showHead : showHole)(sheet, noise, spot, depth, dx, dy);
    },
    area,
  );
}

function showHole(sheet: Sheet, _noise: Noise, spot: number, depth: number): void {
  const crushed = ramp(1.8, 1, depth);
  shade(sheet, spot, 1 - 0.3 * crushed);
  cover(sheet, spot, HOLE, 0.95 * ramp(1.05, 0.8, depth));
  const low = 0.3 * crushed + 2.2 * ramp(1.1, 0.7, depth);
  sheet.relief[spot] = (sheet.relief[spot] as number) - low;
}

function showHead(sheet: Sheet, noise: Noise, spot: number, depth: number, dx: number, dy: number): void {
  const head = ramp(1.5, 1.38, depth);
  const flake = noise.plane(dx * 9, dy * 9);
  cover(sheet, spot, OLD_RUST, head);
  shade(sheet, spot, 1 + head * (0.45 * flake - 0.1));
  shade(sheet, spot, 1 - 0.45 * bell(depth - 1.5, 0.2));
  const up = 0.35 * head * (1 - 0.3 * depth) + 0.12 * flake * head;
  sheet.relief[spot] = (sheet.relief[spot] as number) * (1 - head) + up - 0.4 * bell(depth - 1.5, 0.2);
}
