import type { SanityClient } from "@sanity/client";
import type { Logger } from "pino";
import type { Environment } from "../../server/environment.ts";
import type { Language } from "../language/languages.ts";
import { draftsReader } from "../preview/draftsReader.server.ts";
import { ContentCache } from "./cache.server.ts";
import { picturesOf } from "./picture.server.ts";
import type { ContentQuery } from "./queries/contentQuery.server.ts";
import { type ContentReader, contentReader } from "./reader.server.ts";
import { imageSource, sanityClient } from "./sanity.server.ts";

const FRESH_FOR_MS = 60_000;
const TIMEOUT_MS = 2500;

export interface Content extends ContentReader {
  /** The same questions answered with drafts, straight from the CMS. For previews alone. */
  withDrafts: () => Content;
  /** Makes every known answer out of date. */
  purge: () => void;
  /** Resolves if the CMS answers right now; rejects otherwise. */
  reachable: () => Promise<void>;
}

/** What editors write, as the pages need it. The shop sells on when the CMS is silent: see the fallbacks. */
export function createContent(environment: Environment, log: Logger): Content {
  const client = sanityClient(environment);
  const pictureOf = picturesOf(imageSource(environment));
  const cache = new ContentCache({
    freshFor: FRESH_FOR_MS,
    onError: (key, error) => log.warn({ key, reason: reasonOf(error) }, "content not answered"),
  });

  async function asked<Result, Shaped>(
    of: SanityClient,
    { groq, shape }: ContentQuery<Result, Shaped>,
    locale: Language,
    parameters: Record<string, string>,
  ): Promise<{ answer: Shaped }> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const found = await of.fetch<Result>(groq, { locale, ...parameters }, { signal });
    return { answer: shape(found, pictureOf) };
  }

  const published: Content = {
    ...contentReader(async (query, language, parameters = {}) => {
      const key = [query.name, ...Object.values(parameters), language].join(":");
      return (await cache.read(key, () => asked(client, query, language, parameters))).answer;
    }),
    withDrafts: () => drafts,
    purge: () => cache.purge(),
    reachable: async () => {
      await client.fetch("count(*[_id == 'shopSettings'])", {}, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    },
  };
  const reader = draftsReader(environment);
  const drafts: Content = reader
    ? {
        ...published,
        ...contentReader(
          async (query, language, parameters = {}) =>
            (await asked(reader, query, language, parameters)).answer,
        ),
      }
    : published;
  return published;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : "unknown";
}
