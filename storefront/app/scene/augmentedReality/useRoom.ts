import { useEffect, useState } from "react";
import type { Viewer } from "../model/viewer.ts";
import { ownViewer, seesRooms } from "./seesRooms.ts";

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
