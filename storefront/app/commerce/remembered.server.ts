import { ONLINE_METHODS, type OnlineMethod } from "@planke46/furniture-rules";
import { z } from "zod";
import type { AskMedusa } from "./medusa.server.ts";

/** Time between two questions while the other side is silent, because every page waits for the answer (ms). */
const ASKED_AGAIN_AFTER = 5000;

interface Remembering<Answer> {
  /** Age up to which an answer is handed on, counted from the question (ms). */
  freshFor: number;
  /** What holds until the first answer. */
  first: Answer;
}

/** Remembers an answer for a while. When asking fails, the last answer holds. Questions at the same time share one answer. Never rejects. */
export function remembered<Answer>(
  ask: () => Promise<Answer>,
  { freshFor, first }: Remembering<Answer>,
): () => Promise<Answer> {
  let last = first;
  let until = 0;
  let answer: Promise<Answer> = Promise.resolve(first);
  const asked = async () => {
    const since = Date.now();
    try {
      last = await ask();
      until = since + freshFor;
    } catch {
      until = Date.now() + Math.min(freshFor, ASKED_AGAIN_AFTER);
    }
    return last;
  };
  return () => {
    if (Date.now() < until) return answer;
    // There is one question at a time.
    until = Number.POSITIVE_INFINITY;
    answer = asked();
    return answer;
  };
}

/** The methods change with a restart of the commerce side alone. */
const FRESH_FOR_MS = 60_000;
const TIMEOUT_MS = 2000;

const methodsAnswer = z.object({ methods: z.array(z.enum(ONLINE_METHODS)).min(1) });

/** What the payment page offers. While the commerce side does not answer: what it said last, else cards. */
export function servedMethods(ask: AskMedusa): () => Promise<readonly OnlineMethod[]> {
  const asked = { answer: methodsAnswer, timeout: TIMEOUT_MS };
  return remembered<readonly OnlineMethod[]>(
    async () => (await ask("/store/furniture/payment-methods", asked)).methods,
    { freshFor: FRESH_FOR_MS, first: ["card"] },
  );
}
