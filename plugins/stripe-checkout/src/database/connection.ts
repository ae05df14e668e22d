/** Medusa's shared connection pool (knex), as far as it is used here. */
export interface Connection {
  raw(statement: string, parameters: unknown[]): PromiseLike<{ rows: unknown[] }>;
}
