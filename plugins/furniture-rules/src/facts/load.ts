import type { Part } from "../parts/part.js";
import { DENSITIES, weightOf } from "./weight.js";

/**
 * What a board or seat carries, evenly spread and for good. A promise to customers, so every assumption is on the safe side:
 * - one span between two supports, its ends free to turn, the load even over it; what stands out beyond the supports relieves
 *   the span in truth and is not counted;
 * - wood as the lowest strength class that is built with (C16 of EN 338), although scaffolding boards are graded higher;
 *   it creeps under a load that stays (kdef 0.6) and has its strength for permanent loads (kmod 0.6, γM 1.3; EN 1995-1-1);
 * - steel S235 with a safety of 1.5;
 * - it sags by no more than the eye forgives, and the piece's own weight is taken off;
 * - never more than the workshop vouches for, whatever the sum says: pillars hang on dowels, and people sit down hard.
 */
export const LOAD = {
  /** N/mm² */
  wood: { modulus: 8000 / 1.6, strength: (16 * 0.6) / 1.3 },
  steel: { modulus: 210_000, strength: 235 / 1.5 },
  /** Span divided by the deepest sag. */
  sag: { shelf: 300, seat: 250 },
  /** kg: the step of rounding. */
  step: { shelf: 5, seat: 10 },
} as const;

const GRAVITY = 9.81;
const MM_PER_CM = 10;

/**
 * kg on each board of a shelf, evenly spread; of boards cut short the shortest counts.
 * @param pillars cm between the middles of two pillars
 * @param most kg the workshop promises at most
 */
export function boardLoad(parts: readonly Part[], pillars: number, most: number): number {
  const span = pillars * MM_PER_CM;
  const boards = parts.filter(({ role }) => role === "board");
  const loads = boards.map((board) => {
    const wood = section(board.size.z * MM_PER_CM, board.size.y * MM_PER_CM);
    const { modulus, strength } = LOAD.wood;
    const carried = Math.min(
      stiffLoad(modulus * wood.inertia, span, LOAD.sag.shelf),
      (8 * strength * wood.resistance) / span ** 2,
    );
    const own = (board.size.y * board.size.z * DENSITIES.plank) / 1e6;
    return (kgPerCm(carried) - own) * board.size.x;
  });
  return said(Math.min(...loads), most, LOAD.step.shelf);
}

/**
 * kg on a bench or stool, evenly spread: its two steel beams and the board on them sag together.
 * @param most kg the workshop promises at most
 */
export function seatLoad(parts: readonly Part[], most: number): number {
  const beams = parts.filter(({ role }) => role === "beam");
  const board = parts.find(({ role }) => role === "board");
  const [beam] = beams;
  if (!beam || !board) return 0;
  const span = beam.size.x * MM_PER_CM;
  const tube = tubeSection(beam);
  const wood = section(board.size.z * MM_PER_CM, board.size.y * MM_PER_CM);
  const steelStiffness = LOAD.steel.modulus * tube.inertia * beams.length;
  const stiffness = steelStiffness + LOAD.wood.modulus * wood.inertia;
  // The steel takes its share of the bending and is used up first.
  const bending =
    (8 * LOAD.steel.strength * tube.resistance * beams.length * stiffness) / steelStiffness / span ** 2;
  const carried = Math.min(stiffLoad(stiffness, span, LOAD.sag.seat), bending);
  const load = kgPerCm(carried) * beam.size.x - weightOf(parts);
  return said(load, most, LOAD.step.seat);
}

/** N/mm that bend a beam of this stiffness (N·mm²) on one span (mm) by its nth part: 5 q L⁴ / 384 EI = L / n. */
function stiffLoad(stiffness: number, span: number, part: number): number {
  return (384 * stiffness) / (5 * part * span ** 3);
}

/** Second moment of area (mm⁴) and section modulus (mm³) of a rectangle, mm. */
function section(breadth: number, height: number) {
  return { inertia: (breadth * height ** 3) / 12, resistance: (breadth * height ** 2) / 6 };
}

function tubeSection({ size, wall = 0 }: Part) {
  const [breadth, height, twice] = [size.z * MM_PER_CM, size.y * MM_PER_CM, 2 * wall * MM_PER_CM];
  const inertia = section(breadth, height).inertia - section(breadth - twice, height - twice).inertia;
  return { inertia, resistance: inertia / (height / 2) };
}

function kgPerCm(newtonPerMm: number): number {
  return (newtonPerMm * MM_PER_CM) / GRAVITY;
}

/** Rounded down to a step, never more than what is vouched for, never below 0. */
function said(kg: number, most: number, step: number): number {
  return Math.max(0, Math.min(most, Math.floor(kg / step) * step));
}
