import { forgetInTab, keepInTab, noteInTab } from "../session/tabStorage.ts";
import type { BrowserEvent } from "./events.ts";

/** Whether the visitor lets us count at this very moment. */
type MayCount = () => boolean;

/** Sends an event to our own server, if the visitor lets us; else does nothing. */
export function track(event: BrowserEvent, mayCount: MayCount): void {
  if (!mayCount()) return;
  navigator.sendBeacon("/events", new Blob([JSON.stringify(event)], { type: "application/json" }));
}

/** From the specification. */
const TOLD_AFTER_MS = 30_000;
/** Key in the tab's session storage: visible time so far (ms), or `told` once the event was sent. */
const KEY = "timeOnSite";
const TOLD = "told";

/**
 * Measures how long the shop is visible, over all pages of a visit, and sends one event after half a minute.
 * Returns a function that stops it.
 */
export function countTimeOnSite(mayCount: MayCount): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  const seen = () => Number(noteInTab(KEY) ?? 0);
  const tell = () => {
    timer = undefined;
    // Without storage the event would be sent again on every page, so it is not sent at all.
    if (keepInTab(KEY, TOLD)) track({ name: "time_on_site", label: "on there for 1+ minute" }, mayCount);
  };
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    keepInTab(KEY, String(seen() + performance.now() - since));
  };
  const follow = () => {
    if (document.hidden) return pause();
    if (timer !== undefined || noteInTab(KEY) === TOLD) return;
    since = performance.now();
    timer = setTimeout(tell, Math.max(0, TOLD_AFTER_MS - seen()));
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  addEventListener("pagehide", pause);
  addEventListener("pageshow", follow);
  return () => {
    pause();
    document.removeEventListener("visibilitychange", follow);
    removeEventListener("pagehide", pause);
    removeEventListener("pageshow", follow);
  };
}

/** Forgets what was counted: consent was withdrawn. */
export function forgetTimeOnSite(): void {
  forgetInTab(KEY);
}
