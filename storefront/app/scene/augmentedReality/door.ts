import type { ThinEngine } from "@babylonjs/core/Engines/thinEngine.js";
import type { Loop } from "../renderer/loop.ts";
import type { Stage } from "../renderer/stage.ts";
import type { RoomOptions, RoomVisit } from "./room.ts";

/** What a view does when its scene goes into a room, and when it is on the canvas again. */
interface Absence {
  leave(): void;
  comeBack(): void;
}

/** Moves the scene between the canvas and the shopper's room. The code for rooms is loaded on the first visit. */
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
      // Draw the canvas once more with every change applied: the shadow pictures are taken from it.
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
