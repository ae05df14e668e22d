import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestLake, testLake } from "../testing/lake.ts";

/** GROQ as the storefront, the Studio and the mails use it, over the sample. */
let lake: TestLake;
beforeAll(async () => {
  lake = await testLake({ sample: fileURLToPath(new URL("../../sample/sample.ndjson", import.meta.url)) });
});
afterAll(() => lake.remove());

const ask = <Result>(query: string, params = {}) => lake.anyone.fetch<Result>(query, params);

test("documents that refer to a section are found from it, and it from them", async () => {
  const sections = await ask<{ key: string; items: { of: string }[] }[]>(
    `*[_type == "faqSection"]{
      key,
      "items": *[_type == "faqItem" && section._ref == ^._id]{"of": section->key},
    }`,
  );
  expect(sections).toHaveLength(5);
  for (const { key, items } of sections) {
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ of }) => of === key)).toBe(true);
  }
  const [section] = await ask<string[]>('*[_type == "faqSection"]._id');
  expect(await ask("count(*[references($section)]) == count(*[section._ref == $section])", { section })).toBe(
    true,
  );
});

test("answers are ordered by several fields, cut and counted", async () => {
  const sorted = await ask<{ kind: string; date: string }[]>(
    '*[_type == "review"] | order(kind desc, date asc) {kind, date}',
  );
  const byHand = [...sorted].sort(
    (one, other) => other.kind.localeCompare(one.kind) || one.date.localeCompare(other.date),
  );
  expect(sorted).toEqual(byHand);
  const page = (from: number, to: number) =>
    ask<{ date: string }[]>('*[_type == "review"] | order(kind desc, date asc) [$from...$to] {kind, date}', {
      from,
      to,
    });
  expect(await page(10, 15)).toEqual(sorted.slice(10, 15));
  expect(await ask('count(*[_type == "review" && kind == $kind])', { kind: "bench" })).toBe(5);
});

test("dates are compared and reckoned with", async () => {
  const dates = await ask<string[]>('*[_type == "review"] | order(date asc).date');
  const middle = dates[25];
  const since = dates.filter((date) => date >= String(middle)).length;
  expect(await ask('count(*[_type == "review" && date >= $middle])', { middle })).toBe(since);
  expect(await ask('dateTime("2026-02-01T00:00:00Z") - dateTime("2026-01-01T00:00:00Z")')).toBe(31 * 86_400);
  expect(await ask('dateTime("2026-01-31T12:00:00Z") + 86400')).toBe("2026-02-01T12:00:00Z");
  expect(await ask("count(*[dateTime(_updatedAt) > dateTime(now()) - 3600]) > 0")).toBe(true);
});

test("a missing text falls back, an unknown one is left out", async () => {
  await lake.staff.create({ _id: "note", _type: "note", title: { de: "Planke" }, numbers: [3, 1, 2] });
  const text = 'coalesce(title[$locale], title.de, "ohne Titel")';
  expect(await ask(`*[_id == "note"][0]{"text": ${text}}`, { locale: "en" })).toEqual({ text: "Planke" });
  expect(await ask(`*[_id == "note"]{"text": title.en}[defined(text)]`)).toEqual([]);
  expect(await ask('*[_id == "note"][0].numbers | order(@ asc)')).toEqual([1, 2, 3]);
  expect(
    await ask('*[_id == "note"][0]{"most": math::max(numbers), "all": array::join(numbers, "+")}'),
  ).toEqual({
    most: 3,
    all: "3+1+2",
  });
});

test("words are searched in rich text as the Studio's search does it: beginnings, several fields, the best first", async () => {
  await lake.staff
    .transaction()
    .create({ _id: "in-text", _type: "leaflet", title: "Pflege", text: block("Das Gerüstbrett wird geölt.") })
    .create({ _id: "in-title", _type: "leaflet", title: "Gerüstbretter ölen", text: block("Gerüstbrett") })
    .create({ _id: "elsewhere", _type: "leaflet", title: "Versand", text: block("Lieferung") })
    .commit();
  const found = await lake.staff.fetch<{ _id: string }[]>(
    `*[_type in $types && (title match $word || pt::text(text) match $word)]
      | score(boost(title match $word, 10), pt::text(text) match $word)
      | order(_score desc) [0...10] {_id}`,
    { types: ["leaflet"], word: "gerüst*" },
    { perspective: "drafts" },
  );
  expect(found.map(({ _id }) => _id)).toEqual(["in-title", "in-text"]);
});

test("pictures are joined with what is known of them", async () => {
  const [picture] = await ask<Record<string, unknown>[]>(
    `*[_type == "review"][0...1]{
      "url": picture.asset->url,
      "lqip": picture.asset->metadata.lqip,
      "blurHash": picture.asset->metadata.blurHash,
      "color": picture.asset->metadata.palette.dominant.background,
      ...picture.asset->metadata.dimensions{width, height}
    }`,
  );
  expect(picture).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:\d+\/images\/planke46\/production\//),
    lqip: expect.stringMatching(/^data:image/),
    blurHash: expect.any(String),
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    width: expect.any(Number),
    height: expect.any(Number),
  });
});

test("what hosted Sanity has and the lake has not is refused by name, never answered wrongly", async () => {
  await expect(ask('*[@ match text::query("holz")]')).rejects.toMatchObject({ statusCode: 400 });
  await expect(ask("geo::distance($a, $b)", { a: 1, b: 2 })).rejects.toMatchObject({ statusCode: 400 });
});

function block(text: string) {
  return [
    { _type: "block", _key: "a", children: [{ _type: "span", _key: "b", text, marks: [] }], markDefs: [] },
  ];
}

/** Milliseconds of the quickest of ten. */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 10; count += 1) {
    const since = performance.now();
    await work();
    least = Math.min(least, performance.now() - since);
  }
  return least;
}

test.runIf(process.env.TEST_LONG === "1")(
  "over twenty times as many documents, while twenty listen, a query takes at most forty times as long",
  async () => {
    const grown = await testLake();
    const query = () =>
      grown.anyone.fetch('*[_type == "note" && size > 50] | order(size) {_id, "to": to->size}');
    const fill = (from: number, to: number) => {
      const transaction = grown.staff.transaction();
      for (let size = from; size < to; size += 1) {
        const reference = { _type: "reference", _ref: `note-${Math.max(0, size - 1)}` };
        transaction.create({
          _id: `note-${size}`,
          _type: "note",
          size,
          ...(size > 0 ? { to: reference } : {}),
        });
      }
      return transaction.commit({ returnDocuments: false });
    };
    await fill(0, 100);
    const small = await quickest(query);
    await fill(100, 2000);
    const listening = Array.from({ length: 20 }, () => grown.staff.listen('*[_type == "note"]').subscribe());
    const large = await quickest(query);
    for (const subscription of listening) subscription.unsubscribe();
    await grown.remove();
    expect(large / small).toBeLessThan(40);
  },
);
