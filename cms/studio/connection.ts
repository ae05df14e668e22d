import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import { of } from "rxjs";
import type { CurrentUser, SourceOptions } from "sanity";

/** What the Studio's server writes into the page of an embedded Studio. */
interface Embedding {
  contentLakeUrl: string;
  token: string;
  storefrontUrl: string;
}

declare global {
  interface Window {
    planke46Studio?: Embedding;
  }
}

/** Names of the content lake's only project and data set. */
const LOCAL_PROJECT = { projectId: "planke46", dataset: "production" };

const STAFF: CurrentUser = {
  id: "staff",
  name: "Werkstatt",
  email: "werkstatt@planke46.example",
  role: "administrator",
  roles: [{ name: "administrator", title: "Administrator" }],
};

/** For `sanity dev`. `sanity build` also loads this file, without these variables, and connects to nothing. */
const FROM_ENVIRONMENT: Embedding = {
  contentLakeUrl: process.env.SANITY_STUDIO_CONTENT_LAKE_URL || "http://localhost",
  token: process.env.SANITY_STUDIO_CONTENT_LAKE_TOKEN || "",
  storefrontUrl: "",
};

type Connection = Pick<
  SourceOptions,
  "projectId" | "dataset" | "apiHost" | "auth" | "unstable_clientFactory"
>;

export const hostedProjectId = process.env.SANITY_STUDIO_PROJECT_ID ?? "";
export const isEmbedded = hostedProjectId === "";

/** Hosted: Sanity's own API and login. Embedded: the content lake, with the workshop already signed in. */
export function connection(): Connection {
  if (!isEmbedded) {
    return { projectId: hostedProjectId, dataset: process.env.SANITY_STUDIO_DATASET || "production" };
  }
  const embedding = typeof window === "undefined" ? undefined : window.planke46Studio;
  if (embedding) listenByOtherName(embedding.contentLakeUrl);
  return embeddedConnection(embedding ?? FROM_ENVIRONMENT);
}

function embeddedConnection({ contentLakeUrl, token }: Embedding): Connection {
  const create = (config: ClientConfig): SanityClient =>
    createClient({
      ...config,
      apiHost: contentLakeUrl,
      useProjectHostname: false,
      useCdn: false,
      withCredentials: false,
      ignoreBrowserTokenWarning: true,
      token: token || undefined,
    });
  // As the Studio makes its own: what does not ask for a perspective sees drafts too.
  const client = create({ ...LOCAL_PROJECT, apiVersion: "2025-02-19", perspective: "raw" });
  return {
    ...LOCAL_PROJECT,
    apiHost: contentLakeUrl,
    unstable_clientFactory: create,
    auth: { state: of({ authenticated: true, currentUser: STAFF, client }), token: of(token || null) },
  };
}

/** Where the shop is, for the link from a document to its page. */
export function storefrontUrl(): string | undefined {
  const embedded = typeof window === "undefined" ? undefined : window.planke46Studio?.storefrontUrl;
  return embedded || process.env.SANITY_STUDIO_STOREFRONT_URL || undefined;
}

const LISTEN = /\/data\/listen\//;
const OTHER_NAME: Readonly<Record<string, string>> = { localhost: "127.0.0.1", "127.0.0.1": "localhost" };

/**
 * Sends listeners to the content lake by this machine's other name. Chromium holds images back while six requests to
 * their host are under way, and counts a redirected one for the host that was asked first: with ten listeners of the
 * Studio no picture would load any more.
 */
function listenByOtherName(contentLakeUrl: string): void {
  const lake = new URL(contentLakeUrl);
  const otherName = OTHER_NAME[lake.hostname];
  if (!otherName) return;
  const plainFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (typeof input !== "string" || !input.startsWith(lake.origin) || !LISTEN.test(input))
      return plainFetch(input, init);
    const address = new URL(input);
    address.hostname = otherName;
    return plainFetch(address.href, init);
  };
}
