import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { RequestHandler } from "express";
import type { ContentSupply } from "./contentSupply.ts";
import type { Shop } from "./shop.ts";

/** Largest age of a signature (ms). Sanity repeats a message for half an hour, so an older one is a replay. */
const OLDEST_MS = 60 * 60_000;
/** How far ahead the sender's clock may be (ms). */
const AHEAD_MS = 5 * 60_000;

/**
 * Receives Sanity's signed webhook for publications and begins a new generation of the cache. A repeated message is
 * processed again, which only reads the CMS once more. Needs a raw text body.
 */
export function contentHook(
  { content, log }: Pick<Shop, "content" | "log">,
  supply: Pick<ContentSupply, "renew">,
  secret: string,
): RequestHandler {
  return async (request, response) => {
    const signature = request.get(SIGNATURE_HEADER_NAME) ?? "";
    if (!(await isGenuine(request.body, signature, secret))) {
      response.status(401).json({ message: "the signature does not fit" });
      return;
    }
    await content.purge();
    supply.renew();
    log.info("content purged");
    response.json({ purged: true });
  };
}

async function isGenuine(body: unknown, signature: string, secret: string): Promise<boolean> {
  if (typeof body !== "string") return false;
  try {
    const age = Date.now() - decodeSignatureHeader(signature).timestamp;
    return age < OLDEST_MS && age > -AHEAD_MS && (await isValidSignature(body, signature, secret));
  } catch {
    return false;
  }
}
