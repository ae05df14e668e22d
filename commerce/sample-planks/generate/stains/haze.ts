import { chanceOf } from "../chance/chance";
import { clamp, ramp } from "../chance/curves";
import { createNoise } from "../chance/noise";
import { color } from "../sheet/color";
import { cover, eachSpot, type Sheet, soak } from "../sheet/sheet";

const CEMENT_MILK = color("#c3c0b8");
const BLUE_STAIN = color("#7f8791");
const GROUND_IN = color("#715f50");

/** Cement milk that ran over the board and dried: a pale veil that stays in the hollows of the grain. */
export function leaveMilk(sheet: Sheet, seed: string, amount: number): void {
  veil(sheet, seed, "milk", (spot, cloud, fibrous) => {
    const hollow = 1 - (sheet.late[spot] as number);
    cover(
      sheet,
      spot,
      CEMENT_MILK,
      amount * 0.62 * ramp(0.05, 0.6, cloud + 0.4 * fibrous) * clamp(0.3 + 0.5 * hollow + 0.5 * fibrous),
    );
  });
}

/** Blue stain: a fungus that colours wet sapwood in streaks and does not weaken it. */
export function growBlueStain(sheet: Sheet, seed: string, amount: number): void {
  veil(sheet, seed, "blue", (spot, cloud, fibrous) => {
    const sound = 1 - (sheet.knot[spot] as number);
    soak(sheet, spot, BLUE_STAIN, amount * sound * ramp(-0.05, 0.5, cloud + 0.55 * fibrous));
  });
}

/** Dirt of boots and barrows ground into the middle of the board. */
export function grindInDirt(sheet: Sheet, seed: string, amount: number): void {
  const width = sheet.rows / sheet.perCm.y;
  veil(sheet, seed, "dirt", (spot, cloud, fibrous, y) => {
    const walked = 1 - 0.75 * Math.abs((2 * y) / width - 1) ** 2;
    soak(sheet, spot, GROUND_IN, amount * walked * ramp(-0.25, 0.6, cloud + 0.4 * fibrous));
  });
}

/** Calls `lay` for each spot with a cloud drawn out along the fibre, and the fine streaks within it, about −1…1. */
function veil(
  sheet: Sheet,
  seed: string,
  subject: string,
  lay: (spot: number, cloud: number, fibrous: number, y: number) => void,
): void {
  const noise = createNoise(chanceOf(seed, "veil", subject));
  eachSpot(sheet, (spot, x, y) => {
    const fibre = sheet.fibre[spot] as number;
    const cloud = 0.85 * noise.plane(x / 38, fibre / 6.5) + 0.45 * noise.plane(x / 11 + 20, fibre / 2.1);
    const fibrous = 0.7 * noise.plane(x / 12, fibre / 0.3) + 0.45 * noise.plane(x / 4 + 60, fibre / 0.12);
    lay(spot, cloud, fibrous, y);
  });
}
