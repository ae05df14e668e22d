import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** As long as the library lets a secret live. */
const ONE_HOUR_MS = 60 * 60 * 1000;

/** A name for a secret that does not give it away. */
export function fingerprint(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/**
 * Remembers which secrets have opened a preview, so that an address from a history or a log opens none. The read token
 * cannot delete them in the CMS, so each process remembers for itself.
 */
export class UsedSecrets {
  readonly #used = new LRUCache<string, true>({ max: 10_000, ttl: ONE_HOUR_MS });

  /** True the first time a secret comes. */
  use(secret: string): boolean {
    const key = fingerprint(secret);
    if (this.#used.has(key)) return false;
    this.#used.set(key, true);
    return true;
  }
}
