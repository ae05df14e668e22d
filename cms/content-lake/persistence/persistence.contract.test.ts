import { existsSync } from "node:fs";
import { appendFile, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { clientOf, TOKEN, testLake } from "../testing/lake.ts";
import { end, lakeProcess } from "../testing/process.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-lake-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

test("killed during a thousand writes, the lake has kept every one it acknowledged", async () => {
  const first = await lakeProcess(folder);
  const client = clientOf(first.url ?? "", { token: TOKEN });
  const acknowledged: string[] = [];
  const writing = Promise.all(
    Array.from({ length: 1000 }, async (_, index) => {
      const { _id } = await client.create({ _id: `note-${index}`, _type: "note", text: "x".repeat(200) });
      acknowledged.push(_id);
      if (acknowledged.length === 300) first.child.kill("SIGKILL");
    }).map((write) => write.catch(() => undefined)),
  );
  await writing;
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  expect(acknowledged.length).toBeLessThan(1000);

  const second = await lakeProcess(folder);
  const kept = await clientOf(second.url ?? "", { token: TOKEN }).fetch<string[]>('*[_type == "note"]._id');
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
  expect(await end(second, "SIGTERM")).toBe(0);
  expect(existsSync(join(folder, "lock.json"))).toBe(false);
}, 60_000);

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

test("a damaged journal or snapshot stops the start with one clear sentence", async () => {
  await writeFile(join(folder, "journal.ndjson"), 'nonsense\n{"a":1}\n');
  await expect(testLake({ folder })).rejects.toThrow(
    /journal\.ndjson, line 1 after byte 0 is damaged: not JSON/,
  );
  await writeFile(join(folder, "snapshot.json"), "nonsense");
  await expect(testLake({ folder })).rejects.toThrow(/snapshot\.json is damaged; removing it/);
});

test.runIf(existsSync("/dev/full"))(
  "on a full disk a write is refused, said so, and not seen by anybody",
  async () => {
    await symlink("/dev/full", join(folder, "journal.ndjson"));
    const lake = await testLake({ folder });
    const writes = await Promise.allSettled(
      ["one", "two"].map((text) => lake.staff.createOrReplace({ _id: "note", _type: "note", text })),
    );
    for (const write of writes) {
      expect(write).toMatchObject({
        status: "rejected",
        reason: { statusCode: 503, message: expect.stringMatching(/not saved: cannot write .*ENOSPC/) },
      });
    }
    expect(await lake.staff.fetch("count(*)")).toBe(0);
    await lake.stop();
  },
);

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
