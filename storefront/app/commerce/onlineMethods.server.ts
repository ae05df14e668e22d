import { ONLINE_METHODS, type OnlineMethod } from "@planke46/furniture-rules";
import { z } from "zod";
import type { AskMedusa } from "./medusa.server.ts";

/** The methods change with a restart of the commerce side alone. */
const FRESH_FOR_MS = 60_000;
const TIMEOUT_MS = 2000;
/** While the commerce side does not answer, it is asked no more often than this: every page waits for the answer. */
const ASKED_AGAIN_AFTER_MS = 5000;

const methodsAnswer = z.object({ methods: z.array(z.enum(ONLINE_METHODS)).min(1) });

/** What the payment page offers. While the commerce side does not answer: what it said last, else cards. Never rejects. */
export function servedMethods(ask: AskMedusa): () => Promise<readonly OnlineMethod[]> {
  let last: readonly OnlineMethod[] = ["card"];
  let fresh: { answer: Promise<readonly OnlineMethod[]>; until: number } | undefined;
  return () => {
    if (fresh && fresh.until > Date.now()) return fresh.answer;
    const asked: typeof fresh = { answer: Promise.resolve(last), until: Date.now() + FRESH_FOR_MS };
    asked.answer = ask("/store/furniture/payment-methods", {
      answer: methodsAnswer,
      timeout: TIMEOUT_MS,
    }).then(
      ({ methods }) => {
        last = methods;
        return last;
      },
      () => {
        asked.until = Date.now() + ASKED_AGAIN_AFTER_MS;
        return last;
      },
    );
    fresh = asked;
    return asked.answer;
  };
}
