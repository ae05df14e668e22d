import type { Graphics } from "../renderer/frame.ts";
import type { Loop } from "../renderer/loop.ts";
import type { RoomOptions, RoomVisit } from "./room.ts";

/** What a view does when its scene goes into a room, and when it is on the canvas again. */
interface Absence {
  /** Draws the canvas once more with every change applied: the shadow pictures are taken from it. */
  leave(): void;
  comeBack(): void;
}

/** Moves the scene between the canvas and the shopper's room. The code for rooms is loaded on the first visit. */
export class Door {
  private visit: RoomVisit | null = null;

  constructor(
    private readonly graphics: Graphics | null,
    private readonly loop: Loop,
  ) {}

  async open(session: XRSession, options: RoomOptions, { leave, comeBack }: Absence): Promise<RoomVisit> {
    const { graphics } = this;
    if (!graphics) throw new Error("a worker cannot draw for a session");
    let over = false;
    const back = () => {
      if (over) return;
      over = true;
      this.visit = null;
      this.loop.away = false;
      if (!graphics.stage.scene.isDisposed) comeBack();
    };
    session.addEventListener("end", back, { once: true });
    try {
      const { beginVisit } = await import("./visit.ts");
      this.loop.away = true;
      leave();
      const visit = await beginVisit(session, graphics, options);
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
