import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = new URL("../..", import.meta.url).pathname;
const url = "http://localhost:1";
/** Addresses that are never contacted, because the tests are only listed. */
const NO_SHOP = {
  ...{ storefront: url, medusa: url, admin: url, studio: url, contentLake: url, stripeSandbox: url },
  ...{ mail: "", database: "", publishableKey: "", staff: { email: "", password: "" } },
  vouchers: { friends: "", bankTransfer: "" },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "long-form-"));
  await writeFile(join(folder, "shop.json"), JSON.stringify(NO_SHOP));
});
afterAll(() => rm(folder, { recursive: true }));

/** How many browser tests there are; throws what the runner complains of. */
async function listed(env: NodeJS.ProcessEnv): Promise<number> {
  const runner = join(ROOT, "node_modules/@playwright/test/cli.js");
  const { stdout } = await promisify(execFile)(process.execPath, [runner, "test", "--list"], {
    cwd: ROOT,
    env: { ...process.env, SHOP_JSON: join(folder, "shop.json"), SHOP_JSONS: undefined, ...env },
  });
  return Number(/Total: (\d+) tests/.exec(stdout)?.[1]);
}

// The long form runs seldom; that it cannot even begin would be found out late.
test("the browser tests can be begun in their long form, which has many more of them", async () => {
  expect(await listed({ TEST_LONG: "1" })).toBeGreaterThan(700);
});
