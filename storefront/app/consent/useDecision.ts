import { useSyncExternalStore } from "react";
import { useRootData } from "../shop/useRootData.ts";
import { type Decision, decisionCookie, decisionIn } from "./decision.ts";

const listeners = new Set<() => void>();

/** The visitor's decision as it stands now, also when it was made in another tab. */
export function useDecision(): Decision | null {
  const answered = useRootData()?.decision ?? null;
  return useSyncExternalStore(
    listen,
    () => decisionIn(document.cookie),
    () => answered,
  );
}

/** Whether this shop has an analytics sink. Without one there is no consent banner. */
export function useIsCounted(): boolean {
  return useRootData()?.isCounted ?? false;
}

/**
 * Stores a decision. It takes effect immediately; the server then sets the cookie again, because some browsers delete
 * cookies set by scripts within a week.
 */
export function decide(decision: Decision): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = decisionCookie(decision, new Date(), location.protocol === "https:");
  for (const listener of listeners) listener();
  const body = new URLSearchParams({ decision });
  void fetch("/consent", { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => {});
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener("visibilitychange", listener);
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", listener);
    removeEventListener("pageshow", listener);
  };
}
