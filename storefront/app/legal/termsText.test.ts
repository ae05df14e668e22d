import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { termsText } from "./legalPage.server.ts";

/** Terms that lead to this path, as a mail in a language quotes them. */
async function quoted(href: string, language: "de" | "en", ENGLISH_HOST?: string): Promise<string> {
  const children = [{ _key: "s", _type: "span" as const, text: "here", marks: ["l"] }];
  const text = [{ _key: "b", _type: "block", children, markDefs: [{ _key: "l", _type: "link", href }] }];
  const context = {
    content: { legalPage: async () => ({ title: "Terms", text }) },
    environment: { STOREFRONT_URL: "https://shop.example", ENGLISH_HOST },
  } as unknown as AppLoadContext;
  return (await termsText(context, language)).text();
}

test.each([
  ["de", "/impressum", undefined, "https://shop.example/impressum"],
  ["en", "/impressum", undefined, "https://shop.example/impressum?lng=en"],
  ["en", "/gewaehrleistung", undefined, "https://shop.example/legal-guarantee?lng=en"],
  ["en", "/faq?from=terms#shipment", undefined, "https://shop.example/faq?lng=en&from=terms#shipment"],
  ["en", "/impressum", "english.example", "https://english.example/impressum"],
  ["en", "https://other.example/a", undefined, "https://other.example/a"],
] as const)(
  "a link of the terms opens in the mail's language: %s, %s",
  async (language, href, host, whole) => {
    expect(await quoted(href, language, host)).toBe(`Terms\n\nhere (${whole})\n`);
  },
);
