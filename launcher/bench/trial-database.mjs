import { Fault } from "../command/fault.mjs";
import { openDatabase } from "../postgres/database.mjs";

/** @typedef {import("../postgres/database.mjs").Client} Client */

/**
 * Connects to the database of the running shop, to fill it with made-up rows.
 * @param {{ environment?: string, database: string }} shop
 * @returns {Promise<Client>}
 * @throws {Fault} unless the shop says of itself that it is a trial, and its user may pass over triggers
 */
export async function trialDatabase({ environment, database }) {
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
 * @param {Client} client
 * @param {() => Promise<void>} work
 */
export async function unwatched(client, work) {
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

/**
 * Leaves the tables as they are after a quiet night: no dead rows, statistics of today, everything on disk.
 * @param {Client} client
 * @param {readonly string[]} tables
 */
export async function tidy(client, tables) {
  for (const table of tables) await client.query(`vacuum (analyze) "${table}"`);
  await client.query("checkpoint");
}
