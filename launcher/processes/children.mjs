import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Child } from "./child.mjs";
import { identify, signalGroup } from "./identity.mjs";

/** Two seconds more than the slowest part needs to finish its requests. */
const GRACE_MS = 10_000;

/**
 * @typedef {object} ChildOptions
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {import("./log-file.mjs").LogFile} log
 * @property {NodeJS.Signals} [stopSignal] default SIGTERM
 * @property {{ uid: number, gid: number }} [user] another user to run as
 * @property {boolean} [echo] shows its output here as well
 */

/** The processes this launcher started, each in a separate group. The watchdog and a record on disk list them all. */
export class Children {
  /** @type {Set<Child>} */
  #living = new Set();
  #record;
  #watchdog = startWatchdog();
  /** True once any were asked to stop or killed: nothing is started again then. */
  stopping = false;

  /** @param {(children: (import("./identity.mjs").ProcessIdentity & { name: string })[]) => void} [record] told of every change */
  constructor(record) {
    this.#record = record;
  }

  /**
   * Starts a process in its own group, its output in its log.
   * @param {ChildOptions} options
   * @returns {Child}
   */
  start(options) {
    const child = new Child(options);
    if (child.pid === undefined) return child;
    this.#living.add(child);
    this.#tell(`add ${child.pid} ${child.stopSignal}`);
    this.#write();
    child.ended.then(() => {
      this.#living.delete(child);
      this.#tell(`remove ${child.pid}`);
      this.#write();
    });
    return child;
  }

  /**
   * Ends some of the children, or all: asks first, then insists.
   * @param {(child: Child) => boolean} [which]
   */
  async stop(which = () => true) {
    this.stopping = true;
    await Promise.all([...this.#living].filter(which).map((child) => child.stop(GRACE_MS)));
  }

  /** Kills all processes (SIGKILL) without waiting for them to finish. */
  kill() {
    this.stopping = true;
    for (const { pid } of this.#living) if (pid !== undefined) signalGroup(pid, "SIGKILL");
  }

  /** Lets the watchdog go; call when every child has ended. */
  close() {
    this.#watchdog.stdin.end();
  }

  /** @param {string} line */
  #tell(line) {
    if (this.#watchdog.stdin.writable) this.#watchdog.stdin.write(`${line}\n`);
  }

  #write() {
    this.#record?.([...this.#living].map(({ name, pid }) => ({ name, ...identify(pid ?? 0) })));
  }
}

function startWatchdog() {
  const watchdog = spawn(process.execPath, [fileURLToPath(new URL("watchdog.mjs", import.meta.url))], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    env: { PATH: process.env.PATH },
    cwd: "/",
  });
  // A watchdog that cannot start or is killed costs only the safety net.
  watchdog.on("error", () => {});
  watchdog.stdin.on("error", () => {});
  watchdog.unref();
  return watchdog;
}
