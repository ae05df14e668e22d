import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Medusa's shared connection pool (knex), as far as it is used here. */
export interface Connection {
  raw(statement: string, parameters?: unknown[]): PromiseLike<{ rows: unknown[] }>;
}

/** What a service that needs the pool is made with. */
export interface DatabaseDependency {
  [ContainerRegistrationKeys.PG_CONNECTION]: Connection;
}

/** Runs one statement and returns its rows. Each `?` in it stands for one parameter. */
export type Run = <Row = unknown>(statement: string, parameters?: unknown[]) => Promise<Row[]>;

/** The pool that all of Medusa's modules share. */
export function connectionOf(container: MedusaContainer): Connection {
  return container.resolve<Connection>(ContainerRegistrationKeys.PG_CONNECTION);
}

/** Statements over a connection. What a statement selects is the caller's to know: the rows are not checked. */
export function runOn(connection: Connection): Run {
  return async <Row>(statement: string, parameters: unknown[] = []) =>
    (await connection.raw(statement, parameters)).rows as Row[];
}
