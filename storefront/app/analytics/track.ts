import type { BrowserEvent } from "./events.ts";

/** Whether the visitor lets us count at this very moment. */
export type MayCount = () => boolean;

/** Sends an event to our own server, if the visitor lets us; else does nothing. */
export function track(event: BrowserEvent, mayCount: MayCount): void {
  if (!mayCount()) return;
  navigator.sendBeacon("/events", new Blob([JSON.stringify(event)], { type: "application/json" }));
}
