import { createClient } from "@redis/client";

/** A shopper waits no longer for a count than this (ms). */
const TIMEOUT_MS = 500;

export type Redis = ReturnType<typeof connectToRedis>;

/** A connection that is kept up in the background and fails at once while there is none. */
export function connectToRedis(url: string) {
  const redis = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: TIMEOUT_MS },
    socket: { connectTimeout: 1000, reconnectStrategy: (attempt) => Math.min(100 * attempt, 1000) },
  });
  // The limiter falls back to another store. An unhandled error event would end the process.
  redis.on("error", () => undefined);
  redis.connect().catch(() => undefined);
  return redis;
}
