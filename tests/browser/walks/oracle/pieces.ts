/**
 * A piece of furniture as far as it has a price, and what each choice makes of it. Written from the specification
 * (sections 3, 4, 5 and 9) and its decisions; nothing here comes from the shop's own rules.
 */

export const KINDS = ["table", "tableOffice", "bench", "stool", "shelf", "frame"] as const;
export type Kind = (typeof KINDS)[number];

/** Sides in cm. `chosen` names a preset or is "individual"; kinds without presets have "". */
export interface Size {
  chosen: string;
  length: number;
  width: number;
  height: number;
}

export interface Piece {
  kind: Kind | "sample";
  size: Size;
  /** open, closed, diagonal; simple, massive; "" where a kind has one frame only. */
  frame: string;
  solidTop: boolean;
  /** none, mirror, blackboard, whiteboard, passepartout; "" for what is no picture frame. */
  filling: string;
  /** What was wished for; a low shelf has room for fewer boards, a narrow one for fewer pillars. */
  boards: number;
  pillars: number;
  ownColor: boolean;
  /** Which colour it is; it has no price of its own. */
  color: string;
  picksPlanks: boolean;
  /** The plank that was picked for the first place; it counts while the shopper picks. */
  plank: string | null;
  /** Individual measures set by hand: left for a preset, they come back. */
  ownSize: Size | null;
}

interface Range {
  min: number;
  max: number;
}
export type Side = "length" | "width" | "height";

/** What one may type, cm. A side that is not named cannot be set. */
export const BOUNDS: Record<Kind, Partial<Record<Side, Range>>> = {
  table: {
    length: { min: 100, max: 220 },
    width: { min: 50, max: 110 },
    height: { min: 45, max: 110 },
  },
  tableOffice: {},
  bench: { length: { min: 100, max: 220 } },
  stool: { height: { min: 45, max: 75 } },
  shelf: { width: { min: 60, max: 220 }, height: { min: 50, max: 200 } },
  frame: { width: { min: 20, max: 150 }, height: { min: 20, max: 150 } },
};

export const PRESETS: Partial<Record<Kind, Record<string, Omit<Size, "chosen">>>> = {
  table: {
    dining: { length: 200, width: 95, height: 75 },
    office: { length: 160, width: 80, height: 70 },
    sofa: { length: 120, width: 60, height: 45 },
  },
  bench: {
    twoPerson: { length: 120, width: 40, height: 45 },
    threePerson: { length: 170, width: 40, height: 45 },
  },
  stool: {
    normal: { length: 40, width: 40, height: 45 },
    high: { length: 40, width: 40, height: 75 },
  },
};

export const FRAMES: Partial<Record<Kind, readonly string[]>> = {
  table: ["open", "closed", "diagonal"],
  shelf: ["open", "closed", "diagonal"],
  bench: ["simple", "massive"],
  stool: ["simple", "massive"],
};
export const FILLINGS = ["none", "mirror", "blackboard", "whiteboard", "passepartout"] as const;
export const MOST_BOARDS = 10;
/** A third pillar stands from here on, cm. */
const THIRD_PILLAR_FROM = 100;

const SIZES: Record<Kind, Size> = {
  table: { chosen: "individual", length: 220, width: 80, height: 75 },
  tableOffice: { chosen: "", length: 160, width: 80, height: 67 },
  bench: { chosen: "individual", length: 220, width: 40, height: 45 },
  stool: { chosen: "normal", length: 40, width: 40, height: 45 },
  shelf: { chosen: "", length: 0, width: 200, height: 200 },
  frame: { chosen: "", length: 0, width: 20, height: 20 },
};

/** The piece one meets on opening a configurator. */
export function firstPiece(kind: Kind): Piece {
  return {
    kind,
    size: SIZES[kind],
    frame: FRAMES[kind]?.[0] ?? "",
    solidTop: false,
    filling: kind === "frame" ? "none" : "",
    boards: 6,
    pillars: 3,
    ownColor: false,
    color: "standard 0",
    picksPlanks: false,
    plank: null,
    ownSize: null,
  };
}

