import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { STUDIO_ORIGIN, type TestLake, TOKEN, testLake } from "../testing/lake.ts";
import { readUntil } from "../testing/stream.ts";

/** Listeners resume after a lost connection (a closed laptop, a restarted lake). */
let lake: TestLake;
beforeEach(async () => {
  lake = await testLake();
  onTestFinished(() => lake.remove());
});

test.each([
  ["a program", {}],
  ["a browser, whose streams are at side ports", { headers: { origin: STUDIO_ORIGIN } }],
])(
  "after a restart of the lake %s is connected again by itself and told to begin anew",
  async (_who, config) => {
    const port = Number(new URL(lake.url).port);
    const told: string[] = [];
    const client = lake.staff.withConfig(config);
    const options = {
      enableResume: true as const,
      events: ["welcome", "welcomeback", "reset", "reconnect", "mutation"] as const,
    };
    const subscription = client
      .listen("*", {}, { ...options, events: [...options.events] })
      .subscribe((event) => told.push(event.type === "mutation" ? event.documentId : event.type));
    onTestFinished(() => subscription.unsubscribe());
    await vi.waitFor(() => expect(told).toEqual(["welcome"]));
    await lake.staff.create({ _id: "before", _type: "note" });
    await vi.waitFor(() => expect(told).toContain("before"));
    await lake.stop();
    const again = await testLake({ folder: lake.folder, port });
    onTestFinished(() => again.stop());
    await vi.waitFor(() => expect(told.at(-1)).toMatch(/^(reset|welcome)$/), 15_000);
    expect(told).toContain("reconnect");
    await again.staff.create({ _id: "after", _type: "note" });
    await vi.waitFor(() => expect(told.at(-1)).toBe("after"));
  },
  30_000,
);

/** The stream of a listener that was there before and has heard `lastEventId`. */
async function comeBack(lastEventId: string, search = "&enableResume=true") {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  return fetch(`${lake.url}/v2025-02-19/data/listen/production?query=*${search}`, {
    headers: { authorization: `Bearer ${TOKEN}`, "last-event-id": lastEventId },
    signal: stop.signal,
  });
}

test("a listener whose connection broke is told exactly what it missed", async () => {
  const { _rev } = await lake.staff.create({ _id: "heard", _type: "note" });
  await lake.staff
    .transaction()
    .create({ _id: "a", _type: "note" })
    .create({ _id: "b", _type: "note" })
    .commit();
  await lake.staff.delete("a");
  const stream = await comeBack(`${_rev}#heard`);
  await lake.staff.create({ _id: "live", _type: "note" });
  const text = await readUntil(stream, '"documentId":"live"');
  expect(text).toMatch(/^event: welcomeback/);
  expect([...text.matchAll(/"documentId":"(\w+)"/g)].map(([, id]) => id)).toEqual(["a", "b", "a", "live"]);
});

test("a connection that breaks within a transaction goes on within it", async () => {
  const { transactionId } = await lake.staff
    .transaction()
    .create({ _id: "a", _type: "note" })
    .create({ _id: "b", _type: "note" })
    .commit({ returnDocuments: false });
  const text = await readUntil(await comeBack(`${transactionId}#a`), '"documentId":"b"');
  expect(text).not.toContain('"documentId":"a"');
});

test("who comes back after too long begins anew, and so does who never asked to resume", async () => {
  expect(await readUntil(await comeBack("long-gone#note"), "\n\n")).toMatch(/^event: reset/);
  expect(await readUntil(await comeBack("long-gone#note", ""), "\n\n")).toMatch(/^event: welcome\n/);
});
