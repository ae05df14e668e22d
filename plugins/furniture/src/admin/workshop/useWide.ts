import { useSyncExternalStore } from "react";

/** Room for columns beside each other. */
const WIDE = "(min-width: 1024px)";

function subscribe(tell: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener("change", tell);
  return () => media.removeEventListener("change", tell);
}

/** Whether the window is a desktop's. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
