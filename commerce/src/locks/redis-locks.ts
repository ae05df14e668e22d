import { connectToRedis, type Log, type Redis } from "../redis/connection";
import { LEASE, LeasedLocks } from "./leased-locks";
import { GIVE, LOOK, RENEW, TAKE } from "./redis-scripts";

const PREFIX = "lock:";
/** Which Redis the locks are in, and since when it knows of them. */
const MEMORY = "locks:memory";

/**
 * Locks in Redis, each key with a lease. Medusa's `locking-redis` gives a lock without a time limit to a process that
 * may die, does not renew those of workflows, does not queue, and hands a held lock to the next one when Redis has
 * been emptied or replaced. This one has none of these faults: a Redis that has forgotten gives nothing for
 * a while, in which the living say what they hold. See docs/decisions/2026-11-21-locks-in-redis.md
 */
export class RedisLocks extends LeasedLocks {
  static identifier = "redis-locks";
  private readonly redis: Redis;

  /** Medusa hands a provider its module's options and not its own; hence the connection, which the loader makes. */
  constructor({ locksRedis }: { locksRedis: Redis }) {
    super();
    this.redis = locksRedis;
  }

  protected async take(key: string, owner: string | null): Promise<boolean> {
    return (await this.ask(TAKE, [PREFIX + key], [nameOf(owner), owner === null ? "0" : "1"])) === 1;
  }

  protected async renew(key: string, owner: string | null): Promise<void> {
    await this.ask(RENEW, [PREFIX + key], [nameOf(owner)]);
  }

  protected async give(keys: string[], owner: string | null): Promise<number> {
    const given = await this.ask(
      GIVE,
      keys.map((key) => PREFIX + key),
      [nameOf(owner)],
    );
    return Number(given);
  }

  protected async giveAll(owner: string | null): Promise<void> {
    for await (const keys of this.redis.scanIterator({ MATCH: `${PREFIX}*`, COUNT: 100 })) {
      if (keys.length > 0) await this.ask(GIVE, keys, [nameOf(owner)]);
    }
  }

  private ask(script: string, keys: string[], values: string[]): Promise<unknown> {
    return askRedis(this.redis, script, keys, values);
  }
}

/** Opens the connection for {@link RedisLocks}. */
export function connectLocks(redisUrl: string, log: Log | undefined): Redis {
  const redis = connectToRedis(redisUrl, "locks wait for it", log);
  // So that a new Redis has begun to wait for the living before the first request comes.
  redis.on("ready", () => void askRedis(redis, LOOK, [], []).catch(() => undefined));
  return redis;
}

function askRedis(redis: Redis, script: string, keys: string[], values: string[]): Promise<unknown> {
  return redis.eval(script, {
    keys: [MEMORY, ...keys],
    arguments: [String(LEASE * 1000), ...values],
  });
}

/** The owner as Redis stores it. A lock taken without an owner id is never re-entrant: see `TAKE`. */
function nameOf(owner: string | null): string {
  return owner ?? "*";
}
