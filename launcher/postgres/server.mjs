import { execFileSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Fault } from "../command/fault.mjs";
import { deathOf } from "../processes/health.mjs";
import { processBegan } from "../processes/identity.mjs";
import { LogFile } from "../processes/log-file.mjs";
import { runToEnd } from "../processes/run-to-end.mjs";
import { databaseExists, openDatabase } from "./database.mjs";
import { postgresPlace } from "./place.mjs";

/** @typedef {import("../processes/children.mjs").Children} Children */
/** @typedef {import("../processes/child.mjs").Child} Child */

export const POSTGRES_USER = "planke46";
export const POSTGRES_DATABASE = "planke46";

/** Modest: a shop on a laptop. Sockets off, because their paths may not be long; parallel queries off for small /dev/shm. */
const SETTINGS = {
  listen_addresses: "localhost",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  max_wal_size: "512MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_parallel_workers_per_gather: "0",
  jit: "off",
  random_page_cost: "1.1",
  log_timezone: "UTC",
  // Whole rows stand in the details of a refused statement: names and addresses.
  log_error_verbosity: "terse",
};

const READY_WITHIN_MS = 60_000;

/** invalid_password, from the appendix of error codes in Postgres's manual. */
const WRONG_PASSWORD = "28P01";

/**
 * Starts the embedded Postgres of a data folder, makes it on the first start, and answers its address; `again` starts it
 * once more after it has ended.
 * @param {Children} children
 * @param {object} options
 * @param {string} options.dataDir
 * @param {number} options.port
 * @param {string} options.password
 * @param {boolean} [options.fsync] whether it waits for the disk; without, the folder outlives killed processes but no power cut
 * @param {AbortSignal} options.signal
 * @returns {Promise<{ child: Child, again: () => Promise<Child>, url: string, note?: string }>}
 */
export async function startPostgres(children, { dataDir, port, password, fsync = true, signal }) {
  const place = postgresPlace(dataDir);
  const env = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
  const logs = join(dataDir, "logs");
  if (!existsSync(join(place.data, "PG_VERSION")) || existsSync(unfinished(place)))
    await createCluster(children, { place, env, logs, password, fsync, signal });
  const log = new LogFile(join(logs, "postgres.log"));
  const again = async () => {
    await clearStalePostgres(place.data);
    return children.start({
      name: "Postgres",
      command: join(place.programs, "bin", "postgres"),
      args: ["-D", place.data, "-p", String(port), ...settingArguments({ fsync: fsync ? "on" : "off" })],
      cwd: "/",
      env,
      log,
      // Fast shutdown: with SIGTERM Postgres would wait until every client disconnects.
      stopSignal: "SIGINT",
      user: place.user,
    });
  };
  const child = await again();
  const server = `postgres://${POSTGRES_USER}:${password}@localhost:${port}`;
  await untilReady(child, `${server}/postgres`, signal);
  if (!(await databaseExists(`${server}/postgres`, POSTGRES_DATABASE))) {
    const client = await openDatabase(`${server}/postgres`);
    await client.query(`create database "${POSTGRES_DATABASE}"`).finally(() => client.end());
  }
  return { child, again, url: `${server}/${POSTGRES_DATABASE}`, note: place.note };
}

/** @param {Record<string, string>} more */
function settingArguments(more) {
  return Object.entries({ ...SETTINGS, ...more }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/**
 * Lies beside a cluster while it is made. initdb writes the version file first of all, so that by it a cluster that was cut short cannot be
 * told from a whole one.
 * @param {import("./place.mjs").PostgresPlace} place
 */
const unfinished = ({ data }) => `${data}.unfinished`;

/**
 * @param {Children} children
 * @param {{ place: import("./place.mjs").PostgresPlace, env: NodeJS.ProcessEnv, logs: string, password: string, fsync: boolean, signal: AbortSignal }} options
 */
async function createCluster(children, { place, env, logs, password, fsync, signal }) {
  writeFileSync(unfinished(place), "");
  if (existsSync(place.data))
    for (const name of readdirSync(place.data)) rmSync(join(place.data, name), { recursive: true });
  const folder = mkdtempSync(join(place.user ? "/tmp" : tmpdir(), "planke46-"));
  const passwordFile = join(folder, "password");
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (place.user)
      for (const path of [folder, passwordFile]) chownSync(path, place.user.uid, place.user.gid);
    await runToEnd(children, {
      name: "creation of the database",
      command: join(place.programs, "bin", "initdb"),
      args: [
        `--pgdata=${place.data}`,
        `--username=${POSTGRES_USER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        // Postgres's own locale, so that no locale of the system is needed.
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        ...(fsync ? [] : ["--no-sync"]),
      ],
      cwd: "/",
      env,
      logPath: join(logs, "initdb.log"),
      signal,
      user: place.user,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  rmSync(unfinished(place));
}

/**
 * @param {Child} child
 * @param {string} url
 * @param {AbortSignal} signal
 */
async function untilReady(child, url, signal) {
  const deadline = Date.now() + READY_WITHIN_MS;
  /** @type {import("../processes/child.mjs").Ending | undefined} */
  let ending;
  child.ended.then((how) => {
    ending = how;
  });
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    if (ending) throw deathOf(child, ending);
    const client = await openDatabase(url).catch(refusedPassword);
    if (client) return client.end();
    await wait(100);
  }
  throw new Fault("Postgres did not get ready in 60 s. Its last lines:", { details: child.log.lastLines() });
}

/**
 * Throws for a wrong password, which waiting does not fix; other errors mean that Postgres is not ready yet.
 * @param {unknown} error
 */
function refusedPassword(error) {
  if (/** @type {{ code?: string }} */ (error).code !== WRONG_PASSWORD) return undefined;
  throw new Fault(
    "The database was made with another secrets.json: restore that file, or run npm run reset to begin anew.",
  );
}

const GRACE_MS = 15_000;

/**
 * Clears what a killed Postgres left behind. The caller holds the data folder's lock, so no launcher uses this cluster.
 * - Its server still runs: it is shut down.
 * - Its number belongs to some other program by now: Postgres would wait for that for ever, so the file goes.
 * - Its number is free: Postgres itself knows best, and also waits for its own last helpers.
 * @param {string} data the cluster's folder
 */
async function clearStalePostgres(data) {
  const path = join(data, "postmaster.pid");
  const pid = existsSync(path) ? Number(readFileSync(path, "utf8").split("\n")[0]) : 0;
  if (!(pid > 1) || processBegan(pid) === undefined) return;
  if (!serves(pid, data)) return rmSync(path, { force: true });
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + GRACE_MS;
  while (processBegan(pid) !== undefined && Date.now() < deadline) await wait(100);
  if (processBegan(pid) !== undefined) process.kill(pid, "SIGQUIT");
  while (processBegan(pid) !== undefined) await wait(100);
}

/**
 * True when this process is a Postgres on exactly this folder.
 * @param {number} pid
 * @param {string} data
 */
function serves(pid, data) {
  try {
    const command =
      process.platform === "linux"
        ? readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" ")
        : execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return command.includes("postgres") && command.includes(`-D ${data} `);
  } catch {
    return false;
  }
}
