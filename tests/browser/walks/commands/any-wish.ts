import fc from "fast-check";
import {
  BOUNDS,
  FILLINGS,
  FRAMES,
  type Kind,
  mostBoards,
  mostPillars,
  type Piece,
  PRESETS,
  type Side,
} from "../oracle/pieces";
import type { Wish } from "./wishes";

/** Any choices that a configurator of this kind offers, in the order in which they stand on the page. */
export function wishes(kind: Kind, most = 4): fc.Arbitrary<Wish[]> {
  return fc.array(wish(kind), { minLength: 1, maxLength: most });
}

function wish(kind: Kind): fc.Arbitrary<Wish> {
  const offered: fc.Arbitrary<Wish>[] = [];
  const sides = Object.entries(BOUNDS[kind]) as [Side, { min: number; max: number }][];
  for (const [side, bounds] of sides)
    offered.push(fc.integer(bounds).map((cm): Wish => ({ what: "side", side, cm })));
  const presets = Object.keys(PRESETS[kind] ?? {});
  if (presets.length > 0)
    offered.push(fc.constantFrom("individual", ...presets).map((to): Wish => ({ what: "preset", to })));
  const frames = FRAMES[kind];
  if (frames) offered.push(fc.constantFrom(...frames).map((to): Wish => ({ what: "frame", to })));
  if (kind === "table") offered.push(fc.boolean().map((solid): Wish => ({ what: "top", solid })));
  if (kind === "frame") {
    offered.push(fc.constantFrom(...FILLINGS).map((to): Wish => ({ what: "filling", to })));
  } else {
    offered.push(
      color,
      fc.boolean().map((picked): Wish => ({ what: "planks", picked })),
    );
  }
  if (kind === "shelf") {
    offered.push(fc.integer({ min: 2, max: 10 }).map((count): Wish => ({ what: "boards", count })));
    offered.push(fc.constantFrom(2 as const, 3 as const).map((count): Wish => ({ what: "pillars", count })));
  }
  return fc.oneof(...offered);
}

const color: fc.Arbitrary<Wish> = fc.oneof(
  fc.nat({ max: 2 }).map((standard): Wish => ({ what: "color", own: null, standard })),
  fc
    .constantFrom("RAL 5010", "RAL 6011", "#8a1f2b", "#1E5945")
    .map((own): Wish => ({ what: "color", own, standard: 0 })),
);

/** False for what the page does not let one choose: more boards than have room, a third pillar in a narrow shelf. */
export function isOffered({ size }: Piece, wish: Wish): boolean {
  if (wish.what === "boards") return wish.count <= mostBoards(size.height);
  if (wish.what === "pillars") return wish.count <= mostPillars(size.width);
  return true;
}
