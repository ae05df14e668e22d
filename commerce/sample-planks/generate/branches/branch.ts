import type { Chance } from "../chance/chance";

/** A branch as it sits in the trunk: a cone from the pith outwards, later on a cylinder. All cm. */
export interface Branch {
  /** Where on the pith it starts, along the board. */
  start: number;
  /** Its direction round the pith: cosine across the board, sine out of its face. */
  across: number;
  outward: number;
  /** How far up the trunk it leans for each cm outwards, and how that changes. */
  lean: number;
  curve: number;
  /** Its radius grows by this for each cm outwards while it lives. */
  spread: number;
  /** How far out it lives, and where the stump ends that the trunk has grown over. */
  livesTo: number;
  endsAt: number;
  /** Width of its own rings. */
  ringWidth: number;
  /** Sets its shape and colour apart from its neighbours'. */
  mark: number;
}

export interface BranchPlan {
  /** Mean distance between two whorls along the trunk, cm. */
  whorls: number;
  /** Branches in a whorl. */
  count: number;
  /** Multiplies their thickness. */
  size: number;
  /** Share of branches that died early and sit in the wood with their bark. */
  dead: number;
  /** Small twigs between the whorls, per metre. */
  twigs: number;
}

/** Leaning branches reach a board from this far beyond its ends, cm. */
const BEYOND = 20;

/** Conifers grow a whorl of branches a year, and fine twigs in between. */
export function growBranches(chance: Chance, plan: BranchPlan, length: number): Branch[] {
  const upwards = chance.odds(0.5) ? 1 : -1;
  const branches: Branch[] = [];
  for (let x = -BEYOND + plan.whorls * chance.next(); x < length + BEYOND; ) {
    const turn = chance.between(0, 2 * Math.PI);
    const count = Math.max(1, Math.round(plan.count + chance.bell()));
    for (let index = 0; index < count; index++) {
      const angle = turn + ((index + chance.bell() * 0.22) * 2 * Math.PI) / count;
      const spread = 0.115 * plan.size * chance.between(0.45, 1.25);
      branches.push(
        branch(chance, { start: x + chance.bell() * 1.4, angle, spread, dead: plan.dead, upwards }),
      );
    }
    x += plan.whorls * chance.between(0.55, 1.45);
  }
  const twigs = Math.round((plan.twigs * length) / 100);
  for (let index = 0; index < twigs; index++) {
    const angle = chance.between(0, 2 * Math.PI);
    const spread = 0.035 * plan.size * chance.between(0.6, 1.4);
    branches.push(branch(chance, { start: chance.between(0, length), angle, spread, dead: 0.7, upwards }));
  }
  return branches;
}

interface Growth {
  start: number;
  angle: number;
  spread: number;
  dead: number;
  upwards: number;
}

function branch(chance: Chance, { start, angle, spread, dead, upwards }: Growth): Branch {
  const livesTo = chance.odds(dead) ? chance.between(2, 7) : chance.between(9, 18);
  return {
    start,
    across: Math.cos(angle),
    outward: Math.sin(angle),
    lean: upwards * chance.between(0.2, 0.6),
    curve: upwards * chance.between(-0.012, 0.012),
    spread,
    livesTo,
    endsAt: livesTo + chance.between(4, 12),
    ringWidth: chance.between(0.11, 0.22),
    mark: chance.between(0, 200),
  };
}

/** Radius of a branch at a distance (cm) from the pith: a cone as long as it lives, then a stump of even thickness. */
export function branchRadius(branch: Branch, out: number): number {
  return branch.spread * Math.min(out, branch.livesTo) + 0.05;
}
