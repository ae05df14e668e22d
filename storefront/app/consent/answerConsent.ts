import type { Translate } from "../language/translate.ts";
import { toast } from "../toast/toasts.ts";
import { decide, followDecision } from "./decide.ts";
import { isDecision } from "./decision.ts";
import { CONSENT_ACTION, CONSENT_BANNER, CONSENT_NOW } from "./place.ts";

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
