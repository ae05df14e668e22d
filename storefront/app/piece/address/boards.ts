import {
  BOUNDS,
  mostShelfBoards,
  mostShelfPillars,
  SHELF,
  type ShelfBoard,
  type ShelfConfiguration,
  shelfBoards,
} from "@planke46/furniture-rules";
import type { Piece } from "../kinds.ts";
import { given, nearestWhole, type QueryLike, text, wholeOrText } from "./query.ts";

/** A shelf's size and counts, from which its even distances follow. */
export interface ShelfFrame {
  height: number;
  count: number;
}

interface GivenBoard {
  distanceFromTop: number | string;
  leftShort: boolean;
  rightShort: boolean;
}

const SHORT = "short";
const BOARD = /^(\d{1,4})(l?)(r?)$/;
/** Longer lists are no shelf; the rules refuse them as they are. */
const LONGEST_TEXT = 200;

/** Full-width boards at even distances, the workshop's default. */
export function evenBoards({ height, count }: ShelfFrame): ShelfBoard[] {
  const numberOfPlanks = Math.max(BOUNDS.shelf.planks.min, count);
  return shelfBoards({ dimensions: { width: 0, depth: 0, height }, numberOfPlanks } as ShelfConfiguration);
}

/** Even distances with these boards' short sides; absent where that is what a shelf has anyway. */
export function evened(
  frame: ShelfFrame,
  boards: readonly Pick<ShelfBoard, "leftShort" | "rightShort">[] = [],
): ShelfBoard[] | undefined {
  const even = evenBoards(frame).map((board, index) => ({
    ...board,
    leftShort: boards[index]?.leftShort ?? false,
    rightShort: boards[index]?.rightShort ?? false,
  }));
  return even.some(({ leftShort, rightShort }) => leftShort || rightShort) ? even : undefined;
}

/** Boards that say no more than a shelf has anyway are left out, so that one shelf has one address. */
export function plainBoards(frame: ShelfFrame, boards: ShelfBoard[]): ShelfBoard[] | undefined {
  const same = evenBoards(frame).every(
    ({ distanceFromTop }, index) => boards[index]?.distanceFromTop === distanceFromTop,
  );
  return same && boards.length === frame.count ? evened(frame, boards) : boards;
}

/** How far a board may be moved, cm from the top: its neighbours stay where they are. */
export function boardReach(boards: readonly ShelfBoard[], index: number, height: number) {
  const above = boards[index - 1]?.distanceFromTop;
  const below = boards[index + 1]?.distanceFromTop;
  return {
    min: above === undefined ? SHELF.firstBoard : above + SHELF.boardDistance,
    max: below === undefined ? height : below - SHELF.boardDistance,
  };
}

/** Whether boards can be built: as many as there should be, from top to bottom, far enough apart. */
export function canHang(boards: readonly ShelfBoard[], { height, count }: ShelfFrame): boolean {
  return (
    boards.length === count &&
    boards.every(({ distanceFromTop }, index) => {
      const above = boards[index - 1]?.distanceFromTop;
      const least = above === undefined ? SHELF.firstBoard : above + SHELF.boardDistance;
      return Number.isInteger(distanceFromTop) && distanceFromTop >= least && distanceFromTop <= height;
    })
  );
}

export function writeShelf({ numberOfPlanks, numberOfPillars, boards }: Piece, query: URLSearchParams): void {
  query.set("numberOfPlanks", String(numberOfPlanks));
  query.set("numberOfPillars", String(numberOfPillars));
  if (boards) query.set("boards", boards.map(boardText).join(" "));
}

export function boardText({ distanceFromTop, leftShort, rightShort }: ShelfBoard): string {
  return `${distanceFromTop}${leftShort ? "l" : ""}${rightShort ? "r" : ""}`;
}

/** What the form showed of the boards when it was sent: a changed height or count spaces them evenly again. */
export function shownShelf({ dimensions, numberOfPlanks }: Piece): string {
  return `${dimensions?.height}.${numberOfPlanks}`;
}

/** Counts and boards as the address gives them, right or wrong. */
export function givenShelf(query: QueryLike): {
  numberOfPlanks?: number | string;
  numberOfPillars?: number | string;
  boards?: GivenBoard[] | string;
} {
  return {
    ...given("numberOfPlanks", wholeOrText(text(query, "numberOfPlanks"))),
    ...given("numberOfPillars", wholeOrText(text(query, "numberOfPillars"))),
    ...given("boards", givenBoards(query)),
  };
}

function givenBoards(query: QueryLike): GivenBoard[] | string | undefined {
  const shown = text(query, "shownShelf");
  if (shown === undefined) return boardsInAddress(text(query, "boards"));
  const [height, count] = [Number(text(query, "height")), Number(text(query, "numberOfPlanks"))];
  const [, shownCount = 0] = shown.split(".").map(Number);
  const fields = Array.from({ length: Math.min(shownCount, BOUNDS.shelf.planks.max) }, (_, index) => ({
    distanceFromTop: wholeOrText(text(query, `board${index + 1}`)) ?? "",
    leftShort: text(query, `left${index + 1}`) === SHORT,
    rightShort: text(query, `right${index + 1}`) === SHORT,
  }));
  if (shown !== `${height}.${count}` || text(query, "even") === "yes") {
    return Number.isInteger(height) && Number.isInteger(count) && count <= mostShelfBoards(height)
      ? evened({ height, count }, fields)
      : undefined;
  }
  return plainBoards({ height, count }, fields as ShelfBoard[]);
}

export function boardsInAddress(said: string | undefined): GivenBoard[] | string | undefined {
  if (said === undefined) return undefined;
  const entries = said
    .slice(0, LONGEST_TEXT)
    .split(/[ ,]/)
    .map((entry) => BOARD.exec(entry));
  if (!entries.every((entry) => entry !== null)) return said;
  return entries.map(([, distance, left, right]) => ({
    distanceFromTop: Number(distance),
    leftShort: left === "l",
    rightShort: right === "r",
  }));
}

/** The nearest shelf that can be built in this size: counts at their bounds, boards even where they cannot hang. */
export function nearestShelf(
  query: QueryLike,
  size: { width: number; height: number },
  fallback: ShelfConfiguration,
): Pick<ShelfConfiguration, "numberOfPlanks" | "numberOfPillars" | "boards"> {
  const said = givenShelf(query);
  const { planks, pillars } = BOUNDS.shelf;
  const most = { min: planks.min, max: mostShelfBoards(size.height) };
  const numberOfPlanks = nearestWhole(said.numberOfPlanks, most, fallback.numberOfPlanks);
  const frame = { height: size.height, count: numberOfPlanks };
  const boards = typeof said.boards === "string" ? undefined : (said.boards as ShelfBoard[] | undefined);
  return {
    numberOfPlanks,
    numberOfPillars: nearestWhole(
      said.numberOfPillars,
      { min: pillars.min, max: mostShelfPillars(size.width) },
      fallback.numberOfPillars,
    ),
    ...given("boards", boards && canHang(boards, frame) ? plainBoards(frame, boards) : undefined),
  };
}
