import { createHash } from "node:crypto";
import { CONFIGURABLE_KINDS, wellFormed } from "@planke46/furniture-rules";
import { countCacheRead } from "@planke46/observability";
import type { SanityClient } from "@sanity/client";
import type { Logger } from "pino";
import type { Environment } from "../../server/environment.ts";
import { LANGUAGES, type Language } from "../language/languages.ts";
import { ContentCache, type ContentStanding } from "./cache.server.ts";
import { picturesOf } from "./picture.server.ts";
import type { ContentQuery } from "./queries/contentQuery.server.ts";
import * as queries from "./queries/index.server.ts";
import type { LegalKey } from "./queries/legal.server.ts";
import { type Ask, type CommerceKnowledge, type ContentReader, contentReader } from "./reader.server.ts";
import { openRedis } from "./redisLine.server.ts";
import { draftsReader, imageSource, sanityClient } from "./sanity.server.ts";
import { ownMemory, redisMemory, type SharedMemory } from "./sharedMemory.server.ts";

const FRESH_FOR_MS = 60_000;
const TIMEOUT_MS = 2500;

export interface Content extends ContentReader {
  /** The same questions answered with drafts, straight from the CMS. For previews alone. */
  withDrafts: () => Content;
  /** Makes every known answer out of date, in every process of the shop. */
  purge: () => Promise<void>;
  /** Which answers are the present ones, and whether a page made of them may be kept. */
  standing: () => Promise<ContentStanding>;
  /** Fetches every answer the pages may need; rejects when the CMS does not answer. */
  fetchAll: () => Promise<void>;
  /** Resolves if the CMS answers right now; rejects otherwise. */
  reachable: () => Promise<void>;
}

/** What editors write, as the pages need it. The shop sells on when the CMS is silent: see the fallbacks. */
export function createContent(environment: Environment, log: Logger, commerce: CommerceKnowledge): Content {
  const client = sanityClient(environment);
  const pictureOf = picturesOf(imageSource(environment));
  const shaped = new WeakMap<object, unknown>();
  const cache = new ContentCache({
    freshFor: FRESH_FOR_MS,
    shared: memoryOf(environment, log),
    onRead: (result) => countCacheRead("content", result),
    onError: (key, error) => log.warn({ key, reason: reasonOf(error) }, "content not answered"),
  });

  const askPublished: Ask = async (query, language, parameters = {}) => {
    const answer = await cache.read(keyOf(query, language, parameters), async () => {
      const found = await foundBy(client, query, language, parameters);
      // An answer that cannot be shown must not take the place of one that can.
      query.shape(found.result, pictureOf);
      return found;
    });
    const known = shaped.get(answer) as ReturnType<typeof query.shape> | undefined;
    if (known !== undefined) return known;
    const made = query.shape(answer.result, pictureOf);
    shaped.set(answer, made);
    return made;
  };

  const published: Content = {
    ...contentReader(askPublished, commerce),
    withDrafts: () => drafts,
    purge: () => cache.purge(),
    standing: () => cache.standing(),
    fetchAll: () => askEverything(askPublished),
    reachable: async () => {
      await client.fetch("count(*[_id == 'shopSettings'])", {}, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    },
  };
  const reader = draftsReader(environment);
  const drafts: Content = reader
    ? { ...published, ...contentReader(askDrafts(reader), commerce) }
    : published;
  function askDrafts(of: SanityClient): Ask {
    return async (query, language, parameters = {}) =>
      query.shape((await foundBy(of, query, language, parameters)).result, pictureOf);
  }
  return published;
}

async function foundBy<Result>(
  client: SanityClient,
  { groq }: ContentQuery<Result, unknown>,
  locale: Language,
  parameters: Record<string, string>,
): Promise<{ result: Result }> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return { result: wellFormed(await client.fetch<Result>(groq, { locale, ...parameters }, { signal })) };
}

/** A newer shop that asks for something else must not be given what an older one has left in Redis. */
function keyOf(
  { name, groq }: ContentQuery<never, unknown>,
  language: Language,
  parameters: Record<string, string>,
): string {
  const version = createHash("sha256").update(groq).digest("base64url").slice(0, 10);
  return [name, version, ...Object.values(parameters), language].join(":");
}

function memoryOf(environment: Environment, log: Logger): SharedMemory {
  if (!environment.REDIS_URL) return ownMemory();
  const place = environment.SANITY_PROJECT_ID
    ? `${environment.SANITY_PROJECT_ID}/${environment.SANITY_DATASET}`
    : (environment.CONTENT_LAKE_URL ?? "");
  return redisMemory(openRedis(environment.REDIS_URL, log), `content:${place}:`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : "unknown";
}

const LEGAL_KEYS: readonly LegalKey[] = [
  "imprint",
  "dataProtection",
  "terms",
  "withdrawal",
  "guarantee",
  "accessibility",
];

/** Puts every question that the shop's pages put, so that each has an answer when the CMS falls silent. Rejects if one has none. */
async function askEverything(ask: Ask): Promise<void> {
  await Promise.all(LANGUAGES.map((language) => askAllIn(language, ask)));
}

async function askAllIn(language: Language, ask: Ask): Promise<void> {
  await Promise.all([
    ask(queries.settings, language),
    ask(queries.changes, language),
    ask(queries.homePage, language),
    ask(queries.faq, language),
    ask(queries.beesPage, language),
    ask(queries.sustainabilityPage, language),
    ask(queries.aboutPage, language),
    ask(queries.standardColors, language),
    ask(queries.latestReviews, language),
    ...LEGAL_KEYS.map((key) => ask(queries.legalPage, language, { key })),
    ...CONFIGURABLE_KINDS.map((kind) => ask(queries.kindInfo, language, { kind })),
    ...CONFIGURABLE_KINDS.map((kind) => ask(queries.reviews, language, { kind })),
  ]);
}
