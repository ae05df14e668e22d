import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type TestLake, testLake } from "../testing/lake.ts";

let lake: TestLake;
beforeEach(async () => {
  lake = await testLake();
  onTestFinished(() => lake.remove());
});

const edit = (text: string) =>
  lake.staff.action({
    actionType: "sanity.action.document.edit",
    draftId: "drafts.note",
    publishedId: "note",
    patch: { set: { text } },
  });
const publish = (ifPublishedRevisionId?: string) =>
  lake.staff.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.note",
    publishedId: "note",
    ...(ifPublishedRevisionId ? { ifPublishedRevisionId } : {}),
  });

test("an edit copies the published document into a draft, which nobody else sees until it is published", async () => {
  await lake.staff.create({ _id: "note", _type: "note", text: "old", kept: 1 });
  await edit("new");
  expect(await lake.staff.getDocument("drafts.note")).toMatchObject({ text: "new", kept: 1 });
  expect(await lake.anyone.fetch('*[_id == "note"][0].text')).toBe("old");
  await publish();
  expect(await lake.anyone.fetch('*[_id == "note"][0].text')).toBe("new");
  expect(await lake.staff.getDocument("drafts.note")).toBeUndefined();
});

test("the answer carries the transaction id the client chose, and so does the revision", async () => {
  await lake.staff.create({ _id: "note", _type: "note" });
  const answer = await lake.staff.action(
    {
      actionType: "sanity.action.document.edit",
      draftId: "drafts.note",
      publishedId: "note",
      patch: { set: { a: 1 } },
    },
    { transactionId: "chosen-by-the-studio" },
  );
  expect(answer.transactionId).toBe("chosen-by-the-studio");
  expect(await lake.staff.getDocument("drafts.note")).toMatchObject({ _rev: "chosen-by-the-studio" });
});

test("publishing over a version one has not seen is refused", async () => {
  const { _rev } = await lake.staff.create({ _id: "note", _type: "note", text: "old" });
  await edit("mine");
  await lake.staff.patch("note").set({ text: "theirs" }).commit();
  await expect(publish(_rev)).rejects.toMatchObject({
    statusCode: 409,
    details: { type: "actionError", items: [{ error: { type: "documentRevisionIDDoesNotMatchError" } }] },
  });
  expect(await lake.anyone.fetch('*[_id == "note"][0].text')).toBe("theirs");
});

test("publishing a draft that somebody has changed since is refused, as Sanity does where it is asked to", async () => {
  await lake.staff.create({ _id: "drafts.note", _type: "note", text: "mine" });
  const { _rev } = (await lake.staff.getDocument("drafts.note")) ?? {};
  await lake.staff.patch("drafts.note").set({ text: "theirs" }).commit();
  await expect(
    lake.staff.action({
      actionType: "sanity.action.document.publish",
      draftId: "drafts.note",
      publishedId: "note",
      ifDraftRevisionId: _rev,
    } as never),
  ).rejects.toMatchObject({ statusCode: 409 });
  expect(await lake.anyone.getDocument("note")).toBeUndefined();
});

test("what is taken back keeps the draft that was begun since: nobody's edit is lost", async () => {
  await lake.staff.create({ _id: "note", _type: "note", text: "old" });
  await edit("begun");
  await lake.staff.action({
    actionType: "sanity.action.document.unpublish",
    draftId: "drafts.note",
    publishedId: "note",
  });
  expect(await lake.anyone.getDocument("note")).toBeUndefined();
  expect(await lake.staff.getDocument("drafts.note")).toMatchObject({ text: "begun" });
});

test("what is taken back becomes a draft again; what is discarded is as it was published", async () => {
  await lake.staff.create({ _id: "note", _type: "note", text: "old" });
  await lake.staff.action({
    actionType: "sanity.action.document.unpublish",
    draftId: "drafts.note",
    publishedId: "note",
  });
  expect(await lake.anyone.getDocument("note")).toBeUndefined();
  expect(await lake.staff.getDocument("drafts.note")).toMatchObject({ text: "old" });
  await publish();
  await edit("changed");
  await lake.staff.action({ actionType: "sanity.action.document.discard", draftId: "drafts.note" });
  expect(await lake.staff.fetch('*[_id == "note"][0].text', {}, { perspective: "drafts" })).toBe("old");
});

test("a document goes together with its draft, never without naming it", async () => {
  await lake.staff.create({ _id: "note", _type: "note" });
  await edit("draft");
  const remove = (includeDrafts: string[]) =>
    lake.staff.action({ actionType: "sanity.action.document.delete", publishedId: "note", includeDrafts });
  await expect(remove([])).rejects.toMatchObject({ statusCode: 409 });
  await remove(["drafts.note"]);
  expect(await lake.staff.fetch("count(*)", {}, { perspective: "raw" })).toBe(0);
});

