import { useSyncExternalStore } from "react";

/** A short notice about something that happened away from the eye. */
export interface Toast {
  id: number;
  text: string;
  /** One thing that can be done about it, such as taking it back. */
  action?: { label: string; run: () => void } | undefined;
}

/** More than these at once nobody reads. */
const MOST = 3;
const NONE: readonly Toast[] = [];

let shown = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notice for some seconds and has screen readers say it. Call it in the browser only. */
export function toast(text: string, action?: Toast["action"]): void {
  lastId += 1;
  show([...shown.filter((other) => other.text !== text), { id: lastId, text, action }].slice(-MOST));
}

export function closeToast(id: number): void {
  show(shown.filter((other) => other.id !== id));
}

/** The notices on screen, the newest last. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => NONE,
  );
}

function show(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
