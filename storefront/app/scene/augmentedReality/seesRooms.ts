import { type Viewer, viewerOf } from "../model/viewer.ts";

/** The device's own viewer of furniture in a room; null if it has none. */
export function ownViewer(): Viewer | null {
  return viewerOf(navigator.userAgent, document.createElement("a").relList.supports("ar"));
}

/** Whether the page itself has to, and can, show furniture in the shopper's room. */
export async function seesRooms(): Promise<boolean> {
  const { xr } = navigator;
  if (ownViewer() || !xr) return false;
  // Forbidden here is as good as not there.
  return xr.isSessionSupported("immersive-ar").catch(() => false);
}
