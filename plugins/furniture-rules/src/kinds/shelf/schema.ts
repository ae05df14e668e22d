import * as z from "zod";
import { report } from "../../configuration/issues.js";
import { checkPlanks, filledPlanks } from "../../configuration/plank-choice.js";
import { FRAME_TYPES } from "../../configuration/types.js";
import { color, oneOf, planks, shortList, whole, yesOrNo } from "../../fields/schema.js";
import {
  firstShelf,
  mostShelfBoards,
  mostShelfPillars,
  SHELF,
  SHELF_BOUNDS,
  type ShelfBoard,
  type ShelfConfiguration,
} from "./configuration.js";

const fallback = firstShelf();
const { width, depth, height, planks: boardCount, pillars } = SHELF_BOUNDS;

const dimensions = z.strictObject({
  width: whole(width).default(fallback.dimensions.width),
  depth: whole(depth).default(fallback.dimensions.depth),
  height: whole(height).default(fallback.dimensions.height),
});

const board = z.strictObject({
  distanceFromTop: whole({ min: SHELF.firstBoard, max: height.max }),
  leftShort: yesOrNo.default(false),
  rightShort: yesOrNo.default(false),
});

/**
 * A shelf. Left-out counts take the default as far as the size allows it:
 * two pillars below 100 cm, fewer boards on a low shelf.
 */
export const shelfSchema: z.ZodType<ShelfConfiguration> = z
  .strictObject({
    dimensions: dimensions.prefault({}),
    numberOfPlanks: whole(boardCount, "").optional(),
    numberOfPillars: whole(pillars, "").optional(),
    frameType: oneOf(FRAME_TYPES).default(fallback.frameType),
    color: color.prefault({}),
    choosePlanks: yesOrNo.default(false),
    planks: planks.optional(),
    boards: shortList(board).optional(),
  })
  .transform(({ boards, ...given }, context) => {
    const mostBoards = mostShelfBoards(given.dimensions.height);
    const mostPillars = mostShelfPillars(given.dimensions.width);
    const { numberOfPlanks = boards?.length ?? Math.min(fallback.numberOfPlanks, mostBoards) } = given;
    const { numberOfPillars = Math.min(fallback.numberOfPillars, mostPillars) } = given;
    const shelf = { ...given, numberOfPlanks, numberOfPillars, ...filledPlanks(given, numberOfPlanks) };
    checkCounts(shelf, { mostBoards, mostPillars }, context);
    if (boards) checkBoards(boards, shelf, context);
    checkPlanks(given, numberOfPlanks, context);
    return boards ? { ...shelf, boards } : shelf;
  });

interface Most {
  mostBoards: number;
  mostPillars: number;
}

function checkCounts(shelf: ShelfConfiguration, most: Most, context: z.core.$RefinementCtx): void {
  const { dimensions, numberOfPlanks, numberOfPillars } = shelf;
  if (numberOfPlanks > most.mostBoards) {
    const max = most.mostBoards;
    const message = `must be a whole number from ${boardCount.min} to ${max} at a height of ${dimensions.height} cm`;
    const params = { min: boardCount.min, max, height: dimensions.height };
    report(context, ["numberOfPlanks"], { code: "too_many_boards", message, params });
  }
  if (numberOfPillars > most.mostPillars) {
    const message = `must be 2 below a width of ${SHELF.thirdPillarFrom} cm`;
    const params = { max: most.mostPillars, fromWidth: SHELF.thirdPillarFrom };
    report(context, ["numberOfPillars"], { code: "too_many_pillars", message, params });
  }
}

/** As many boards as chosen, from top to bottom, far enough apart, none below the floor. */
function checkBoards(boards: ShelfBoard[], shelf: ShelfConfiguration, context: z.core.$RefinementCtx): void {
  const count = shelf.numberOfPlanks;
  if (boards.length !== count || count < boardCount.min) {
    const expected = Math.max(count, boardCount.min);
    const message = `must have ${expected} entries, one for each board`;
    report(context, ["boards"], { code: "board_count", message, params: { count: expected } });
    return;
  }
  let min: number = SHELF.firstBoard;
  boards.forEach(({ distanceFromTop }, index) => {
    const max = shelf.dimensions.height;
    if (distanceFromTop < min || distanceFromTop > max) {
      const reach = min <= max ? `from ${min} to ${max} cm` : `at most ${max} cm`;
      const message = `must be ${reach}: boards go from top to bottom, ${SHELF.boardDistance} cm apart or more`;
      report(context, ["boards", index, "distanceFromTop"], {
        code: "board_distance",
        message,
        params: { min, max, unit: "cm", apart: SHELF.boardDistance },
      });
    }
    min = distanceFromTop + SHELF.boardDistance;
  });
}
