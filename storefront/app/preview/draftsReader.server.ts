import { createClient, type SanityClient } from "@sanity/client";
import type { Environment } from "../../server/environment.ts";

const API_VERSION = "2025-02-19";
const LOCAL_PROJECT = { projectId: "planke46", dataset: "production" };

/** A client that may read drafts, straight from the CMS; null when the shop was given no token for that. */
export function draftsReader(environment: Environment): SanityClient | null {
  const common = { apiVersion: API_VERSION, perspective: "drafts", useCdn: false, maxRetries: 1 } as const;
  if (environment.CONTENT_LAKE_URL) {
    const token = environment.CONTENT_LAKE_TOKEN;
    const apiHost = environment.CONTENT_LAKE_URL;
    return token
      ? createClient({ ...common, ...LOCAL_PROJECT, apiHost, useProjectHostname: false, token })
      : null;
  }
  const token = environment.SANITY_API_READ_TOKEN;
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset } = environment;
  return token ? createClient({ ...common, projectId, dataset, token }) : null;
}
