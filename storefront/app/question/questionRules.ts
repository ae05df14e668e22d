import { defined, type FieldIssues } from "../forms/checked.ts";
import { emailIssue, lengthIssue, phoneIssue } from "../forms/issues.ts";

/** What the questions form asks for, and what it sends along. */
export interface QuestionFields extends Record<string, string | undefined> {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  text?: string | undefined;
  /** What stood in the text to begin with: alone it asks nothing. */
  begun?: string | undefined;
  /** The piece on the page, and the query of its address. */
  kind?: string | undefined;
  query?: string | undefined;
  /** Made with the page: the form sent twice is one question. */
  submission?: string | undefined;
  website?: string | undefined;
}

/** Everything that keeps a question from being sent. */
export function questionIssues(fields: QuestionFields): FieldIssues<QuestionFields> {
  const { name = "", text = "", begun = "", phone = "" } = fields;
  const isAsked = text.trim() !== "" && text.trim() !== begun.trim();
  return defined<QuestionFields>({
    name: name.trim() ? lengthIssue(name, "name") : "name",
    email: emailIssue(fields.email),
    phone: phoneIssue(phone),
    text: isAsked ? lengthIssue(text, "text") : "question",
  });
}
