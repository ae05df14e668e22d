import type { FrameType } from "../configuration/types.js";
import { bar, type Profile } from "./bar.js";
import { legFrame, SIDES } from "./leg-frame.js";
import type { Part } from "./part.js";

export interface UnderframePlan {
  type: FrameType;
  /** Outer measures of the steel, cm. */
  length: number;
  depth: number;
  /** Upper side of the steel above the floor, cm. */
  top: number;
  /** Of the two ends. */
  leg: Profile;
  /** Of the beams and ties under the boards. */
  beam: Profile;
  /** Farthest distance of two supports under a board, cm. */
  support: number;
  color: string;
}

/** Two welded ends, two beams between them flush with their head bars, and ties across the beams that carry the boards. */
export function underframe(plan: UnderframePlan): Part[] {
  const { type, length, depth, top, leg, beam, color } = plan;
  const end = { type, depth, top, profile: leg, color };
  const middle = (length - leg.breadth) / 2;
  const inner = length / 2 - leg.breadth;
  const beamZ = depth / 2 - leg.depth / 2;
  const beams = SIDES.map(({ side, word }) =>
    bar({
      id: `beam-${word}`,
      role: "beam",
      along: "x",
      wall: beam.wall,
      color,
      from: { x: -inner, y: top - beam.depth, z: side * beamZ - beam.breadth / 2 },
      to: { x: inner, y: top, z: side * beamZ + beam.breadth / 2 },
    }),
  );
  return [
    ...legFrame({ ...end, name: "left", x: -middle }),
    ...legFrame({ ...end, name: "right", x: middle }),
    ...beams,
    ...tieParts(plan, inner, beamZ - beam.breadth / 2),
  ];
}

function tieParts({ top, beam, support, color }: UnderframePlan, inner: number, reach: number): Part[] {
  const fields = Math.ceil((2 * inner) / support);
  return Array.from({ length: fields - 1 }, (_, index) => {
    const x = ((index + 1) / fields - 0.5) * 2 * inner;
    return bar({
      id: `tie-${index + 1}`,
      role: "tie",
      along: "z",
      wall: beam.wall,
      color,
      from: { x: x - beam.breadth / 2, y: top - beam.breadth, z: -reach },
      to: { x: x + beam.breadth / 2, y: top, z: reach },
    });
  });
}
