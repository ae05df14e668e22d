import { Matrix, Vector3 } from "@babylonjs/core/Maths/math.vector.js";
import type { Mesh } from "@babylonjs/core/Meshes/mesh.js";
import type { Graphics } from "../renderer/frame.ts";
import type { Stage } from "../renderer/stage.ts";
import { Eyes } from "./eyes.ts";
import { footOf, intoRoom, type Spot, spotOn } from "./placement.ts";
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
