import type { Kind } from "@planke46/furniture-rules";
import { z } from "zod";
import type { Language } from "../language/languages.ts";
import type { AskMedusa } from "./medusa.server.ts";
import { remembered } from "./remembered.server.ts";

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
  const known = new Map<string, () => Promise<Offer | null>>();
  return (kind, language) => {
    const key = `${kind}:${language}`;
    const offer =
      known.get(key) ??
      remembered<Offer | null>(
        async () => {
          const request = { query: { language }, answer: offerAnswer, timeout: TIMEOUT_MS };
          return (await ask(`/store/furniture/offers/${kind}`, request)).offer;
        },
        { freshFor: FRESH_FOR_MS, first: null },
      );
    known.set(key, offer);
    return offer();
  };
}
