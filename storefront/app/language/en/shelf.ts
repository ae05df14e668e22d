/** Boards and pillars of a shelf. */
export const shelf = {
  boards: "Boards",
  boardCount: "Number of boards",
  pillars: "Pillars",
  pillarCount_one: "{{count}} pillar",
  pillarCount_other: "{{count}} pillars",
  pillarHint: "A third one in the middle fits from {{from}} cm of width.",
  boardDetails: "Each board on its own",
  boardHint:
    "The top board hangs {{first}} cm or more below the upper edge; from board to board there are at least {{apart}} cm.",
  board: "Board {{number}}",
  boardFromTop: "Distance from the top",
  boardToNext: "{{cm}} cm to the next",
  boardToFloor: "{{cm}} cm to the floor",
  leftShort: "short left",
  rightShort: "short right",
  leftShortOf: "{{name}} short on the left",
  rightShortOf: "{{name}} short on the right",
  boardAdd: "Add a board",
  boardRemove: "Remove",
  boardRemoveOf: "Remove {{name}}",
  boardsEven: "Space evenly",
};
