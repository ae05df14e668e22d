import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Store } from "../documents/store.ts";
import type { JournalEntry } from "../persistence/entry.ts";
import { replaceFile } from "../persistence/replace-file.ts";

const mark = z.object({ timestamp: z.string(), transactionId: z.string() });
export type Mark = z.infer<typeof mark>;

/** Reads the last transaction that was delivered. No file: the webhook is new, so nothing is outstanding. */
export async function readMark(path: string): Promise<Mark | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return mark.parse(JSON.parse(text));
  } catch {
    // A damaged mark: deliver everything again. A repetition is harmless, a missing delivery is not.
    return { timestamp: "", transactionId: "" };
  }
}

export async function writeMark(path: string, { timestamp, transactionId }: Mark): Promise<void> {
  await replaceFile(path, JSON.stringify({ timestamp, transactionId }));
}

/** The transactions after the mark, oldest first. */
export async function entriesAfter(
  store: Store,
  { timestamp, transactionId }: Mark,
): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for await (const entry of store.entriesSince(timestamp)) entries.push(entry);
  const marked = entries.findIndex(
    (entry) => entry.transactionId === transactionId && entry.timestamp === timestamp,
  );
  return entries.slice(marked + 1);
}
