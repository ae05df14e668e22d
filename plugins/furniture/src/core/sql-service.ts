import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type DatabaseDependency, type Run, runOn } from "./database";

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
