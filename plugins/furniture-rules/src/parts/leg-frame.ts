import type { FrameType } from "../configuration/types.js";
import { bar, inclinedBar, type Profile } from "./bar.js";
import { type Part, UNTURNED } from "./part.js";

/** Adjustable glide under each leg, cm: takes up an uneven floor and keeps the steel off it. */
export const FOOT = { height: 1, size: 3 } as const;

export interface LegFramePlan {
  /** "left" or "right"; becomes part of the ids. */
  name: string;
  type: FrameType;
  /** Middle of the frame along the furniture, cm. */
  x: number;
  /** Outer measure from back to front, cm. */
  depth: number;
  /** Upper side of the steel above the floor, cm. */
  top: number;
  profile: Profile;
  color: string;
}

/**
 * One end of an underframe, welded from square tube in the plane across the furniture:
 * `open` two legs under a head bar, corners mitred; `closed` the same with a bar at the floor;
 * `diagonal` a head bar on two crossing legs, one whole, one in two pieces against it.
 */
export function legFrame(plan: LegFramePlan): Part[] {
  return plan.type === "diagonal" ? crossedFrame(plan) : uprightFrame(plan);
}

function uprightFrame({ name, type, x, depth, top, profile, color }: LegFramePlan): Part[] {
  const closed = type === "closed";
  const { depth: thickness, wall } = profile;
  const [left, right, front] = [x - profile.breadth / 2, x + profile.breadth / 2, depth / 2];
  const common = { along: "z", wall, color } as const;
  const headBar = bar({
    ...common,
    id: `headBar-${name}`,
    role: "headBar",
    from: { x: left, y: top - thickness, z: -front },
    to: { x: right, y: top, z: front },
    mitre: { across: "y", upper: 1, lower: -1 },
  });
  const floorBar = bar({
    ...common,
    id: `floorBar-${name}`,
    role: "floorBar",
    from: { x: left, y: FOOT.height, z: -front },
    to: { x: right, y: FOOT.height + thickness, z: front },
    mitre: { across: "y", upper: -1, lower: 1 },
  });
  const legs = SIDES.map(({ side, word }) =>
    bar({
      id: `leg-${name}-${word}`,
      role: "leg",
      along: "y",
      wall,
      color,
      from: { x: left, y: FOOT.height, z: side * front },
      to: { x: right, y: top, z: side * (front - thickness) },
      mitre: { across: "z", upper: side, lower: closed ? -side : 0 },
    }),
  );
  const feet = SIDES.map(({ side, word }) => foot(`${name}-${word}`, x, side * (front - thickness / 2)));
  return [headBar, ...(closed ? [floorBar] : []), ...legs, ...feet];
}

function crossedFrame({ name, x, depth, top, profile, color }: LegFramePlan): Part[] {
  const { depth: thickness, wall } = profile;
  const headBar = bar({
    id: `headBar-${name}`,
    role: "headBar",
    along: "z",
    wall,
    color,
    from: { x: x - profile.breadth / 2, y: top - thickness, z: -depth / 2 },
    to: { x: x + profile.breadth / 2, y: top, z: depth / 2 },
  });
  const rise = top - thickness - FOOT.height;
  const lean = leanOf(rise, depth, thickness);
  const origin = { x, y: FOOT.height + rise / 2, z: 0 };
  const end = rise / 2 / Math.cos(lean);
  // The pieces of the second leg stop at the flank of the first one, which crosses them at twice the lean.
  const flank = thickness / 2 / Math.sin(2 * lean);
  const against = Math.cos(2 * lean) / Math.sin(2 * lean);
  const level = Math.tan(lean);
  const piece = { role: "leg", origin, profile, color } as const;
  const legs = [
    inclinedBar({
      ...piece,
      id: `leg-${name}-whole`,
      lean,
      span: { from: -end, to: end },
      upper: level,
      lower: level,
    }),
    inclinedBar({
      ...piece,
      id: `leg-${name}-upper`,
      lean: -lean,
      span: { from: flank, to: end },
      upper: -level,
      lower: against,
    }),
    inclinedBar({
      ...piece,
      id: `leg-${name}-lower`,
      lean: -lean,
      span: { from: -end, to: -flank },
      upper: against,
      lower: -level,
    }),
  ];
  const reach = (rise / 2) * Math.tan(lean);
  const feet = SIDES.map(({ side, word }) => foot(`${name}-${word}`, x, side * reach));
  return [headBar, ...legs, ...feet];
}

/**
 * The angle from upright at which a leg of this thickness, cut level at both ends, runs from one edge
 * of the frame to the thickness: rise · tan + thickness / cos = depth.
 */
function leanOf(rise: number, depth: number, thickness: number): number {
  return Math.acos(thickness / Math.hypot(depth, rise)) - Math.atan2(rise, depth);
}

/** From front to back. */
export const SIDES = [
  { side: 1, word: "front" },
  { side: -1, word: "back" },
] as const;

/** An adjustable glide on the floor. */
export function foot(place: string, x: number, z: number): Part {
  return {
    id: `foot-${place}`,
    role: "foot",
    material: "plastic",
    shape: "solid",
    along: "y",
    size: { x: FOOT.size, y: FOOT.height, z: FOOT.size },
    position: { x, y: FOOT.height / 2, z },
    rotation: UNTURNED,
  };
}
