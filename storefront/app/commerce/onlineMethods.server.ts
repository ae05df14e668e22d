import { ONLINE_METHODS, type OnlineMethod } from "@planke46/furniture-rules";
import { z } from "zod";
import type { AskMedusa } from "./medusa.server.ts";
import { remembered } from "./remembered.server.ts";

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
