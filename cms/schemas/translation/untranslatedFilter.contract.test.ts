import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestLake, testLake } from "../../content-lake/testing/lake.ts";
import { DOCUMENT_TYPES, definitions, schemaTypes } from "../index.ts";
import { missingEnglish } from "./missingEnglish.ts";
import { untranslatedFilter } from "./untranslatedFilter.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake({ sample: fileURLToPath(new URL("../../sample/sample.ndjson", import.meta.url)) });
});
afterAll(() => lake.remove());

const untranslated = () =>
  lake.staff.fetch<string[]>(`*[${untranslatedFilter(DOCUMENT_TYPES, definitions)}]._id`);

test("of the sample, nothing waits to be translated", async () => {
  expect(await untranslated()).toEqual([]);
});

test("every text that loses its English brings its document into the list", async () => {
  const places = [
    ["faqItem-planks-pflege", "question.en"],
    ["faqItem-planks-pflege", "answer.en"],
    ["standardColor-weiss", "image.alt.en"],
    ["aboutPage", "sections[1].title.en"],
    ["aboutPage", "team[0].role.en"],
    ["homePage", "teasers[2].text.en"],
    ["sustainabilityPage", "counters[0].evidence.en"],
    ["legalPage-terms", "text.en"],
    ["kindInfo-bench", "title.en"],
    ["mailFrame", "greeting.en"],
  ] as const;
  for (const [id, path] of places) {
    const before = await lake.staff.getDocument(id);
    if (!before) throw new Error(`${id} is not in the sample`);
    const changed = await lake.staff.patch(id).unset([path]).commit();
    expect([path, await untranslated()]).toEqual([path, [id]]);
    expect(missingEnglish(changed._type, changed, definitions)).toEqual([path.replace(/\.en$/, "")]);
    await lake.staff.createOrReplace(before);
  }
});

test("the Studio can listen for what comes into the list: its client refuses a filter that is too long", async () => {
  const heard = await new Promise((resolve, reject) => {
    const listening = lake.staff
      .listen(`*[${untranslatedFilter(DOCUMENT_TYPES, definitions)}]`, {}, { events: ["welcome"] })
      .subscribe({
        next(event) {
          resolve(event);
          listening.unsubscribe();
        },
        error: reject,
      });
  });
  expect(heard).toMatchObject({ type: "welcome" });
});

test("a text that is empty in German lacks nothing in English", async () => {
  const before = await lake.staff.getDocument("faqItem-planks-pflege");
  await lake.staff
    .patch("faqItem-planks-pflege")
    .set({ "question.de": "", "answer.de": [] })
    .unset(["question.en", "answer.en"])
    .commit();
  expect(await untranslated()).toEqual([]);
  if (before) await lake.staff.createOrReplace(before);
});

test("a picture within a text counts too", async () => {
  const picture = { _type: "picture", _key: "p", alt: { _type: "localeString", de: "Ein Tisch" } };
  const before = await lake.staff.getDocument("faqItem-planks-pflege");
  await lake.staff.patch("faqItem-planks-pflege").append("answer.de", [picture]).commit();
  expect(await untranslated()).toEqual(["faqItem-planks-pflege"]);
  if (before) await lake.staff.createOrReplace(before);
});

test("entries of lists say what is missing, beside what they say anyway", () => {
  const item = schemaTypes.find(({ name }) => name === "faqItem");
  const prepare = item?.preview?.prepare as (selection: object) => { title: string; subtitle: string };
  const selection = { de: "Wie?", section: "Planken", translated_question: { de: "Wie?" } };
  expect(prepare(selection)).toMatchObject({ title: "Wie?", subtitle: "Englisch fehlt · Planken" });
});
