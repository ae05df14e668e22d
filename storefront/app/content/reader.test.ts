import { PRICES, priceTable } from "@planke46/furniture-rules";
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

test("nothing that editors write keeps a page from being shown while the CMS is silent", async () => {
  overrides = {};
  const silent = contentReader(() => Promise.reject(new Error("The CMS is silent")), {
    onlineMethods: async () => ["card"],
    prices: async () => ({ prices: PRICES }),
  });
  const pages = [silent.faq, silent.homePage, silent.beesPage, silent.sustainabilityPage, silent.aboutPage];
  expect(await Promise.all(pages.map((page) => page("de")))).toEqual([null, null, null, null, null]);
  expect(await silent.legalPage("terms", "de")).toBeNull();
  expect(await silent.kindInfo("table", "de")).toBeNull();
  expect(await silent.reviews("table", "de")).toEqual([]);
  expect(await silent.latestReviews("de")).toEqual({ newest: [], rating: null });
  expect(await silent.changes("de")).toEqual({});
  expect(await silent.settings("de")).toMatchObject({ street: "", iban: "", bankTransfer: false });
});

test("before the CMS has answered, or has colours, those of the specification are offered in the page's language", async () => {
  const none = contentReader((async () => []) as unknown as Ask, {
    onlineMethods: async () => ["card"],
    prices: async () => ({ prices: PRICES }),
  });
  const german = await none.standardColors("de");
  expect(german.map(({ hex }) => hex)).toEqual(expect.arrayContaining(["#383430", "#FFFFFF", "#27292B"]));
  const raw = { name: "Roh, Klarlack", hex: "#383430", ral: "", appearance: "", picture: null };
  expect(german).toContainEqual(raw);
  expect(await none.standardColors("en")).not.toContainEqual(raw);
  const own = [{ name: "Moos", hex: "#445544", ral: "RAL 6005", appearance: "", picture: null }];
  const written = contentReader((async () => own) as unknown as Ask, {
    onlineMethods: async () => ["card"],
    prices: async () => ({ prices: PRICES }),
  });
  expect(await written.standardColors("de")).toEqual(own);
});

test("the shop's own words come from the CMS, the methods of payment from the commerce side", async () => {
  const written = contentReader((async () => ({ name: "Planke 46", city: "Berlin" })) as unknown as Ask, {
    onlineMethods: async () => ["card", "paypal"],
    prices: async () => ({ prices: PRICES }),
  });
  const settings = await written.settings("de");
  expect(settings).toMatchObject({ name: "Planke 46", city: "Berlin" });
  expect(settings.paymentMethods).toContain("PayPal");
});

test("a legal page is asked for by its key, a kind's texts and reviews by the kind", async () => {
  const asked: unknown[] = [];
  const listening = (async ({ name }, _language, parameters) => {
    if (parameters) asked.push([name, parameters]);
    return null;
  }) as Ask;
  const { legalPage, kindInfo, reviews } = contentReader(listening, {
    onlineMethods: async () => ["card"],
    prices: async () => ({ prices: PRICES }),
  });
  await legalPage("terms", "de");
  await kindInfo("table", "de");
  await reviews("bench", "de");
  expect(asked).toEqual([
    ["legalPage", { key: "terms" }],
    ["kindInfo", { kind: "table" }],
    ["reviews", { kind: "bench" }],
  ]);
});
