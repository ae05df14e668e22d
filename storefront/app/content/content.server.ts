import { createClient, type SanityClient } from "@sanity/client";
import { createImageUrlBuilder } from "@sanity/image-url";
import type { Logger } from "pino";
import type { Environment } from "../../server/environment.ts";
import type { Language } from "../language/languages.ts";
import { draftsReader } from "../preview/draftsReader.server.ts";
import { ContentCache } from "./cache.server.ts";
import { fallbackColors, fallbackSettings } from "./fallback.server.ts";
import {
  type ContentQuery,
  faqQuery,
  homePageQuery,
  settingsQuery,
  standardColorsQuery,
} from "./queries.server.ts";

const API_VERSION = "2025-02-19";
const LOCAL_PROJECT = { projectId: "planke46", dataset: "production" };
const FRESH_FOR_MS = 60_000;
const TIMEOUT_MS = 2500;

export type Content = ReturnType<typeof answers> & {
  purge: () => void;
  /** Resolves if the CMS answers right now; rejects otherwise. */
  reachable: () => Promise<void>;
  /** The same questions answered with drafts, straight from the CMS. */
  withDrafts: () => Content;
};

type Ask = <T extends object>(query: ContentQuery<T>, language: Language) => Promise<T>;

/** What editors write, as the pages need it. The shop sells on when the CMS is silent: see the fallbacks. */
export function createContent(environment: Environment, log: Logger): Content {
  const client = sanityClient(environment);
  const cache = new ContentCache({
    freshFor: FRESH_FOR_MS,
    onError: (key, error) => log.warn({ key, reason: reasonOf(error) }, "content not answered"),
  });
  const ask: Ask = (query, language) =>
    cache.read(`${query.name}:${language}`, () => answerOf(client, query, language));
  const published: Content = {
    ...answers(ask, environment),
    purge: () => cache.purge(),
    reachable: async () => {
      await client.fetch("count(*[_id == 'shopSettings'])", {}, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    },
    withDrafts: () => drafts,
  };
  const reader = draftsReader(environment);
  const drafts: Content = reader
    ? { ...published, ...answers((query, language) => answerOf(reader, query, language), environment) }
    : published;
  return published;
}

async function answerOf<T extends object>(client: SanityClient, query: ContentQuery<T>, language: Language) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return query.answer.parse(await client.fetch<unknown>(query.groq, { locale: language }, { signal }));
}

function answers(ask: Ask, environment: Environment) {
  const images = createImageUrlBuilder(imageSource(environment));
  return {
    faq: (language: Language) => ask(faqQuery, language).catch(() => null),
    homePage: (language: Language) => ask(homePageQuery, language).catch(() => null),
    settings: (language: Language) => ask(settingsQuery, language).catch(() => fallbackSettings),
    standardColors: (language: Language) =>
      ask(standardColorsQuery, language).catch(() => fallbackColors(language)),
    /** Address of an image document's picture, cropped and scaled by the image service (px). */
    imageUrl: (image: { asset: { _ref: string } }, width: number, height: number) =>
      images.image(image).width(width).height(height).fit("crop").auto("format").url(),
  };
}

function sanityClient(environment: Environment): SanityClient {
  const common = { apiVersion: API_VERSION, perspective: "published", useCdn: false, maxRetries: 1 } as const;
  if (environment.CONTENT_LAKE_URL) {
    return createClient({
      ...common,
      ...LOCAL_PROJECT,
      apiHost: environment.CONTENT_LAKE_URL,
      useProjectHostname: false,
    });
  }
  return createClient({
    ...common,
    projectId: environment.SANITY_PROJECT_ID,
    dataset: environment.SANITY_DATASET,
    token: environment.SANITY_API_READ_TOKEN,
  });
}

function imageSource(environment: Environment) {
  if (environment.CONTENT_LAKE_URL) return { ...LOCAL_PROJECT, baseUrl: environment.CONTENT_LAKE_URL };
  return { projectId: environment.SANITY_PROJECT_ID ?? "", dataset: environment.SANITY_DATASET ?? "" };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : "unknown";
}
