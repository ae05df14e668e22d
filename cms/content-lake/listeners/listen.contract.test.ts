import type { ListenEvent, MutationEvent, SanityClient } from "@sanity/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { STUDIO_ORIGIN, type TestLake, TOKEN, testLake } from "../testing/lake.ts";
import { readUntil } from "../testing/stream.ts";

let lake: TestLake;
beforeEach(async () => {
  lake = await testLake();
  onTestFinished(() => lake.remove());
});

type Listening = { events: MutationEvent[]; stop: () => void };

/** Listens with the real client and answers once the lake has welcomed it. */
async function listenTo(client: SanityClient, query: string, params = {}, options = {}): Promise<Listening> {
  const events: MutationEvent[] = [];
  let subscription: { unsubscribe: () => void } | undefined;
  await new Promise<void>((resolve, reject) => {
    subscription = client.listen(query, params, { events: ["welcome", "mutation"], ...options }).subscribe({
      next: (event: ListenEvent<Record<string, unknown>>) => {
        if (event.type === "welcome") resolve();
        if (event.type === "mutation") events.push(event as MutationEvent);
      },
      error: reject,
    });
  });
  onTestFinished(() => subscription?.unsubscribe());
  return { events, stop: () => subscription?.unsubscribe() };
}

test("a listener hears of every change, in order, with the revisions that chain them", async () => {
  const { events } = await listenTo(lake.staff, '*[_type == "note"]');
  const created = await lake.staff.create({ _id: "note", _type: "note", text: "one" });
  const patched = await lake.staff.patch("note").set({ text: "two" }).commit();
  await lake.staff.delete("note");
  await vi.waitFor(() => expect(events).toHaveLength(3));
  expect(events).toMatchObject([
    { transition: "appear", documentId: "note", resultRev: created._rev, result: { text: "one" } },
    { transition: "update", previousRev: created._rev, resultRev: patched._rev, result: { text: "two" } },
    { transition: "disappear", previousRev: patched._rev, mutations: [{ delete: { id: "note" } }] },
  ]);
  expect(events[0]).not.toHaveProperty("previousRev");
});

test("a document that comes to match appears, one that no longer does disappears", async () => {
  await lake.staff.create({ _id: "note", _type: "note", open: false });
  const { events } = await listenTo(lake.staff, "*[open == $open]", { open: true });
  await lake.staff.patch("note").set({ open: true }).commit();
  await lake.staff.patch("note").set({ open: false }).commit();
  await vi.waitFor(() => expect(events.map(({ transition }) => transition)).toEqual(["appear", "disappear"]));
});

test("publishing is told as one transaction of two documents", async () => {
  await lake.staff.create({ _id: "drafts.note", _type: "note" });
  const { events } = await listenTo(lake.staff, "*[_id in $ids]", { ids: ["note", "drafts.note"] });
  await lake.staff.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.note",
    publishedId: "note",
  });
  await vi.waitFor(() => expect(events).toHaveLength(2));
  expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
    ["drafts.note", "disappear"],
    ["note", "appear"],
  ]);
  expect(events).toMatchObject([
    { transactionTotalEvents: 2, transactionCurrentEvent: 1 },
    { transactionTotalEvents: 2, transactionCurrentEvent: 2 },
  ]);
});

test("effects and the previous document come when asked for, the mutations stay out when not wanted", async () => {
  await lake.staff.create({ _id: "note", _type: "note", text: "one" });
  const { events } = await listenTo(
    lake.staff,
    "*",
    {},
    { effectFormat: "mendoza", includePreviousRevision: true, includeResult: false, includeMutations: false },
  );
  await lake.staff.patch("note").set({ text: "two" }).commit();
  await vi.waitFor(() => expect(events).toHaveLength(1));
  expect(events[0]).toMatchObject({
    previous: { text: "one" },
    effects: { apply: [0, { text: "two" }], revert: [0, { text: "one" }] },
  });
  expect(events[0]).not.toHaveProperty("result");
  expect(events[0]).not.toHaveProperty("mutations");
});

