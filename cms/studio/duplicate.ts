import type { DocumentActionComponent, DocumentActionProps, SanityDocument } from "sanity";
import { ORDER_RANK, rankRightBehind } from "../schemas/order/ranks.ts";

/** One wrapper for each action: another one at every drawing would lose its state. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** A copy stands right behind its original; with the same rank nothing could be dragged between the two. */
export function duplicateRanked(duplicate: DocumentActionComponent): DocumentActionComponent {
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
