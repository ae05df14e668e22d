import { defined, type FieldIssues } from "../forms/checked.ts";
import { emailIssue, lengthIssue } from "../forms/issues.ts";

/** What the withdrawal form asks for. */
export interface WithdrawalFields extends Record<string, string | undefined> {
  name?: string | undefined;
  orderNumber?: string | undefined;
  email?: string | undefined;
  /** "all" or "some" */
  scope?: string | undefined;
  pieces?: string | undefined;
  text?: string | undefined;
  website?: string | undefined;
}

/** Everything that keeps the form from its second step. */
export function withdrawalIssues(fields: WithdrawalFields): FieldIssues<WithdrawalFields> {
  const { name = "", orderNumber = "", text = "" } = fields;
  return defined<WithdrawalFields>({
    name: name.trim() ? lengthIssue(name, "name") : "name",
    orderNumber: orderNumber.trim() ? lengthIssue(orderNumber, "order_number") : "orderNumber",
    email: emailIssue(fields.email),
    pieces: piecesIssue(fields),
    text: lengthIssue(text, "text"),
  });
}

/** Pieces are named just where single ones are withdrawn from: what is typed beside the whole order is a contradiction, not nothing. */
function piecesIssue({ scope, pieces = "" }: WithdrawalFields): string | undefined {
  const isNamed = pieces.trim() !== "";
  if (scope === "some") return isNamed ? lengthIssue(pieces, "pieces") : "pieces";
  return isNamed ? "piecesOfAll" : undefined;
}
