import { type Decision, decisionCookie, decisionIn } from "./decision.ts";
import { CONSENT_ACTION } from "./place.ts";

const listeners = new Set<() => void>();

/** The visitor's decision as the cookie says it now, whatever stands on the page. */
export function decisionNow(): Decision | null {
  return decisionIn(document.cookie);
}

/**
 * Stores a decision. It takes effect immediately; the server then sets the cookie again, because some browsers delete
 * cookies set by scripts within a week.
 */
export function decide(decision: Decision): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = decisionCookie(decision, new Date(), location.protocol === "https:");
  for (const listener of listeners) listener();
  const body = new URLSearchParams({ decision, page: landing() });
  void fetch(CONSENT_ACTION, { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => {});
}

/** The path by which this document was opened: what was chosen on it since may have changed its address. */
function landing(): string {
  const { pathname, search } = new URL(
    performance.getEntriesByType("navigation")[0]?.name ?? location.href,
    location.href,
  );
  return pathname + search;
}

/** Calls `listener` now and after each decision, also one made in another tab, with the decision as it stands. */
export function followDecision(listener: (decision: Decision | null) => void): () => void {
  const listen = () => listener(decisionNow());
  listeners.add(listen);
  document.addEventListener("visibilitychange", listen);
  addEventListener("pageshow", listen);
  listen();
  return () => {
    listeners.delete(listen);
    document.removeEventListener("visibilitychange", listen);
    removeEventListener("pageshow", listen);
  };
}
