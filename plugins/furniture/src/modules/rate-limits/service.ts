import { createHmac, randomBytes } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { clientAddress, networkOf, type Origin } from "../../rate-limit/client-address";
import { DEFAULT_LIMITS, type LimitName, rateLimitOptions } from "../../rate-limit/limits";

const TABLE = "furniture_rate_limit";

interface Dependencies {
  /** Medusa's shared connection pool (knex). */
  [ContainerRegistrationKeys.PG_CONNECTION]: unknown;
}

/**
 * Counts in Postgres, so that several processes agree. Addresses are stored as keyed hashes only, and rows whose time
 * is over are deleted by the limiter within the hour. Should Postgres fail, each process counts in its memory.
 */
export default class RateLimitsService {
  private readonly limiters: Record<LimitName, RateLimiterPostgres>;
  private readonly secret: string;
  private readonly proxies: BlockList;

  constructor(dependencies: Dependencies, options?: unknown) {
    const { clientAddressSecret, trustedProxies, rateLimits } = rateLimitOptions.parse(options ?? {});
    this.secret = clientAddressSecret ?? randomBytes(32).toString("hex");
    this.proxies = networks(trustedProxies);
    const limiterOf = (name: LimitName): RateLimiterPostgres => {
      const { points, seconds } = rateLimits[name] ?? DEFAULT_LIMITS[name];
      return new RateLimiterPostgres({
        storeClient: dependencies[ContainerRegistrationKeys.PG_CONNECTION],
        storeType: "knex",
        tableName: TABLE,
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      });
    };
    const names = Object.keys(DEFAULT_LIMITS) as LimitName[];
    this.limiters = Object.fromEntries(names.map((name) => [name, limiterOf(name)])) as typeof this.limiters;
  }

  /** Takes one point. Answers 0, or the seconds until there is one again. */
  async take(name: LimitName, origin: Origin): Promise<number> {
    try {
      await this.limiters[name].consume(this.keyOf(origin));
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  /** Hands a point back: what it was taken for need not count. */
  async giveBack(name: LimitName, origin: Origin): Promise<void> {
    await this.limiters[name].reward(this.keyOf(origin));
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
