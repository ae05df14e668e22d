import { createHmac, randomBytes } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import { ContainerRegistrationKeys, Module } from "@medusajs/framework/utils";
import { createClient } from "@redis/client";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { readOptions } from "../../core/options/read-options";
import { clientAddress, networkOf, type Origin } from "./client-address";
import { DEFAULT_LIMITS, FREQUENT, type Limit, type LimitName, rateLimitOptions } from "./limits";

export const RATE_LIMITS = "furnitureRateLimits";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [RATE_LIMITS]: RateLimitsService;
  }
}

const TABLE = "furniture_rate_limit";

interface Dependencies {
  /** Medusa's shared connection pool (knex). */
  [ContainerRegistrationKeys.PG_CONNECTION]: unknown;
}

/**
 * Counts in Redis where there is one, else in Postgres, so that several processes agree; should the one fail, in the
 * other, and should both, each process in its memory. Addresses are stored as keyed hashes only; rows and keys whose
 * time is over are deleted, rows by the limiter within the hour.
 */
export class RateLimitsService {
  private readonly limiters: Record<LimitName, RateLimiterAbstract>;
  private readonly secret: string;
  private readonly proxies: BlockList;
  private readonly redis: Redis | undefined;

  constructor(dependencies: Dependencies, options?: unknown) {
    const { clientAddressSecret, trustedProxies, redisUrl, rateLimits } = readOptions(
      rateLimitOptions,
      options,
    );
    this.secret = clientAddressSecret ?? randomBytes(32).toString("hex");
    this.proxies = networks(trustedProxies);
    this.redis = redisUrl ? connectToRedis(redisUrl) : undefined;
    const names = Object.keys(DEFAULT_LIMITS) as LimitName[];
    const limiters = names.map((name) => [
      name,
      this.limiterOf(name, rateLimits[name] ?? DEFAULT_LIMITS[name], dependencies),
    ]);
    this.limiters = Object.fromEntries(limiters);
  }

  readonly __hooks = {
    onApplicationShutdown: async (): Promise<void> => this.redis?.destroy(),
  };

  private limiterOf(name: LimitName, { points, seconds }: Limit, dependencies: Dependencies) {
    const rules = { keyPrefix: name, points, duration: seconds };
    const inMemory = new RateLimiterMemory(rules);
    const withoutRedis = FREQUENT.has(name)
      ? inMemory
      : new RateLimiterPostgres({
          ...rules,
          storeClient: dependencies[ContainerRegistrationKeys.PG_CONNECTION],
          storeType: "knex",
          tableName: TABLE,
          tableCreated: true,
          insuranceLimiter: inMemory,
        });
    if (!this.redis) return withoutRedis;
    return new RateLimiterRedis({
      ...rules,
      keyPrefix: `rate:${name}`,
      storeClient: this.redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: withoutRedis,
    });
  }

  /** Takes one point, on one route if told. Answers 0, or the seconds until there is one again. */
  async take(name: LimitName, origin: Origin, route = ""): Promise<number> {
    try {
      await this.limiters[name].consume(route + this.keyOf(origin));
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  /** Hands a point back, on the route it was taken on: what it was taken for need not count. */
  async giveBack(name: LimitName, origin: Origin, route = ""): Promise<void> {
    await this.limiters[name].reward(route + this.keyOf(origin));
  }

  private keyOf(origin: Origin): string {
    const network = networkOf(clientAddress(origin, this.secret, this.proxies));
    return createHmac("sha256", this.secret).update(`rate-limit:${network}`).digest("base64url");
  }
}

/** Throws when an entry is neither an address nor a network. */
function networks(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const version = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, version);
    else list.addSubnet(address, Number(bits), version);
  }
  return list;
}

/** A shopper waits no longer for a count than this (ms). */
const TIMEOUT_MS = 500;

type Redis = ReturnType<typeof connectToRedis>;

/** A connection that is kept up in the background and fails at once while there is none. */
function connectToRedis(url: string) {
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

export default Module(RATE_LIMITS, { service: RateLimitsService });
