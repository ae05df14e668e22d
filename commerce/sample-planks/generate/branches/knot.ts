import { chanceOf } from "../chance/chance";
import { bell, clamp, ramp } from "../chance/curves";
import { createNoise } from "../chance/noise";
import { type Color, color, mixed } from "../sheet/color";
import { cover, type Sheet, shade } from "../sheet/sheet";
import type { Tone } from "../stock/tone";
import type { Branch } from "./branch";
import type { Flow } from "./flow";

const BARK: Color = color("#1d140e");
const RESIN: Color = color("#5a3413");

/** Paints the part of a branch that a spot shows, and the resin-dark wood round it. */
export function createKnotPainter(seed: string, tone: Tone) {
  const noise = createNoise(chanceOf(seed, "knots"));
  const rim = mixed(tone.knot, BARK, 0.35);

  return (sheet: Sheet, spot: number, flow: Flow): void => {
    const branch = flow.nearest;
    if (!branch || flow.depth > 3.2) return;
    const { along, round, radius } = flow;
    const steady = Math.max(flow.depth, 0.3);
    const turnX = along / steady;
    const turnY = round / steady;
    const uneven =
      0.13 * noise.plane(turnX * 0.8 + branch.mark, turnY * 0.8) +
      0.06 * noise.plane(turnX * 2.3, turnY * 2.3 + branch.mark);
    const depth = flow.depth * (1 + uneven);
    const small = clamp(radius / 0.5, 0.25, 1);
    cover(sheet, spot, RESIN, 0.36 * small * bell(Math.max(0, depth - 0.95), 0.5));
    if (depth > 1.05) return;
    const inside = ramp(1.05, 0.95, depth);
    const own = depth * radius + 0.05 * noise.plane(along * 1.1 + branch.mark, round * 1.1);
    const fleck = noise.plane(along * 2.2 + branch.mark, round * 2.2);
    const years = own / branch.ringWidth + 0.5 * noise.line(own * 9 + branch.mark);
    const ring = (0.5 + 0.5 * Math.sin(2 * Math.PI * years)) * clamp(0.6 + 0.5 * fleck);
    // Some knots are pale and sound, some almost black.
    const pale = clamp(0.32 + 0.5 * Math.sin(branch.mark * 7));
    cover(sheet, spot, tone.knot, inside);
    cover(sheet, spot, tone.late, inside * clamp(pale + 0.35 * fleck - 0.25 * depth));
    cover(
      sheet,
      spot,
      RESIN,
      inside * clamp(0.35 * noise.plane(turnX * 1.6, turnY * 1.6 + branch.mark) * depth),
    );
    const border = clamp(0.62 + 0.5 * noise.plane(turnX * 1.1 + branch.mark, turnY * 1.1));
    cover(sheet, spot, rim, inside * (border * ramp(0.62, 1, depth) + 0.4 * ramp(0.22, 0, depth)));
    shade(sheet, spot, 1 - inside * (0.26 * ring + 0.1 * noise.plane(along * 6, round * 6)));
    sheet.late[spot] = (sheet.late[spot] as number) * (1 - inside) + inside * (0.45 + 0.2 * ring);
    sheet.knot[spot] = inside;
    sheet.relief[spot] = (sheet.relief[spot] as number) + inside * 0.25 * (1 - depth * 0.4);
    paintBark(sheet, spot, branch, flow, depth);
    paintStar(sheet, spot, branch, flow, depth);
  };

  /** A branch that died before the trunk grew round it keeps its bark as a black seam. */
  function paintBark(sheet: Sheet, spot: number, branch: Branch, flow: Flow, depth: number): void {
    if (branch.livesTo > 8) return;
    const seam = clamp(0.07 / flow.radius, 0.05, 0.3);
    const here = 0.5 + 0.9 * noise.plane(flow.along * 0.9 + branch.mark, flow.round * 0.9 + 9);
    const bark = ramp(1 - 2.2 * seam, 1 - seam * 0.8, depth) * ramp(1.06, 1, depth) * clamp(here);
    cover(sheet, spot, BARK, 0.85 * bark);
    sheet.relief[spot] = (sheet.relief[spot] as number) - 0.7 * bark;
  }

  /** Knots dry faster than the wood round them and crack from the middle. */
  function paintStar(sheet: Sheet, spot: number, branch: Branch, flow: Flow, depth: number): void {
    if (flow.radius < 0.35) return;
    const angle = Math.atan2(flow.round, flow.along);
    const crack = (turn: number, reach: number, width: number) => {
      const wobble = 0.5 * noise.plane(depth * 2.5 + branch.mark, turn);
      const off = Math.abs(Math.atan2(Math.sin(angle - turn - wobble), Math.cos(angle - turn - wobble)));
      const cm = Math.sin(Math.min(off, Math.PI / 2)) * depth * flow.radius;
      return bell(cm, width) * ramp(reach, reach - 0.35, depth);
    };
    const first = branch.mark % (2 * Math.PI);
    const star = Math.max(
      crack(first, 0.98, 0.035),
      crack(first + 2.6 + (branch.mark % 1), 0.8, 0.028),
      crack(first + 4.4 + (branch.mark % 0.7), 0.6, 0.022),
    );
    cover(sheet, spot, BARK, 0.7 * star);
    sheet.relief[spot] = (sheet.relief[spot] as number) - 0.9 * star;
  }
}
