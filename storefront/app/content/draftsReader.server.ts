import type { SanityClient } from "@sanity/client";
import type { Environment } from "../../server/environment.ts";
import { sanityClient } from "./sanity.server.ts";

/** A client that may read drafts, straight from the CMS; null when the shop was given no token for that. */
export function draftsReader(environment: Environment): SanityClient | null {
  const token = environment.CONTENT_LAKE_URL
    ? environment.CONTENT_LAKE_TOKEN
    : environment.SANITY_API_READ_TOKEN;
  return token ? sanityClient(environment).withConfig({ perspective: "drafts", token }) : null;
}
