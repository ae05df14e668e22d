/** Where a visit is: no surface seen yet, one that the piece can have, or the piece has it. */
export type Step = "search" | "found" | "stands";

export interface RoomOptions {
  /** On a wall, not on the floor. */
  hangs: boolean;
  onStep(step: Step): void;
}

/** The furniture in the shopper's own room, for as long as the session lasts. */
export interface RoomVisit {
  /** Round its upright axis, radians. */
  turn(by: number): void;
  end(): Promise<void>;
}

/**
 * Asks for a session that sees the room. To be called while a press is being answered: browsers grant it to nothing
 * else. `overlay` is what the page shows over the room. Rejects with a DOMException: `NotAllowedError` when declined.
 */
export function askForRoom(xr: XRSystem, overlay: Element): Promise<XRSession> {
  return xr.requestSession("immersive-ar", {
    requiredFeatures: ["hit-test"],
    optionalFeatures: ["dom-overlay"],
    domOverlay: { root: overlay },
  });
}
