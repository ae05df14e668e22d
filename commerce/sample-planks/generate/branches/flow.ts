import { clamp } from "../chance/curves";
import { type Branch, branchRadius } from "./branch";

/** The effect of the branches at one point. For speed one object is reused for all points. */
export interface Flow {
  /** How far the fibre running here was pushed from its straight way, cm across and out of the face. */
  across: number;
  outward: number;
  /** How far the growth rings were drawn outwards along a branch, cm. */
  drawn: number;
  /** The branch this point lies nearest to, and where in it: 0 its middle, 1 its bark. */
  nearest: Branch | undefined;
  depth: number;
  /** The same point seen from the branch's axis, in its radii: along the trunk and round it. */
  along: number;
  round: number;
  /** Radius of that branch here, cm. */
  radius: number;
}

/** An influence of more than this many radii is not followed. */
const REACH = 5;
/** Fibres part this much farther before and behind a branch than beside it. */
const STRETCH = 1.9;

export function createFlow(): Flow {
  return {
    across: 0,
    outward: 0,
    drawn: 0,
    nearest: undefined,
    depth: 99,
    along: 0,
    round: 0,
    radius: 1,
  };
}

/**
 * Lets the grain run round every branch near a point. `x` from the board's left end, `dy` and `dz` from the pith, cm.
 */
export function flowRound(flow: Flow, branches: readonly Branch[], x: number, dy: number, dz: number): void {
  flow.across = 0;
  flow.outward = 0;
  flow.drawn = 0;
  flow.nearest = undefined;
  flow.depth = 99;
  for (const branch of branches) {
    const out = dy * branch.across + dz * branch.outward;
    if (out <= 0.02) continue;
    const radius = branchRadius(branch, out);
    const along = (x - branch.start - branch.lean * out - branch.curve * out * out) / radius;
    const round = (dz * branch.across - dy * branch.outward) / radius;
    if (Math.abs(along) > REACH * STRETCH || Math.abs(round) > REACH) continue;
    const grownOver = clamp((branch.endsAt + 2.5 - out) / 3);
    if (grownOver === 0) continue;
    const stretched = along / STRETCH;
    const distance2 = stretched * stretched + round * round;
    const fading = clamp(1 - distance2 / (REACH * REACH));
    const q2 = distance2 / 1.5;
    const push = (grownOver * fading * fading * round * radius) / (1 + q2 * Math.sqrt(q2));
    flow.across += push * branch.outward;
    flow.outward -= push * branch.across;
    flow.drawn += grownOver * fading * radius * 1.15 * Math.exp(-1.15 * Math.sqrt(q2));
    // Seen along the branch, a leaning one is foreshortened.
    const upright = along / Math.sqrt(1 + branch.lean * branch.lean);
    const stump = Math.sqrt(clamp(branch.endsAt - out, 0.0001, 1));
    const depth = Math.sqrt(upright * upright + round * round) / stump;
    if (out < branch.endsAt && depth < flow.depth) {
      flow.nearest = branch;
      flow.depth = depth;
      flow.along = upright;
      flow.round = round;
      flow.radius = radius;
    }
  }
}

/** For each stretch of a board the branches that can be felt there, so that a point asks only its neighbours. */
export function branchesAlong(branches: readonly Branch[], length: number): Branch[][] {
  const stretch = 2;
  const stretches = Math.ceil(length / stretch) + 1;
  return Array.from({ length: stretches }, (_, index) => {
    const from = index * stretch;
    return branches.filter((branch) => {
      const reach = REACH * STRETCH * (branch.spread * branch.livesTo + 0.05);
      const tip = branch.start + branch.lean * 20;
      const least = Math.min(branch.start, tip) - reach;
      const most = Math.max(branch.start, tip) + reach;
      return from + stretch > least && from < most;
    });
  });
}
