import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { identify, lives, signalGroup } from "../processes/identity.mjs";
import { prepareDataFolder } from "./folder.mjs";
import { forgetDataFolder } from "./forget.mjs";
import { childrenRecord, endLeftovers } from "./leftovers.mjs";
import { lockHolder, takeLock } from "./lock.mjs";
import { secretsOf } from "./secrets.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "planke46-data-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a lock is held by one process and named to the other", async () => {
  const path = join(folder, "lock");
  const lock = await takeLock(path);
  expect(await takeLock(path)).toEqual({ holder: identify(process.pid) });
  if ("release" in lock) lock.release();
  expect(lockHolder(path)).toBeUndefined();
});

test("a lock of a dead process, of a reused number or of half a file is taken over", async () => {
  const path = join(folder, "lock");
  for (const text of [
    '{"pid":999999999,"began":"x"}',
    `{"pid":${process.pid},"began":"earlier"}`,
    '{"pid":1',
  ]) {
    writeFileSync(path, text);
    const lock = await takeLock(path);
    expect("release" in lock).toBe(true);
    if ("release" in lock) lock.release();
  }
});

test("of ten that find a dead process's lock at once, one gets it", async () => {
  const path = join(folder, "lock");
  writeFileSync(path, DEAD);
  expect((await tenTake(path)).filter((answer) => answer === "mine")).toHaveLength(1);
}, 60_000);

test("a process that died while it took a dead one's place is followed by one too", async () => {
  const path = join(folder, "lock");
  writeFileSync(path, DEAD);
  writeFileSync(`${path}.heir`, DEAD);
  expect((await tenTake(path)).filter((answer) => answer === "mine")).toHaveLength(1);
  expect(readdirSync(folder)).toEqual([]);
}, 60_000);

const DEAD = '{"pid":999999999,"began":"x"}';

/** Ten processes that take a lock at once; each keeps what it got until all have answered. */
async function tenTake(path: string): Promise<string[]> {
  const script = `
    import { takeLock } from ${JSON.stringify(new URL("./lock.mjs", import.meta.url).href)};
    const lock = await takeLock(${JSON.stringify(path)});
    console.log("release" in lock ? "mine" : "theirs");
    process.stdin.resume();
  `;
  const children = Array.from({ length: 10 }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", script]),
  );
  const answers = await Promise.all(
    children.map(async ({ stdout }) => String((await once(stdout, "data"))[0]).trim()),
  );
  const ends = children.map((child) => once(child, "exit"));
  for (const { stdin } of children) stdin.end();
  await Promise.all(ends);
  return answers;
}

test("secrets are made once, all different, and only their owner can read them", () => {
  const first = secretsOf(folder);
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
  expect(secretsOf(folder)).toEqual(first);
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
});

test("secrets that cannot be read are never replaced", () => {
  writeFileSync(join(folder, "secrets.json"), "{ half");
  expect(() => secretsOf(folder)).toThrow(/cannot be read as JSON/);
  expect(readFileSync(join(folder, "secrets.json"), "utf8")).toBe("{ half");
});

test("leftovers end only while they are the recorded processes", async () => {
  const left = spawn("sleep", ["60"], { detached: true });
  const other = spawn("sleep", ["60"], { detached: true });
  const [a, b] = [identify(left.pid ?? 0), identify(other.pid ?? 0)];
  childrenRecord(folder)([
    { name: "storefront", ...a },
    { name: "Medusa", pid: b.pid, began: "at another time" },
  ]);
  expect(await endLeftovers(folder)).toEqual(["storefront"]);
  expect(lives(a)).toBe(false);
  expect(lives(b)).toBe(true);
  other.kill();
});

test("a record that names no processes, as a full disk or a hand may leave it, keeps nobody from starting", async () => {
  for (const text of [
    "",
    '[{"pid":1',
    "null",
    '{"pid":1}',
    '[null, 7, {"pid":"1","began":"x"}, {"pid":1}]',
  ]) {
    writeFileSync(join(folder, "children.json"), text);
    expect(await endLeftovers(folder)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  }
});

test("a leftover that does not stop when asked is ended", async () => {
  const left = spawn("sh", ["-c", "trap '' TERM; echo ready; while :; do sleep 1; done"], { detached: true });
  onTestFinished(() => void signalGroup(left.pid ?? 0, "SIGKILL"));
  await once(left.stdout, "data");
  const identity = identify(left.pid ?? 0);
  childrenRecord(folder)([{ name: "Medusa", ...identity }]);
  expect(await endLeftovers(folder, 300)).toEqual(["Medusa"]);
  expect(lives(identity)).toBe(false);
});

test("a file in the place of the data folder is one clear line", () => {
  const path = join(folder, "file");
  writeFileSync(path, "");
  expect(() => prepareDataFolder(join(path, "below"))).toThrow(
    `DATA_DIR ${path}/below cannot be used: a part of the path is a file.`,
  );
  expect(() => prepareDataFolder(path)).toThrow(/cannot be used: a part of the path is a file/);
});

test.skipIf(process.getuid?.() === 0)("a folder that this user may not write is one clear line", () => {
  chmodSync(folder, 0o500);
  expect(() => prepareDataFolder(folder)).toThrow(/cannot be used: this user may not write there/);
});

test("only a data folder of ours is ever forgotten", async () => {
  writeFileSync(join(folder, "thesis.txt"), "years of work");
  await expect(forgetDataFolder(folder)).rejects.toThrow(/does not look like a data folder/);
  expect(readFileSync(join(folder, "thesis.txt"), "utf8")).toBe("years of work");
});

test("a data folder in use is not forgotten", async () => {
  secretsOf(folder);
  const lock = await takeLock(join(folder, "running.lock"));
  await expect(forgetDataFolder(folder)).rejects.toThrow(/still runs as process/);
  if ("release" in lock) lock.release();
  expect(await forgetDataFolder(folder)).toEqual([folder]);
});
