import type { Kind } from "@planke46/furniture-rules";
import { z } from "zod";
import type { Language } from "../language/languages.ts";
import type { AskMedusa } from "./medusa.server.ts";

const FRESH_FOR_MS = 60_000;
const TIMEOUT_MS = 3000;

const offerAnswer = z.object({
  offer: z.object({
    name: z.string(),
    type_number: z.string(),
    safety: z.array(z.string()),
    maker: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  }),
});
export type Offer = z.infer<typeof offerAnswer>["offer"];

/** The required information on a kind's offer, at most a minute old. While Medusa is down: the last one, or null. */
export type OfferOf = (kind: Kind, language: Language) => Promise<Offer | null>;

export function createOffers(ask: AskMedusa): OfferOf {
  const known = new Map<string, { offer: Offer; until: number }>();
  return async (kind, language) => {
    const kept = known.get(`${kind}:${language}`);
    if (kept && kept.until > Date.now()) return kept.offer;
    try {
      const { offer } = await ask(`/store/furniture/offers/${kind}`, {
        query: { language },
        answer: offerAnswer,
        timeout: TIMEOUT_MS,
      });
      known.set(`${kind}:${language}`, { offer, until: Date.now() + FRESH_FOR_MS });
      return offer;
    } catch {
      return kept?.offer ?? null;
    }
  };
}
