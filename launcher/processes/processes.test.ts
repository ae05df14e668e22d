import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Children } from "./children.mjs";
import { processBegan } from "./identity.mjs";
import { LogFile } from "./log-file.mjs";
import { runToEnd } from "./run-to-end.mjs";

let folder = "";
const never = new AbortController().signal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "planke46-processes-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a log never takes more than twice its limit and remembers its last lines", () => {
  const log = new LogFile(join(folder, "part.log"), 1_000);
  for (let index = 0; index < 100; index++) log.write(Buffer.from(`line ${index} ${"x".repeat(40)}\n`));
  log.close();
  const size = statSync(join(folder, "part.log")).size + statSync(join(folder, "part.log.1")).size;
  expect(size).toBeLessThanOrEqual(2_000);
  expect(log.lastLines().at(-1)).toContain("line 99");
  expect(log.lastLines()).toHaveLength(25);
});

test("a log that finds no room for its next file keeps what it has, and goes on when there is room", () => {
  const path = join(folder, "part.log");
  const log = new LogFile(path, 100);
  const line = (name: string) => Buffer.from(`${name} ${"x".repeat(60)}\n`);
  log.write(line("first"));
  mkdirSync(`${path}.next`);
  log.write(line("second"));
  expect(readFileSync(path, "utf8")).toMatch(/^first x+\n$/);
  expect(log.lastLines().at(-1)).toContain("second");
  rmSync(`${path}.next`, { recursive: true });
  log.write(line("third"));
  log.close();
  expect(readFileSync(`${path}.1`, "utf8")).toMatch(/^first/);
  expect(readFileSync(path, "utf8")).toMatch(/^third/);
});

test("lines are remembered whole, however the pieces arrive", () => {
  const log = new LogFile(join(folder, "part.log"));
  for (const piece of ["one\ntw", "o\nthr", "ee"]) log.write(Buffer.from(piece));
  log.close();
  expect(log.lastLines()).toEqual(["one", "two", "three"]);
});

function start(children: Children, script: string) {
  return children.start({
    name: "part",
    command: process.execPath,
    args: ["-e", script],
    cwd: folder,
    env: process.env,
    log: new LogFile(join(folder, "part.log")),
  });
}

const DEAF = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up");';

async function untilUp(path: string) {
  while (!existsSync(path) || readFileSync(path, "utf8") === "") await wait(20);
}

test("a part that does not stop when asked is ended, with all it started", async () => {
  const children = new Children();
  const child = start(
    children,
    `const { pid } = require("node:child_process").spawn("sleep", ["60"]);
     require("node:fs").writeFileSync("grandchild", String(pid));
     ${DEAF}`,
  );
  await untilUp(join(folder, "part.log"));
  await child.stop(200);
  children.close();
  const grandchild = Number(readFileSync(join(folder, "grandchild"), "utf8"));
  await wait(100);
  expect(processBegan(child.pid ?? 0)).toBeUndefined();
  expect(processBegan(grandchild)).toBeUndefined();
});

test("a command that fails says so with its last lines", async () => {
  const children = new Children();
  const run = runToEnd(children, {
    name: "migration",
    command: process.execPath,
    args: ["-e", 'console.error("no such table"); process.exit(3)'],
    cwd: folder,
    env: process.env,
    logPath: join(folder, "migration.log"),
    signal: never,
  });
  await expect(run).rejects.toMatchObject({
    message: expect.stringContaining("The migration ended with code 3."),
    details: ["no such table"],
  });
  children.close();
});

test("a program that does not exist is a fault, not a crash", async () => {
  const children = new Children();
  const run = runToEnd(children, {
    name: "npm",
    command: join(folder, "absent"),
    args: [],
    cwd: folder,
    env: process.env,
    logPath: join(folder, "npm.log"),
    signal: never,
  });
  await expect(run).rejects.toThrow(/The npm could not start/);
  children.close();
});

test("children of a launcher that was killed are ended by its watchdog", async () => {
  const script = `
    import { Children } from ${JSON.stringify(new URL("./children.mjs", import.meta.url).href)};
    import { LogFile } from ${JSON.stringify(new URL("./log-file.mjs", import.meta.url).href)};
    const child = new Children().start({
      name: "part", command: process.execPath, args: ["-e", "setInterval(() => {}, 1000)"],
      cwd: "/", env: process.env, log: new LogFile(${JSON.stringify(join(folder, "part.log"))}),
    });
    console.log(child.pid);
    setInterval(() => {}, 1000);
  `;
  const launcher = spawn(process.execPath, ["--input-type=module", "-e", script]);
  const pid = Number(
    await new Promise((resolve) => launcher.stdout.once("data", (chunk) => resolve(String(chunk)))),
  );
  expect(processBegan(pid)).toBeDefined();
  await wait(200);
  launcher.kill("SIGKILL");
  const deadline = Date.now() + 10_000;
  while (processBegan(pid) !== undefined && Date.now() < deadline) await wait(50);
  expect(processBegan(pid)).toBeUndefined();
});
