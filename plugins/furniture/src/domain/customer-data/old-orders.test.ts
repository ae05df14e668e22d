import { expect, test } from "vitest";
import { forgetOldOrders } from "./old-orders";

test("who stands on a draft that became no order is forgotten with orders that were never paid, and not kept for ever", async () => {
  const said: string[] = [];
  const raw = async (statement: string) => {
    said.push(statement.replace(/\s+/g, " "));
    return { rows: [], rowCount: 0 };
  };
  expect(await forgetOldOrders({ raw })).toBe(0);
  const [old = ""] = said;
  const draft = "coalesce(o.is_draft_order, false)";
  expect(old).toContain(`or o.status = 'canceled' or ${draft} or o.metadata ->> 'pay_by' = 'reservation')`);
  // A draft is no order: there is no contract and nothing to deliver.
  expect(old).toMatch(
    /o\.status <> 'canceled' and not coalesce\(o\.is_draft_order, false\) and .* as booked/,
  );
  expect(old).toContain(`and not ${draft} and o.status not in ('canceled', 'completed', 'archived')`);
});
