import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { TOKEN } from "./lake.ts";

const CMS = fileURLToPath(new URL("../..", import.meta.url));

export interface LakeProcess {
  child: ChildProcess;
  /** Its address, or nothing when it ended instead of starting. */
  url: string | undefined;
  /** What it has said so far. */
  output: () => string;
  code: () => number | null;
}

/** Runs the content lake as the launcher does and waits until it listens or ends. */
export async function lakeProcess(
  folder: string,
  environment: Record<string, string> = {},
): Promise<LakeProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "content-lake/main.ts"], {
    cwd: CMS,
    env: {
      PATH: process.env.PATH,
      SHOP_ENV: "trial",
      CONTENT_LAKE_PORT: "0",
      CONTENT_LAKE_DATA: folder,
      CONTENT_LAKE_TOKEN: TOKEN,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "close");
  const listening = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /listening on (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
  });
  const url = await Promise.race([listening, ended.then(() => undefined)]);
  return { child, url, output: () => output, code: () => child.exitCode };
}

/** Sends a signal and waits for the end; answers the exit code. */
export async function end({ child }: LakeProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, "close");
  child.kill(signal);
  await ended;
  return child.exitCode;
}
