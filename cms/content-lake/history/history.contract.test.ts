import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestLake, testLake } from "../testing/lake.ts";

let lake: TestLake;
let first: string;
let second: string;

beforeAll(async () => {
  lake = await testLake();
  first = (await lake.staff.create({ _id: "drafts.note", _type: "note", text: "one" }))._rev;
  second = (await lake.staff.patch("drafts.note").set({ text: "two" }).commit())._rev;
  await lake.staff.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.note",
    publishedId: "note",
  });
});
afterAll(() => lake.remove());

const history = <Result>(path: string) =>
  lake.staff.request<Result>({ uri: `/data/history/production/${path}` });

test("a document can be read as it was at a revision", async () => {
  const at = (revision: string) =>
    history<{ documents: { text: string }[] }>(`documents/drafts.note?revision=${revision}`);
  expect((await at(first)).documents).toMatchObject([{ text: "one", _rev: first }]);
  expect((await at(second)).documents).toMatchObject([{ text: "two", _rev: second }]);
});

test("a document that is gone can be read as it was last", async () => {
  const { documents } = await history<{ documents: unknown[] }>("documents/drafts.note?lastRevision=true");
  expect(documents).toMatchObject([{ text: "two" }]);
});

test("its transactions are told in order, with effects that lead from one to the next", async () => {
  const text = String(await history("transactions/note,drafts.note?effectFormat=mendoza"));
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ id }) => id).slice(0, 2)).toEqual([first, second]);
  expect(lines[1].effects["drafts.note"]).toMatchObject({
    apply: [0, { text: "two" }],
    revert: [0, { text: "one" }],
  });
  expect(lines[2].documentIDs.sort()).toEqual(["drafts.note", "note"]);
});

test("its events are told newest first, a publication with the draft's revision that was published", async () => {
  const { events } = await history<{ events: Record<string, Record<string, string>[]> }>(
    "events/documents/drafts.note?limit=10",
  );
  expect(events["drafts.note"]).toMatchObject([
    { type: "publishDocumentVersion", versionRevisionId: second },
    { type: "createDocumentVersion", versionRevisionId: first },
  ]);
});
