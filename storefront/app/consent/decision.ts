/** Where a decision can be changed at any time: on the data-protection page. */
export const CONSENT_SETTINGS = "/datasecurity#cookies";

/** Where a decision is posted to. */
export const CONSENT_ACTION = "/consent";

/** Ids of what says the decision: the banner, which is there until there is one, and the sentence of the settings. */
export const CONSENT_BANNER = "consent-banner";
export const CONSENT_NOW = "consent-now";

/** Read by scripts too, so that a withdrawn consent stops them in the same moment. */
const COOKIE = "consent";
/** Raise it when there is something new to consent to: every visitor is then asked again. */
const VERSION = 2;
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Whether a visitor consents to analytics, and to the campaign they came by being kept for their order. */
export type Decision = "yes" | "no";

const KEPT = new RegExp(`(?:^|;\\s*)${COOKIE}=${VERSION}\\.(yes|no)\\.\\d{4}-\\d{2}-\\d{2}(?:;|$)`);

/** Reads the decision from a Cookie header or `document.cookie`; null while there is none. */
export function decisionIn(cookies: string | null | undefined): Decision | null {
  return (KEPT.exec(cookies ?? "")?.[1] as Decision | undefined) ?? null;
}

/** The cookie that keeps a decision for a year: version, decision and day (UTC). */
export function decisionCookie(decision: Decision, now: Date, secure: boolean): string {
  const day = now.toISOString().slice(0, 10);
  const value = `${COOKIE}=${VERSION}.${decision}.${day}`;
  return `${value}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function isDecision(value: unknown): value is Decision {
  return value === "yes" || value === "no";
}
