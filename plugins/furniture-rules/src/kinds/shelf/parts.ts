import { type Part, type PartRole, tidy, UNTURNED, type Vector } from "../../parts/part.js";
import { TOP, TOP_HEIGHT } from "../../parts/top.js";
import { SHELF, type ShelfBoard, type ShelfConfiguration } from "./configuration.js";

/**
 * Workshop measures of shelves, cm. A pillar is a ladder of flat steel: one upright before and one behind the boards,
 * a rung under each board.
 */
export const SHELF_STEEL = {
  pillar: { breadth: 6, thickness: 1 },
  /** From the end of a full board to the outer pillar. */
  outside: 10,
  brace: 4,
} as const;

/** The boards of a shelf: its own, or full ones at even whole-cm distances down to the last one near the floor. */
export function shelfBoards({ boards, dimensions, numberOfPlanks }: ShelfConfiguration): ShelfBoard[] {
  if (boards) return boards;
  const lowest = dimensions.height - SHELF_STEEL.pillar.thickness * 2;
  const least = SHELF.firstBoard + SHELF.boardDistance * (numberOfPlanks - 1);
  const reach = Math.max(lowest, least) - SHELF.firstBoard;
  return Array.from({ length: numberOfPlanks }, (_, index) => ({
    distanceFromTop: SHELF.firstBoard + Math.floor((reach * index) / (numberOfPlanks - 1)),
    leftShort: false,
    rightShort: false,
  }));
}

/** The middles of the pillars along the shelf, left to right. */
export function pillarPlaces({ dimensions, numberOfPillars }: ShelfConfiguration): number[] {
  const outer = dimensions.width / 2 - SHELF_STEEL.outside - SHELF_STEEL.pillar.breadth / 2;
  return Array.from(
    { length: numberOfPillars },
    (_, index) => outer * ((2 * index) / (numberOfPillars - 1) - 1),
  );
}

export function shelfParts(configuration: ShelfConfiguration): Part[] {
  const boards = shelfBoards(configuration);
  const places = pillarPlaces(configuration);
  return [
    ...boards.flatMap((board, index) => boardParts(configuration, board, index)),
    ...places.flatMap((x, index) => pillarParts(configuration, boards, x, index + 1)),
    ...(configuration.frameType === "diagonal" ? braces(configuration, places) : []),
  ];
}

/** Depth of the wood between the uprights. */
function woodDepth({ dimensions }: ShelfConfiguration): number {
  // Stryker disable next-line ArithmeticOperator: twice 1 cm is also 2 divided by 1.
  return dimensions.depth - 2 * SHELF_STEEL.pillar.thickness;
}

function boardParts(configuration: ShelfConfiguration, board: ShelfBoard, index: number): Part[] {
  const { width, height } = configuration.dimensions;
  const { outside } = SHELF_STEEL;
  const left = -width / 2 + (board.leftShort ? outside : 0);
  const right = width / 2 - (board.rightShort ? outside : 0);
  // On the floor the board lies on its end strips.
  const underside = Math.max(height - board.distanceFromTop, TOP.band.wall);
  const y = underside + TOP.thickness / 2;
  const depth = woodDepth(configuration);
  const wood: Part = {
    id: `board-${index + 1}`,
    role: "board",
    material: "plank",
    shape: "solid",
    along: "x",
    size: { x: tidy(right - left), y: TOP.thickness, z: depth },
    position: { x: tidy((left + right) / 2), y, z: 0 },
    rotation: UNTURNED,
    plank: { position: index, id: configuration.planks[index] ?? null },
  };
  const band = (side: "left" | "right", end: number, inwards: 1 | -1): Part => ({
    id: `band-board-${index + 1}-${side}`,
    role: "band",
    material: "galvanized",
    shape: "sleeve",
    along: "x",
    size: { x: TOP.band.width, y: TOP_HEIGHT, z: tidy(depth + 2 * TOP.band.wall) },
    position: { x: end + inwards * (TOP.band.fromEnd + TOP.band.width / 2), y, z: 0 },
    rotation: UNTURNED,
    wall: TOP.band.wall,
  });
  // A short side is sawn off, and its strip with it.
  return [
    wood,
    ...(board.leftShort ? [] : [band("left", left, 1)]),
    ...(board.rightShort ? [] : [band("right", right, -1)]),
  ];
}

function pillarParts(
  configuration: ShelfConfiguration,
  boards: ShelfBoard[],
  x: number,
  pillar: number,
): Part[] {
  const { height, depth } = configuration.dimensions;
  const { breadth, thickness } = SHELF_STEEL.pillar;
  const between = woodDepth(configuration);
  const flat = (id: string, role: PartRole, along: "y" | "z", size: Vector, y: number, z: number): Part => ({
    id,
    role,
    material: "steel",
    shape: "solid",
    along,
    size,
    position: { x, y, z },
    rotation: UNTURNED,
    color: configuration.color.hex,
  });
  const upright = (side: 1 | -1, word: string): Part =>
    flat(
      `pillar-${pillar}-${word}`,
      "pillar",
      "y",
      { x: breadth, y: height, z: thickness },
      height / 2,
      (side * (depth - thickness)) / 2,
    );
  const rung = (id: string, role: PartRole, top: number): Part =>
    flat(`${id}-${pillar}`, role, "z", { x: breadth, y: thickness, z: between }, top - thickness / 2, 0);
  const undersides = boards.map((board) => height - board.distanceFromTop);
  const lowest = Math.min(...undersides);
  const closed = configuration.frameType === "closed";
  const floor = closed && lowest >= thickness ? [rung("floorBar", "floorBar", thickness)] : [];
  const bottom = floor.length > 0 ? thickness : 0;
  return [
    upright(1, "front"),
    upright(-1, "back"),
    ...undersides.flatMap((underside, index) =>
      underside - thickness >= bottom ? [rung(`bracket-${index + 1}`, "bracket", underside)] : [],
    ),
    ...floor,
    ...(closed ? [rung("headBar", "headBar", height)] : []),
  ];
}

/** One flat brace behind each field, from upright to upright, mirrored from field to field. */
function braces(configuration: ShelfConfiguration, places: number[]): Part[] {
  const { height, depth } = configuration.dimensions;
  const { pillar, brace } = SHELF_STEEL;
  return places.slice(1).map((right, index): Part => {
    const left = places[index] ?? right;
    const field = right - left - pillar.breadth;
    // The angle from upright at which a flat of this width, cut upright at both ends, just fills field and height.
    const lean = Math.atan2(field, height) + Math.asin(brace / Math.hypot(field, height));
    const slope = 1 / Math.tan(lean);
    // Stryker disable next-line ArithmeticOperator: three pillars have only two fields.
    const direction = index % 2 === 0 ? -1 : 1;
    return {
      id: `brace-${index + 1}`,
      role: "brace",
      material: "steel",
      shape: "solid",
      along: "y",
      size: { x: brace, y: field / Math.sin(lean) + slope * brace, z: pillar.thickness },
      position: { x: (left + right) / 2, y: height / 2, z: -(depth - pillar.thickness) / 2 },
      rotation: { x: 0, y: 0, z: direction * lean },
      mitre: { across: "x", upper: direction * slope, lower: direction * slope },
      color: configuration.color.hex,
    };
  });
}
