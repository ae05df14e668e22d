import { rmSync } from "node:fs";
import { Fault } from "../command/fault.mjs";
import { Child } from "./child.mjs";
import { LogFile } from "./log-file.mjs";

/**
 * A command that runs to its end.
 * @typedef {object} RunOptions
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logPath begun anew
 * @property {AbortSignal} signal stops the command
 * @property {{ uid: number, gid: number }} [user]
 * @property {boolean} [echo] shows its output here as well
 */

/**
 * Runs a command that has to succeed.
 * @param {import("./children.mjs").Children} children
 * @param {RunOptions} options
 * @throws {Fault} with the end of its output when it fails
 */
export async function runToEnd(children, options) {
  const { ending, lastLines } = await runAndSee(children, options);
  if (ending.code === 0) return;
  throw new Fault(`The ${options.name} ${Child.describe(ending)}. Its last lines (${options.logPath}):`, {
    details: lastLines,
  });
}

/**
 * Runs a command that may fail, and returns how it ended.
 * @param {import("./children.mjs").Children} children
 * @param {RunOptions} options
 * @returns {Promise<{ ending: import("./child.mjs").Ending, lastLines: string[] }>}
 */
export async function runAndSee(children, { logPath, signal, ...options }) {
  signal.throwIfAborted();
  rmSync(logPath, { force: true });
  const log = new LogFile(logPath);
  const child = children.start({ ...options, log });
  const stop = () => void child.stop(10_000);
  signal.addEventListener("abort", stop, { once: true });
  const ending = await child.ended;
  signal.removeEventListener("abort", stop);
  log.close();
  if (ending.code !== 0) signal.throwIfAborted();
  return { ending, lastLines: log.lastLines() };
}
