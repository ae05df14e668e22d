import { readFile } from "node:fs/promises";
import { z } from "zod";
import { storedDocument } from "./entry.ts";
import { replaceFile } from "./replace-file.ts";

const snapshot = z.object({ journalLength: z.number().int().min(0), documents: z.array(storedDocument) });
export type Snapshot = z.infer<typeof snapshot>;

/**
 * Reads the snapshot at `path`. It only shortens the start: without one, or with a damaged one (which is logged),
 * everything is read from the journal.
 */
export async function readSnapshot(path: string): Promise<Snapshot> {
  const nothing = { journalLength: 0, documents: [] };
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return nothing;
  try {
    return snapshot.parse(JSON.parse(text));
  } catch {
    console.error(`content lake: ${path} is damaged; the whole journal is read instead`);
    return nothing;
  }
}

export async function writeSnapshot(path: string, content: Snapshot): Promise<void> {
  await replaceFile(path, JSON.stringify(content));
}
