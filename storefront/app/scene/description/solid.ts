import type { Axis, Mitre, Vector } from "@planke46/furniture-rules";

/** A bar or board as the scene draws it: a rounded section drawn out along one axis, cut at both ends. All in cm. */
export interface Solid {
  /** Unique within a description; the part's own id where there is one. */
  id: string;
  along: Axis;
  size: Vector;
  /** Centre. */
  position: Vector;
  /** Radians; at most one is not 0, as in the parts list. */
  rotation: Vector;
  mitre?: Mitre;
  /** Radius of the four long edges. */
  round: number;
  /** How far the edges of a square end are broken. */
  chamfer: number;
  /** Of wood: where on the plank's picture it was sawn from, cm from the picture's corner. */
  sawn?: { along: number; across: number; plankLength: number; plankWidth: number };
}

/** What a surface is made of. Wood names the plank; numbers are the scene's own choice where the workshop picks. */
export type Surface =
  | { kind: "wood"; plank: string | null; place: number }
  | { kind: "steel"; color: string }
  | { kind: "cardboard"; color: string }
  | { kind: "galvanized" | "plastic" | "mirror" | "blackboard" | "whiteboard" };

/** Solids drawn by one mesh, because they share a surface. */
export interface Batch {
  id: string;
  surface: Surface;
  solids: Solid[];
}

/** Everything one sees of a piece, as plain data: what is drawn is decided here, how it is drawn elsewhere. */
export interface Description {
  batches: Batch[];
  /** Of the parts, cm. */
  bounds: { min: Vector; max: Vector };
}
