import { Matrix, Vector3 } from "@babylonjs/core/Maths/math.vector.js";
import type { Bounds } from "../camera/orbit.ts";

/** The scene counts in centimetres, rooms that are walked in count in metres. */
const METRES_A_CM = 0.01;

/** How level a floor must be and how upright a wall: of the surface's normal, the share that points up. */
const LEVEL = { floor: 0.9, wall: 0.3 } as const;

/** Where furniture can be in a room: a point of a surface, metres, and where its front looks, round the upright axis. */
export interface Spot {
  at: Vector3;
  /** Radians; at 0 the front looks along z. */
  turn: number;
}

/**
 * The spot where a look meets a surface (its pose's y axis stands on it), or null if the piece cannot be there. What
 * stands wants a floor and looks at who places it; what hangs wants a wall and looks away from it.
 */
export function spotOn(surface: Matrix, eye: Vector3, hangs: boolean): Spot | null {
  const at = surface.getTranslation();
  const normal = Vector3.TransformNormal(new Vector3(0, 1, 0), surface).normalize();
  const front = hangs ? normal : eye.subtract(at);
  const fits = hangs ? Math.abs(normal.y) < LEVEL.wall : normal.y > LEVEL.floor;
  return fits ? { at, turn: Math.atan2(front.x, front.z) } : null;
}

/** The point of furniture that comes to lie on the spot, cm: the middle of its footprint, or of its back. */
export function footOf({ min, max }: Bounds, hangs: boolean): Vector3 {
  const [x, y, z] = [(min.x + max.x) / 2, (min.y + max.y) / 2, (min.z + max.z) / 2];
  return hangs ? new Vector3(x, y, min.z) : new Vector3(x, min.y, z);
}

/** Leads from the scene (cm) into the room (metres), true to scale: the foot onto the spot, turned by so much more. */
export function intoRoom(foot: Vector3, { at, turn }: Spot, more = 0): Matrix {
  return Matrix.Translation(-foot.x, -foot.y, -foot.z)
    .multiply(Matrix.Scaling(METRES_A_CM, METRES_A_CM, METRES_A_CM))
    .multiply(Matrix.RotationY(turn + more))
    .multiply(Matrix.Translation(at.x, at.y, at.z));
}
