import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsIn, launch } from "./launched.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "planke46-refusals-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refusal(env: Record<string, string>) {
  const launched = launch("start", { DATA_DIR: join(folder, "data"), ...env });
  const { code } = await launched.ended;
  return { code, faults: faultsIn(launched.output()) };
}

test("a wrong value is refused before anything is installed or built", async () => {
  expect(await refusal({ STUDIO_PORT: "many" })).toEqual({
    code: 1,
    faults: ['✖ STUDIO_PORT must be a whole number from 1 to 65535, but is "many".'],
  });
});

test("production without its services is refused, one line each", async () => {
  const { code, faults } = await refusal({ SHOP_ENV: "production" });
  expect(code).toBe(1);
  expect(faults).toHaveLength(6);
});

test("a port in use is refused with port, part and variable", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const { code, faults } = await refusal({ STRIPE_SANDBOX_PORT: port });
  server.close();
  expect(code).toBe(1);
  expect(faults).toContain(
    `✖ Port ${port} (Stripe sandbox) is in use by another program. Stop that, or choose another port with STRIPE_SANDBOX_PORT.`,
  );
});

test("a data folder that cannot be one is refused", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const { code, faults } = await refusal({ DATA_DIR: join(file, "data") });
  expect(code).toBe(1);
  expect(faults).toEqual([`✖ DATA_DIR ${file}/data cannot be used: a part of the path is a file.`]);
});

test("reset keeps its hands off a folder that is no data folder", async () => {
  const foreign = join(folder, "photos");
  mkdirSync(foreign);
  writeFileSync(join(foreign, "holiday.jpg"), "");
  const launched = launch("reset", { DATA_DIR: foreign });
  expect((await launched.ended).code).toBe(1);
  expect(faultsIn(launched.output())).toEqual([
    `✖ ${foreign} does not look like a data folder of this shop; nothing was removed.`,
  ]);
});
