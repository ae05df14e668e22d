import { useEffect, useState } from "react";
import { type Viewer, viewerOf } from "../model/viewer.ts";

/** The device's own viewer of furniture in a room; null if it has none. */
function ownViewer(): Viewer | null {
  return viewerOf(navigator.userAgent, document.createElement("a").relList.supports("ar"));
}

/** Whether the page itself has to, and can, show furniture in the shopper's room. */
export async function seesRooms(): Promise<boolean> {
  const { xr } = navigator;
  if (ownViewer() || !xr) return false;
  // Forbidden here is as good as not there.
  return xr.isSessionSupported("immersive-ar").catch(() => false);
}

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

/** How this device shows furniture in its shopper's room: a viewer of its own, the page itself by WebXR, or not at all. */
export type Way = Viewer | "page" | null;

/**
 * Known in the browser alone, after the page is there. Where there is a viewer it is the way: it knows the room's light,
 * and what stands before the furniture. The page itself is for headsets and whatever else sees rooms but has none.
 */
export function useRoom(): Way {
  const [way, setWay] = useState<Way>(null);
  useEffect(() => {
    const viewer = ownViewer();
    setWay(viewer);
    const { xr } = navigator;
    if (viewer || !xr) return;
    let here = true;
    const ask = async () => {
      const page = await seesRooms();
      if (here) setWay(page ? "page" : null);
    };
    void ask();
    xr.addEventListener("devicechange", ask);
    return () => {
      here = false;
      xr.removeEventListener("devicechange", ask);
    };
  }, []);
  return way;
}