/** The piece that a link to a configurator says: its address is public, as the specification's. Only black among colours. */
export function pieceInLink(kind: Kind, href: string): Piece {
  const { searchParams: said } = new URL(href, "http://localhost");
  const whole = (name: string, otherwise: number) => Number(said.get(name) ?? otherwise);
  const first = firstPiece(kind);
  const chosen = said.get("chosen");
  const named = chosen && chosen !== "individual" ? withPreset(first, chosen) : first;
  const sides = (["length", "width", "height"] as const).filter((side) => said.has(side));
  const sized = sides.reduce((piece, side) => withSide(piece, side, whole(side, 0)), named);
  return {
    ...sized,
    frame: said.get("frameType") ?? first.frame,
    solidTop: said.get("tableTop") === "solid",
    filling: said.get("filling") ?? first.filling,
    boards: whole("numberOfPlanks", first.boards),
    pillars: whole("numberOfPillars", first.pillars),
  };
}

/** A sample of wood and steel. */
export const SAMPLE: Piece = {
  ...firstPiece("tableOffice"),
  kind: "sample",
  size: { chosen: "", length: 0, width: 0, height: 0 },
};

/** The boards that are built: what was wished for, as far as it has room. */
export function boardsIn({ boards, size }: Piece): number {
  return Math.min(boards, mostBoards(size.height));
}

export function pillarsIn({ pillars, size }: Piece): number {
  return Math.min(pillars, mostPillars(size.width));
}

/** How many boards have room at a height, ten at most. */
export function mostBoards(height: number): number {
  return Math.min(MOST_BOARDS, Math.floor((height - 10) / 15) + 1);
}

export function mostPillars(width: number): 2 | 3 {
  return width >= THIRD_PILLAR_FROM ? 3 : 2;
}

/** The piece as it lies in a cart: of wishes that had no room nothing is left. */
export function built(piece: Piece): Piece {
  const { kind, size } = piece;
  return remembering({
    ...piece,
    ...(kind === "shelf" && { boards: boardsIn(piece), pillars: pillarsIn(piece) }),
    size: { chosen: size.chosen, length: size.length, width: size.width, height: size.height },
    plank: pickedPlank(piece),
    ownSize: null,
  });
}

export function pickedPlank({ picksPlanks, plank }: Piece): string | null {
  return picksPlanks ? plank : null;
}

/** Equal pieces have equal keys. A piece with a picked plank is equal to no other: there is one of each plank. */
export function keyOf(piece: Piece, at: number): string {
  return pickedPlank(piece) === null ? JSON.stringify(built(piece)) : String(at);
}

/** Planks of a table side by side. */
export function tablePlanks(width: number): number {
  if (width <= 55) return 2;
  return width <= 82 ? 3 : 4;
}

/** Touching a measure makes the size an individual one; typing what is there already touches nothing. */
export function withSide(piece: Piece, side: Side, cm: number): Piece {
  if (piece.size[side] === cm) return piece;
  const chosen = piece.size.chosen === "" ? "" : "individual";
  return remembering({ ...piece, size: { ...piece.size, chosen, [side]: cm } });
}

/** A preset; or individual measures: those set by hand before, else the present ones. */
export function withPreset(piece: Piece, chosen: string): Piece {
  if (chosen === "individual") {
    if (piece.size.chosen === chosen) return piece;
    return remembering({ ...piece, size: piece.ownSize ?? { ...piece.size, chosen } });
  }
  const named = piece.kind === "sample" ? undefined : PRESETS[piece.kind]?.[chosen];
  return { ...piece, size: { ...piece.size, ...named, chosen } };
}

/** The default measures are not a wish. */
function remembering(piece: Piece): Piece {
  if (piece.size.chosen !== "individual" || piece.kind === "sample") return piece;
  const isFirst = JSON.stringify(piece.size) === JSON.stringify(SIZES[piece.kind]);
  return { ...piece, ownSize: isFirst ? null : piece.size };
}
