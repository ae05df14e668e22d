import { ContainerRegistrationKeys, MedusaService, Module } from "@medusajs/framework/utils";
import { type Connection, type DatabaseDependency, type Run, runOn, sqlService } from "../../core/database";
import { FurniturePaper, FurniturePaperRange } from "./models/papers";

export const PAPERS = "furniturePapers";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [PAPERS]: PapersService;
  }
}

interface Transactions {
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
}

/** Invoices and credit notes. Written in SQL, a number and its document in one transaction; never changed. */
export class PapersService extends sqlService(MedusaService({ FurniturePaper, FurniturePaperRange })) {
  private readonly connection: Connection & Transactions;

  constructor(
    dependencies: DatabaseDependency & { [ContainerRegistrationKeys.PG_CONNECTION]: Transactions },
    ...others: unknown[]
  ) {
    super(dependencies, ...others);
    this.connection = dependencies[ContainerRegistrationKeys.PG_CONNECTION];
  }

  /** All that `work` writes, or nothing of it. */
  inTransaction<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
    return this.connection.transaction((connection) => work(runOn(connection)));
  }
}

export default Module(PAPERS, { service: PapersService });
