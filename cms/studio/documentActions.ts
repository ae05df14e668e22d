import type { DocumentActionComponent, DocumentActionsResolver } from "sanity";
import { FIXED_SETS, SINGLETONS } from "../schemas/index.ts";
import { duplicateRanked } from "./duplicate.ts";
import { englishPreview, germanPreview } from "./preview/previewActions.ts";

/** What there is a fixed number of is edited and published; it cannot be copied, taken back or deleted. */
const FIXED_ACTIONS: ReadonlySet<DocumentActionComponent["action"]> = new Set([
  "publish",
  "discardChanges",
  "restore",
]);

/** True for types of which staff make and delete none. */
export const isFixed = (type: string): boolean => SINGLETONS.has(type) || FIXED_SETS.has(type);

/** What staff can do with a document, the first as a button, the others in its menu. */
export const documentActions: DocumentActionsResolver = (given, { schemaType }) => {
  const possible = isFixed(schemaType) ? given.filter(({ action }) => FIXED_ACTIONS.has(action)) : given;
  const actions = possible.map((action) =>
    action.action === "duplicate" ? duplicateRanked(action) : action,
  );
  const [first, ...others] = actions;
  return [...(first ? [first] : []), germanPreview, englishPreview, ...others];
};
