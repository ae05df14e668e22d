import { type Axis, type Mitre, type Part, type PartRole, tidy, UNTURNED, type Vector } from "./part.js";

/** A square or rectangular steel tube: outer measures and wall, cm. */
export interface Profile {
  /** Of a beam its width seen from above, of a leg its measure along the furniture. */
  readonly breadth: number;
  /** Of a beam its height, of a leg its measure in the plane of the leg frame. */
  readonly depth: number;
  readonly wall: number;
}

export interface BarPlan {
  id: string;
  role: PartRole;
  along: Axis;
  from: Vector;
  to: Vector;
  wall: number;
  color: string;
  mitre?: Mitre;
}

/** A bar by two opposite corners of the space it takes. */
export function bar({ id, role, along, from, to, wall, color, mitre }: BarPlan): Part {
  return {
    id,
    role,
    material: "steel",
    shape: "tube",
    along,
    size: {
      x: tidy(Math.abs(to.x - from.x)),
      y: tidy(Math.abs(to.y - from.y)),
      z: tidy(Math.abs(to.z - from.z)),
    },
    position: { x: tidy((from.x + to.x) / 2), y: tidy((from.y + to.y) / 2), z: tidy((from.z + to.z) / 2) },
    rotation: UNTURNED,
    wall,
    ...(mitre && { mitre }),
    color,
  };
}

export interface InclinedPlan {
  id: string;
  role: PartRole;
  /** Where the middle line of the bar starts measuring, cm. */
  origin: Vector;
  /** Angle from upright towards the front, radians. */
  lean: number;
  /** Ends of the middle line along the bar, seen from `origin`. */
  span: { from: number; to: number };
  profile: Profile;
  /** Slopes of the two end cuts. */
  upper: number;
  lower: number;
  color: string;
}

/** An upright bar leaning to the front or the back, cut at both ends. */
export function inclinedBar(plan: InclinedPlan): Part {
  const { id, role, origin, lean, span, profile, upper, lower, color } = plan;
  const from = span.from - (Math.abs(lower) * profile.depth) / 2;
  const to = span.to + (Math.abs(upper) * profile.depth) / 2;
  const middle = (from + to) / 2;
  return {
    id,
    role,
    material: "steel",
    shape: "tube",
    along: "y",
    size: { x: profile.breadth, y: to - from, z: profile.depth },
    position: {
      x: origin.x,
      y: origin.y + middle * Math.cos(lean),
      z: origin.z + middle * Math.sin(lean),
    },
    rotation: { x: lean, y: 0, z: 0 },
    wall: profile.wall,
    mitre: { across: "z", upper, lower },
    color,
  };
}
