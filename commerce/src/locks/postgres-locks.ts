import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ILockingProvider } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

interface Dependencies {
  /** Medusa's shared connection pool (knex). */
  [ContainerRegistrationKeys.PG_CONNECTION]: {
    raw(sql: string, parameters: unknown[]): PromiseLike<{ rows: unknown[] }>;
  };
}

/** A process that dies leaves its locks behind for this long; one that lives renews them. Seconds. */
const LEASE = 15;
const RENEW_EVERY = 3;
/** A lock nobody gives back is renewed no longer than it was asked for, or than this. Seconds. */
const SHORTEST_LIFE = 120;
/** How long a request queues for a busy key before it is told so, and how often it looks. Milliseconds. */
const PATIENCE = 8_000;
const INTERVAL = 25;

/**
 * Locks as rows of Medusa's own `locking` table, taken by one atomic statement.
 * Medusa's `locking-postgres` reads first and inserts then: two requests at the same instant both get the lock, and a
 * crash leaves a cart locked for good. This one has neither fault, and it queues, so that a burst of clicks is served.
 */
export class PostgresLocks implements ILockingProvider {
  static identifier = "postgres-locks";
  /** What this process holds: owner by key, and until when it may be renewed (milliseconds since the epoch). */
  private readonly held = new Map<string, { owner: string | null; until: number }>();
  private renewal: NodeJS.Timeout | undefined;
  private readonly connection: Dependencies[typeof ContainerRegistrationKeys.PG_CONNECTION];

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
      await this.release(keys, { ownerId });
    }
  }

  async acquire(
    keys: string | string[],
    options?: { ownerId?: string | null; expire?: number },
  ): Promise<void> {
    await this.takeAll(keys, options?.ownerId ?? null, options?.expire, 0);
  }

  private async takeAll(
    keys: string | string[],
    owner: string | null,
    expire: number | undefined,
    timeout: number,
  ): Promise<void> {
    const life = Math.max(expire ?? SHORTEST_LIFE, SHORTEST_LIFE);
    const deadline = Date.now() + Math.max(PATIENCE, timeout);
    const taken: string[] = [];
    // One order for all, so that two requests for the same keys cannot wait for each other.
    for (const key of [...new Set([keys].flat())].sort()) {
      if (!(await this.waitFor(key, owner, deadline))) {
        await this.release(taken, { ownerId: owner });
        throw new Error(`"${key}" is already locked.`);
      }
      taken.push(key);
      this.held.set(key, { owner, until: Date.now() + life * 1000 });
    }
    this.renewal ??= setInterval(() => void this.renew(), RENEW_EVERY * 1000).unref();
  }

  /** A database that does not answer renews nothing: then the lease ends, as it would for a dead process. */
  private async renew(): Promise<void> {
    for (const [key, { owner, until }] of this.held) {
      if (until < Date.now()) this.held.delete(key);
      else
        await this.connection
          .raw(
            `update locking set expiration = now() + make_interval(secs => ?)
             where id = ? and owner_id is not distinct from ?`,
            [LEASE, key, owner],
          )
          .then(undefined, () => undefined);
    }
    if (this.held.size > 0) return;
    clearInterval(this.renewal);
    this.renewal = undefined;
  }

  async release(keys: string | string[], options?: { ownerId?: string | null }): Promise<boolean> {
    const wanted = [keys].flat();
    if (wanted.length === 0) return true;
    for (const key of wanted) this.forget(key, options?.ownerId ?? null);
    const { rows } = await this.connection.raw(
      `delete from locking where id in (${wanted.map(() => "?").join(", ")}) and owner_id is not distinct from ? returning id`,
      [...wanted, options?.ownerId ?? null],
    );
    return rows.length === wanted.length;
  }

  private forget(key: string, owner: string | null): void {
    if (this.held.get(key)?.owner === owner) this.held.delete(key);
  }

  async releaseAll(options?: { ownerId?: string | null }): Promise<void> {
    for (const key of this.held.keys()) this.forget(key, options?.ownerId ?? null);
    await this.connection.raw("delete from locking where owner_id is not distinct from ?", [
      options?.ownerId ?? null,
    ]);
  }

  private async waitFor(key: string, owner: string | null, deadline: number): Promise<boolean> {
    while (!(await this.take(key, owner))) {
      if (Date.now() >= deadline) return false;
      await sleep(INTERVAL);
    }
    return true;
  }

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
}
