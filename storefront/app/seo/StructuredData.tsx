import { useLocation } from "@remix-run/react";
import { createContext, useContext } from "react";
import { useNonce } from "../screen/nonce.ts";

/** Something of schema.org's vocabulary, as JSON-LD. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** Known on the server alone: nothing in the browser reads it, so that it is not sent twice. */
export const StructuredDataContext = createContext<readonly Thing[]>([]);

/** Structured data for search engines. Empty after a navigation within the shop: robots load every page directly. */
export function StructuredData() {
  const things = useContext(StructuredDataContext);
  const nonce = useNonce();
  const { pathname } = useLocation();
  const json =
    things.length > 0 ? JSON.stringify({ "@context": "https://schema.org", "@graph": things }) : "{}";
  return (
    <script
      key={pathname}
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
