import type { ConfigurationOf } from "@planke46/furniture-rules";
import { evenBoards } from "../fields/boards.ts";
import type { ConfigurableKind, Piece } from "../kinds.ts";
import type { Design, Wish } from "./wish.ts";

/** Of a wish what its piece does not show: empty where everything wished for is built. */
export function lost<K extends ConfigurableKind>(kind: K, design: Design<K>): Wish {
  const { wish } = design;
  const piece: Piece = design.piece as ConfigurationOf<ConfigurableKind>;
  const { numberOfPlanks: count = 0, numberOfPillars = 0, dimensions = {}, boards } = piece;
  const missing: Wish = {};
  if ((wish.numberOfPlanks ?? 0) > count) missing.numberOfPlanks = wish.numberOfPlanks;
  if ((wish.numberOfPillars ?? 0) > numberOfPillars) missing.numberOfPillars = wish.numberOfPillars;
  const { hung } = wish;
  const isHung = hung?.height === dimensions.height && hung?.count === count;
  if (hung && !(isHung && JSON.stringify(hung.boards) === JSON.stringify(boards))) missing.hung = hung;
  if (lostPlanks(design).length > 0) missing.planks = wish.planks;
  if (wish.size && dimensions.chosen !== "individual") missing.size = wish.size;
  const isCardShown = kind !== "frame" || piece.filling === "passepartout";
  if (!isCardShown && wish.passepartoutColor !== "#FFFFFF")
    missing.passepartoutColor = wish.passepartoutColor;
  return missing;
}

/** The planks picked for positions that the piece has not at the moment. */
export function lostPlanks<K extends ConfigurableKind>({ piece, wish }: Design<K>): string[] {
  const { planks = [] }: Piece = piece as ConfigurationOf<ConfigurableKind>;
  return (wish.planks ?? [])
    .slice(planks.length)
    .filter((id) => id !== null && !planks.includes(id)) as string[];
}

/** The height (cm) at which boards hang again as they were hung by hand; null where they do, or were never. */
export function hungElsewhere({ piece, wish }: Design<"shelf">): number | null {
  const { hung } = wish;
  if (!hung || hung.height === piece.dimensions.height) return null;
  const even = evenBoards({ height: hung.height, count: hung.count });
  const isEven = even.every(
    ({ distanceFromTop }, at) => hung.boards[at]?.distanceFromTop === distanceFromTop,
  );
  return isEven ? null : hung.height;
}
