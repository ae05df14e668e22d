import { Fault } from "../command/fault.mjs";
import type { RunningShop } from "../command/running-shop.mjs";
import { type Client, openDatabase } from "../postgres/database.mjs";

/**
 * Connects to the database of the running shop, to fill it with made-up rows.
 * @throws {Fault} unless the shop says of itself that it is a trial, and its user may pass over triggers
 */
export async function trialDatabase({
  environment,
  database,
}: Pick<RunningShop, "environment" | "database">): Promise<Client> {
  if (environment !== "trial")
    throw new Fault("The shop that runs here is no trial: its database is not filled with made-up orders.");
  const client = await openDatabase(database);
  const { rows } = await client.query("select rolsuper from pg_roles where rolname = current_user");
  if (rows[0]?.rolsuper === true) return client;
  await client.end();
  throw new Fault("Made-up orders need a database whose user is its superuser, as that of a trial is.");
}

/**
 * Does something in one transaction that no trigger watches: keys that refer to rows are right by construction, and frozen rows that were
 * made up here may go again.
 */
export async function unwatched(client: Client, work: () => Promise<void>) {
  await client.query("begin");
  try {
    await client.query("set local session_replication_role = replica");
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Leaves the tables as they are after a quiet night: no dead rows, statistics of today, everything on disk. */
export async function tidy(client: Client, tables: readonly string[]) {
  for (const table of tables) await client.query(`vacuum (analyze) "${table}"`);
  await client.query("checkpoint");
}
