import type { ThinEngine } from "@babylonjs/core/Engines/thinEngine.js";
import type { Loop } from "../stage/loop.ts";
import type { Stage } from "../stage/stage.ts";
import type { RoomOptions, RoomVisit } from "./room.ts";

/** What a view does when its scene goes into a room, and when it is on the canvas again. */
interface Absence {
  leave(): void;
  comeBack(): void;
}

/** Between the canvas and the shopper's room: the scene is in one of them. What draws a room is loaded when it is asked for. */
export class Door {
  private visit: RoomVisit | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly engine: ThinEngine,
    private readonly loop: Loop,
  ) {}

  async open(session: XRSession, options: RoomOptions, { leave, comeBack }: Absence): Promise<RoomVisit> {
    let over = false;
    const back = () => {
      if (over) return;
      over = true;
      this.visit = null;
      this.loop.away = false;
      if (!this.stage.scene.isDisposed) comeBack();
    };
    session.addEventListener("end", back, { once: true });
    try {
      const { beginVisit } = await import("./visit.ts");
      this.loop.away = true;
      leave();
      // Once more on the canvas, with every change done: the pictures of the shadows are taken of what is there.
      this.stage.fade(1);
      this.stage.draw();
      const visit = await beginVisit(session, this.stage, this.engine, options);
      if (over) {
        await visit.end();
        throw new Error("the session ended before it began");
      }
      this.visit = visit;
      return visit;
    } catch (error) {
      back();
      throw error;
    }
  }

  close(): void {
    void this.visit?.end();
  }
}
