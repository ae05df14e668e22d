import { type FileHandle, mkdtemp, open, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { replaceFile } from "./replace-file.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "replace-file-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await replaceFile(join(folder, "kept.json"), "before");
});

/** Replaces the file, while bringing to disk goes as said. */
async function replaced(sync: () => Promise<void>): Promise<unknown> {
  const file = await open(join(folder, "kept.json"));
  const prototype = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  const spy = vi.spyOn(prototype, "sync").mockImplementation(sync);
  try {
    return await replaceFile(join(folder, "kept.json"), "after").catch((error: unknown) => error);
  } finally {
    spy.mockRestore();
  }
}

const now = () => readFile(join(folder, "kept.json"), "utf8");

test("a file is replaced once its content is on disk, and then its folder is brought there, too", async () => {
  const found: string[] = [];
  await replaced(async () => void found.push(await now()));
  expect(found).toEqual(["before", "after"]);
  expect(await readdir(folder)).toEqual(["kept.json"]);
});

test("a content that does not come to disk replaces nothing, leaves no draft behind, and is told", async () => {
  const full = new Error("EIO: i/o error, fsync");
  expect(await replaced(() => Promise.reject(full))).toBe(full);
  expect([await now(), await readdir(folder)]).toEqual(["before", ["kept.json"]]);
});
