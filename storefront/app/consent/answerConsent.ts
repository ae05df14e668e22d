import type { Translate } from "../language/translate.ts";
import { toast } from "../toast/toasts.ts";
import {
  CONSENT_ACTION,
  CONSENT_BANNER,
  CONSENT_NOW,
  type Decision,
  decisionCookie,
  decisionIn,
  isDecision,
} from "./decision.ts";

const listeners = new Set<() => void>();

/** The visitor's decision as the cookie says it now, whatever stands on the page. */
export function decisionNow(): Decision | null {
  return decisionIn(document.cookie);
}

/**
 * Stores a decision. It takes effect immediately; the server then sets the cookie again, because some browsers delete
 * cookies set by scripts within a week.
 */
function decide(decision: Decision): void {
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

/**
 * Handles the consent forms of a page without posting them, and updates banner and settings after each decision.
 * Elements are looked up each time, because React may have replaced them. Returns a function that stops it.
 */
export function answerConsent(t: Translate): () => void {
  const answer = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.getAttribute("action") !== CONSENT_ACTION) return;
    if (!(submitter instanceof HTMLButtonElement) || !isDecision(submitter.value)) return;
    event.preventDefault();
    const decision = submitter.value;
    decide(decision);
    toast((t) => t(`consent.kept.${decision}`));
  };
  document.addEventListener("submit", answer);
  const stop = followDecision((decision) => {
    const banner = document.getElementById(CONSENT_BANNER);
    if (banner) banner.hidden = decision !== null;
    const now = document.getElementById(CONSENT_NOW);
    const words = t(`consent.now.${decision ?? "open"}`);
    // Screen readers repeat a status that is written again.
    if (now && now.textContent !== words) now.textContent = words;
  });
  return () => {
    document.removeEventListener("submit", answer);
    stop();
  };
}
