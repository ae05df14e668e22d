import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { residentMegabytes } from "./resident.ts";

/** A parent that prints a line when its child, in a separate process group as with Postgres, has filled 200 MB. */
const PARENT = `
const child = require("node:child_process").spawn(process.execPath, ["-e", \`
  const filled = Buffer.alloc(200 * 1024 * 1024, 1);
  console.log(filled.length);
  process.stdin.on("end", () => process.exit()).resume();
\`], { detached: true, stdio: ["pipe", "pipe", "inherit"] });
child.stdout.once("data", () => console.log("filled"));
process.stdin.on("end", () => process.exit()).resume();
`;

test("a part's memory holds that of processes it put into groups of their own", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "resident-"));
  const parent = spawn(process.execPath, ["-e", PARENT], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(async () => {
    parent.stdin.end();
    await once(parent, "exit");
    rmSync(dataDir, { recursive: true });
  });
  await once(parent.stdout, "data");
  writeFileSync(join(dataDir, "children.json"), JSON.stringify([{ name: "Postgres", pid: parent.pid }]));

  expect(residentMegabytes(dataDir).get("Postgres")).toBeGreaterThan(200);
});
