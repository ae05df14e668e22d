import { renderToStaticMarkup } from "react-dom/server";
import type { MailDocument } from "../document/document";
import type { MailFacts } from "../facts/mail-facts";
import { Mail } from "./Mail";

/**
 * A mail as HTML. Everything that is said is text to React: markup in names or messages shows as it was typed.
 * Not react-email's own `render`: it goes through React's stream, which in version 18 writes a NUL character where a
 * letter of two bytes meets the end of its buffer.
 */
export function renderHtml(
  document: MailDocument,
  facts: Pick<MailFacts, "language" | "shop" | "footer">,
): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Mail document={document} facts={facts} />)}`;
}
