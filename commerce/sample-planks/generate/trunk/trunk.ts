import { type Branch, type BranchPlan, growBranches } from "../branches/branch";
import { branchesAlong, createFlow, type Flow, flowRound } from "../branches/flow";
import { chanceOf } from "../chance/chance";
import { createNoise } from "../chance/noise";
import { type Lie, tracePith } from "./pith";
import { growRings, type RingPlan, type Rings } from "./rings";

/** What a tree was like and how a board lies in it. */
export interface TrunkPlan {
  rings: RingPlan;
  branches: BranchPlan;
  lie: Lie;
  /** How far from round the trunk was, 0 … about 0.2. */
  oval: number;
  /** How restless the rings are, 0 calm … 1 … 2 wild. */
  restless: number;
}

/** The wood at one point. For speed one object is reused for all points. */
export interface Wood {
  /** Years from the pith. */
  age: number;
  /** Distance from the pith, cm. */
  radius: number;
  /** Which fibre it is: its place across the board where nothing pushes it aside, cm. */
  fibre: number;
  flow: Flow;
}

/** A trunk as a solid: every face of a board is a look into the same wood. */
export interface Trunk {
  rings: Rings;
  branches: readonly Branch[];
  wood: Wood;
  /** Looks at the wood at a place (cm) along the board, across it, and out of its face (negative: below). */
  look(x: number, y: number, z: number): Wood;
}

/** How much a trunk thins towards its top, cm of radius per cm. */
const TAPER = 0.005;

export function growTrunk(seed: string, plan: TrunkPlan, length: number): Trunk {
  const chance = chanceOf(seed, "trunk");
  const noise = createNoise(chance);
  const pith = tracePith(chance, noise, plan.lie, length);
  const rings = growRings(chanceOf(seed, "rings"), plan.rings);
  const branches = growBranches(chanceOf(seed, "branches"), plan.branches, length);
  const near = branchesAlong(branches, length);
  const ovalTurn = chance.between(0, Math.PI);
  const ovalCos = Math.cos(ovalTurn);
  const ovalSin = Math.sin(ovalTurn);
  const flow = createFlow();
  const wood: Wood = { age: 0, radius: 0, fibre: 0, flow };
  const middle = pith.across(length / 2);
  const { restless } = plan;
  let lastX = Number.NaN;
  let pithY = 0;
  let pithZ = 0;

  const look = (x: number, y: number, z: number) => {
    if (x !== lastX) {
      lastX = x;
      pithY = pith.across(x);
      pithZ = -pith.under(x);
    }
    flowRound(flow, near[Math.max(0, Math.floor(x / 2))] ?? [], x, y - pithY, z - pithZ);
    const dy = y - pithY + flow.across;
    const dz = z - pithZ + flow.outward;
    const main = dy * ovalCos + dz * ovalSin;
    const cross = (dz * ovalCos - dy * ovalSin) * (1 + plan.oval);
    const radius = Math.sqrt(main * main + cross * cross) + 1e-6;
    const lobe = noise.space((1.4 * dy) / radius + 31, (1.4 * dz) / radius + 17, x / 120);
    const swell = noise.space(x / 26, dy / 3.1, dz / 3.1);
    const ripple = noise.space(x / 5.5, dy / 0.9 + 50, dz / 0.9);
    const calm = Math.min(1, radius / 3);
    const grown =
      radius * (1 + 0.07 * restless * lobe) +
      calm * restless * (0.16 * swell + 0.035 * ripple) +
      TAPER * (x - length / 2) -
      flow.drawn;
    wood.radius = radius;
    wood.age = rings.age(Math.abs(grown));
    wood.fibre = dy + middle + 0.2 * swell * restless + 0.03 * ripple;
    return wood;
  };
  return { rings, branches, wood, look };
}
