import { defined, type FieldIssues } from "../forms/checked.ts";
import { emailIssue } from "../forms/issues.ts";

/** What the form asks for that mails a design, and what it sends along. */
export interface SendDesignFields extends Record<string, string | undefined> {
  email?: string | undefined;
  /** Made with the page: the form sent twice is one mail. */
  submission?: string | undefined;
  website?: string | undefined;
}

/** Everything that keeps a design from being mailed. */
export function sendDesignIssues({ email }: SendDesignFields): FieldIssues<SendDesignFields> {
  return defined<SendDesignFields>({ email: emailIssue(email) });
}
