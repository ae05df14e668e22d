/** Boards and pillars of a shelf. */
export const shelf = {
  boards: "Boards",
  boardCount: "Number of boards",
  boardsOf: "{{count}} boards",
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
  wish: {
    boards:
      "At a height of {{height}} cm {{count}} boards fit; you asked for {{wish}}. They come back as soon as the shelf is tall enough.",
    hung: "At a height of {{height}} cm the boards hang again where you put them.",
    pillars:
      "At a width of {{width}} cm {{count}} pillars fit; you asked for {{wish}}. The middle one comes back as soon as the shelf is wide enough.",
    planks_one: "One plank you picked has no place at the moment. It comes back as soon as there is one.",
    planks_other:
      "{{count}} planks you picked have no place at the moment. They come back as soon as there is one.",
  },
};