test("a new document starts as a draft, once", async () => {
  const create = (ifExists: "fail" | "ignore") =>
    lake.staff.action({
      actionType: "sanity.action.document.create",
      publishedId: "note",
      attributes: { _id: "drafts.note", _type: "note", text: "new" },
      ifExists,
    });
  await create("fail");
  await expect(create("fail")).rejects.toMatchObject({ statusCode: 409 });
  await expect(create("ignore")).resolves.toBeDefined();
  await publish();
  await expect(create("fail")).rejects.toMatchObject({ statusCode: 409 });
});

test("a draft can be replaced as a whole, as restoring an old version does", async () => {
  await lake.staff.create({ _id: "note", _type: "note", text: "old" });
  await lake.staff.action({
    actionType: "sanity.action.document.replaceDraft",
    publishedId: "note",
    attributes: { _id: "drafts.note", _type: "note", text: "restored" },
  });
  expect(await lake.staff.getDocument("drafts.note")).toMatchObject({ text: "restored" });
});

test("a reference made while its target was a draft becomes strong on publishing", async () => {
  await lake.staff.create({ _id: "target", _type: "faqSection" });
  const section = {
    _type: "reference",
    _ref: "target",
    _weak: true,
    _strengthenOnPublish: { type: "faqSection" },
  };
  await lake.staff.create({ _id: "drafts.note", _type: "note", section });
  await publish();
  expect(await lake.staff.fetch('*[_id == "note"][0].section')).toEqual({
    _type: "reference",
    _ref: "target",
  });
  await expect(lake.staff.delete("target")).rejects.toMatchObject({ statusCode: 409 });
});

test("several actions are one transaction", async () => {
  await lake.staff.create({ _id: "note", _type: "note", text: "old" });
  const actions = lake.staff.action([
    {
      actionType: "sanity.action.document.edit",
      draftId: "drafts.note",
      publishedId: "note",
      patch: { set: { text: "x" } },
    },
    { actionType: "sanity.action.document.discard", draftId: "drafts.unknown" },
  ]);
  await expect(actions).rejects.toMatchObject({ statusCode: 404, details: { items: [{ index: 1 }] } });
  expect(await lake.staff.getDocument("drafts.note")).toBeUndefined();
});

test("a copy, as the Studio makes it, is a draft of its own and leaves the original alone", async () => {
  const original = await lake.staff.create({
    _id: "note",
    _type: "note",
    text: "old",
    list: [{ _key: "a" }],
  });
  const { _rev, _createdAt, _updatedAt, ...content } = original;
  await lake.staff.create({ ...content, _id: "drafts.copy" });
  expect(await lake.anyone.getDocument("copy")).toBeUndefined();
  await lake.staff.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.copy",
    publishedId: "copy",
  });
  expect(await lake.anyone.getDocument("copy")).toMatchObject({ text: "old", list: [{ _key: "a" }] });
  expect(await lake.anyone.getDocument("note")).toEqual(original);
});

test("a version of a document is made, seen through its release alone, and discarded", async () => {
  await lake.staff.create({ _id: "note", _type: "note", text: "old" });
  await lake.staff.action({
    actionType: "sanity.action.document.version.create",
    publishedId: "note",
    document: { _id: "versions.summer.note", _type: "note", text: "summer" },
  });
  const seen = (perspective: string[]) => lake.staff.fetch('*[_id == "note"][0].text', {}, { perspective });
  expect([await seen(["summer", "drafts"]), await seen(["drafts"])]).toEqual(["summer", "old"]);
  expect(await lake.anyone.fetch("count(*)")).toBe(1);
  await lake.staff.action({
    actionType: "sanity.action.document.version.discard",
    versionId: "versions.summer.note",
  });
  expect(await seen(["summer", "drafts"])).toBe("old");
});

test.each([
  { actionType: "sanity.action.release.create", releaseId: "summer", metadata: {} },
  { actionType: "sanity.action.release.publish", releaseId: "summer" },
  {
    actionType: "sanity.action.document.version.unpublish",
    versionId: "versions.summer.note",
    publishedId: "note",
  },
])("what belongs to releases ($actionType) is refused by name, and nothing is done", async (action) => {
  await lake.staff.create({ _id: "note", _type: "note", text: "old" });
  const request = lake.staff.request({
    method: "POST",
    uri: "/data/actions/production",
    body: { actions: [{ actionType: "sanity.action.document.discard", draftId: "drafts.note" }, action] },
  });
  await expect(request).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining(`does not do "${action.actionType}"`),
  });
});
