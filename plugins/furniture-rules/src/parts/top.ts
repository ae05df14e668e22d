import type { TableTop } from "../configuration/types.js";
import { type Part, tidy, UNTURNED } from "./part.js";

/**
 * Workshop measures of board tops, cm. Scaffolding planks come about 28 wide and 4.5 thick; planed they are 4.
 * At each end a strip of punched, galvanised steel is bent round the board; it stands out by its own thickness,
 * so the outer measures of a top are those over the strips.
 */
export const TOP = {
  thickness: 4,
  band: { width: 3, wall: 0.1, fromEnd: 1.5 },
  /** Narrowest gap between two boards that are not glued. */
  gap: 0.8,
  /** Boards are sawn to whole millimetres. */
  sawnTo: 0.1,
} as const;

/** From the floor side of the strips to their upper side, cm. */
export const TOP_HEIGHT = TOP.thickness + 2 * TOP.band.wall;

export interface TopPlan {
  /** Outer measures over the strips, cm. */
  length: number;
  width: number;
  /** Height of the upper side above the floor, cm. */
  height: number;
  boards: number;
  /** `single` leaves even gaps between the boards, `solid` is glued to one slab. */
  top: TableTop;
  /** Chosen planks by position, counted from the front; boards beyond them are the workshop's. */
  planks: readonly (string | null)[];
  /** How many of the boards a shopper may choose. */
  choosable: number;
}

/** The underside of the wood, where the steel begins, cm above the floor. */
export function steelTop(height: number): number {
  return height - TOP.band.wall - TOP.thickness;
}

/** Boards and their end strips. */
export function topParts(plan: TopPlan): Part[] {
  const boards = boardParts(plan);
  const banded =
    plan.top === "solid"
      ? [slab(plan)]
      : boards.map((board) => ({ id: board.id, width: board.size.z, z: board.position.z }));
  return [...boards, ...banded.flatMap((item) => bandParts(item, plan))];
}

function boardParts({ length, width, height, boards, top, planks, choosable }: TopPlan): Part[] {
  const available = width - 2 * TOP.band.wall;
  const widths = top === "solid" ? gluedWidths(available, boards) : looseWidths(available, boards);
  const gap = (available - widths.reduce((total, one) => total + one, 0)) / Math.max(1, boards - 1);
  let front = available / 2;
  return widths.map((board, position) => {
    const z = front - board / 2;
    front -= board + gap;
    return {
      id: `board-${position + 1}`,
      role: "board",
      material: "plank",
      shape: "solid",
      along: "x",
      size: { x: length, y: TOP.thickness, z: tidy(board) },
      position: { x: 0, y: tidy(steelTop(height) + TOP.thickness / 2), z: tidy(z) },
      rotation: UNTURNED,
      ...(position < choosable && { plank: { position, id: planks[position] ?? null } }),
    };
  });
}

/** Equal boards in whole millimetres; what is over goes evenly into the gaps. */
function looseWidths(available: number, boards: number): number[] {
  const board = Math.floor((available - TOP.gap * (boards - 1)) / boards / TOP.sawnTo + 1e-6) * TOP.sawnTo;
  return Array.from({ length: boards }, () => board);
}

/** Boards in whole millimetres that fill the slab; the millimetres over go to the outer boards, or to the middle one. */
function gluedWidths(available: number, boards: number): number[] {
  const millimetres = Math.round(available / TOP.sawnTo);
  const least = Math.floor(millimetres / boards);
  const over = millimetres - least * boards;
  const wider = over % 2 === 1 ? [(boards - 1) / 2] : [0, boards - 1].slice(0, over);
  return Array.from({ length: boards }, (_, index) => (least + (wider.includes(index) ? 1 : 0)) * TOP.sawnTo);
}

function slab({ width }: TopPlan): Banded {
  return { id: "top", width: width - 2 * TOP.band.wall, z: 0 };
}

interface Banded {
  id: string;
  /** Of the wood inside the strip, cm. */
  width: number;
  z: number;
}

const ENDS = [
  { side: -1, word: "left" },
  { side: 1, word: "right" },
] as const;

function bandParts({ id, width, z }: Banded, { length, height }: TopPlan): Part[] {
  const { wall, width: strip, fromEnd } = TOP.band;
  return ENDS.map(({ side, word }) => ({
    id: `band-${id}-${word}`,
    role: "band",
    material: "galvanized",
    shape: "sleeve",
    along: "x",
    size: { x: strip, y: TOP_HEIGHT, z: tidy(width + 2 * wall) },
    position: { x: side * (length / 2 - fromEnd - strip / 2), y: tidy(height - TOP_HEIGHT / 2), z },
    rotation: UNTURNED,
    wall,
  }));
}
