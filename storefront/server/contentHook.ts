import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { RequestHandler } from "express";
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

/** How long after a failure all queries are sent to the CMS again (ms). */
const AGAIN_AFTER_MS = 15_000;
/** Changes that follow each other within this time are fetched once (ms). */
const DEBOUNCE_MS = 300;

/**
 * Runs every query the pages use at start and after each change, to warm the cache: pages keep their content when the
 * CMS becomes unreachable.
 */
export class ContentSupply {
  readonly #shop: Pick<Shop, "content" | "log">;
  #timer: NodeJS.Timeout | undefined;

  constructor(shop: Pick<Shop, "content" | "log">) {
    this.#shop = shop;
  }

  /** Fetches everything soon. */
  renew(afterMs = DEBOUNCE_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetchAll(), afterMs);
    this.#timer.unref();
  }

  async #fetchAll(): Promise<void> {
    const { content, log } = this.#shop;
    try {
      await content.fetchAll();
      log.info("content is at hand");
    } catch {
      // Each question that failed is in the log already.
      this.renew(AGAIN_AFTER_MS);
    }
  }
}
