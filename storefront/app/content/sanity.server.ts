import { createClient, type SanityClient } from "@sanity/client";
import type { Environment } from "../../server/environment.ts";

const API_VERSION = "2025-02-19";
const LOCAL_PROJECT = { projectId: "planke46", dataset: "production" };

/** Where questions go: Sanity's hosted API, or the content lake on this machine. */
export function sanityClient(environment: Environment): SanityClient {
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

/** Where pictures come from. */
export function imageSource(environment: Environment) {
  if (environment.CONTENT_LAKE_URL) return { ...LOCAL_PROJECT, baseUrl: environment.CONTENT_LAKE_URL };
  return { projectId: environment.SANITY_PROJECT_ID ?? "", dataset: environment.SANITY_DATASET ?? "" };
}

/** A client that may read drafts, straight from the CMS; null when the shop was given no token for that. */
export function draftsReader(environment: Environment): SanityClient | null {
  const token = environment.CONTENT_LAKE_URL
    ? environment.CONTENT_LAKE_TOKEN
    : environment.SANITY_API_READ_TOKEN;
  return token ? sanityClient(environment).withConfig({ perspective: "drafts", token }) : null;
}
