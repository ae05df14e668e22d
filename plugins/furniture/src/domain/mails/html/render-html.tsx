import { renderToStaticMarkup } from "react-dom/server";
import type { MailDocument } from "../document/document";
import type { MailFacts } from "../facts/mail-facts";
import { Mail } from "./Mail";

/**
 * Renders a mail as HTML. All content is text to React, so markup in names or messages is escaped.
 * It does not use react-email's `render`, which uses React's stream: version 18 writes a NUL character where a two-byte
 * letter crosses the end of its buffer.
 */
export function renderHtml(
  document: MailDocument,
  facts: Pick<MailFacts, "language" | "shop" | "footer">,
): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Mail document={document} facts={facts} />)}`;
}
