/** x runs along the length, y up from the floor, z from the back (−) to the front (+). All in cm. */
export type Axis = "x" | "y" | "z";

export const AXES: readonly Axis[] = ["x", "y", "z"];

export interface Vector {
  x: number;
  y: number;
  z: number;
}

export type PartRole =
  | "board"
  | "band"
  | "leg"
  | "headBar"
  | "floorBar"
  | "beam"
  | "tie"
  | "foot"
  | "column"
  | "pillar"
  | "bracket"
  | "brace"
  | "rail"
  | "filling";

export type PartMaterial =
  | "plank"
  | "steel"
  | "galvanized"
  | "plastic"
  | "mirror"
  | "blackboard"
  | "whiteboard"
  | "cardboard";

/** `solid` is full, `tube` hollow along its length, `sleeve` a thin strip bent round something. */
export type PartShape = "solid" | "tube" | "sleeve";

/**
 * Slanting cuts at the two ends of a bar. A slope is how far the cut runs along the bar for each cm across it:
 * 0 is square, ±1 is 45°. The size of the part is measured to its long points.
 */
export interface Mitre {
  across: Axis;
  /** At the end with the larger coordinate along the bar. */
  upper: number;
  /** At the other end. */
  lower: number;
}

/** One thing that is sawn, bent or bought, and the place where it ends up. */
export interface Part {
  /** Says what and where it is ("leg-left-front"); unique within a piece. */
  id: string;
  role: PartRole;
  material: PartMaterial;
  shape: PartShape;
  /** Direction of the grain or of the bar, before rotation. */
  along: Axis;
  /** Outer measures before rotation. */
  size: Vector;
  /** Centre. */
  position: Vector;
  /** Radians; at most one is not 0, so no order of axes matters. About x turns y towards z, about z turns x towards y. */
  rotation: Vector;
  /** Of tubes and sleeves, cm. */
  wall?: number;
  mitre?: Mitre;
  /** On boards a shopper can choose: position in the configuration's `planks`, and the plank picked for it. */
  plank?: { position: number; id: string | null };
  /** "#RRGGBB" of coated or coloured parts. */
  color?: string;
}

export const UNTURNED: Readonly<Vector> = { x: 0, y: 0, z: 0 };

/** Rounds to a hundredth of a millimetre, so that parts lists read well and compare equal. */
export function tidy(cm: number): number {
  return Math.round(cm * 1000) / 1000 + 0;
}
