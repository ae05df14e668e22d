import { z } from "zod";
import type { StoredDocument } from "../documents/document.ts";

export const storedDocument = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
}) satisfies z.ZodType<StoredDocument>;

/** One line of the journal: a transaction, with each document it touched as it left it. */
export const journalEntry = z.object({
  transactionId: z.string(),
  timestamp: z.string(),
  identity: z.string(),
  changes: z.array(
    z.object({
      id: z.string(),
      after: storedDocument.nullable(),
      mutations: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});
export type JournalEntry = z.infer<typeof journalEntry>;

/** Puts the documents of a transaction in place. */
export function applyTo(
  documents: Map<string, StoredDocument>,
  changes: readonly { id: string; after: StoredDocument | null }[],
): void {
  for (const { id, after } of changes) {
    if (after) documents.set(id, after);
    else documents.delete(id);
  }
}
