import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ILockingProvider } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Lifetime of a lock without renewal, in seconds. A living process renews its locks; a dead one's end after this. */
const LEASE = 15;
const RENEW_EVERY = 3;
/** A lock that is never released is renewed for the longer of its requested time and this. Seconds. */
const SHORTEST_LIFE = 120;
/** How long a request waits for a busy key before it fails, and how often it tries. Milliseconds. */
const PATIENCE = 8_000;
const INTERVAL = 25;

interface Held {
  owner: string | null;
  /** Until when it may be renewed: milliseconds of a clock that is never set. */
  until: number;
}

interface Dependencies {
  /** Medusa's shared connection pool (knex). */
  [ContainerRegistrationKeys.PG_CONNECTION]: {
    raw(sql: string, parameters: unknown[]): PromiseLike<{ rows: unknown[] }>;
  };
}

/**
 * Locks as rows of Medusa's own `locking` table, each taken by one atomic statement, with a lease that the process renews for as long as
 * it lives. Requests for a busy key queue, so that a burst of clicks is served. Medusa's `locking-postgres` reads first and inserts then: two
 * requests at the same instant both get the lock, and a crash leaves a cart locked for good. This one has neither fault.
 */
export class PostgresLocks implements ILockingProvider {
  static identifier = "postgres-locks";
  private readonly connection: Dependencies[typeof ContainerRegistrationKeys.PG_CONNECTION];
  private readonly held = new Map<string, Held>();
  private renewal: NodeJS.Timeout | undefined;

  constructor(dependencies: Dependencies) {
    this.connection = dependencies[ContainerRegistrationKeys.PG_CONNECTION];
  }

  async execute<T>(
    keys: string | string[],
    job: () => Promise<T>,
    options?: { timeout?: number; expire?: number },
  ): Promise<T> {
    const ownerId = `execute:${randomUUID()}`;
    await this.takeAll(keys, ownerId, options?.expire, (options?.timeout ?? 0) * 1000);
    try {
      return await job();
    } finally {
      // What cannot be given back ends with its lease; the job is done all the same.
      await this.release(keys, { ownerId }).catch(() => false);
    }
  }

  async acquire(
    keys: string | string[],
    options?: { ownerId?: string | null; expire?: number },
  ): Promise<void> {
    await this.takeAll(keys, options?.ownerId ?? null, options?.expire, 0);
  }

  async release(keys: string | string[], options?: { ownerId?: string | null }): Promise<boolean> {
    const wanted = [keys].flat();
    const owner = options?.ownerId ?? null;
    if (wanted.length === 0) return true;
    for (const key of wanted) this.forget(key, owner);
    return (await this.give(wanted, owner)) === wanted.length;
  }

  async releaseAll(options?: { ownerId?: string | null }): Promise<void> {
    const owner = options?.ownerId ?? null;
    for (const key of this.held.keys()) this.forget(key, owner);
    await this.giveAll(owner);
  }

  private async takeAll(
    keys: string | string[],
    owner: string | null,
    expire: number | undefined,
    timeout: number,
  ): Promise<void> {
    const life = Math.max(expire ?? SHORTEST_LIFE, SHORTEST_LIFE);
    const deadline = performance.now() + Math.max(PATIENCE, timeout);
    const taken: string[] = [];
    // One order for all, so that two requests for the same keys cannot wait for each other.
    for (const key of [...new Set([keys].flat())].sort()) {
      if (!(await this.waitFor(key, owner, deadline))) {
        await this.release(taken, { ownerId: owner });
        throw new Error(`"${key}" is already locked.`);
      }
      taken.push(key);
      this.held.set(key, { owner, until: performance.now() + life * 1000 });
    }
    this.renewal ??= setInterval(() => void this.renewAll(), RENEW_EVERY * 1000).unref();
  }

  private async waitFor(key: string, owner: string | null, deadline: number): Promise<boolean> {
    for (;;) {
      try {
        if (await this.take(key, owner)) return true;
      } catch (error) {
        if (performance.now() >= deadline) throw error;
      }
      if (performance.now() >= deadline) return false;
      await sleep(INTERVAL);
    }
  }

  /** A store that does not answer renews nothing: then the lease ends, as it would for a dead process. */
  private async renewAll(): Promise<void> {
    await Promise.all(
      [...this.held].map(async ([key, { owner, until }]) => {
        if (until < performance.now()) this.held.delete(key);
        else await this.renew(key, owner).catch(() => undefined);
      }),
    );
    if (this.held.size > 0) return;
    clearInterval(this.renewal);
    this.renewal = undefined;
  }

  private forget(key: string, owner: string | null): void {
    if (this.held.get(key)?.owner === owner) this.held.delete(key);
  }

  /** Takes one key; again if the same owner has it. Rejects when Postgres does not answer: then it is tried again. */
  private async take(key: string, owner: string | null): Promise<boolean> {
    const { rows } = await this.connection.raw(
      `insert into locking (id, owner_id, expiration) values (?, ?, now() + make_interval(secs => ?))
       on conflict (id) do update set owner_id = excluded.owner_id, expiration = excluded.expiration
       where locking.expiration <= now() or locking.owner_id = excluded.owner_id
       returning id`,
      [key, owner, LEASE],
    );
    return rows.length > 0;
  }

  private async renew(key: string, owner: string | null): Promise<void> {
    await this.connection.raw(
      `update locking set expiration = now() + make_interval(secs => ?)
       where id = ? and owner_id is not distinct from ?`,
      [LEASE, key, owner],
    );
  }

  /**
   * Gives back those of the keys that the owner has, and answers how many these were. Does not wait for the disk: were it forgotten in a crash of Postgres, the lease
   * would end the lock.
   */
  private async give(keys: string[], owner: string | null): Promise<number> {
    const { rows } = await this.connection.raw(
      `delete from locking using (select set_config('synchronous_commit', 'off', true)) soon
       where id in (${keys.map(() => "?").join(", ")}) and owner_id is not distinct from ? returning id`,
      [...keys, owner],
    );
    return rows.length;
  }

  private async giveAll(owner: string | null): Promise<void> {
    await this.connection.raw("delete from locking where owner_id is not distinct from ?", [owner]);
  }
}
