import type { FieldIssues } from "../forms/checked.ts";
import { emailIssue, LONGEST } from "../forms/lengths.ts";

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
  const issues: FieldIssues<WithdrawalFields> = {};
  const { name = "", orderNumber = "", pieces = "", text = "" } = fields;
  if (!name.trim()) issues.name = "name";
  else if (name.trim().length > LONGEST.name) issues.name = "tooLong";
  if (!orderNumber.trim()) issues.orderNumber = "orderNumber";
  else if (orderNumber.trim().length > LONGEST.orderNumber) issues.orderNumber = "tooLong";
  const email = emailIssue(fields.email);
  if (email) issues.email = email;
  if (fields.scope === "some" && !pieces.trim()) issues.pieces = "pieces";
  if (pieces.trim().length > LONGEST.pieces) issues.pieces = "tooLong";
  if (text.trim().length > LONGEST.text) issues.text = "tooLong";
  return issues;
}
