import { createClient } from "@redis/client";

export interface Log {
  warn: (line: string) => void;
  info: (line: string) => void;
}

/** A question that Redis keeps waiting longer has failed (ms). */
const TIMEOUT_MS = 2_000;

export type Redis = ReturnType<typeof newClient>;

/**
 * A connection that is kept up in the background. A question asked while there is none fails at once. Says in the log
 * when the connection is lost and when it is back; `what` names who suffers.
 */
export function connectToRedis(url: string, what: string, log: Log | undefined): Redis {
  const redis = newClient(url);
  let answers = true;
  redis.on("error", (error: Error) => {
    if (answers) log?.warn(`Redis does not answer; ${what} (${error.message || "no connection"})`);
    answers = false;
  });
  redis.on("ready", () => {
    if (!answers) log?.info("Redis answers again");
    answers = true;
  });
  redis.connect().catch(() => undefined);
  return redis;
}

function newClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: TIMEOUT_MS },
    socket: { connectTimeout: 1000, reconnectStrategy: (attempt) => Math.min(50 * attempt, 500) },
  });
}
