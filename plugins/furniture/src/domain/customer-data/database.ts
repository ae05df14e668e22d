import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** As much of knex as is needed here. Named bindings: `:name` in the statement. */
export interface Database {
  raw(
    statement: string,
    bindings: Record<string, unknown>,
  ): PromiseLike<{ rows: unknown[]; rowCount: number }>;
}

interface Connection extends Database {
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
}

/**
 * Personal data lie in the tables of many modules. They are read and forgotten in one transaction, straight in SQL: half
 * an answer, or a person half forgotten, would be worse than the breach of module walls.
 */
export function inTransaction<T>(
  container: MedusaContainer,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  return container.resolve<Connection>(ContainerRegistrationKeys.PG_CONNECTION).transaction(work);
}

export async function rowsOf<Row>(
  database: Database,
  statement: string,
  bindings: Record<string, unknown>,
): Promise<Row[]> {
  return (await database.raw(statement, bindings)).rows as Row[];
}
