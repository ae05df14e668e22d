import { Mutation } from "@sanity/mutator";
import { ItemFailure } from "../failure.ts";
import type { DocumentStub, StoredDocument } from "./document.ts";
import { settleId } from "./document.ts";
import type { Mutations, Patch } from "./requests.ts";

/** What a transaction did to one document, with the mutations that listeners replay. */
export interface Change {
  id: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
  mutations: Mutations;
}

/** Documents as they stand before the transaction. */
export type Documents = ReadonlyMap<string, StoredDocument>;

/**
 * The working copy of one transaction: reads fall through to the stored documents, writes stay here until the
 * whole transaction holds. Throws `ItemFailure` when a step cannot be done.
 */
export class Transaction {
  readonly #documents: Documents;
  readonly #changes = new Map<string, Change>();

  constructor(
    documents: Documents,
    readonly id: string,
    readonly timestamp: string,
  ) {
    this.#documents = documents;
  }

  get(id: string): StoredDocument | null {
    const change = this.#changes.get(id);
    return change ? change.after : (this.#documents.get(id) ?? null);
  }

  /** The documents this transaction leaves behind, its own changes included. */
  *all(): Iterable<StoredDocument> {
    for (const [id, document] of this.#documents) if (!this.#changes.has(id)) yield document;
    for (const change of this.#changes.values()) if (change.after) yield change.after;
  }

  changes(): Change[] {
    return [...this.#changes.values()].filter((change) => change.before !== null || change.after !== null);
  }

  create(stub: DocumentStub): StoredDocument {
    const id = settleId(stub._id);
    if (this.get(id)) {
      throw new ItemFailure(409, {
        type: "documentAlreadyExistsError",
        description: `Document by ID "${id}" already exists`,
        id,
      });
    }
    const document = this.#stamped(stub, id, null);
    this.#record(id, document, { create: document });
    return document;
  }

  createIfNotExists(stub: DocumentStub): { document: StoredDocument; created: boolean } {
    const existing = this.get(settleId(stub._id));
    if (existing) return { document: existing, created: false };
    return { document: this.create(stub), created: true };
  }

  createOrReplace(stub: DocumentStub): { document: StoredDocument; created: boolean } {
    const id = settleId(stub._id);
    const existing = this.get(id);
    const document = this.#stamped(stub, id, existing);
    this.#record(id, document, { createOrReplace: document });
    return { document, created: existing === null };
  }

  delete(id: string): boolean {
    if (!this.get(id)) return false;
    this.#record(id, null, { delete: { id } });
    return true;
  }

  patch(id: string, patch: Patch): StoredDocument {
    const existing = this.get(id);
    if (!existing) {
      throw new ItemFailure(404, {
        type: "documentNotFoundError",
        description: `The document with the ID "${id}" was not found`,
        id,
      });
    }
    const { ifRevisionID, ...operations } = patch;
    if (ifRevisionID !== undefined) this.matchRevision(id, ifRevisionID);
    const patched = applyPatch(existing, operations);
    const document = { ...patched, _rev: this.id, _updatedAt: this.timestamp };
    this.#record(id, document, { patch: { id, ...operations } });
    return document;
  }

  /** Optimistic lock: the document must still be the one the writer saw. */
  matchRevision(id: string, expected: string): void {
    const current = this.get(id)?._rev;
    if (current === expected) return;
    throw new ItemFailure(409, {
      type: "documentRevisionIDDoesNotMatchError",
      description: `document ID "${id}" has unexpected revision ID "${current ?? "none"}", expected "${expected}"`,
      id,
      currentRevisionID: current ?? null,
      expectedRevisionID: expected,
    });
  }

  #stamped(stub: DocumentStub, id: string, existing: StoredDocument | null): StoredDocument {
    const given = typeof stub._createdAt === "string" ? stub._createdAt : undefined;
    return {
      ...stub,
      _id: id,
      _type: stub._type,
      _createdAt: given ?? existing?._createdAt ?? this.timestamp,
      _updatedAt: this.timestamp,
      _rev: this.id,
    };
  }

  #record(id: string, after: StoredDocument | null, mutation: Mutations[number]): void {
    const change = this.#changes.get(id);
    if (!change) {
      this.#changes.set(id, { id, before: this.#documents.get(id) ?? null, after, mutations: [mutation] });
      return;
    }
    change.after = after;
    change.mutations = [...change.mutations, mutation];
  }
}

function applyPatch(existing: StoredDocument, patch: Patch): StoredDocument {
  let patched: unknown;
  try {
    // The mutator writes into the document it is given.
    patched = new Mutation({ mutations: [{ patch: { id: existing._id, ...patch } }] }).apply(
      structuredClone(existing),
    );
  } catch (error) {
    throw new ItemFailure(400, {
      type: "invalidPatchError",
      description: `The patch for "${existing._id}" cannot be applied: ${error instanceof Error ? error.message : "unknown reason"}`,
      id: existing._id,
    });
  }
  const document = patched as StoredDocument;
  for (const field of ["_id", "_type"] as const) {
    if (document[field] !== existing[field]) {
      throw new ItemFailure(409, {
        type: "immutableAttributeError",
        description: `Cannot modify immutable attribute "${field}" of document "${existing._id}"`,
        id: existing._id,
      });
    }
  }
  return document;
}
