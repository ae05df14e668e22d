import { rmSync } from "node:fs";
import { Fault } from "../command/fault.mjs";
import { Child } from "./child.mjs";
import { LogFile } from "./log-file.mjs";

/**
 * Runs a command that ends by itself.
 * @param {import("./children.mjs").Children} children
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.command
 * @param {readonly string[]} options.args
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.logPath begun anew
 * @param {AbortSignal} options.signal stops the command
 * @param {{ uid: number, gid: number }} [options.user]
 * @throws {Fault} with the end of its output when it fails
 */
export async function runToEnd(children, { logPath, signal, ...options }) {
  signal.throwIfAborted();
  rmSync(logPath, { force: true });
  const log = new LogFile(logPath);
  const child = children.start({ ...options, log });
  const stop = () => void child.stop(10_000);
  signal.addEventListener("abort", stop, { once: true });
  const ending = await child.ended;
  signal.removeEventListener("abort", stop);
  log.close();
  if (ending.code === 0) return;
  signal.throwIfAborted();
  throw new Fault(`The ${options.name} ${Child.describe(ending)}. Its last lines (${logPath}):`, {
    details: log.lastLines(),
  });
}
