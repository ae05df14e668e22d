import { type Failure, ItemFailure, transactionFailure } from "../failure.ts";
import type { StoredDocument } from "./document.ts";
import type { Transaction } from "./transaction.ts";

/** Ids a document refers to strongly (`_ref` without `_weak`), in this data set. */
export function strongReferences(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) strongReferences(item, found);
    return found;
  }
  if (typeof value !== "object" || value === null) return found;
  const object = value as Record<string, unknown>;
  const leavesDataset = "_dataset" in object || "_projectId" in object;
  if (typeof object._ref === "string" && object._weak !== true && !leavesDataset) found.add(object._ref);
  for (const inner of Object.values(object)) strongReferences(inner, found);
  return found;
}

/** Throws (409) when the transaction would leave a strong reference that points at nothing. */
export function keepReferencesWhole(transaction: Transaction, kind: "mutationError" | "actionError"): void {
  const deleted = new Set<string>();
  for (const change of transaction.changes()) {
    if (change.after === null) deleted.add(change.id);
    else requireTargets(transaction, change.after, kind);
  }
  if (deleted.size === 0) return;
  for (const document of transaction.all()) {
    for (const target of strongReferences(document)) {
      if (deleted.has(target)) throw stillReferenced(document, target, kind);
    }
  }
}

function requireTargets(
  transaction: Transaction,
  document: StoredDocument,
  kind: "mutationError" | "actionError",
): void {
  for (const target of strongReferences(document)) {
    if (transaction.get(target)) continue;
    throw transactionFailure(
      kind,
      0,
      new ItemFailure(409, {
        type: "documentReferencesNonExistentDocumentError",
        description: `Document "${document._id}" references non-existent document "${target}"`,
        id: document._id,
        referenceID: target,
      }),
    );
  }
}

function stillReferenced(
  document: StoredDocument,
  target: string,
  kind: "mutationError" | "actionError",
): Failure {
  return transactionFailure(
    kind,
    0,
    new ItemFailure(409, {
      type: "documentHasExistingReferencesError",
      description: `Document "${target}" cannot be deleted as there are references to it from "${document._id}"`,
      id: target,
      referencingIDs: [document._id],
    }),
  );
}
