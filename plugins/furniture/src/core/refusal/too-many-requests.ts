import type { Language } from "../language";
import { Refusal } from "./refusal";

const MESSAGE: Record<Language, (minutes: number) => string> = {
  de: (minutes) =>
    `Das waren sehr viele Versuche in kurzer Zeit. Bitte versuche es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`,
  en: (minutes) =>
    `These were a lot of attempts in a short time. Please try again in ${minutes === 1 ? "one minute" : `${minutes} minutes`}.`,
};

/** Answered as 429 with Retry-After: the request would be in order, but there were too many of them. */
export class TooManyRequests extends Refusal {
  static readonly TYPE = "too_many_requests";

  /** @param retryAfter seconds until the next one is taken */
  constructor(
    readonly retryAfter: number,
    language: Language,
  ) {
    const message = MESSAGE[language](Math.max(1, Math.ceil(retryAfter / 60)));
    const code = TooManyRequests.TYPE;
    super(message, [{ path: "", message, code, params: { retry_after: retryAfter } }], code);
  }
}

/** Seconds for Retry-After, when an error says so; workflow engines hand errors on as plain objects. */
export function retryAfterOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("retryAfter" in error)) return undefined;
  return typeof error.retryAfter === "number" ? error.retryAfter : undefined;
}
