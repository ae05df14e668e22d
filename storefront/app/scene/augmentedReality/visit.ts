import { Matrix, Vector3 } from "@babylonjs/core/Maths/math.vector.js";
import type { Mesh } from "@babylonjs/core/Meshes/mesh.js";
import type { Bounds } from "../camera/orbit.ts";
import type { Graphics } from "../renderer/frame.ts";
import type { Stage } from "../renderer/stage.ts";
import { Eyes } from "./eyes.ts";
import { reticleFor } from "./reticle.ts";
import type { RoomOptions, RoomVisit, Step } from "./room.ts";

/** What the device draws, metres: nearer than an arm and farther than a hall is nothing. */
const DEPTH = { near: 0.05, far: 60 } as const;

/**
 * Shows what stands on a stage in the room that a session sees, until the session ends. A tap puts the piece where the
 * reticle is, the next one takes it up again. Throws if the device does not give what it takes.
 */
export async function beginVisit(
  session: XRSession,
  { stage, engine }: Graphics,
  options: RoomOptions,
): Promise<RoomVisit> {
  const gl = engine._gl;
  await gl.makeXRCompatible();
  const layer = new XRWebGLLayer(session, gl);
  await session.updateRenderState({ baseLayer: layer, depthNear: DEPTH.near, depthFar: DEPTH.far });
  const room = await session.requestReferenceSpace("local");
  const viewer = await session.requestReferenceSpace("viewer");
  const looks = await session.requestHitTestSource?.({ space: viewer });
  if (!looks) throw new Error("the device does not find floors");
  const visit = new Visit(stage, layer, room, looks, options);
  session.addEventListener("select", visit.tap);
  session.addEventListener("end", visit.close, { once: true });
  const step: XRFrameRequestCallback = (_, frame) => {
    if (visit.over) return;
    session.requestAnimationFrame(step);
    visit.draw(frame);
  };
  session.requestAnimationFrame(step);
  return {
    turn: visit.turn,
    async end() {
      visit.close();
      // Rejects if the session has already ended.
      await session.end().catch(() => {});
    },
  };
}

class Visit {
  over = false;
  private readonly eyes: Eyes;
  private readonly reticle: Mesh;
  private readonly foot: Vector3;
  private spot: Spot | null = null;
  private stands = false;
  private turned = 0;
  private said: Step | null = null;

  constructor(
    private readonly stage: Stage,
    layer: XRWebGLLayer,
    private readonly room: XRReferenceSpace,
    private readonly looks: XRHitTestSource,
    private readonly options: RoomOptions,
  ) {
    this.eyes = new Eyes(stage.scene, layer);
    this.reticle = reticleFor(stage.scene, stage.bounds, options.hangs);
    this.foot = footOf(stage.bounds, options.hangs);
  }

  readonly tap = (): void => {
    if (this.stands) this.stands = false;
    else this.stands = this.spot !== null;
  };

  readonly turn = (by: number): void => {
    this.turned += by;
  };

  readonly close = (): void => {
    if (this.over) return;
    this.over = true;
    if (this.stage.scene.isDisposed) return;
    this.reticle.dispose(false, true);
    this.stage.appear("whole");
    this.eyes.close(this.stage.camera);
  };

  draw(frame: XRFrame): void {
    const pose = frame.getViewerPose(this.room);
    if (!pose) {
      // Where the device does not know where it is, nothing can stand still.
      this.say("search");
      return;
    }
    if (!this.stands) this.spot = this.lookFor(frame, pose);
    this.say(this.stands ? "stands" : this.spot ? "found" : "search");
    this.reticle.isVisible = !this.stands && this.spot !== null;
    this.stage.appear(this.stands ? (this.options.hangs ? "hung" : "whole") : "hidden");
    const spot = this.spot ?? { at: Vector3.Zero(), turn: 0 };
    this.eyes.look(pose.views, intoRoom(this.foot, spot, this.turned));
    this.stage.draw();
  }

  private lookFor(frame: XRFrame, pose: XRViewerPose): Spot | null {
    const { x, y, z } = pose.transform.position;
    for (const hit of frame.getHitTestResults(this.looks)) {
      const surface = hit.getPose(this.room)?.transform.matrix;
      const spot = surface && spotOn(Matrix.FromArray(surface), new Vector3(x, y, z), this.options.hangs);
      if (spot) return spot;
    }
    return null;
  }

  private say(step: Step): void {
    if (step !== this.said) this.options.onStep(step);
    this.said = step;
  }
}

/** The scene counts in centimetres, rooms that are walked in count in metres. */
const METRES_A_CM = 0.01;

/** How level a floor must be and how upright a wall: of the surface's normal, the share that points up. */
const LEVEL = { floor: 0.9, wall: 0.3 } as const;

/** Where furniture can be in a room: a point of a surface, metres, and where its front looks, round the upright axis. */
interface Spot {
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
