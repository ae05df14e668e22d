import {
  BOUNDS,
  type ConfigurationOf,
  type FrameConfiguration,
  mostShelfBoards,
  mostShelfPillars,
  type Prices,
  plankCount,
  priceOf,
  type ShelfBoard,
  type ShelfConfiguration,
} from "@planke46/furniture-rules";
import { boardReach, canHang, evenBoards, evened, plainBoards } from "../piece/fields/boards.ts";
import { presetOf } from "../piece/fields/size.ts";
import type { ConfigurableKind, Piece, Side } from "../piece/kinds.ts";

/**
 * Changes to a piece, each answering one that can be built: positions for planks follow the size, boards the height and
 * their number. Pure, so that the browser's state and its tests count the same.
 */

/** A size with a name, or an individual one that begins with the present measures. */
export function withPreset<K extends ConfigurableKind>(kind: K, piece: ConfigurationOf<K>, chosen: string) {
  const { dimensions }: Piece = piece;
  return settled(kind, piece, { dimensions: { ...dimensions, ...presetOf(kind, chosen), chosen } });
}

/** Touching a measure makes the size individual; its fee goes with the state. A new height spaces boards evenly. */
export function withMeasure<K extends ConfigurableKind>(
  kind: K,
  piece: ConfigurationOf<K>,
  side: Side,
  value: number,
) {
  const { dimensions }: Piece = piece;
  const own = dimensions?.chosen === undefined ? {} : { chosen: "individual" };
  const isOtherHeight = side === "height" && dimensions?.height !== value;
  return settled(kind, piece, { dimensions: { ...dimensions, ...own, [side]: value } }, isOtherHeight);
}

/** Other outer sides for a picture frame; none where there is no frame for what was asked. */
export function withSides(
  frame: FrameConfiguration,
  dimensions: FrameConfiguration["dimensions"] | undefined,
): FrameConfiguration {
  return dimensions ? settled("frame", frame, { dimensions }) : frame;
}

/** Another number of boards, evenly spaced; boards keep their short sides from the top on. */
export function withBoardCount(shelf: ShelfConfiguration, count: number): ShelfConfiguration {
  const most = mostShelfBoards(shelf.dimensions.height);
  const numberOfPlanks = Math.min(most, Math.max(BOUNDS.shelf.planks.min, count));
  return settled("shelf", shelf, { numberOfPlanks }, true);
}

/** Takes one board out, with the plank picked for it, and spaces the others evenly. */
export function withoutBoard(shelf: ShelfConfiguration, index: number): ShelfConfiguration {
  if (shelf.numberOfPlanks <= BOUNDS.shelf.planks.min) return shelf;
  const left = <Entry>(entries: readonly Entry[]) => entries.filter((_, at) => at !== index);
  const change = {
    numberOfPlanks: shelf.numberOfPlanks - 1,
    boards: left(boardsOf(shelf)),
    planks: left(shelf.planks),
  };
  return settled("shelf", shelf, change, true);
}

/** One board changed: hung elsewhere or cut short. What cannot hang there stays where it was. */
export function withBoard(
  shelf: ShelfConfiguration,
  index: number,
  change: Partial<ShelfBoard>,
): ShelfConfiguration {
  const boards = boardsOf(shelf).map((board, at) => (at === index ? { ...board, ...change } : board));
  const frame = { height: shelf.dimensions.height, count: shelf.numberOfPlanks };
  return canHang(boards, frame) ? settled("shelf", shelf, { boards }) : shelf;
}

/** One board dragged so far from the top (cm), or as near to there as its neighbours let it. */
export function withBoardHungAt(
  shelf: ShelfConfiguration,
  index: number,
  fromTop: number,
): ShelfConfiguration {
  const { min, max } = boardReach(boardsOf(shelf), index, shelf.dimensions.height);
  const distanceFromTop = Math.min(max, Math.max(min, Math.round(fromTop)));
  return withBoard(shelf, index, { distanceFromTop });
}

/** Even distances; short sides stay short. */
export function withEvenBoards(shelf: ShelfConfiguration): ShelfConfiguration {
  return settled("shelf", shelf, {}, true);
}

/** The boards of a shelf, its own or even ones. */
export function boardsOf({ boards, dimensions, numberOfPlanks }: ShelfConfiguration): ShelfBoard[] {
  return boards ?? evenBoards({ height: dimensions.height, count: numberOfPlanks });
}

/** Lays a change over a piece and lets what depends on it follow. */
export function settled<K extends ConfigurableKind>(
  kind: K,
  piece: ConfigurationOf<K>,
  change: Piece,
  spaceEvenly = false,
): ConfigurationOf<K> {
  const next: Piece = { ...piece, ...change };
  if (kind === "shelf") settleShelf(next, spaceEvenly);
  if (next.planks) {
    const count = plankCount(kind, next as ConfigurationOf<K>);
    const { choosePlanks, planks } = next;
    next.planks = choosePlanks ? Array.from({ length: count }, (_, at) => planks[at] ?? null) : [];
  }
  return next as ConfigurationOf<K>;
}

function settleShelf(shelf: Piece, spaceEvenly: boolean): void {
  const { width = 0, height = 0 } = shelf.dimensions ?? {};
  const count = Math.min(shelf.numberOfPlanks ?? 0, mostShelfBoards(height));
  const frame = { height, count };
  const { boards } = shelf;
  shelf.numberOfPlanks = count;
  shelf.numberOfPillars = Math.min(shelf.numberOfPillars ?? 0, mostShelfPillars(width));
  delete shelf.boards;
  const hung =
    boards && (spaceEvenly || !canHang(boards, frame) ? evened(frame, boards) : plainBoards(frame, boards));
  if (hung) shelf.boards = hung;
}

/** What one choice costs more than another on this piece, whole EUR: exactly what the price would change by. */
export function differenceOf(
  kind: ConfigurableKind,
  piece: ConfigurationOf<ConfigurableKind>,
  choice: Piece,
  other: Piece,
  prices: Prices,
): number {
  const priced = (change: Piece) =>
    priceOf(kind, { ...piece, ...change } as ConfigurationOf<ConfigurableKind>, prices).price;
  return priced(choice) - priced(other);
}
