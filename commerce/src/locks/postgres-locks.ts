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

/** A crashed process leaves its locks behind; a slow step must not lose one it still needs. Seconds. */
const SHORTEST_LEASE = 120;
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
    const lease = Math.max(expire ?? SHORTEST_LEASE, SHORTEST_LEASE);
    const deadline = Date.now() + Math.max(PATIENCE, timeout);
    const taken: string[] = [];
    // One order for all, so that two requests for the same keys cannot wait for each other.
    for (const key of [...new Set([keys].flat())].sort()) {
      if (!(await this.waitFor(key, owner, lease, deadline))) {
        await this.release(taken, { ownerId: owner });
        throw new Error(`"${key}" is already locked.`);
      }
      taken.push(key);
    }
  }

  async release(keys: string | string[], options?: { ownerId?: string | null }): Promise<boolean> {
    const wanted = [keys].flat();
    if (wanted.length === 0) return true;
    const { rows } = await this.connection.raw(
      `delete from locking where id in (${wanted.map(() => "?").join(", ")}) and owner_id is not distinct from ? returning id`,
      [...wanted, options?.ownerId ?? null],
    );
    return rows.length === wanted.length;
  }

  async releaseAll(options?: { ownerId?: string | null }): Promise<void> {
    await this.connection.raw("delete from locking where owner_id is not distinct from ?", [
      options?.ownerId ?? null,
    ]);
  }

  private async waitFor(
    key: string,
    owner: string | null,
    lease: number,
    deadline: number,
  ): Promise<boolean> {
    while (!(await this.take(key, owner, lease))) {
      if (Date.now() >= deadline) return false;
      await sleep(INTERVAL);
    }
    return true;
  }

  private async take(key: string, owner: string | null, lease: number): Promise<boolean> {
    const { rows } = await this.connection.raw(
      `insert into locking (id, owner_id, expiration) values (?, ?, now() + make_interval(secs => ?))
       on conflict (id) do update set owner_id = excluded.owner_id, expiration = excluded.expiration
       where locking.expiration <= now() or locking.owner_id = excluded.owner_id
       returning id`,
      [key, owner, lease],
    );
    return rows.length > 0;
  }
}
