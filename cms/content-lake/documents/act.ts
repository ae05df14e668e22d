import { ItemFailure, transactionFailure } from "../failure.ts";
import {
  type DocumentStub,
  draftId,
  isDraftId,
  isPublishedId,
  isVersionId,
  publishedIdOf,
  type StoredDocument,
} from "./document.ts";
import type { Action } from "./requests.ts";
import type { Transaction } from "./transaction.ts";

/**
 * Does the actions of one `data/actions` request (what the Studio's buttons send) on the working copy, in order.
 * Throws a `Failure` of type `actionError` naming the first action that cannot be done.
 */
export function act(transaction: Transaction, actions: readonly Action[]): void {
  for (const [index, action] of actions.entries()) {
    try {
      actOnce(transaction, action);
    } catch (error) {
      if (error instanceof ItemFailure) throw transactionFailure("actionError", index, error);
      throw error;
    }
  }
}

function actOnce(transaction: Transaction, action: Action): void {
  switch (action.actionType) {
    case "sanity.action.document.create":
      create(transaction, action);
      break;
    case "sanity.action.document.edit":
      edit(transaction, action);
      break;
    case "sanity.action.document.publish":
      publish(transaction, action);
      break;
    case "sanity.action.document.unpublish":
      unpublish(transaction, action);
      break;
    case "sanity.action.document.discard":
      discard(transaction, action.draftId);
      break;
    case "sanity.action.document.version.discard":
      discard(transaction, action.versionId);
      break;
    case "sanity.action.document.delete":
      remove(transaction, action);
      break;
    case "sanity.action.document.replaceDraft":
      replaceDraft(transaction, action);
      break;
    case "sanity.action.document.version.create":
      createVersion(transaction, action);
      break;
    case "sanity.action.document.version.replace":
      replaceVersion(transaction, action.document);
      break;
  }
}

type ActionOf<Name extends string> = Extract<Action, { actionType: `sanity.action.document.${Name}` }>;

function create(transaction: Transaction, { publishedId, attributes, ifExists }: ActionOf<"create">): void {
  requirePublished(publishedId);
  const id = attributes._id;
  requirePair(id, publishedId);
  if (ifExists === "ignore" && transaction.get(id)) return;
  if (transaction.get(publishedId)) {
    throw refusal(
      409,
      "documentAlreadyExistsError",
      `Document by ID "${publishedId}" is already published`,
      publishedId,
    );
  }
  transaction.create(attributes);
}

function edit(transaction: Transaction, { draftId: id, publishedId, patch }: ActionOf<"edit">): void {
  requirePublished(publishedId);
  requirePair(id, publishedId);
  if (!transaction.get(id)) {
    const published = transaction.get(publishedId);
    if (!published) throw missing(id);
    transaction.create({ ...published, _id: id });
  }
  transaction.patch(id, patch);
}

function publish(transaction: Transaction, action: ActionOf<"publish">): void {
  const { draftId: id, publishedId } = action;
  requirePublished(publishedId);
  requirePair(id, publishedId);
  const draft = transaction.get(id);
  if (!draft) throw missing(id);
  if (action.ifDraftRevisionId !== undefined) transaction.matchRevision(id, action.ifDraftRevisionId);
  if (action.ifPublishedRevisionId !== undefined) {
    transaction.matchRevision(publishedId, action.ifPublishedRevisionId);
  }
  transaction.delete(id);
  transaction.createOrReplace({ ...strengthened(draft), _id: publishedId });
}

function unpublish(transaction: Transaction, { draftId: id, publishedId }: ActionOf<"unpublish">): void {
  requirePublished(publishedId);
  requirePair(id, publishedId);
  const published = transaction.get(publishedId);
  if (!published) throw missing(publishedId);
  transaction.createIfNotExists({ ...published, _id: id });
  transaction.delete(publishedId);
}

function discard(transaction: Transaction, id: string): void {
  if (isPublishedId(id)) {
    throw refusal(
      400,
      "invalidDocumentIdError",
      `"${id}" is a published document; only drafts and versions can be discarded`,
      id,
    );
  }
  if (!transaction.delete(id)) throw missing(id);
}

function remove(transaction: Transaction, { publishedId, includeDrafts }: ActionOf<"delete">): void {
  requirePublished(publishedId);
  for (const id of includeDrafts) requirePair(id, publishedId);
  const draft = draftId(publishedId);
  if (transaction.get(draft) && !includeDrafts.includes(draft)) {
    throw refusal(
      409,
      "documentHasDraftError",
      `Document "${publishedId}" has a draft that is not named in includeDrafts`,
      publishedId,
    );
  }
  const removed = [...includeDrafts, publishedId].map((id) => transaction.delete(id));
  if (!removed.includes(true)) throw missing(publishedId);
}

function replaceDraft(transaction: Transaction, { publishedId, attributes }: ActionOf<"replaceDraft">): void {
  requirePublished(publishedId);
  requirePair(attributes._id, publishedId);
  if (!transaction.get(attributes._id) && !transaction.get(publishedId)) throw missing(publishedId);
  transaction.createOrReplace(attributes);
}

function createVersion(transaction: Transaction, action: ActionOf<"version.create">): void {
  if (action.document) {
    requirePair(action.document._id, action.publishedId);
    transaction.create(action.document);
    return;
  }
  const { baseId, versionId } = action;
  if (!baseId || !versionId) {
    throw refusal(
      400,
      "invalidActionError",
      "version.create needs a document, or baseId and versionId",
      action.publishedId,
    );
  }
  requirePair(versionId, action.publishedId);
  const base = transaction.get(baseId);
  if (!base) throw missing(baseId);
  if (action.ifBaseRevisionId !== undefined) transaction.matchRevision(baseId, action.ifBaseRevisionId);
  transaction.create({ ...base, _id: versionId });
}

function replaceVersion(transaction: Transaction, document: DocumentStub & { _id: string }): void {
  if (isPublishedId(document._id)) {
    throw refusal(
      400,
      "invalidDocumentIdError",
      `"${document._id}" is a published document, not a version`,
      document._id,
    );
  }
  if (!transaction.get(document._id)) throw missing(document._id);
  transaction.createOrReplace(document);
}

function requirePublished(id: string): void {
  if (isPublishedId(id)) return;
  throw refusal(
    400,
    "invalidDocumentIdError",
    `publishedId "${id}" must not be the id of a draft or version`,
    id,
  );
}

function requirePair(id: string, publishedId: string): void {
  if ((isDraftId(id) || isVersionId(id)) && publishedIdOf(id) === publishedId) return;
  throw refusal(400, "invalidDocumentIdError", `"${id}" is not a draft or version of "${publishedId}"`, id);
}

function missing(id: string): ItemFailure {
  return refusal(404, "documentNotFoundError", `The document with the ID "${id}" was not found`, id);
}

function refusal(status: number, type: string, description: string, id: string): ItemFailure {
  return new ItemFailure(status, { type, description, id });
}

/** References made to a document that was not yet published become strong once their document is published. */
function strengthened(document: StoredDocument): StoredDocument {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const { _strengthenOnPublish: strengthen, ...fields } = value as Record<string, unknown>;
    const kept = Object.entries(fields).filter(
      ([key]) => !(strengthen && key === "_weak" && !staysWeak(strengthen)),
    );
    return Object.fromEntries(kept.map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(document) as StoredDocument;
}

function staysWeak(strengthen: unknown): boolean {
  return (
    typeof strengthen === "object" && strengthen !== null && "weak" in strengthen && strengthen.weak === true
  );
}
