import { randomUUID } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { z } from "zod";

const lock = z.object({ pid: z.number().int(), url: z.url(), instance: z.string() });

/** The health address of a running lake answers with this, so that a left-over lock can be told from a live one. */
export const instance = randomUUID();

/**
 * Throws when another content lake serves this data folder. A lock left behind by a killed one is not obeyed: it
 * counts only while its address answers with its own instance.
 */
export async function refuseSharedFolder(path: string): Promise<void> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return;
  const owner = lock.safeParse(parseJson(text));
  if (!owner.success) return;
  const answer = await fetch(new URL("/healthz", owner.data.url), { signal: AbortSignal.timeout(2000) })
    .then((response) => response.json() as Promise<unknown>)
    .catch(() => undefined);
  const living = z.object({ instance: z.string() }).safeParse(answer);
  if (living.success && living.data.instance === owner.data.instance) {
    throw new Error(
      `the data folder is in use by the content lake at ${owner.data.url} (process ${owner.data.pid})`,
    );
  }
}

export async function takeLock(path: string, url: string): Promise<void> {
  await writeFile(path, JSON.stringify({ pid: process.pid, url, instance }), { mode: 0o600 });
}

export async function releaseLock(path: string): Promise<void> {
  await rm(path, { force: true });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
