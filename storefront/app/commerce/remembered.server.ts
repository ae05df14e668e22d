import {
  HOME_COUNTRY,
  KINDS,
  type Kind,
  ONLINE_METHODS,
  type OnlineMethod,
  PRICES,
  type Prices,
} from "@planke46/furniture-rules";
import { z } from "zod";
import type { Language } from "../language/languages.ts";
import { regionsAnswer } from "./answers.server.ts";
import { type AskMedusa, CommerceRefusal } from "./medusa.server.ts";

/** Time between two questions while the other side is silent, because every page waits for the answer (ms). */
const ASKED_AGAIN_AFTER = 5000;
/** How long a page waits for a newer answer than the one it has, ms: a page asks several questions one after the other. */
const PATIENCE_MS = 500;

interface Remembering<Answer> {
  /** Age up to which an answer is handed on, counted from the question (ms). */
  freshFor: number;
  /** What holds until the first answer. */
  first: Answer;
}

/**
 * Remembers an answer for a while. When asking fails or takes longer than half a second, the last answer holds; only the first is waited for.
 * Questions at the same time share one answer. Never rejects.
 */
export function remembered<Answer>(
  ask: () => Promise<Answer>,
  { freshFor, first }: Remembering<Answer>,
): () => Promise<Answer> {
  let last = first;
  let isKnown = false;
  let isAsking = false;
  let until = 0;
  let answer: Promise<Answer> = Promise.resolve(first);
  const asked = async () => {
    const since = performance.now();
    isAsking = true;
    try {
      last = await ask();
      isKnown = true;
      until = since + freshFor;
    } catch {
      until = performance.now() + Math.min(freshFor, ASKED_AGAIN_AFTER);
    } finally {
      isAsking = false;
    }
    return last;
  };
  return () => {
    // There is one question at a time.
    if (!isAsking && performance.now() >= until) answer = asked();
    if (!isAsking || !isKnown) return answer;
    const known = new Promise<Answer>((resolve) => setTimeout(() => resolve(last), PATIENCE_MS));
    return Promise.race([answer, known]);
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

/** How long a table is handed on without asking again: long enough for a page's own requests, no longer. */
const PRICES_FRESH_FOR_MS = 2000;
const PRICES_TIMEOUT_MS = 3000;

/** The shop's prices as the server counts: 0 is the constants of the rules. */
interface ServedPrices {
  version: number;
  prices: Prices;
  /** The kinds that are not sold for now. */
  offSale: readonly Kind[];
}

/** A number wherever the constants have one, so that the rules can count with it. */
function isPriceTable(value: unknown, like: unknown = PRICES): value is Prices {
  if (typeof like === "number") return typeof value === "number" && Number.isFinite(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(like as object).every(([name, part]) =>
    isPriceTable((value as Record<string, unknown>)[name], part),
  );
}

export const pricesAnswer = z.object({
  version: z.number(),
  prices: z.custom<Prices>((value) => isPriceTable(value), "not a price table"),
  off_sale: z.array(z.enum(KINDS)).default([]),
});

/**
 * The current prices, as Medusa serves them. While Medusa does not answer, pages use its last answer, or the constants
 * of the rules if there was none. That is safe: nothing can be ordered without Medusa, and the cart shows its prices.
 */
export function servedPrices(ask: AskMedusa): () => Promise<ServedPrices> {
  return remembered<ServedPrices>(
    async () => {
      const request = { answer: pricesAnswer, timeout: PRICES_TIMEOUT_MS };
      const { off_sale: offSale, ...served } = await ask("/store/furniture/prices", request);
      return { ...served, offSale };
    },
    { freshFor: PRICES_FRESH_FOR_MS, first: { version: 0, prices: PRICES, offSale: [] } },
  );
}

const OFFERS_FRESH_FOR_MS = 60_000;
const OFFERS_TIMEOUT_MS = 3000;

const offerAnswer = z.object({
  offer: z.object({
    name: z.string(),
    type_number: z.string(),
    safety: z.array(z.string()),
    electrical: z.object({ registration: z.string(), disposal: z.array(z.string()) }).nullish(),
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
          const request = { query: { language }, answer: offerAnswer, timeout: OFFERS_TIMEOUT_MS };
          return (await ask(`/store/furniture/offers/${kind}`, request)).offer;
        },
        { freshFor: OFFERS_FRESH_FOR_MS, first: null },
      );
    known.set(key, offer);
    return offer();
  };
}

const REGIONS_FRESH_FOR_MS = 60_000;

/** Where the shop sells: one region with payment, one whose orders are reservations. */
export interface Regions {
  home: string;
  abroad: string | null;
  abroadCountries: string[];
}

/** Unlike what is remembered, regions are known or refused: no cart begins in a region of long ago. */
export function cachedRegions(ask: AskMedusa): () => Promise<Regions> {
  let known: { regions: Regions; until: number } | null = null;
  return async () => {
    if (known && known.until > performance.now()) return known.regions;
    const { regions } = await ask("/store/regions", {
      answer: regionsAnswer,
      query: { fields: "id,*countries", limit: "50" },
    });
    const home = regions.find((region) => region.countries.some(({ iso_2 }) => iso_2 === HOME_COUNTRY));
    if (!home) throw new CommerceRefusal(404, `no region sells to ${HOME_COUNTRY}`, []);
    const abroad = regions.find((region) => region.id !== home.id && region.countries.length > 0);
    const answer = {
      home: home.id,
      abroad: abroad?.id ?? null,
      abroadCountries: abroad?.countries.map(({ iso_2 }) => iso_2) ?? [],
    };
    known = { regions: answer, until: performance.now() + REGIONS_FRESH_FOR_MS };
    return answer;
  };
}
