import { afterAll, beforeAll, expect, test } from "vitest";
import { clientOf, type TestLake, TOKEN, testLake } from "../testing/lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
  await lake.staff
    .transaction()
    .create({ _id: "published", _type: "note", text: "published" })
    .create({ _id: "both", _type: "note", text: "published" })
    .create({ _id: "drafts.both", _type: "note", text: "draft" })
    .create({ _id: "drafts.new", _type: "note", text: "draft" })
    .create({ _id: "versions.summer.both", _type: "note", text: "summer" })
    .create({ _id: "secret.note", _type: "note", text: "private" })
    .commit();
});
afterAll(() => lake.remove());

const TEXTS = '*[_type == "note"] | order(_id) {_id, text, _originalId}';

test("published: what the shop shows", async () => {
  expect(await lake.staff.fetch(TEXTS, {}, { perspective: "published" })).toMatchObject([
    { _id: "both", text: "published" },
    { _id: "published", text: "published" },
  ]);
});

test("drafts: what the shop will show, each document under its published id", async () => {
  expect(await lake.staff.fetch(TEXTS, {}, { perspective: "drafts" })).toEqual([
    { _id: "both", text: "draft", _originalId: "drafts.both" },
    { _id: "new", text: "draft", _originalId: "drafts.new" },
    { _id: "published", text: "published", _originalId: "published" },
  ]);
});

test("a release in front of the drafts", async () => {
  const stacked = await lake.staff.fetch(
    '*[_id == "both"][0].text',
    {},
    { perspective: ["summer", "drafts"] },
  );
  expect(stacked).toBe("summer");
});

test("raw: everything as it is stored", async () => {
  expect(await lake.staff.fetch(`count(${TEXTS})`, {}, { perspective: "raw" })).toBe(6);
});

test("without a perspective, newer API versions see what is published, older ones everything", async () => {
  const asked = (apiVersion: string) =>
    clientOf(lake.url, { token: TOKEN, apiVersion }).fetch(`count(${TEXTS})`);
  expect(await asked("2025-02-19")).toBe(2);
  expect(await asked("2024-01-01")).toBe(6);
});

test.each(["raw", "published", "drafts", "summer,drafts"])(
  "without a token, %s shows only what is published",
  async (perspective) => {
    const address = new URL("/v2025-02-19/data/query/production", lake.url);
    address.searchParams.set("perspective", perspective);
    address.searchParams.set("query", TEXTS);
    const { result } = (await (await fetch(address)).json()) as { result: { _id: string; text: string }[] };
    expect(result.map(({ _id, text }) => [_id, text])).toEqual([
      ["both", "published"],
      ["published", "published"],
    ]);
  },
);

test("without a token nobody reads a draft by its id, nor through a reference", async () => {
  await lake.staff.create({
    _id: "pointer",
    _type: "pointer",
    to: { _type: "reference", _ref: "drafts.new" },
  });
  expect(await lake.anyone.getDocument("drafts.new")).toBeUndefined();
  expect(await lake.anyone.getDocument("secret.note")).toBeUndefined();
  expect(await lake.anyone.fetch('*[_id == "pointer"][0].to->text')).toBeNull();
});

test("references lead to the document the perspective shows", async () => {
  await lake.staff.create({ _id: "reference", _type: "pointer", to: { _type: "reference", _ref: "both" } });
  const through = (perspective: "published" | "drafts") =>
    lake.staff.fetch('*[_id == "reference"][0].to->text', {}, { perspective });
  expect(await through("published")).toBe("published");
  expect(await through("drafts")).toBe("draft");
});

test("the same query with other parameters gives another answer", async () => {
  const slice = (to: number) =>
    lake.staff.fetch<unknown[]>('*[_type == "note"] | order(_id) [0...$to]', { to });
  expect(await slice(1)).toHaveLength(1);
  expect(await slice(2)).toHaveLength(2);
});

test("a long query is posted", async () => {
  const query = `// ${"x".repeat(12_000)}\n*[_id == $id][0].text`;
  expect(await lake.anyone.fetch(query, { id: "published" })).toBe("published");
});

test("a query that cannot be parsed is explained", async () => {
  await expect(lake.anyone.fetch("*[_type == ")).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("unable to parse query"),
  });
});
