import { existsSync } from "node:fs";
import { type FileHandle, mkdtemp, open, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { testLake } from "../testing/lake.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-lake-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
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
        reason: { statusCode: 507, message: expect.stringMatching(/not saved: cannot write .*ENOSPC/) },
      });
    }
    expect(await lake.staff.fetch("count(*)")).toBe(0);
    await lake.stop();
  },
);

/** From now on files of this process take `room` bytes and then no more, as on a full disk. */
async function fillDisk(room: number) {
  const file = await open(join(folder, "probe"), "w");
  const prototype = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  const write = prototype.appendFile;
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const spy = vi.spyOn(prototype, "appendFile").mockImplementation(async function (this: FileHandle, data) {
    await write.call(this, Buffer.from(data as Buffer).subarray(0, room));
    throw full;
  });
  return () => spy.mockRestore();
}

test("a disk that fills up in the middle of a change leaves nothing of it behind, and once there is room all goes on", async () => {
  const lake = await testLake({ folder });
  onTestFinished(() => lake.stop());
  await lake.staff.create({ _id: "note", _type: "note", count: 0 });
  const makeRoom = await fillDisk(40);
  const writes = await Promise.allSettled(
    Array.from({ length: 10 }, () => lake.staff.patch("note").inc({ count: 1 }).commit()),
  );
  expect(writes.map(({ status }) => status)).toEqual(Array(10).fill("rejected"));
  expect(await lake.anyone.fetch('*[_id == "note"][0].count')).toBe(0);
  makeRoom();
  await lake.staff.patch("note").inc({ count: 5 }).commit();
  expect(await lake.anyone.fetch('*[_id == "note"][0].count')).toBe(5);

  await lake.stop();
  await rm(join(folder, "snapshot.json"));
  const again = await testLake({ folder });
  expect(await again.staff.getDocument("note")).toMatchObject({ count: 5 });
  await again.stop();
});
