import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { LEASE, LeasedLocks } from "./leased-locks";

interface Dependencies {
  /** Medusa's shared connection pool (knex). */
  [ContainerRegistrationKeys.PG_CONNECTION]: {
    raw(sql: string, parameters: unknown[]): PromiseLike<{ rows: unknown[] }>;
  };
}

/**
 * Locks as rows of Medusa's own `locking` table, taken by one atomic statement.
 * Medusa's `locking-postgres` reads first and inserts then: two requests at the same instant both get the lock, and a
 * crash leaves a cart locked for good. This one has neither fault.
 */
export class PostgresLocks extends LeasedLocks {
  static identifier = "postgres-locks";
  private readonly connection: Dependencies[typeof ContainerRegistrationKeys.PG_CONNECTION];

  constructor(dependencies: Dependencies) {
    super();
    this.connection = dependencies[ContainerRegistrationKeys.PG_CONNECTION];
  }

  protected async take(key: string, owner: string | null): Promise<boolean> {
    const { rows } = await this.connection.raw(
      `insert into locking (id, owner_id, expiration) values (?, ?, now() + make_interval(secs => ?))
       on conflict (id) do update set owner_id = excluded.owner_id, expiration = excluded.expiration
       where locking.expiration <= now() or locking.owner_id = excluded.owner_id
       returning id`,
      [key, owner, LEASE],
    );
    return rows.length > 0;
  }

  protected async renew(key: string, owner: string | null): Promise<void> {
    await this.connection.raw(
      `update locking set expiration = now() + make_interval(secs => ?)
       where id = ? and owner_id is not distinct from ?`,
      [LEASE, key, owner],
    );
  }

  /** Does not wait for the disk: were it forgotten in a crash of Postgres, the lease would end the lock. */
  protected async give(keys: string[], owner: string | null): Promise<number> {
    const { rows } = await this.connection.raw(
      `delete from locking using (select set_config('synchronous_commit', 'off', true)) soon
       where id in (${keys.map(() => "?").join(", ")}) and owner_id is not distinct from ? returning id`,
      [...keys, owner],
    );
    return rows.length;
  }

  protected async giveAll(owner: string | null): Promise<void> {
    await this.connection.raw("delete from locking where owner_id is not distinct from ?", [owner]);
  }
}
