import { bar } from "../../parts/bar.js";
import { FOOT, foot, SIDES } from "../../parts/leg-frame.js";
import type { Part } from "../../parts/part.js";
import { steelTop, topParts } from "../../parts/top.js";
import { tablePlankCount } from "../table/configuration.js";
import { DESK, type TableOfficeConfiguration } from "./configuration.js";

/** Workshop measures of the height-adjustable frame, cm. The lifting columns are bought, the rest is welded. */
export const DESK_STEEL = {
  /** Where the top is shown; the columns reach every height of `DESK.height`. */
  shownAt: 75,
  endOverhang: 20,
  floorBar: { breadth: 8, depth: 3, length: 70 },
  headBar: { breadth: 6, depth: 3, length: 66 },
  column: { outer: { x: 8, z: 6 }, inner: { x: 7, z: 5 }, outerLength: 55 },
  beam: { breadth: 3, depth: 5, from: 18 },
  wall: 0.2,
} as const;

/** The desk's top of three boards, of which the shopper picks the front one, on two lifting columns. */
export function deskParts({ color, planks }: TableOfficeConfiguration): Part[] {
  const height = DESK_STEEL.shownAt;
  const { length, width } = DESK;
  const boards = tablePlankCount(width);
  const middle = length / 2 - DESK_STEEL.endOverhang;
  return [
    // Stryker disable next-line StringLiteral: boards that are not glued to one slab are single ones.
    ...topParts({ length, width, height, boards, top: "single", planks, choosable: 1 }),
    ...column("left", -middle, steelTop(height), color.hex),
    ...column("right", middle, steelTop(height), color.hex),
    ...beams(middle - DESK_STEEL.headBar.breadth / 2, steelTop(height), color.hex),
  ];
}

function column(name: string, x: number, top: number, color: string): Part[] {
  const { floorBar, headBar, column: tube, wall } = DESK_STEEL;
  const floor = FOOT.height + floorBar.depth;
  const head = top - headBar.depth;
  const joint = floor + tube.outerLength;
  const across = (
    id: string,
    role: "floorBar" | "headBar",
    from: number,
    size: typeof floorBar | typeof headBar,
  ) =>
    bar({
      id: `${id}-${name}`,
      role,
      along: "z",
      wall,
      color,
      from: { x: x - size.breadth / 2, y: from, z: -size.length / 2 },
      to: { x: x + size.breadth / 2, y: from + size.depth, z: size.length / 2 },
    });
  const upright = (id: string, from: number, to: number, size: { x: number; z: number }) =>
    bar({
      id: `column-${name}-${id}`,
      role: "column",
      along: "y",
      wall,
      color,
      from: { x: x - size.x / 2, y: from, z: -size.z / 2 },
      to: { x: x + size.x / 2, y: to, z: size.z / 2 },
    });
  const stand = floorBar.length / 2 - FOOT.size;
  return [
    across("floorBar", "floorBar", FOOT.height, floorBar),
    upright("outer", floor, joint, tube.outer),
    upright("inner", joint, head, tube.inner),
    across("headBar", "headBar", head, headBar),
    ...SIDES.map(({ side, word }) => foot(`${name}-${word}`, x, side * stand)),
  ];
}

function beams(inner: number, top: number, color: string): Part[] {
  const { beam, wall } = DESK_STEEL;
  return SIDES.map(({ side, word }) =>
    bar({
      id: `beam-${word}`,
      role: "beam",
      along: "x",
      wall,
      color,
      from: { x: -inner, y: top - beam.depth, z: side * beam.from - beam.breadth / 2 },
      to: { x: inner, y: top, z: side * beam.from + beam.breadth / 2 },
    }),
  );
}
