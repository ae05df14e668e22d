import { createClient } from "@redis/client";
import type { Logger } from "pino";

/** How long a page waits for Redis at most (ms). */
const PATIENCE_MS = 250;
/** How long the first question waits for the connection at most (ms). */
const FIRST_PATIENCE_MS = 2000;
/** After Redis has kept a page waiting for nothing, pages do without it for so long (ms). */
const REST_MS = 2000;

type Redis = ReturnType<typeof connectionTo>;

/** A connection to Redis with a time limit for each answer. */
export interface RedisLine {
  /** What Redis answers, or undefined when it does not answer in time. Never rejects. */
  ask: <T>(question: (redis: Redis) => Promise<T>) => Promise<T | undefined>;
  /** Whether Redis answered when it was asked last. */
  isOpen: () => boolean;
  close: () => void;
}

/**
 * Opens a connection in the background and keeps it up; says once in the log when it is lost and what happens then, and
 * when it is back.
 */
export function openRedis(url: string, log: Logger, without = "content is cached in process"): RedisLine {
  const redis = connectionTo(url);
  let open = true;
  let restUntil = 0;
  const lost = (error: unknown) => {
    restUntil = performance.now() + REST_MS;
    if (open) log.warn({ reason: reasonOf(error) }, `Redis does not answer; ${without}`);
    open = false;
  };
  redis.on("error", lost);
  let tried = false;
  const firstTry = new Promise<void>((resolve) =>
    redis.once("ready", resolve).once("error", () => resolve()),
  );
  firstTry.then(() => {
    tried = true;
  });
  redis.connect().catch(lost);

  async function ask<T>(question: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (performance.now() < restUntil) return undefined;
    try {
      const answer = await inTime(
        firstTry.then(() => question(redis)),
        tried ? PATIENCE_MS : FIRST_PATIENCE_MS,
      );
      if (!open) log.info("Redis answers again");
      open = true;
      return answer;
    } catch (error) {
      lost(error);
      return undefined;
    }
  }

  return { ask, isOpen: () => open, close: () => redis.destroy() };
}

function connectionTo(url: string) {
  return createClient({
    url,
    // Nothing waits for a connection: a question asked without one fails at once.
    disableOfflineQueue: true,
    socket: { connectTimeout: 1000, reconnectStrategy: (attempt) => Math.min(100 * attempt, 1000) },
  });
}

/** An answer that comes too late is dropped, and so is its failure. */
function inTime<T>(answer: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new Error("no answer in time"));
    // If this process was busy, the answer may have arrived already: `setImmediate` lets it be read first.
    const timer = setTimeout(() => setImmediate(tooLate), patience);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.slice(0, 200) : "unknown";
}
