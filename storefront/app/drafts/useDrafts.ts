import { useMemo, useSyncExternalStore } from "react";
import { type Draft, onDraftsChanged, readDrafts, readLastDesigns, storedDrafts } from "./deviceDrafts.ts";

interface Drafts {
  kept: Draft[];
  /** The last design of each kind, where it is not kept as well. */
  last: Draft[];
}

/** The designs on this device; null on the server and until the page's scripts answer. */
export function useDrafts(): Drafts | null {
  const stored = useSyncExternalStore<string | null>(onDraftsChanged, storedDrafts, () => null);
  // Parses again only when the stored text changes.
  return useMemo(() => (stored === null ? null : { kept: readDrafts(), last: readLastDesigns() }), [stored]);
}
