import type {
  DocumentActionComponent,
  DocumentActionProps,
  DocumentActionsResolver,
  SanityDocument,
} from "sanity";
import { FIXED_SETS, SINGLETONS } from "../schemas/index.ts";
import { ORDER_RANK, rankRightBehind } from "../schemas/order/ranks.ts";
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

/** One wrapper for each action: another one at every drawing would lose its state. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** A copy stands right behind its original; with the same rank nothing could be dragged between the two. */
function duplicateRanked(duplicate: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(duplicate);
  if (known) return known;
  const action: DocumentActionComponent = (props) =>
    // The Studio's own action takes `mapDocument`, though its type does not say so.
    duplicate({ ...props, mapDocument: withOwnRank } as DocumentActionProps);
  action.action = "duplicate";
  action.displayName = "DuplicateRankedAction";
  wrapped.set(duplicate, action);
  return action;
}

function withOwnRank(copy: SanityDocument): SanityDocument {
  const rank = copy[ORDER_RANK];
  return typeof rank === "string" ? { ...copy, [ORDER_RANK]: rankRightBehind(rank) } : copy;
}
