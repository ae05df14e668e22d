import { ItemFailure, transactionFailure } from "../failure.ts";
import { type StoredDocument, withArrayKeys } from "./document.ts";
import type { MutationRequest, Selection } from "./requests.ts";
import type { Transaction } from "./transaction.ts";

export interface MutationResult {
  id: string;
  operation: "create" | "update" | "delete" | "none";
  document?: StoredDocument;
}

/** Finds the ids a `{query, params}` selection means, in the documents as the transaction has them so far. */
export type Select = (
  query: string,
  params: Record<string, unknown>,
  documents: Iterable<StoredDocument>,
) => Promise<string[]>;

export interface MutateOptions {
  select: Select;
  autoGenerateArrayKeys: boolean;
}

/**
 * Does the mutations of one `data/mutate` request on the transaction's working copy, in order.
 * Throws a `Failure` of type `mutationError` naming the first mutation that cannot be done.
 */
export async function mutate(
  transaction: Transaction,
  requests: readonly MutationRequest[],
  options: MutateOptions,
): Promise<MutationResult[]> {
  const results: MutationResult[] = [];
  for (const [index, request] of requests.entries()) {
    try {
      results.push(...(await mutateOnce(transaction, request, options)));
    } catch (error) {
      if (error instanceof ItemFailure) throw transactionFailure("mutationError", index, error);
      throw error;
    }
  }
  return results;
}

async function mutateOnce(
  transaction: Transaction,
  request: MutationRequest,
  options: MutateOptions,
): Promise<MutationResult[]> {
  const keyed = <Value>(value: Value) => (options.autoGenerateArrayKeys ? withArrayKeys(value) : value);
  switch (request.kind) {
    case "create": {
      const document = transaction.create(keyed(request.value));
      return [{ id: document._id, operation: "create", document }];
    }
    case "createIfNotExists": {
      const { document, created } = transaction.createIfNotExists(keyed(request.value));
      return [{ id: document._id, operation: created ? "create" : "none", document }];
    }
    case "createOrReplace": {
      const { document, created } = transaction.createOrReplace(keyed(request.value));
      return [{ id: document._id, operation: created ? "create" : "update", document }];
    }
    case "delete": {
      const ids = await selected(transaction, request.value, options.select);
      return ids.map((id) => ({ id, operation: transaction.delete(id) ? "delete" : "none" }));
    }
    case "patch": {
      const ids = await selected(transaction, request.value, options.select);
      const patch = patchOnly(keyed(request.value));
      return ids.map((id) => ({ id, operation: "update", document: transaction.patch(id, patch) }));
    }
  }
}

async function selected(transaction: Transaction, selection: Selection, select: Select): Promise<string[]> {
  if ("id" in selection) return [selection.id];
  return select(selection.query, selection.params ?? {}, transaction.all());
}

function patchOnly(request: Extract<MutationRequest, { kind: "patch" }>["value"]) {
  if ("query" in request) {
    const { query: _query, params: _params, ...patch } = request;
    return patch;
  }
  const { id: _id, ...patch } = request;
  return patch;
}
