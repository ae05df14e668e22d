import { open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import type { StoredDocument } from "../documents/document.ts";

export const storedDocument = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
}) satisfies z.ZodType<StoredDocument>;

const snapshot = z.object({ journalLength: z.number().int().min(0), documents: z.array(storedDocument) });
export type Snapshot = z.infer<typeof snapshot>;

/** Reads the snapshot at `path`; without one, everything is read from the journal. Throws when it is damaged. */
export async function readSnapshot(path: string): Promise<Snapshot> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return { journalLength: 0, documents: [] };
  try {
    return snapshot.parse(JSON.parse(text));
  } catch {
    throw new Error(`${path} is damaged; removing it makes the next start read the whole journal instead`);
  }
}

/** Replaces the snapshot in one step: whoever reads it, even after a crash, sees the old one or the new one. */
export async function writeSnapshot(path: string, content: Snapshot): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(JSON.stringify(content));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
