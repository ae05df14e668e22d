import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { processBegan } from "../../launcher/processes/identity.mjs";
import { longOnly } from "../long-run.ts";
import { faultsIn, type Launched, launch, recordedChildren, TEST_SHOP, untilSaid } from "./launched.ts";

/** The promise for a shop whose builds and database are there already. */
const SECOND_START_WITHIN_S = 40;
const longTest = longOnly(test);
const READY = "The shop is ready after";
const STOPPED_WITHIN_MS = 30_000;

const dataDir = TEST_SHOP.DATA_DIR ?? "";

async function startShop(): Promise<Launched> {
  const launched = launch("start", TEST_SHOP);
  await untilSaid(launched, READY, 120_000);
  return launched;
}

/** Every process of a start is gone, and so are its marks on the data folder. */
async function expectNothingLeft(pids: number[]) {
  const deadline = Date.now() + STOPPED_WITHIN_MS;
  while (pids.some((pid) => processBegan(pid) !== undefined) && Date.now() < deadline) await wait(100);
  expect(pids.filter((pid) => processBegan(pid) !== undefined)).toEqual([]);
  for (const mark of ["running.lock", "shop.json", "children.json"])
    expect([mark, existsSync(join(dataDir, mark))]).toEqual([mark, false]);
}

describe.skipIf(!dataDir)("a shop that was started before", () => {
  let shop: Launched;
  let since = 0;

  beforeAll(async () => {
    since = performance.now();
    shop = await startShop();
    since = performance.now() - since;
  }, 180_000);

  test(`is ready again in under ${SECOND_START_WITHIN_S} s`, () => {
    expect(since / 1000).toBeLessThan(SECOND_START_WITHIN_S);
  });

  test("tells its addresses in a file that only its owner can read", () => {
    const path = join(dataDir, "shop.json");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({
      storefront: `http://localhost:${TEST_SHOP.STOREFRONT_PORT}`,
      medusa: `http://localhost:${TEST_SHOP.MEDUSA_PORT}`,
      publishableKey: expect.stringMatching(/^pk_/),
      staff: { email: expect.stringContaining("@"), password: expect.any(String) },
      vouchers: { friends: expect.any(String), bankTransfer: expect.any(String) },
      pid: shop.pid,
    });
  });

  test("refuses a second start on its data folder, and goes on", async () => {
    const second = launch("start", TEST_SHOP);
    expect((await second.ended).code).toBe(1);
    expect(faultsIn(second.output())).toEqual([
      `✖ The shop in ${dataDir} already runs as process ${shop.pid}. For a second one set DATA_DIR and other ports.`,
    ]);
    expect((await fetch(`http://localhost:${TEST_SHOP.STOREFRONT_PORT}/healthz`)).status).toBe(200);
  });

  test("is not reset while it runs", async () => {
    const reset = launch("reset", TEST_SHOP);
    expect((await reset.ended).code).toBe(1);
    expect(faultsIn(reset.output())).toHaveLength(1);
  });

  test("ends with all its processes on SIGTERM, and says why", async () => {
    const pids = recordedChildren(dataDir).map(({ pid }) => pid);
    expect(pids.length).toBeGreaterThanOrEqual(6);
    process.kill(shop.pid, "SIGTERM");
    expect(await shop.ended).toEqual({ code: 0, signal: null });
    expect(shop.output()).toContain("Stopping the shop: SIGTERM.");
    await expectNothingLeft([shop.pid, ...pids]);
  });

  test("ends when one part dies, and says which and shows its log", async () => {
    const again = await startShop();
    const children = recordedChildren(dataDir);
    const sandbox = children.find(({ name }) => name === "Stripe sandbox");
    process.kill(sandbox?.pid ?? 0, "SIGKILL");
    expect((await again.ended).code).toBe(1);
    expect(faultsIn(again.output())[0]).toContain("The Stripe sandbox was ended by SIGKILL.");
    await expectNothingLeft([again.pid, ...children.map(({ pid }) => pid)]);
  });

  longTest("leaves no process and can start again after the launcher was killed", async () => {
    const killed = await startShop();
    const pids = recordedChildren(dataDir).map(({ pid }) => pid);
    process.kill(killed.pid, "SIGKILL");
    await killed.ended;
    const again = await startShop();
    expect(pids.filter((pid) => processBegan(pid) !== undefined)).toEqual([]);
    const newPids = recordedChildren(dataDir).map(({ pid }) => pid);
    process.kill(again.pid, "SIGINT");
    expect((await again.ended).code).toBe(0);
    await expectNothingLeft([again.pid, ...newPids]);
  });
});
