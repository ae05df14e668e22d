import type { TFunction } from "i18next";
import { useSyncExternalStore } from "react";
import { getI18n } from "react-i18next";

/** Words by the texts of whichever language the page is in: a notice that is still there speaks the new one. */
export type Say = (t: TFunction<"texts">) => string;

/** A short notice about something that happened away from the eye. */
export interface Toast {
  id: number;
  say: Say;
  /** One thing that can be done about it, such as taking it back. */
  action?: { say: Say; run: () => void } | undefined;
}

/** More than these at once are too many to read. */
const MOST = 3;
const NONE: readonly Toast[] = [];

let shown = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notice for some seconds and has screen readers say it. Call it in the browser only. */
export function toast(say: Say, action?: Toast["action"]): void {
  const { t } = getI18n();
  lastId += 1;
  const others = shown.filter((other) => other.say(t) !== say(t));
  show([...others, { id: lastId, say, action }].slice(-MOST));
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
