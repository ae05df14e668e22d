import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Children } from "../processes/children.mjs";
import { keepRunning } from "./keep-running.mjs";

const folder = mkdtempSync(join(tmpdir(), "planke46-keep-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a part that dies is started again, and stays away once it was asked to stop", async () => {
  const starts = join(folder, "starts");
  let running: { pid: number }[] = [];
  const children = new Children((now) => {
    running = now;
  });
  const died: unknown[] = [];
  const source = `require("fs").appendFileSync(${JSON.stringify(starts)}, "x"); setInterval(() => {}, 1000)`;
  const part = {
    ...{ name: "part", log: "part", command: process.execPath, args: ["-e", source], cwd: folder },
    env: process.env,
    ready: async () => existsSync(starts),
  };
  const keeping = { children, logs: folder, partDied: (reason: unknown) => died.push(reason) };
  await keepRunning(keeping, part, new AbortController().signal);

  process.kill(running[0]?.pid ?? 0, "SIGKILL");
  await expect.poll(() => readFileSync(starts, "utf8"), { timeout: 20_000 }).toBe("xx");

  await children.stop();
  children.close();
  expect([running, died, readFileSync(starts, "utf8")]).toEqual([[], [], "xx"]);
});

test("a part that ends before it is ready is a fault with its last lines", async () => {
  const children = new Children();
  const part = {
    ...{ name: "part", log: "end", command: process.execPath, cwd: folder, env: process.env },
    args: ["-e", 'console.error("no wood"); process.exit(3)'],
    ready: async () => false,
  };
  const keeping = { children, logs: folder, partDied: () => undefined };
  await expect(keepRunning(keeping, part, new AbortController().signal)).rejects.toMatchObject({
    lines: [expect.stringContaining("part ended with code 3")],
    details: ["no wood"],
  });
  children.close();
});
