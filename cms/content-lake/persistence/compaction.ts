import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { StoredDocument } from "../documents/document.ts";
import { applyTo, type JournalEntry, journalEntry } from "./entry.ts";
import { syncFolder } from "./replace-file.ts";

export interface CompactionLimits {
  /** A journal beyond this is shortened at the next start, in bytes. */
  largest: number;
  /** So much of its end keeps its history, in bytes. */
  kept: number;
}

export const COMPACTION_LIMITS: CompactionLimits = { largest: 64 * 1024 * 1024, kept: 32 * 1024 * 1024 };

/**
 * Shortens a journal that has grown too long: what its older part came to is written as one line a document, the newer
 * part follows as it is. The snapshot counts in bytes of the old journal, so it goes first; the journal is whole at any
 * moment, before and after.
 */
export async function compact(
  journalPath: string,
  snapshotPath: string,
  limits: CompactionLimits = COMPACTION_LIMITS,
): Promise<void> {
  const size = await stat(journalPath).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= limits.largest) return;
  const draft = `${journalPath}.compacted`;
  const lines = shortened(journalPath, size - limits.kept);
  await pipeline(Readable.from(lines), createWriteStream(draft, { mode: 0o600 }));
  await syncFile(draft);
  await rm(snapshotPath, { force: true });
  await syncFolder(dirname(journalPath));
  await rename(draft, journalPath);
  await syncFolder(dirname(journalPath));
}

async function* shortened(path: string, newFrom: number): AsyncGenerator<string> {
  const documents = new Map<string, StoredDocument>();
  let old = true;
  for await (const { text, end } of completeLines(path)) {
    if (old && end > newFrom) {
      old = false;
      for (const document of documents.values()) yield `${JSON.stringify(asFound(document))}\n`;
    }
    if (old) applyTo(documents, journalEntry.parse(JSON.parse(text)).changes);
    else yield `${text}\n`;
  }
}

function asFound(document: StoredDocument): JournalEntry {
  return {
    transactionId: document._rev,
    timestamp: document._updatedAt,
    identity: "content-lake",
    changes: [{ id: document._id, after: document, mutations: [] }],
  };
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const LINE_FEED = 0x0a;

/**
 * The complete lines of a file from byte `from` up to byte `to`, each with the byte it ends at (its line feed included).
 * What follows the last line feed is left out: a line that was never finished.
 */
export async function* completeLines(
  path: string,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<{ text: string; end: number }> {
  if (to <= from) return;
  let begun: Buffer[] = [];
  let end = from;
  for await (const chunk of createReadStream(path, { start: from, end: to - 1 }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, start)) {
      const line = Buffer.concat([...begun, chunk.subarray(start, at)]);
      begun = [];
      start = at + 1;
      end += line.length + 1;
      if (line.length > 0) yield { text: line.toString("utf8"), end };
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
}
