import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { signalGroup } from "./identity.mjs";

/**
 * How a process ended.
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, error?: Error }} Ending
 */

/** One started process with its group and its log. */
export class Child {
  /** @param {import("./children.mjs").ChildOptions} options */
  constructor({ name, command, args, cwd, env, log, stopSignal = "SIGTERM", user, echo }) {
    this.name = name;
    this.log = log;
    this.stopSignal = stopSignal;
    /** True once `stop` was called: its exit is then expected. */
    this.stopping = false;
    const spawned = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      ...user,
    });
    this.pid = spawned.pid;
    for (const stream of [spawned.stdout, spawned.stderr]) {
      stream.on("data", (chunk) => log.write(chunk));
      if (echo) stream.on("data", (chunk) => process.stdout.write(chunk));
      stream.on("error", () => {});
    }
    /** @type {Promise<Ending>} resolves when the process ended, never rejects */
    this.ended = new Promise((resolve) => {
      spawned.once("error", (error) => resolve({ code: null, signal: null, error }));
      spawned.once("exit", (code, signal) => {
        // What the process itself left behind in its group goes with it.
        if (this.pid !== undefined) signalGroup(this.pid, "SIGKILL");
        resolve({ code, signal });
      });
    });
  }

  /**
   * Asks the whole group to stop and insists after the grace.
   * @param {number} graceMs
   */
  async stop(graceMs) {
    if (this.pid === undefined) return;
    this.stopping = true;
    signalGroup(this.pid, this.stopSignal);
    const timer = new AbortController();
    const inTime = await Promise.race([
      this.ended.then(() => true),
      wait(graceMs, false, { signal: timer.signal }).catch(() => false),
    ]);
    timer.abort();
    if (!inTime) signalGroup(this.pid, "SIGKILL");
    await this.ended;
  }

  /**
   * Says in words how it ended.
   * @param {Ending} ending
   */
  static describe({ code, signal, error }) {
    if (error) return `could not start (${error.message})`;
    return signal ? `was ended by ${signal}` : `ended with code ${code}`;
  }
}
