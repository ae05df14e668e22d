import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Fault } from "../command/fault.mjs";
import { copyPostgres, installedPostgres } from "./binaries.mjs";
import { OUTSIDE, outsideFolder } from "./outside.mjs";

/**
 * Where Postgres of one data folder lives, and as whom it runs.
 * @typedef {object} PostgresPlace
 * @property {string} programs folder with bin/, lib/, share/
 * @property {string} data
 * @property {{ uid: number, gid: number }} [user] set when run by root, which Postgres refuses
 * @property {string} [note] one line for the person when it lies outside the data folder
 */

/** Users that Postgres may run as when root starts it. `nobody` exists on every system, so none has to be created. */
const USERS = ["postgres", "nobody"];

/**
 * Finds a place where Postgres can run, and makes it when needed.
 * @param {string} dataDir
 * @returns {PostgresPlace}
 */
export function postgresPlace(dataDir) {
  const installed = installedPostgres();
  const inside = join(dataDir, "postgres");
  if (process.getuid?.() !== 0) return { programs: installed, data: ownData(inside) };

  const user = userForRoot(inside);
  const outside = outsideFolder(dataDir);
  const moved = existsSync(join(outside, "data", "PG_VERSION"));
  const kept = existsSync(join(inside, "PG_VERSION"));
  const reached = mayPass(dataDir, user);
  if (kept && !reached)
    throw new Fault(
      `Postgres runs as user ${user.uid} and cannot pass ${dataDir}: allow it with chmod o+x on its folders.`,
    );
  const usesOutside = moved || !reached;
  const programs = mayPass(join(installed, "bin", "postgres"), user) ? installed : join(outside, "programs");
  if (usesOutside || programs !== installed) makePassable(outside);
  if (programs !== installed) copyPostgres(installed, programs);
  const data = usesOutside ? join(outside, "data") : inside;
  mkdirSync(data, { recursive: true, mode: 0o700 });
  chownSync(data, user.uid, user.gid);
  const note =
    usesOutside || programs !== installed
      ? `Postgres runs as another user than root and lives in ${outside}; npm run reset removes it.`
      : undefined;
  return { programs, data, user, note };
}

/**
 * Data that root's Postgres made belongs to another user.
 * @param {string} data
 */
function ownData(data) {
  if (existsSync(data) && statSync(data).uid !== process.getuid?.())
    throw new Fault(`${data} belongs to another user; start as that user, or choose another DATA_DIR.`);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  chmodSync(data, 0o700);
  return data;
}

/**
 * The user that root's Postgres runs as: who owns the data already, else one of the system's own.
 * @param {string} data
 * @returns {{ uid: number, gid: number }}
 */
function userForRoot(data) {
  if (existsSync(join(data, "PG_VERSION"))) {
    const { uid, gid } = statSync(data);
    if (uid !== 0) return { uid, gid };
  }
  const entries = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of USERS) {
    const entry = entries.find((fields) => fields[0] === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Fault(
    "Postgres does not run as root, and this system has neither a user postgres nor nobody: start as a normal user.",
  );
}

/** @param {string} outside */
function makePassable(outside) {
  mkdirSync(outside, { recursive: true });
  // Whatever the umask says.
  for (const folder of [OUTSIDE, outside]) chmodSync(folder, 0o755);
}

/**
 * True when a user can pass through a folder and all above it.
 * @param {string} path
 * @param {{ uid: number, gid: number }} user
 */
function mayPass(path, { uid, gid }) {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    const stat = statSync(folder);
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
    if ((stat.mode & bit) === 0) return false;
    if (basename(folder) === "") return true;
  }
}
