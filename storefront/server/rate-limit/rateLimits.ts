import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { openRedis, type RedisLine } from "../../app/content/redisLine.server.ts";
import type { Environment } from "../environment.ts";

const WINDOW_S = 60;

/**
 * How often a network may do something on one route within a minute. Meant to stop machines: an office behind one
 * address does not meet them. `actions` are forms; `files` are pictures and models that cost more than they look.
 */
const LIVE = { actions: 120, files: 600 };
/** A trial is used by its own tests from one address. */
const TRIAL = { actions: 20_000, files: 60_000 };

export type LimitName = keyof typeof LIVE;

export interface RateLimits {
  /** Takes one request of an address on a route. Answers 0, or the seconds until there is another. Never rejects. */
  take: (name: LimitName, route: string, address: string) => Promise<number>;
}

type Settings = Pick<
  Environment,
  "SHOP_ENV" | "REDIS_URL" | "SESSION_SECRET" | "RATE_LIMIT_ACTIONS" | "RATE_LIMIT_FILES"
>;

/**
 * Counts in Redis where there is one, so that all storefronts agree; in memory without one and while it does not
 * answer. Addresses are kept as keyed hashes alone, and not longer than a minute.
 */
export function createRateLimits(environment: Settings, log: Logger): RateLimits {
  const { REDIS_URL, SESSION_SECRET } = environment;
  const line = REDIS_URL ? openRedis(REDIS_URL, log, "requests are counted in process") : undefined;
  const usual = environment.SHOP_ENV === "trial" ? TRIAL : LIVE;
  const counters = {
    actions: counter("actions", environment.RATE_LIMIT_ACTIONS ?? usual.actions, line),
    files: counter("files", environment.RATE_LIMIT_FILES ?? usual.files, line),
  };
  return {
    take: (name, route, address) => {
      const network = networkOf(address);
      const key = createHmac("sha256", SESSION_SECRET).update(`rate-limit:${network}`).digest("base64url");
      return counters[name](`${route}:${key}`);
    },
  };
}

/** Counts a request under a key and returns how long the client has to wait (s). */
function counter(
  name: LimitName,
  points: number,
  line: RedisLine | undefined,
): (key: string) => Promise<number> {
  const rules = { keyPrefix: `limit:${name}`, points, duration: WINDOW_S };
  const alone = new RateLimiterMemory(rules);
  let shared: RateLimiterRedis | undefined;
  return async (key) => {
    const counted = await line?.ask((redis) => {
      shared ??= new RateLimiterRedis({ ...rules, storeClient: redis, useRedisPackage: true });
      return waitOf(shared.consume(key));
    });
    return counted ?? (await waitOf(alone.consume(key)));
  };
}

async function waitOf(taken: Promise<RateLimiterRes>): Promise<number> {
  try {
    await taken;
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}

/**
 * The network an address belongs to: of IPv6 the first 64 bits, because one household has all of them. Anything that is
 * no address counts as one and the same.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const version = isIP(plain);
  if (version !== 6) return version === 4 ? plain : "unknown";
  const [head = "", tail] = plain.split("%", 1)[0]?.split("::") ?? [];
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
