import type { StoredDocument } from "../documents/document.ts";
import type { Commit } from "../documents/store.ts";
import type { Change } from "../documents/transaction.ts";
import { eventIdOf } from "./recent.ts";

export interface EventOptions {
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  mendozaEffects: boolean;
}

export type Transition = "appear" | "update" | "disappear";

/** The event for one changed document of a transaction. */
export function mutationEvent(
  commit: Commit,
  change: Change,
  transition: Transition,
  place: { total: number; current: number },
  options: EventOptions,
): Record<string, unknown> {
  const { transactionId, timestamp, identity } = commit;
  return {
    eventId: eventIdOf(transactionId, change.id),
    documentId: change.id,
    transactionId,
    transition,
    identity,
    timestamp,
    visibility: "query",
    ...(change.before ? { previousRev: change.before._rev } : {}),
    // A deletion carries it too: the Studio orders the next creation by it.
    resultRev: transactionId,
    transactionTotalEvents: place.total,
    transactionCurrentEvent: place.current,
    ...(options.includeMutations ? { mutations: change.mutations } : {}),
    ...(options.mendozaEffects ? { effects: effectsOf(change) } : {}),
    ...(options.includePreviousRevision && change.before ? { previous: change.before } : {}),
    ...(options.includeResult && change.after ? { result: change.after } : {}),
  };
}

/**
 * Mendoza patches in their plainest form: operation 0 puts the whole value in place. The revision is left out, because
 * the reader adds it from the event.
 */
export function effectsOf(change: Pick<Change, "before" | "after">): { apply: unknown[]; revert: unknown[] } {
  return { apply: [0, withoutRevision(change.after)], revert: [0, withoutRevision(change.before)] };
}

function withoutRevision(document: StoredDocument | null): Record<string, unknown> | null {
  if (document === null) return null;
  const { _rev, ...rest } = document;
  return rest;
}
