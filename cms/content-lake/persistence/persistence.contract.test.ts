import { existsSync } from "node:fs";
import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { clientOf, TOKEN, testLake } from "../testing/lake.ts";
import { end, type LakeProcess, lakeProcess } from "../testing/process.ts";
import { compact } from "./compaction.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-lake-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** Creates documents until the lake dies (`killAfter` acknowledgements) and answers the ids it acknowledged. */
async function writeUntilKilled(lake: LakeProcess, ids: string[], killAfter: number): Promise<string[]> {
  const client = clientOf(lake.url ?? "", { token: TOKEN });
  const acknowledged: string[] = [];
  await Promise.all(
    ids.map(async (id) => {
      const done = await client
        .create({ _id: id, _type: "note", text: "x".repeat(200) })
        .catch(() => undefined);
      if (done) acknowledged.push(id);
      if (acknowledged.length === killAfter) lake.child.kill("SIGKILL");
    }),
  );
  return acknowledged;
}

const ROUNDS = process.env.TEST_LONG === "1" ? 10 : 1;

test(`killed at a random moment of a thousand writes, ${ROUNDS} times over, the lake has kept every one it acknowledged`, async () => {
  const promised: string[] = [];
  let lake = await lakeProcess(folder);
  for (let round = 0; round < ROUNDS; round += 1) {
    const killAfter = 1 + Math.floor(Math.random() * 900);
    const ids = Array.from({ length: 1000 }, (_, index) => `note-${round}-${index}`);
    const acknowledged = await writeUntilKilled(lake, ids, killAfter);
    expect(acknowledged.length, `round ${round}`).toBeGreaterThanOrEqual(killAfter);
    promised.push(...acknowledged);

    lake = await lakeProcess(folder);
    const kept = await clientOf(lake.url ?? "", { token: TOKEN }).fetch<string[]>('*[_type == "note"]._id');
    const known = new Set(kept);
    expect(promised.filter((id) => !known.has(id))).toEqual([]);
  }
  expect(await end(lake, "SIGTERM")).toBe(0);
  expect(existsSync(join(folder, "lock.json"))).toBe(false);
}, 240_000);

test("a stopped lake starts again from its snapshot and whatever came after it", async () => {
  const first = await testLake({ folder });
  await first.staff.create({ _id: "before", _type: "note" });
  await first.stop();
  const { journalLength } = JSON.parse(await readFile(join(folder, "snapshot.json"), "utf8"));
  expect(journalLength).toBe((await stat(join(folder, "journal.ndjson"))).size);

  const second = await testLake({ folder });
  await second.staff.create({ _id: "after", _type: "note" });
  await second.staff.delete("before");
  await second.stop();
  await rm(join(folder, "snapshot.json"));
  const third = await testLake({ folder });
  expect(await third.staff.fetch("*._id")).toEqual(["after"]);
  await third.stop();
});

test("a line cut off by a crash is dropped, the lines before it stay", async () => {
  const first = await testLake({ folder });
  await first.staff.create({ _id: "whole", _type: "note" });
  await first.stop();
  await appendFile(join(folder, "journal.ndjson"), '{"transactionId":"cut","changes":[{"id":"cu');
  const second = await testLake({ folder });
  expect(await second.staff.fetch("*._id")).toEqual(["whole"]);
  await second.staff.create({ _id: "next", _type: "note" });
  await second.stop();
  await rm(join(folder, "snapshot.json"));
  const third = await testLake({ folder });
  expect(await third.staff.fetch("*._id")).toEqual(["whole", "next"]);
  await third.stop();
});

test("a damaged journal stops the start with one clear sentence", async () => {
  await writeFile(join(folder, "journal.ndjson"), 'nonsense\n{"a":1}\n');
  await expect(testLake({ folder })).rejects.toThrow(
    /journal\.ndjson, the line up to byte 9 is damaged: not JSON/,
  );
});

test("a damaged snapshot, or one half written, costs nothing but a longer start", async () => {
  const first = await testLake({ folder });
  await first.staff.create({ _id: "note", _type: "note" });
  await first.stop();
  const whole = await readFile(join(folder, "snapshot.json"), "utf8");
  await writeFile(join(folder, "snapshot.json"), whole.slice(0, whole.length / 2));
  await writeFile(join(folder, "snapshot.json.0badc0de.new"), whole.slice(0, 10));
  const log = vi.spyOn(console, "error").mockReturnValue();
  const second = await testLake({ folder });
  expect(await second.staff.fetch("*._id")).toEqual(["note"]);
  expect(log.mock.calls.join()).toMatch(/snapshot\.json is damaged; the whole journal is read instead/);
  await second.stop();
  log.mockRestore();
});

test("a snapshot that knows more than the journal stops the start: something was taken away", async () => {
  const first = await testLake({ folder });
  await first.staff.create({ _id: "note", _type: "note" });
  await first.stop();
  await truncate(join(folder, "journal.ndjson"), 5);
  await expect(testLake({ folder })).rejects.toThrow(
    /journal\.ndjson is shorter \(5 bytes\) than its snapshot/,
  );
});

test("a journal grown too long is shortened on the next start, and nothing but old history is gone", async () => {
  const first = await testLake({ folder });
  for (let count = 0; count < 20; count += 1) {
    await first.staff.createOrReplace({ _id: `note-${count % 4}`, _type: "note", count });
  }
  await first.staff.delete("note-0");
  const before = await first.staff.fetch("* | order(_id)");
  await first.stop();
  const journal = join(folder, "journal.ndjson");
  const { size } = await stat(journal);
  await compact(journal, join(folder, "snapshot.json"), { largest: size / 2, kept: size / 4 });
  expect((await stat(journal)).size).toBeLessThan(size / 2);
  expect(existsSync(join(folder, "snapshot.json"))).toBe(false);

  const second = await testLake({ folder });
  expect(await second.staff.fetch("* | order(_id)")).toEqual(before);
  const history = await second.staff.request<string>({
    uri: "/data/history/production/transactions/note-3",
  });
  expect(String(history).trim().split("\n").length).toBeLessThan(5);
  await second.stop();
});

test("of two lakes that start on one folder at the same moment, one does", async () => {
  await writeFile(
    join(folder, "lock.json"),
    JSON.stringify({ pid: 1, url: "http://127.0.0.1:9", instance: "left over" }),
  );
  const both = await Promise.all([lakeProcess(folder), lakeProcess(folder)]);
  expect(both.filter(({ url }) => url !== undefined)).toHaveLength(1);
  for (const lake of both) await end(lake, "SIGTERM");
});

test("two lakes cannot share a folder; a lock left by a killed one is no obstacle", async () => {
  const first = await lakeProcess(folder);
  const second = await lakeProcess(folder);
  expect(second.url).toBeUndefined();
  expect(second.code()).toBe(1);
  expect(second.output()).toContain("the data folder is in use by the content lake at");
  await end(first, "SIGKILL");
  expect(existsSync(join(folder, "lock.json"))).toBe(true);
  const third = await lakeProcess(folder);
  expect(third.url).toBeDefined();
  await end(third, "SIGTERM");
});
