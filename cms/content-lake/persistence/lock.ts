import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { z } from "zod";

const lock = z.object({ pid: z.number().int(), url: z.url(), instance: z.string() });

/** A living lake on a busy machine may be slow; where none is left, the connection is refused at once. */
const ANSWER_MS = 10_000;

/** The id of this process in `/healthz`: it distinguishes a left-over lock from that of a running lake. */
export const instance = randomUUID();

/**
 * Takes the lock of a data folder for the lake that answers at `url` already. Throws when another lake holds it. A lock
 * left behind by a killed one is not obeyed: it counts only while its address answers with its own instance.
 */
export async function takeLock(path: string, url: string): Promise<void> {
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, JSON.stringify({ pid: process.pid, url, instance }), { mode: 0o600 });
  try {
    while (!(await linked(own, path))) await setAsideLeftOver(path);
  } finally {
    await rm(own, { force: true });
  }
}

export async function releaseLock(path: string): Promise<void> {
  await rm(path, { force: true });
}

/** `link` fails when the file exists, so of two lakes that try at the same time one succeeds. */
async function linked(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function setAsideLeftOver(path: string): Promise<void> {
  const found = await readFile(path, "utf8").catch(() => undefined);
  if (found === undefined) return;
  await refuseLiving(found);
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, "utf8").catch(() => found);
  // Between reading and renaming, another lake replaced the lock: put it back if that lake is alive.
  if (moved !== found) await refuseLiving(moved).finally(() => rename(aside, path));
  await rm(aside, { force: true });
}

async function refuseLiving(text: string): Promise<void> {
  const owner = lock.safeParse(parseJson(text));
  if (!owner.success) return;
  const answer = await fetch(new URL("/healthz", owner.data.url), { signal: AbortSignal.timeout(ANSWER_MS) })
    .then((response) => response.json() as Promise<unknown>)
    .catch(() => undefined);
  const living = z.object({ instance: z.string() }).safeParse(answer);
  if (living.success && living.data.instance === owner.data.instance) {
    throw new Error(
      `the data folder is in use by the content lake at ${owner.data.url} (process ${owner.data.pid})`,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
