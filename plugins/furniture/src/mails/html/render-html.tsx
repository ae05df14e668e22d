import { render } from "@react-email/components";
import type { MailDocument } from "../document/document";
import type { MailFacts } from "../facts/mail-facts";
import { Mail } from "./Mail";

/** A mail as HTML. Everything that is said is text to React: markup in names or messages shows as it was typed. */
export function renderHtml(
  document: MailDocument,
  facts: Pick<MailFacts, "language" | "words" | "shop">,
): Promise<string> {
  return render(<Mail document={document} facts={facts} />);
}
