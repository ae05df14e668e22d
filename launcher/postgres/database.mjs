import { Fault } from "../command/fault.mjs";

/** @typedef {import("pg").Client} Client */

/**
 * Connects to a database. The driver is loaded only now, because it is installed by the start itself.
 * @param {string} url
 * @returns {Promise<Client>}
 */
export async function openDatabase(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A lost connection also emits this event; without a listener it would end the launcher.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/**
 * Makes sure that a database of the person's own answers.
 * @param {string} url
 * @throws {Fault} one line without the address, which may hold a password
 */
export async function requireDatabase(url) {
  const client = await openDatabase(url).catch((error) => {
    const reason = error.message || error.errors?.[0]?.message || error.code;
    throw new Fault(`The database at DATABASE_URL does not answer: ${reason}.`);
  });
  await client.end();
}

/**
 * @param {string} url of any database of the server
 * @param {string} name
 */
export async function databaseExists(url, name) {
  const client = await openDatabase(url);
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

/**
 * What was done to a database, remembered in the database itself: a new or restored one is noticed.
 * @param {string} url
 * @param {string} step
 * @returns {Promise<string | undefined>} the key the step was last done with
 */
export async function doneWith(url, step) {
  const client = await openDatabase(url);
  try {
    const { rows: tables } = await client.query("select to_regclass('shop_setup') as found");
    if (!tables[0]?.found) return undefined;
    const { rows } = await client.query("select key from shop_setup where step = $1", [step]);
    return rows[0]?.key;
  } finally {
    await client.end();
  }
}

/**
 * @param {string} url
 * @param {string} step
 * @param {string} key
 */
export async function rememberDone(url, step, key) {
  const client = await openDatabase(url);
  try {
    await client.query(
      "create table if not exists shop_setup (step text primary key, key text not null, done_at timestamptz not null)",
    );
    await client.query(
      `insert into shop_setup values ($1, $2, now())
       on conflict (step) do update set key = excluded.key, done_at = excluded.done_at`,
      [step, key],
    );
  } finally {
    await client.end();
  }
}
