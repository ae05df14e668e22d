import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export const ROOT = join(import.meta.dirname, "../..");

/** The test shop's own folder and ports, handed over by `npm test`. */
export const TEST_SHOP: Record<string, string> = JSON.parse(process.env.TEST_SHOP ?? "{}");

/** A launcher started by a test, with all it said. */
export interface Launched {
  pid: number;
  output: () => string;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/**
 * Runs one of the launcher's commands as npm would, apart from the person's own environment for outside services.
 * @param root the repository it belongs to
 */
export function launch(command: string, env: Record<string, string>, root = ROOT): Launched {
  const inherited = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "" };
  const child = spawn(process.execPath, [join(root, `launcher/${command}.mjs`)], {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
  return { pid: child.pid ?? 0, output: () => text, ended };
}

/** Waits until the launcher says something; fails with all it said when it does not in time, or has ended. */
export async function untilSaid(launched: Launched, text: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let ended = false;
  void launched.ended.then(() => {
    ended = true;
  });
  while (!launched.output().includes(text)) {
    if (Date.now() > deadline || ended) throw new Error(`Never said "${text}":\n${launched.output()}`);
    await wait(100);
  }
}

/** The lines of the launcher's faults. */
export function faultsIn(output: string): string[] {
  return output.split("\n").filter((line) => line.startsWith("✖ "));
}

/** The numbers of the processes that a start on this folder runs now. */
export function recordedChildren(dataDir: string): { name: string; pid: number }[] {
  const path = join(dataDir, "children.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}
