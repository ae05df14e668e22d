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
import { type Codec, given, nearestWhole, type QueryLike, text, wholeOrText } from "./codec.ts";

/** A shelf's size and counts, from which its even distances follow. */
export interface ShelfFrame {
  height: number;
  count: number;
}

interface SaidBoard {
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

/** Counts of boards and pillars, and where the boards hang: in an address one text, in the form a few fields a board. */
export const boards: Codec<unknown> = {
  read(query, _field, { piece }) {
    const said = {
      ...saidCounts(query),
      ...given("boards", saidBoards(query)),
    };
    return { said, piece: nearestShelf(said, piece) };
  },
  write({ numberOfPlanks, numberOfPillars, boards: hung }, _field, query) {
    query.set("numberOfPlanks", String(numberOfPlanks));
    query.set("numberOfPillars", String(numberOfPillars));
    if (hung) query.set("boards", hung.map(boardText).join(" "));
  },
  at(path) {
    const board = /^boards\.(\d+)\.distanceFromTop$/.exec(path)?.[1];
    if (board) return `board${Number(board) + 1}`;
    return ["numberOfPlanks", "numberOfPillars", "boards"].find((name) => name === path);
  },
};

export function boardText({ distanceFromTop, leftShort, rightShort }: ShelfBoard): string {
  return `${distanceFromTop}${leftShort ? "l" : ""}${rightShort ? "r" : ""}`;
}

/** What the form showed of the boards when it was sent: a changed height or count spaces them evenly again. */
export function shownShelf({ dimensions, numberOfPlanks }: Piece): string {
  return `${dimensions?.height}.${numberOfPlanks}`;
}

interface SaidCounts {
  numberOfPlanks?: number | string;
  numberOfPillars?: number | string;
}

/** The counts as they were entered, valid or not. */
export function saidCounts(query: QueryLike): SaidCounts {
  return {
    ...given("numberOfPlanks", wholeOrText(text(query, "numberOfPlanks"))),
    ...given("numberOfPillars", wholeOrText(text(query, "numberOfPillars"))),
  };
}

function saidBoards(query: QueryLike): SaidBoard[] | string | undefined {
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

export function boardsInAddress(said: string | undefined): SaidBoard[] | string | undefined {
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
function nearestShelf(said: SaidCounts & { boards?: SaidBoard[] | string }, before: Piece): Piece {
  const { width = 0, height = 0 } = before.dimensions ?? {};
  const { planks, pillars } = BOUNDS.shelf;
  const most = { min: planks.min, max: mostShelfBoards(height) };
  const numberOfPlanks = nearestWhole(said.numberOfPlanks, most, before.numberOfPlanks ?? planks.min);
  const frame = { height, count: numberOfPlanks };
  const hung = typeof said.boards === "string" ? undefined : (said.boards as ShelfBoard[] | undefined);
  return {
    numberOfPlanks,
    numberOfPillars: nearestWhole(
      said.numberOfPillars,
      { min: pillars.min, max: mostShelfPillars(width) },
      before.numberOfPillars ?? pillars.min,
    ),
    ...given("boards", hung && canHang(hung, frame) ? plainBoards(frame, hung) : undefined),
  };
}
