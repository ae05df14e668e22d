import type { FieldIssues } from "../forms/checked.ts";
import { emailIssue, LONGEST } from "../forms/lengths.ts";

/** What the questions form asks for, and what it sends along. */
export interface QuestionFields extends Record<string, string | undefined> {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  text?: string | undefined;
  /** The piece on the page, and the query of its address. */
  kind?: string | undefined;
  query?: string | undefined;
  /** Made with the page: the form sent twice is one question. */
  submission?: string | undefined;
  website?: string | undefined;
}

/** Everything that keeps a question from being sent. */
export function questionIssues(fields: QuestionFields): FieldIssues<QuestionFields> {
  const issues: FieldIssues<QuestionFields> = {};
  const { name = "", text = "", phone = "" } = fields;
  if (!name.trim()) issues.name = "name";
  else if (name.trim().length > LONGEST.name) issues.name = "tooLong";
  const email = emailIssue(fields.email);
  if (email) issues.email = email;
  if (phone.trim().length > LONGEST.phone) issues.phone = "phone";
  if (!text.trim()) issues.text = "question";
  else if (text.trim().length > LONGEST.text) issues.text = "tooLong";
  return issues;
}
