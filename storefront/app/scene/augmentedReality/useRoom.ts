import { useEffect, useState } from "react";
import { type Viewer, viewerOf } from "../model/viewer.ts";

/** How this device shows furniture in its shopper's room: a viewer of its own, the page itself by WebXR, or not at all. */
export type Way = Viewer | "page" | null;

/**
 * Known in the browser alone, after the page is there. Where there is a viewer it is the way: it knows the room's light,
 * and what stands before the furniture. The page itself is for headsets and whatever else sees rooms but has none.
 */
export function useRoom(): Way {
  const [way, setWay] = useState<Way>(null);
  useEffect(() => {
    const viewer = viewerOf(navigator.userAgent, document.createElement("a").relList.supports("ar"));
    setWay(viewer);
    const { xr } = navigator;
    if (viewer || !xr) return;
    let here = true;
    const say = (seesRooms: boolean) => {
      if (here) setWay(seesRooms ? "page" : null);
    };
    const ask = () =>
      xr.isSessionSupported("immersive-ar").then(say, () => {
        // Forbidden here, which is as good as not there.
        say(false);
      });
    ask();
    xr.addEventListener("devicechange", ask);
    return () => {
      here = false;
      xr.removeEventListener("devicechange", ask);
    };
  }, []);
  return way;
}