test("without a token nobody hears of drafts", async () => {
  const { events } = await listenTo(lake.anyone, "*");
  await lake.staff.create({ _id: "drafts.note", _type: "note" });
  await lake.staff.create({ _id: "note", _type: "note" });
  await vi.waitFor(() => expect(events.map(({ documentId }) => documentId)).toEqual(["note"]));
});

test("a faulty filter is refused before anything is promised", async () => {
  const response = await fetch(
    `${lake.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent("*[")}`,
  );
  expect(response.status).toBe(400);
});

test("several tabs that edit one document all hear of every change, in one order", async () => {
  await lake.staff.create({ _id: "drafts.note", _type: "note", count: 0 });
  const tabs = await Promise.all(
    Array.from({ length: 3 }, () => listenTo(lake.staff, "*[_id == $id]", { id: "drafts.note" })),
  );
  await Promise.all(
    Array.from({ length: 20 }, () => lake.staff.patch("drafts.note").inc({ count: 1 }).commit()),
  );
  await vi.waitFor(() => expect(tabs.map(({ events }) => events.length)).toEqual([20, 20, 20]));
  for (const { events } of tabs) {
    expect(events.map(({ result }) => result?.count)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    const chained = events.slice(1).map(({ previousRev }, at) => previousRev === events[at]?.resultRev);
    expect(chained).not.toContain(false);
  }
});

test("whether a change shows in queries yet is never a question: the lake tells of it once it does", async () => {
  const { events } = await listenTo(lake.staff, "*", {}, { visibility: "query" });
  const seen: unknown[] = [];
  const look = vi.fn(async (id: string) =>
    seen.push(await lake.anyone.fetch("*[_id == $id][0]._id", { id })),
  );
  for (const id of ["a", "b", "c"]) await lake.staff.create({ _id: id, _type: "note" });
  await vi.waitFor(() => expect(events).toHaveLength(3));
  for (const { documentId } of events) await look(documentId);
  expect(seen).toEqual(["a", "b", "c"]);
});

const LISTEN = "/v2025-02-19/data/listen/production?query=*";
const asBrowser = (path: string, headers = {}) =>
  fetch(new URL(path, lake.url), { redirect: "manual", headers: { origin: STUDIO_ORIGIN, ...headers } });

test("browsers listen at side ports, so that twelve listeners leave room for everything else", async () => {
  const doors = new Map<string, number>();
  for (let count = 0; count < 12; count += 1) {
    const response = await asBrowser(LISTEN, { authorization: `Bearer ${TOKEN}` });
    expect(response.status).toBe(307);
    const { port } = new URL(response.headers.get("location") ?? "");
    doors.set(port, (doors.get(port) ?? 0) + 1);
  }
  expect(doors.size).toBeGreaterThan(1);
  expect(Math.max(...doors.values())).toBeLessThan(6);
  expect(doors.has(new URL(lake.url).port)).toBe(false);
});

test("a side port serves only who was sent there, once, with the rights of who asked", async () => {
  await lake.staff.create({ _id: "note", _type: "note" });
  const { events } = await listenTo(lake.staff, "*");
  const sent = await asBrowser(LISTEN, { authorization: `Bearer ${TOKEN}` });
  const address = sent.headers.get("location") ?? "";
  const stop = new AbortController();
  const stream = await fetch(address, { headers: { origin: "null" }, signal: stop.signal });
  expect(stream.headers.get("content-type")).toMatch(/^text\/event-stream/);
  expect(stream.headers.get("access-control-allow-origin")).toBe("null");
  await lake.staff.create({ _id: "drafts.note", _type: "note" });
  await vi.waitFor(() => expect(events).toHaveLength(1));
  expect(await readUntil(stream, "drafts.note")).toContain("event: mutation");
  stop.abort();

  expect((await fetch(address)).status).toBe(401);
  const elsewhere = new URL(address);
  expect((await fetch(`${elsewhere.origin}/v1/data/query/production?query=*`)).status).toBe(401);
});
