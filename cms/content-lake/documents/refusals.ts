import { ItemFailure } from "../failure.ts";
import { isDraftId, isPublishedId, isVersionId, publishedIdOf } from "./document.ts";

export function requirePublished(id: string): void {
  if (isPublishedId(id)) return;
  throw refusal(
    400,
    "invalidDocumentIdError",
    `publishedId "${id}" must not be the id of a draft or version`,
    id,
  );
}

export function requirePair(id: string, publishedId: string): void {
  if ((isDraftId(id) || isVersionId(id)) && publishedIdOf(id) === publishedId) return;
  throw refusal(400, "invalidDocumentIdError", `"${id}" is not a draft or version of "${publishedId}"`, id);
}

export function missing(id: string): ItemFailure {
  return refusal(404, "documentNotFoundError", `The document with the ID "${id}" was not found`, id);
}

export function refusal(status: number, type: string, description: string, id: string): ItemFailure {
  return new ItemFailure(status, { type, description, id });
}
