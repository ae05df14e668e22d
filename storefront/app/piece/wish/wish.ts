import {
  type ConfigurationOf,
  defaultConfiguration,
  mostShelfBoards,
  mostShelfPillars,
  plankCount,
  type ShelfBoard,
} from "@planke46/furniture-rules";
import { canHang, evenBoards, evened, plainBoards } from "../fields/boards.ts";
import { type ConfigurableKind, FORMS, type Piece, type Side } from "../kinds.ts";

/**
 * What a shopper decided by hand, beside the piece that can be built. A smaller size may take boards, pillars or planks
 * from the piece; the wish keeps them, and they come back as soon as the size allows it.
 */
export interface Wish {
  numberOfPlanks?: number | undefined;
  numberOfPillars?: number | undefined;
  /** Boards hung or cut by hand, and the shelf they were hung in: its height (cm) and its number of boards. */
  hung?: { height: number; count: number; boards: ShelfBoard[] } | undefined;
  /** By position, also of positions that the piece has not at the moment. */
  planks?: (string | null)[] | undefined;
  /** The last individual measures (cm), for when the shopper leaves a named size again. */
  size?: { [S in Side]?: number } | undefined;
  passepartoutColor?: string | undefined;
}

/** The piece that can be built, and the wish behind it. */
export interface Design<K extends ConfigurableKind> {
  piece: ConfigurationOf<K>;
  wish: Wish;
}

/** The first design of a page: its piece is the wish, together with what the address kept. */
export function begun<K extends ConfigurableKind>(
  kind: K,
  configuration: ConfigurationOf<K>,
  kept: Wish = {},
): Design<K> {
  const piece: Piece = configuration;
  const {
    dimensions = {},
    numberOfPlanks: count = 0,
    numberOfPillars: pillars = 0,
    boards,
    planks = [],
  } = piece;
  const { height = 0, width = 0 } = dimensions;
  const own: Wish = {};
  if (kind === "shelf") {
    // A wish that the size would allow is an old one.
    own.numberOfPlanks =
      count === mostShelfBoards(height) ? Math.max(count, kept.numberOfPlanks ?? 0) : count;
    own.numberOfPillars =
      pillars === mostShelfPillars(width) ? Math.max(pillars, kept.numberOfPillars ?? 0) : pillars;
    own.hung = kept.hung ?? (boards && { height, count, boards });
  }
  if (FORMS[kind].planks) own.planks = [...planks, ...(kept.planks ?? []).slice(planks.length)];
  if (FORMS[kind].presets) own.size = isOwn(dimensions) ? ownSize(kind, dimensions) : kept.size;
  if (kind === "frame") {
    own.passepartoutColor =
      piece.filling === "passepartout"
        ? piece.passepartoutColor
        : (kept.passepartoutColor ?? piece.passepartoutColor);
  }
  return { piece: configuration, wish: own };
}

/**
 * A design after a change of its piece. What was changed by hand is the new wish; what merely followed a size is not, and
 * whatever of the wish fits the new size is given back.
 * @param asked counts from a form that also changes the size, as typed, before they are fitted to the size
 */
export function followed<K extends ConfigurableKind>(
  kind: K,
  { piece, wish }: Design<K>,
  changed: ConfigurationOf<K>,
  asked: Pick<Wish, "numberOfPlanks" | "numberOfPillars"> = {},
): Design<K> {
  const before: Piece = piece;
  const next: Piece = { ...changed };
  const now: Wish = { ...wish };
  if (FORMS[kind].presets) followSize(kind, before, next, now);
  if (kind === "shelf") followShelf(before, next, now, asked);
  if (kind === "frame") followCard(before, next, now);
  if (FORMS[kind].planks) followPlanks(before, next, now, plankCount(kind, next as ConfigurationOf<K>));
  return { piece: next as ConfigurationOf<K>, wish: now };
}

/** Choosing 'individual' without touching a measure brings the last individual measures back. */
function followSize(kind: ConfigurableKind, before: Piece, next: Piece, wish: Wish): void {
  const { sides } = FORMS[kind];
  const [from = {}, to = {}] = [before.dimensions, next.dimensions];
  const isLeft = !isOwn(from) && isOwn(to) && sides.every((side) => from[side] === to[side]);
  if (isLeft && wish.size) next.dimensions = { ...to, ...wish.size };
  if (isOwn(to)) wish.size = ownSize(kind, next.dimensions ?? to);
}

