import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { sanityImport } from "@sanity/import";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestLake, testLake } from "../content-lake/testing/lake.ts";
import { ibanFault } from "../schemas/shop/iban.ts";
import { sampleText } from "./source/documents.ts";

const sample = fileURLToPath(new URL("sample.ndjson", import.meta.url));
let lake: TestLake;

beforeAll(async () => {
  lake = await testLake({ sample });
  // A busy machine takes its time over sixty pictures.
}, 60_000);
afterAll(() => lake.remove());

test("the file is what its sources say (npm run sample writes it)", async () => {
  expect(await readFile(sample, "utf8")).toBe(sampleText());
});

test("a new lake has imported it: one shop, three colours with pictures, five sections, their questions", async () => {
  const counts = await lake.anyone.fetch(`{
    "settings": count(*[_id == "shopSettings"]), "home": count(*[_id == "homePage"]),
    "colors": count(*[_type == "standardColor" && defined(image.asset->url)]),
    "sections": *[_type == "faqSection"] | order(orderRank).key,
    "items": count(*[_type == "faqItem" && defined(section->key)])
  }`);
  expect(counts).toMatchObject({
    settings: 1,
    home: 1,
    colors: 3,
    sections: ["planks", "frames", "configurator", "shipment", "other"],
  });
  expect(counts.items).toBeGreaterThanOrEqual(25);
});

test("there are 51 reviews with pictures, and every one says that it is an example", async () => {
  const counts = await lake.anyone.fetch(`{
    "table": count(*[_type == "review" && kind == "table" && defined(picture.asset->url)]),
    "bench": count(*[_type == "review" && kind == "bench" && defined(picture.asset->url)]),
    "stool": count(*[_type == "review" && kind == "stool" && defined(picture.asset->url)]),
    "claimed": count(*[_type == "review" && authenticity != "example"])
  }`);
  expect(counts).toEqual({ table: 45, bench: 5, stool: 1, claimed: 0 });
});

test("pages and kinds show pictures, described in both languages", async () => {
  const counts = await lake.anyone.fetch(`{
    "kinds": count(*[_type == "kindInfo" && defined(picture.asset->url)]),
    "sections": count(*[_id in ["beesPage", "sustainabilityPage", "aboutPage"]].sections[defined(picture.asset->url)]),
    "mute": count(*[_type == "kindInfo" && !(defined(picture.alt.de) && defined(picture.alt.en))])
  }`);
  expect(counts).toMatchObject({ kinds: 6, mute: 0 });
  expect(counts.sections).toBeGreaterThanOrEqual(5);
});

test("every page, legal text and kind of furniture has its texts in both languages", async () => {
  const pages = await lake.anyone.fetch<{ _id: string; de: string; en: string }[]>(
    `*[_type in ["beesPage", "sustainabilityPage", "aboutPage", "legalPage", "kindInfo"]] | order(_id) {
      _id,
      "de": coalesce(pt::text(text.de), intro.de + array::join(sections[].title.de, " ")),
      "en": coalesce(pt::text(text.en), intro.en + array::join(sections[].title.en, " "))
    }`,
  );
  expect(pages.map(({ _id }) => _id)).toEqual([
    "aboutPage",
    "beesPage",
    ...["bench", "frame", "shelf", "stool", "table", "tableOffice"].map((kind) => `kindInfo-${kind}`),
    ...["accessibility", "dataProtection", "guarantee", "imprint", "terms", "withdrawal"].map(
      (key) => `legalPage-${key}`,
    ),
    "sustainabilityPage",
  ]);
  for (const { _id, de, en } of pages) {
    expect([_id, de.length > 150, en.length > 150, de === en]).toEqual([_id, true, true, false]);
  }
});

test("the counters of the sustainability page are those of the specification, each with its evidence", async () => {
  const counters = await lake.anyone.fetch<{ value: number; evidence: { de: string; en: string } }[]>(
    '*[_id == "sustainabilityPage"][0].counters[]{value, evidence}',
  );
  expect(counters.map(({ value }) => value)).toEqual([97, 22, 2560]);
  for (const { evidence } of counters) expect(evidence.de).toMatch(/Beispiel/);
});

test("every question is asked and answered in both languages, every link leads to the shop", async () => {
  const items = await lake.anyone.fetch<
    Record<"de" | "en", { question: string; answer: string; links: string[] }>[]
  >(
    `*[_type == "faqItem"]{
      "de": {"question": question.de, "answer": pt::text(answer.de), "links": answer.de[].markDefs[].href},
      "en": {"question": question.en, "answer": pt::text(answer.en), "links": answer.en[].markDefs[].href}
    }`,
  );
  for (const item of items) {
    for (const { question, answer, links } of [item.de, item.en]) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(80);
      expect(answer).not.toMatch(/\*\*|\]\(/);
      for (const link of links ?? []) expect(link).toMatch(/^\/[a-zA-Z]+(#[a-z]+)?$/);
    }
  }
});

test("it can be told for what it is: example bank, example domain, a number kept free for films", async () => {
  const settings = await lake.anyone.fetch('*[_id == "shopSettings"][0]');
  expect(ibanFault(settings.iban)).toBeUndefined();
  expect(settings).toMatchObject({ name: "Planke 46", city: "Berlin", deliveryWeeks: 8 });
  expect(settings.mail).toMatch(/@planke46\.example$/);
  expect(`${settings.bankHolder} ${settings.bankName}`).toMatch(/Beispiel/);
  expect(settings.phone.replace(/\s/g, "")).toMatch(/^\+493023125\d{3}$/);
});

test("Sanity's import takes it again over what is there", async () => {
  const { numDocs } = await sanityImport(createReadStream(sample), {
    client: lake.staff,
    operation: "createOrReplace",
    assetsBase: dirname(sample),
    // Otherwise the importer looks for assets that exist by HTTPS alone.
    replaceAssets: true,
  });
  expect(numDocs).toBe(sampleText().trim().split("\n").length);
});
