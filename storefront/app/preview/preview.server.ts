import { createCookie } from "@remix-run/node";
import type { SanityClient } from "@sanity/client";
import { urlSearchParamPreviewSecret, validatePreviewUrl } from "@sanity/preview-url-secret";
import type { Logger } from "pino";
import { z } from "zod";
import { localPath } from "../navigation/localPath.ts";
import { UsedSecrets } from "./usedSecrets.ts";

const HALF_AN_HOUR_S = 30 * 60;

/** Why no preview was opened: the shop has no token, the secret is not good (any more), or the CMS is silent. */
export type Refusal = "noToken" | "badSecret" | "silent";
export type Entry = { path: string; cookie: string } | { refusal: Refusal };

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

const kept = z.object({ until: z.number() });

export type Preview = ReturnType<typeof createPreview>;

/**
 * Lets staff see drafts in the shop. The Studio writes a short-lived secret into the CMS and sends the browser to
 * `/preview` with it; a secret that the CMS knows is exchanged, once, for a signed cookie that lives half an hour.
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

  return {
    /** True while the visitor's cookie is one of ours and not older than half an hour. */
    isOn: async (cookieHeader: string | null | undefined): Promise<boolean> => {
      if (!reader || !cookieHeader?.includes("preview=")) return false;
      const { data } = kept.safeParse(await cookie.parse(cookieHeader));
      return data !== undefined && data.until > now();
    },

    /** Checks the address the Studio sent somebody to. Answers the page to show, always one of the shop. */
    enter: async (address: string): Promise<Entry> => {
      if (!reader) return { refusal: "noToken" };
      const given = new URL(address).searchParams.get(urlSearchParamPreviewSecret) ?? "";
      const found = await validatePreviewUrl(reader, address).catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "preview not checked");
        return null;
      });
      if (!found) return { refusal: "silent" };
      if (!found.isValid || !used.use(given)) return { refusal: "badSecret" };
      log.info("preview opened");
      const until = now() + HALF_AN_HOUR_S * 1000;
      return {
        path: localPath(found.redirectTo, ["sanity-preview-perspective", "sanity-preview-variant"]),
        cookie: await cookie.serialize({ until }, { maxAge: HALF_AN_HOUR_S }),
      };
    },

    /** The header that ends it. */
    end: (): Promise<string> => cookie.serialize("", { maxAge: 0 }),
  };
}
