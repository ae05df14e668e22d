import { createHash } from "node:crypto";
import { createCookie } from "@remix-run/node";
import type { SanityClient } from "@sanity/client";
import { urlSearchParamPreviewSecret, validatePreviewUrl } from "@sanity/preview-url-secret";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { z } from "zod";
import { localPath } from "../navigation/localPath.ts";

const HALF_AN_HOUR_S = 30 * 60;
/**
 * `Critical-CH` makes a browser repeat the whole chain of requests, including the preview link. For this long (ms) the
 * browser that opened the link may use it again.
 */
const RESTART_MS = 10_000;

/** Why no preview was opened: the shop has no token, the secret is not good (any more), or the CMS is silent. */
export type Refusal = "noToken" | "badSecret" | "silent";
/** Without a cookie the browser has it already. */
export type Entry = { path: string; cookie?: string } | { refusal: Refusal };

export interface PreviewOptions {
  /** Reads drafts; null without a token. */
  reader: SanityClient | null;
  /** Signs the cookie. */
  secret: string;
  secure: boolean;
  log: Pick<Logger, "info" | "warn">;
  /** Milliseconds, as `Date.now`. */
  now?: () => number;
}

/** `by` names the secret that opened it, as a hash. */
const kept = z.object({ until: z.number(), by: z.string().catch("") });

export type Preview = ReturnType<typeof createPreview>;

/**
 * Lets staff see drafts in the shop. The Studio writes a short-lived secret into the CMS and sends the browser to
 * `/preview` with it; a secret that the CMS knows is exchanged, once, for a signed cookie that lives half an hour. The same
 * browser may come by the same link again within seconds; that renews nothing.
 */
export function createPreview({ reader, secret, secure, log, now = Date.now }: PreviewOptions) {
  const cookie = createCookie("preview", {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secrets: [secret],
    secure,
  });
  const used = new UsedSecrets();
  const cookieIn = async (header: string | null | undefined) => {
    if (!header?.includes("preview=")) return null;
    const { data } = kept.safeParse(await cookie.parse(header));
    return data && data.until > now() ? data : null;
  };
  /** Whether this very browser was let in by this very secret, just now. */
  const isRestart = async (given: string, header: string | null | undefined) => {
    const opened = await cookieIn(header);
    if (!opened || opened.by !== fingerprint(given)) return false;
    return now() - (opened.until - HALF_AN_HOUR_S * 1000) < RESTART_MS;
  };

  return {
    /** True while the visitor's cookie is one of ours and not older than half an hour. */
    isOn: async (cookieHeader: string | null | undefined): Promise<boolean> => {
      return reader !== null && (await cookieIn(cookieHeader)) !== null;
    },

    /** Checks the address the Studio sent an editor to. Answers the page to show, always one of the shop. */
    enter: async (address: string, cookieHeader?: string | null): Promise<Entry> => {
      if (!reader) return { refusal: "noToken" };
      const given = new URL(address).searchParams.get(urlSearchParamPreviewSecret) ?? "";
      const found = await validatePreviewUrl(reader, address).catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "preview not checked");
        return null;
      });
      if (!found) return { refusal: "silent" };
      if (!found.isValid) return { refusal: "badSecret" };
      const path = localPath(found.redirectTo, ["sanity-preview-perspective", "sanity-preview-variant"]);
      if (!used.use(given)) {
        return (await isRestart(given, cookieHeader)) ? { path } : { refusal: "badSecret" };
      }
      log.info("preview opened");
      const opened = { until: now() + HALF_AN_HOUR_S * 1000, by: fingerprint(given) };
      return { path, cookie: await cookie.serialize(opened, { maxAge: HALF_AN_HOUR_S }) };
    },

    /** The header that ends it. */
    end: (): Promise<string> => cookie.serialize("", { maxAge: 0 }),
  };
}

/** As long as the library lets a secret live. */
const ONE_HOUR_MS = 60 * 60 * 1000;

/** A name for a secret that does not give it away. */
function fingerprint(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/**
 * Remembers which secrets have opened a preview, so that an address from a history or a log opens none. The read token
 * cannot delete them in the CMS, so each process remembers for itself.
 */
class UsedSecrets {
  readonly #used = new LRUCache<string, true>({ max: 10_000, ttl: ONE_HOUR_MS });

  /** True the first time a secret comes. */
  use(secret: string): boolean {
    const key = fingerprint(secret);
    if (this.#used.has(key)) return false;
    this.#used.set(key, true);
    return true;
  }
}
