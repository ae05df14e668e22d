import { priceTable } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { announceFaq } from "../seo/pages.server.ts";
import { type Ask, contentReader } from "./reader.server.ts";
import { richTextHtml } from "./richText.server.tsx";

const block = (text: string) => ({
  _type: "block" as const,
  _key: "a",
  style: "normal" as const,
  markDefs: [],
  children: [{ _type: "span" as const, _key: "b", text, marks: [] }],
});

/** What the CMS would answer to each query. */
const WRITTEN: Record<string, unknown> = {
  faq: [
    {
      key: "shipment",
      title: "Lieferung",
      items: [{ id: "express", question: "Für {Expresspreis}?", answer: [block("Ja, für {Expresspreis}.")] }],
    },
  ],
  kindInfo: { title: "Tische", text: [block("Durchgehend für {Aufpreis_Tisch_durchgehend}")], picture: null },
};
const ask = (async ({ name }) => WRITTEN[name] ?? null) as Ask;

let overrides: Record<string, number> = {};
const reader = contentReader(ask, {
  onlineMethods: async () => ["card"],
  prices: async () => {
    const table = priceTable(overrides);
    if (!table.ok) throw new Error(JSON.stringify(table.issues));
    return table;
  },
});

test.each([
  [{}, "65\u00a0€", "150\u00a0€"],
  [{ "cart.expressBuild": 80, "table.tableTop.solid": 175 }, "80\u00a0€", "175\u00a0€"],
])("with %j the help page and a kind's text say the prices in force", async (set, express, top) => {
  overrides = set;
  const answer = JSON.stringify(await reader.faq("de"));
  expect(answer.split(express)).toHaveLength(3);
  expect(JSON.stringify(await reader.kindInfo("table", "de"))).toContain(`Durchgehend für ${top}`);
});

test("search engines read the same price in the answer as shoppers", async () => {
  overrides = { "cart.expressBuild": 80 };
  const sections = ((await reader.faq("en")) ?? []).map(({ items }) => ({
    items: items.map(({ question, answer }) => ({ question, html: richTextHtml(answer, 3) })),
  }));
  const structuredData: unknown[] = [];
  announceFaq(sections, { structuredData } as never);
  expect(JSON.stringify(structuredData)).toContain("Ja, für €80.");
});
