import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestLake, testLake } from "../testing/lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.remove());

test("a created document is found by id and by query, with its system fields", async () => {
  const created = await lake.staff.create({ _id: "created", _type: "faqItem", position: 3 });
  expect(created).toMatchObject({ _id: "created", _type: "faqItem", position: 3 });
  expect(created._createdAt).toBe(created._updatedAt);
  expect(await lake.anyone.getDocument("created")).toEqual(created);
  expect(await lake.anyone.fetch('*[_type == "faqItem" && position == $position]', { position: 3 })).toEqual([
    created,
  ]);
});

test("a document without an id gets one, a draft prefix becomes a new draft", async () => {
  expect((await lake.staff.create({ _type: "note" }))._id).toMatch(/^[0-9a-f]{22}$/);
  expect((await lake.staff.create({ _id: "drafts.", _type: "note" }))._id).toMatch(/^drafts\.[0-9a-f]{22}$/);
});

test("creating what exists is refused with 409 and its reason", async () => {
  await lake.staff.create({ _id: "twice", _type: "note" });
  await expect(lake.staff.create({ _id: "twice", _type: "note" })).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('Document by ID "twice" already exists'),
    details: { type: "mutationError", items: [{ index: 0, error: { type: "documentAlreadyExistsError" } }] },
  });
});

test("createIfNotExists leaves what is there, createOrReplace replaces it and keeps its birthday", async () => {
  const first = await lake.staff.create({ _id: "kept", _type: "note", text: "first", extra: 1 });
  await lake.staff.createIfNotExists({ _id: "kept", _type: "note", text: "second" });
  expect(await lake.staff.getDocument("kept")).toEqual(first);
  const replaced = await lake.staff.createOrReplace({ _id: "kept", _type: "note", text: "third" });
  expect(replaced).toMatchObject({ text: "third", _createdAt: first._createdAt });
  expect(replaced).not.toHaveProperty("extra");
});

test("every kind of patch does what the API says", async () => {
  await lake.staff.create({
    _id: "patched",
    _type: "note",
    title: "Tisch aus Planken",
    count: 5,
    list: ["a", "c"],
    gone: true,
    answer: [{ _key: "k1", text: "old" }],
  });
  const patched = await lake.staff
    .patch("patched")
    .set({ "nested.deep": 1, 'answer[_key=="k1"].text': "new" })
    .setIfMissing({ count: 100, fresh: "yes" })
    .inc({ count: 2 })
    .unset(["gone"])
    .insert("after", "list[0]", ["b"])
    .diffMatchPatch({ title: "@@ -1,5 +1,8 @@\n-T\n+Esst\n isch\n" })
    .commit();
  expect(patched).toMatchObject({
    title: "Esstisch aus Planken",
    count: 7,
    fresh: "yes",
    list: ["a", "b", "c"],
    nested: { deep: 1 },
    answer: [{ _key: "k1", text: "new" }],
  });
  expect(patched).not.toHaveProperty("gone");
});

test("a patch that expects another revision changes nothing", async () => {
  const { _rev } = await lake.staff.create({ _id: "locked", _type: "note", text: "one" });
  await lake.staff.patch("locked").ifRevisionId(_rev).set({ text: "two" }).commit();
  await expect(
    lake.staff.patch("locked").ifRevisionId(_rev).set({ text: "three" }).commit(),
  ).rejects.toMatchObject({
    statusCode: 409,
    details: {
      items: [{ error: { type: "documentRevisionIDDoesNotMatchError", expectedRevisionID: _rev } }],
    },
  });
  expect(await lake.staff.getDocument("locked")).toMatchObject({ text: "two" });
});

test("of a transaction, all is done or nothing", async () => {
  await lake.staff.create({ _id: "bystander", _type: "note", text: "before" });
  const transaction = lake.staff
    .transaction()
    .create({ _id: "half", _type: "note" })
    .patch("bystander", (patch) => patch.set({ text: "after" }))
    .patch("missing", (patch) => patch.set({ text: "never" }));
  await expect(transaction.commit()).rejects.toMatchObject({
    statusCode: 404,
    details: { items: [{ index: 2, error: { type: "documentNotFoundError" } }] },
  });
  expect(await lake.staff.getDocument("half")).toBeUndefined();
  expect(await lake.staff.getDocument("bystander")).toMatchObject({ text: "before" });
});

test("later mutations of a transaction see what earlier ones did", async () => {
  const done = await lake.staff
    .transaction()
    .create({ _id: "chained", _type: "note", count: 1 })
    .patch("chained", (patch) => patch.inc({ count: 1 }))
    .commit({ returnDocuments: true });
  expect(done.at(-1)).toMatchObject({ _id: "chained", count: 2 });
});

test("writers who come at the same time all get their turn", async () => {
  await lake.staff.create({ _id: "counter", _type: "note", count: 0 });
  await Promise.all(Array.from({ length: 40 }, () => lake.staff.patch("counter").inc({ count: 1 }).commit()));
  expect(await lake.staff.getDocument("counter")).toMatchObject({ count: 40 });
});

test("documents chosen by a query are patched and deleted together", async () => {
  for (const name of ["a", "b"])
    await lake.staff.create({ _id: `batch-${name}`, _type: "batch", done: false });
  await lake.staff.patch({ query: '*[_type == "batch"]' }).set({ done: true }).commit();
  expect(await lake.staff.fetch('*[_type == "batch"].done')).toEqual([true, true]);
  await lake.staff.delete({ query: "*[_type == $type]", params: { type: "batch" } });
  expect(await lake.staff.fetch('count(*[_type == "batch"])')).toBe(0);
});

test("a document others refer to cannot be deleted, and nobody can refer to nothing", async () => {
  await lake.staff.create({ _id: "section", _type: "faqSection" });
  await lake.staff.create({
    _id: "item",
    _type: "faqItem",
    section: { _type: "reference", _ref: "section" },
  });
  await expect(lake.staff.delete("section")).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('there are references to it from "item"'),
  });
  const toNothing = { _type: "faqItem", section: { _type: "reference", _ref: "nothing" } };
  await expect(lake.staff.create(toNothing)).rejects.toMatchObject({ statusCode: 409 });
  await lake.staff.transaction().delete("item").delete("section").commit();
  const weak = { _type: "faqItem", section: { _type: "reference", _ref: "nothing", _weak: true } };
  await expect(lake.staff.create(weak)).resolves.toBeDefined();
});

test("a dry run answers and changes nothing", async () => {
  await lake.staff.create({ _id: "drily", _type: "note" }, { dryRun: true });
  expect(await lake.staff.getDocument("drily")).toBeUndefined();
});

test("objects in arrays get keys when asked for", async () => {
  const created = await lake.staff.create(
    { _type: "note", items: [{ _type: "step" }, { _type: "step", _key: "mine" }] },
    { autoGenerateArrayKeys: true },
  );
  expect(created.items).toEqual([
    { _type: "step", _key: expect.stringMatching(/^[0-9a-f]{12}$/) },
    { _type: "step", _key: "mine" },
  ]);
});

test("neither id nor type of a document can be patched", async () => {
  await lake.staff.create({ _id: "fixed", _type: "note" });
  await expect(lake.staff.patch("fixed").set({ _type: "other" }).commit()).rejects.toMatchObject({
    statusCode: 409,
  });
  await expect(lake.staff.patch("fixed").set({ _id: "other" }).commit()).rejects.toMatchObject({
    statusCode: 409,
  });
});
