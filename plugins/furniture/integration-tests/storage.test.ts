import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { shop, store } from "../../../tests/shopper/shop";
import { canStore, type Run } from "../src/core/database";

/** Asks the shop's database through a connection of its own. */
async function asked(options: string): Promise<boolean> {
  const client = new Client({ connectionString: shop.database, options });
  await client.connect();
  onTestFinished(() => client.end());
  return canStore((async (statement: string) => (await client.query(statement)).rows) as Run);
}

test("a shop whose database takes nothing says so, and one whose database does is ready", async () => {
  expect(await asked("")).toBe(true);
  expect(await asked("-c default_transaction_read_only=on")).toBe(false);
  expect(
    await canStore(() => Promise.reject(new Error("could not extend file: No space left on device"))),
  ).toBe(false);
  const { status, body } = await store("GET", "/furniture/storage");
  expect([status, body]).toEqual([200, { stores: true }]);
});
