import { type Chance, chanceOf } from "../chance/chance";
import { clamp, ramp } from "../chance/curves";
import { createNoise, type Noise } from "../chance/noise";
import { type Color, color } from "../sheet/color";
import { cover, eachSpot, type Sheet, shade } from "../sheet/sheet";

/** What fell on a board while people built with it. */
export interface SplashPlan {
  color: Color;
  /** Bursts of drops. */
  bursts: number;
  /** Radius of the greatest drop, cm. */
  size: number;
  /** 1 covers the wood, less lets it through. */
  body: number;
  /** How much of it was walked and rubbed off again, 0 … 1. */
  rubbed: number;
  /** Height of a whole drop, mm. */
  height: number;
}

export const CEMENT = { color: color("#b3ada0"), size: 1.5, body: 0.78, rubbed: 0.55, height: 0.7 } as const;
export const LIME = { color: color("#d9d6cc"), size: 1.0, body: 0.82, rubbed: 0.45, height: 0.3 } as const;
export const TAR = { color: color("#1f1c1a"), size: 0.9, body: 0.9, rubbed: 0.3, height: 0.4 } as const;

interface Drop {
  x: number;
  y: number;
  radius: number;
  /** Longer than wide where something was dragged through it, and which way. */
  pull: number;
  /** 0 … 1.5: how much more than others it was rubbed. */
  worn: number;
  mark: number;
}

/** Mortar, lime, tar or paint: drops of all sizes in bursts, worn off the ridges of the grain and left in its hollows. */
export function splash(sheet: Sheet, seed: string, plan: SplashPlan): void {
  const chance = chanceOf(seed, "splash");
  const noise = createNoise(chance);
  for (let burst = 0; burst < plan.bursts; burst++) {
    for (const drop of burstOf(chance, sheet, plan.size)) drip(sheet, noise, plan, drop);
  }
}

function burstOf(chance: Chance, sheet: Sheet, size: number): Drop[] {
  const length = sheet.columns / sheet.perCm.x;
  const width = sheet.rows / sheet.perCm.y;
  const middle = { x: chance.between(0.03, 0.97) * length, y: chance.between(0.05, 0.95) * width };
  const spread = chance.between(3, 11);
  const pull = chance.odds(0.25) ? chance.between(1.5, 3) : 1;
  return Array.from({ length: chance.whole(9, 40) }, () => ({
    x: middle.x + chance.bell() * spread,
    y: middle.y + chance.bell() * spread * 0.55,
    radius: 0.05 + size * chance.next() ** 4.5,
    pull: pull * chance.between(0.6, 1.6),
    worn: chance.between(0.2, 1.5),
    mark: chance.between(0, 200),
  }));
}

function drip(sheet: Sheet, noise: Noise, plan: SplashPlan, drop: Drop): void {
  const reach = drop.radius * 2;
  const wide = reach * drop.pull;
  const area = { fromX: drop.x - wide, toX: drop.x + wide, fromY: drop.y - reach, toY: drop.y + reach };
  eachSpot(
    sheet,
    (spot, x, y) => {
      const dx = (x - drop.x) / (drop.radius * drop.pull);
      const dy = (y - drop.y) / drop.radius;
      const shape =
        0.95 -
        Math.sqrt(dx * dx + dy * dy) +
        0.55 * noise.plane(dx * 0.9 + drop.mark, dy * 0.9) +
        0.2 * noise.plane(dx * 2.6 + drop.mark, dy * 2.6) +
        0.05 * noise.plane(x * 6, y * 6);
      if (shape <= 0) return;
      const fibre = sheet.fibre[spot] as number;
      const flaked =
        0.55 * noise.plane(x / 1.1 + drop.mark, fibre / 0.14) +
        0.5 * noise.plane(x / 0.35, y / 0.3 + drop.mark) +
        0.6 * ((sheet.late[spot] as number) - 0.3);
      // A thin skirt all round, the body of the drop within it.
      const drawn = 0.45 * ramp(0, 0.12, shape) + 0.55 * ramp(0.15, 0.5, shape);
      const left = clamp(drawn - plan.rubbed * drop.worn * clamp(0.55 + flaked));
      const grain = noise.plane(x * 5 + 3, y * 5);
      cover(sheet, spot, plan.color, plan.body * left);
      shade(sheet, spot, 1 + left * (0.1 * grain - 0.05));
      sheet.relief[spot] =
        (sheet.relief[spot] as number) * (1 - 0.6 * left) + plan.height * left * (0.8 + 0.3 * grain);
    },
    area,
  );
}
