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

/**
 * Whether Postgres takes what is written to it now: it reads on while it is read-only, on a standby, or without room for its journal.
 * Writes some bytes to the journal and waits for the disk.
 */
export async function canStore(run: Run): Promise<boolean> {
  try {
    const [row] = await run<{ at: string | null }>(
      `select case when current_setting('transaction_read_only') = 'off'
         then pg_logical_emit_message(true, 'furniture', 'alive')::text end as at`,
    );
    return typeof row?.at === "string";
  } catch {
    return false;
  }
}
// biome-ignore lint/suspicious/noExplicitAny: TypeScript takes a constructor for the base of another one only when it is written so
type Made<Instance> = new (...args: any[]) => Instance;

/** Functions of a module that take `run` first. */
type Statements = Readonly<Record<string, (run: Run, ...others: never[]) => unknown>>;

/** The same functions as methods: without `run`. */
type Methods<All extends Statements> = {
  [Name in keyof All]: All[Name] extends (run: Run, ...others: infer Others) => infer Answer
    ? (...others: Others) => Answer
    : never;
};

interface Sql {
  /** For the statements in the files beside the service. */
  readonly run: Run;
}

/**
 * A service of Medusa's whose rules are written in SQL, because each must hold in one statement.
 * @param statements functions of the module that its service has as methods
 */
export function sqlService<Base extends Made<object>, All extends Statements = Record<never, never>>(
  base: Base,
  statements: All = {} as All,
): Base & Made<Sql & Methods<All>> {
  class SqlService extends base implements Sql {
    readonly run: Run;

    // biome-ignore lint/suspicious/noExplicitAny: as above
    constructor(...args: any[]) {
      super(...args);
      const dependencies: DatabaseDependency = args[0];
      const run = runOn(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
      this.run = run;
      for (const [name, statement] of Object.entries(statements))
        Reflect.set(this, name, (...others: never[]) => statement(run, ...others));
    }
  }
  return SqlService as unknown as Base & Made<Sql & Methods<All>>;
}
