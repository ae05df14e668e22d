import type { MedusaContainer } from "@medusajs/framework/types";
import { Client } from "pg";
import { expect, test } from "vitest";
import { thisYear } from "../../../tests/shopper/days";
import { shop } from "../../../tests/shopper/shop";
import { skipNumbers } from "../src/domain/papers/skip-numbers";
import { runOnClient } from "./run-on-client";

/** Takes the numbers back afterwards, but for those of orders, which have gaps anyway: other tests look for gaps among papers. */
async function takenBack(work: (client: Client, container: MedusaContainer) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: shop.database });
  await client.connect();
  const run = runOnClient(client);
  const papers = { inTransaction: (inside: (within: typeof run) => unknown) => inside(run) };
  try {
    await client.query("begin");
    await work(client, { resolve: () => papers } as unknown as MedusaContainer);
  } finally {
    await client.query("rollback");
    await client.end();
  }
}

const YEAR = String(thisYear());

const lastOf = async (client: Client, kind: string) =>
  Number(
    (await client.query("select last from furniture_paper_range where kind = $1 and year = $2", [kind, YEAR]))
      .rows[0]?.last ?? 0,
  );

const orderNumber = async (client: Client) =>
  Number(
    (await client.query(`select nextval(pg_get_serial_sequence('"order"', 'display_id')) as number`)).rows[0]
      .number,
  );

test("after a restored backup no number is given again that may have been given since, of orders, invoices and credit notes", () =>
  takenBack(async (client, container) => {
    const [invoice, credit, order] = [
      await lastOf(client, "invoice"),
      await lastOf(client, "credit_note"),
      await orderNumber(client),
    ];
    const next = await skipNumbers(container, 40);
    const printed = (prefix: string, last: number) =>
      `${prefix}-${YEAR}-${String(last + 41).padStart(4, "0")}`;
    expect(next).toMatchObject({ invoice: printed("RE", invoice), credit_note: printed("GU", credit) });
    expect([await lastOf(client, "invoice"), await lastOf(client, "credit_note")]).toEqual([
      invoice + 40,
      credit + 40,
    ]);
    const following = await orderNumber(client);
    expect(following).toBeGreaterThan(order + 40);
    expect(Number(next.order)).toBeLessThanOrEqual(following);
    expect(Number(next.order)).toBeGreaterThan(order + 40);
  }));

test("a year that the backup has no paper of begins after the numbers left out", () =>
  takenBack(async (client, container) => {
    await client.query("delete from furniture_paper_range where year = $1", [YEAR]);
    expect(await skipNumbers(container, 40)).toMatchObject({
      invoice: `RE-${YEAR}-0041`,
      credit_note: `GU-${YEAR}-0041`,
    });
  }));
