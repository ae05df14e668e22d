import type { Shop } from "./shop.ts";

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