function followShelf(before: Piece, next: Piece, wish: Wish, asked: Wish): void {
  const [from = {}, to = {}] = [before.dimensions, next.dimensions];
  const { width = 0, height = 0 } = to;
  const isSameHeight = from.height === height;
  const byHand = <Count extends "numberOfPlanks" | "numberOfPillars">(count: Count, isSameSize: boolean) => {
    const said = asked[count] ?? (isSameSize ? next[count] : before[count]);
    if (said !== before[count]) wish[count] = said;
  };
  byHand("numberOfPlanks", isSameHeight);
  byHand("numberOfPillars", from.width === width);
  if (isSameHeight) rememberHung(before, next, wish);
  const count = Math.min(wish.numberOfPlanks ?? 0, mostShelfBoards(height));
  next.numberOfPillars = Math.min(wish.numberOfPillars ?? 0, mostShelfPillars(width));
  if (isSameHeight && count === before.numberOfPlanks && count === next.numberOfPlanks) return;
  next.numberOfPlanks = count;
  const boards = hungAgain({ height, count }, wish, next.boards);
  delete next.boards;
  if (boards) next.boards = boards;
}

function rememberHung(before: Piece, next: Piece, wish: Wish): void {
  const { boards, numberOfPlanks: count = 0, dimensions } = next;
  const height = dimensions?.height ?? 0;
  const known = wish.hung?.boards ?? [];
  if (count === before.numberOfPlanks) {
    if (same(boards, before.boards)) return;
    wish.hung = boards && { height, count, boards: [...boards, ...known.slice(count)] };
    return;
  }
  // Boards that are cut otherwise than before are others: one was taken out of their middle.
  const inBoth = Math.min(count, before.numberOfPlanks ?? 0);
  const isCutAlike = Array.from({ length: inBoth }, (_, at) => cutOf(boards?.[at]) === cutOf(known[at]));
  if (!isCutAlike.every(Boolean)) wish.hung = boards && { height, count, boards };
}

/** As they hung in a shelf like this, else evenly with the short sides they had. */
function hungAgain(
  frame: { height: number; count: number },
  { hung }: Wish,
  fallback: ShelfBoard[] | undefined,
): ShelfBoard[] | undefined {
  const boards = hung?.boards.slice(0, frame.count);
  const isTheirs = hung?.height === frame.height && hung.count === frame.count;
  if (boards && isTheirs && canHang(boards, frame)) return plainBoards(frame, boards);
  return evened(frame, hung?.boards ?? fallback);
}

function followCard(before: Piece, next: Piece, wish: Wish): void {
  if (next.filling !== "passepartout") return;
  if (before.filling === "passepartout") wish.passepartoutColor = next.passepartoutColor;
  else if (wish.passepartoutColor) next.passepartoutColor = wish.passepartoutColor;
}

function followPlanks(before: Piece, next: Piece, wish: Wish, count: number): void {
  const [shown = [], planks = [], known = []] = [before.planks, next.planks, wish.planks];
  if (!next.choosePlanks) return;
  const inBoth = Math.min(shown.length, planks.length);
  if (
    !before.choosePlanks
      ? planks.some((id) => id !== null)
      : !same(planks.slice(0, inBoth), firstOf(known, inBoth))
  ) {
    wish.planks = [...planks, ...known.slice(Math.max(shown.length, planks.length))];
  } else if (planks.slice(inBoth).some((id) => id !== null)) {
    wish.planks = [...firstOf(known, inBoth), ...planks.slice(inBoth)];
  }
  const back = firstOf(wish.planks ?? [], count);
  next.planks = back.map((id, at) => (back.indexOf(id) === at ? id : null));
}

/** So many entries, null where nothing is known. */
function firstOf(planks: readonly (string | null)[], count: number): (string | null)[] {
  return Array.from({ length: count }, (_, at) => planks[at] ?? null);
}

function isOwn({ chosen }: NonNullable<Piece["dimensions"]>): boolean {
  return chosen === "individual";
}

/** Individual measures; undefined for the default ones, which no shopper chose. */
function ownSize(kind: ConfigurableKind, dimensions: NonNullable<Piece["dimensions"]>): Wish["size"] {
  const { dimensions: first = {} }: Piece = defaultConfiguration(kind);
  const { sides } = FORMS[kind];
  if (isOwn(first) && sides.every((side) => dimensions[side] === first[side])) return undefined;
  return Object.fromEntries(sides.map((side) => [side, dimensions[side]]));
}

function cutOf(board: ShelfBoard | undefined): string {
  return `${board?.leftShort ?? false} ${board?.rightShort ?? false}`;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

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
